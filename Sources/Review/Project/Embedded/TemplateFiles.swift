// swift-format-ignore-file
// Written by Scripts/embed.

/// The files of a new project.
enum TemplateFiles {
    /// Sorted by name; a name is the file's path in its folder.
    static let files: [(name: String, text: String)] = [
        (".github/workflows/bars.yml", GithubWorkflowsBarsYml),
        (".gitignore", Gitignore),
        ("README.md", READMEMd),
        ("Snapshots/app/story.json", SnapshotsAppStoryJson),
    ]
}
