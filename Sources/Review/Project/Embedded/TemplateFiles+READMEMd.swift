// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Project/Template/README.md.
extension TemplateFiles {
    static let READMEMd = ###"""
# Bars, drawn

Every state of this app's tab bar, drawn by barsnap from two things that you edit: the story in
`Snapshots/app/story.json` says what the bar holds and what happens to it, the theme in `themes/default` says how it
looks.

## Two commands

```sh
barsnap gallery
barsnap verify
```

The first draws every frame and prints the path of a page that shows them. The second compares every frame with the
pictures in `Snapshots` and says what changed, where, by how much, and because of which token.

The pictures are made once, and committed:

```sh
barsnap record
```

## Change something

1. Add a tab: one more `{"id": …, "title": …, "symbol": …}` under `items`. Symbols are SF Symbol names.
2. Change the tint: `color.fill` and its neighbours in `themes/default/light.tokens.json`, and in
   `dark.tokens.json` for dark.
3. Look: `barsnap watch` keeps the gallery up to date while you edit, and the open page with it.
4. Compare: `barsnap verify` lists the frames that changed and ends with 1.
5. Accept what you meant: `barsnap approve 'app/*'`, or name frames one by one.

Add a story in a folder of its own beside `Snapshots/app`. Symbols of your own go into `Snapshots/app/symbols` as SVG,
by the names the story uses. An editor completes and checks a story by the schema that its first line names.

`.github/workflows/bars.yml` verifies every pull request.

"""###
}
