// swift-format-ignore-file
// Written by Scripts/embed.

/// The schema that stories name.
enum SchemaFiles {
    /// Sorted by name; a name is the file's path in its folder.
    static let files: [(name: String, text: String)] = [
        ("story.schema.json", storySchemaJson),
    ]
}
