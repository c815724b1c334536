// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Project/Template/Snapshots/app/story.json.
extension TemplateFiles {
    static let SnapshotsAppStoryJson = ###"""
{
  "$schema": "../story.schema.json",
  "title": "App",
  "summary": "The bar with something playing above it: pressed, busy, failed and folded.",
  "bar": {
    "kind": "accessoryTabBar",
    "selection": "home",
    "items": [
      {"id": "home", "title": "Home", "symbol": "house"},
      {"id": "library", "title": "Library", "symbol": "books.vertical"},
      {"id": "inbox", "title": "Inbox", "symbol": "tray", "badge": 3}
    ],
    "accessory": {
      "id": "episode-1",
      "title": "The First Episode",
      "subtitle": "24 min left",
      "symbol": "headphones",
      "progress": 0.35
    }
  },
  "screens": {
    "home": {
      "title": "Home",
      "sections": [
        {
          "heading": "New",
          "rows": [
            {"title": "The First Episode", "subtitle": "Where it begins", "symbol": "waveform"},
            {"title": "The Second Episode", "subtitle": "What came of it", "symbol": "waveform"},
            {"title": "The Third Episode", "subtitle": "Who was right", "symbol": "waveform"},
            {"title": "Letters", "subtitle": "What you wrote", "symbol": "envelope"},
            {"title": "Extras", "subtitle": "Left on the floor", "symbol": "scissors"},
            {"title": "The First Season", "subtitle": "Ten episodes", "symbol": "square.stack"},
            {"title": "The Second Season", "subtitle": "Eight episodes", "symbol": "square.stack"},
            {"title": "The Third Season", "subtitle": "On its way", "symbol": "square.stack"}
          ]
        }
      ]
    }
  },
  "steps": [
    {"capture": "resting"},
    {"tap": "tab-bar/tab-library"},
    {"capture": "selected-library"},
    {"tap": "tab-bar/tab-home"},
    {"tap": "accessory/control"},
    {"capture": "busy"},
    {"controlThrows": "The player is out of reach."},
    {"capture": "failed"},
    {"wait": 4},
    {"scroll": {"by": 120}},
    {"capture": {"name": "fold-050", "at": 0.5}},
    {"capture": "folded"}
  ]
}

"""###
}
