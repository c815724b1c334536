import BarState
import SourceJSON

extension Story {
    /// Reads the story whose text is `json`; `file` is the name that errors give, `name` the story's own.
    ///
    /// Throws `SourceError` for text that is not JSON, `SourceErrors` for JSON that is no story.
    public init(json: [UInt8], file: String, name: String) throws {
        self = try StoryReader.read(json, file: file, name: name)
    }
}

/// Reads a `story.json`: strictly, with the place of every mistake, and all mistakes of a file at once.
struct StoryReader {
    let file: String
    /// How the story's bar is described; nil until that is read, and where it is wrong.
    var kind: BarKind?
    var symbols: [Story.SymbolMention] = []
    var errors: [SourceError] = []

    private static let keys = [
        "$schema", "title", "summary", "bar", "screens", "results", "push", "symbols", "steps", "variants",
    ]

    static func read(_ bytes: [UInt8], file: String, name: String) throws -> Story {
        let document = try SourceDocument(bytes: bytes, file: file)
        var reader = StoryReader(file: file)
        let story = reader.attempt { try $0.story(document.root.object(), name: name) }
        if let errors = SourceErrors(reader.errors) { throw errors }
        guard let story = story ?? nil else { throw document.root.error("this is no story") }
        return story
    }

    private mutating func story(_ object: SourceObject, name: String) throws -> Story? {
        errors += object.unknownKeyErrors(Self.keys)
        let parts = BarParts(
            screens: attempt { try $0.screens(object["screens"]) } ?? [],
            results: attempt { try $0.optionalScreen(object["results"]) } ?? nil
        )
        let bar = attempt { try $0.bar(object.required("bar").object(), parts: parts) }
        let steps = attempt { try $0.steps(object["steps"]) } ?? []
        let variants = attempt { try $0.variants(object["variants"], captures: steps) } ?? []
        let pushed = attempt { try $0.optionalScreen(object["push"]) } ?? nil
        let folder = attempt { try $0.symbolFolder(object["symbols"]) } ?? nil
        guard let bar else { return nil }
        var story = Story(
            name,
            title: try object["title"]?.string(),
            summary: try object["summary"]?.string(),
            bar: bar,
            variants: variants,
            steps: steps
        )
        if let pushed { story.pushed = pushed }
        story.symbolFolder = folder
        story.symbols = symbols
        story.source = object["bar"].map { StorySource(story: object, bar: $0) }
        return story
    }

    private mutating func bar(_ object: SourceObject, parts: BarParts) throws -> any BarMachine {
        let kind = try BarKind.named(object.required("kind"))
        self.kind = kind
        return try kind.read(&self, object, parts)
    }

    private func symbolFolder(_ value: SourceValue?) throws -> String? {
        guard let value else { return nil }
        let path = try value.string()
        guard FilePath.staysInside(path) else {
            throw value.error(
                "\"\(path)\" leads out of the story's folder",
                remedy: "put the symbols beside the story and name their folder"
            )
        }
        return path
    }

    // MARK: - Parts of every part

    /// Runs one part of the reading; what it throws is kept, and the rest of the file is still read.
    mutating func attempt<Value>(_ part: (inout StoryReader) throws -> Value) -> Value? {
        do {
            return try part(&self)
        } catch let error as SourceError {
            errors.append(error)
        } catch let several as SourceErrors {
            errors += several.errors
        } catch {
            errors.append(SourceError(file: file, message: String(describing: error)))
        }
        return nil
    }

    /// A symbol's name, noted to be looked up before anything is drawn.
    mutating func symbol(_ value: SourceValue) throws -> String {
        let name = try value.string()
        symbols.append(Story.SymbolMention(name: name, place: value.place))
        return name
    }

    /// Whether a closure of the app is there: true, or false and null.
    func isThere(_ value: SourceValue?) throws -> Bool {
        guard let value else { return true }
        return value.isNull ? false : try value.bool()
    }
}
