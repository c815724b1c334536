import SourceJSON

/// A theme's document: a resolver document of DTCG 2025.10 with all the files it names, or a single token file.
///
/// Everything is read and checked once, also the contexts that nobody asks for; each permutation then only merges,
/// follows references and reads values.
public struct ThemeDocument: Sendable {
    /// A choice that the document leaves open, such as `appearance`.
    public struct Modifier: Sendable {
        /// The name that inputs choose by, such as `appearance`.
        public var name: String
        /// The names one can choose from, in the file's order.
        public var contexts: [String] { choices.map(\.name) }
        /// What is chosen where nothing is said; nil where one must choose.
        public var standard: String?
        /// What the document says of the choice; nil where it says nothing.
        public var description: String?
        /// What other tools keep with the modifier, untouched.
        public var extensions: SourceObject?
        var choices: [Choice]
    }

    struct Choice: Sendable {
        var name: String
        var sources: [Source]
    }

    /// Tokens, and keys beside a reference that stand in for the same keys there.
    struct Source: Sendable {
        var tokens: SourceObject
        var overrides: [SourceObject.Member] = []
    }

    enum Item: Sendable {
        case set(name: String, sources: [Source])
        /// By its place in `modifiers`.
        case modifier(Int)
    }

    /// The file as errors name it.
    public let file: String
    /// The document's own short name.
    public let name: String?
    /// What the document says of itself, which pages show under the title; nil where it says nothing.
    public let description: String?
    /// Those that the resolution order uses, in its order.
    public let modifiers: [Modifier]
    /// Those that are defined and never used: accepted as inputs, but without effect.
    let unusedModifiers: [Modifier]
    let items: [Item]
    /// What is wrong in the token files, where the document was opened to find every fault.
    let structureErrors: [SourceError]

    /// Reads the document at `path`, and the files it names in the same folder or below.
    ///
    /// Throws `SourceErrors` with everything that is wrong apart from values, which are read with their permutation.
    public init(path: String) throws {
        try self.init(path: path, isExamined: false)
    }

    /// Where the document is only to be examined, faults of its token files are kept instead of thrown, so that those
    /// of their values can be found in the same go.
    init(path: String, isExamined: Bool) throws {
        let slash = path.utf8.lastIndex(of: UInt8(ascii: "/"))
        let folder = slash.map { String(path[...$0]) } ?? ""
        let name = slash.map { String(path[path.utf8.index(after: $0)...]) } ?? path
        try self.init(named: name, in: SourceFolder(.disk(path: folder)), isExamined: isExamined)
    }

    init(named name: String, in folder: SourceFolder, isExamined: Bool = false) throws {
        let document: SourceDocument
        do {
            document = try folder.document(at: name)
        } catch let error as SourceError {
            throw SourceErrors(error)
        } catch let refusal as SourceFolder.Refusal {
            throw SourceErrors(SourceError(file: name, message: refusal.message, remedy: refusal.remedy))
        }
        try self.init(document: document, at: name, in: folder, isExamined: isExamined)
    }

    init(document: SourceDocument, at path: String, in folder: SourceFolder, isExamined: Bool) throws {
        file = document.file
        guard Self.isResolver(document.root) else {
            structureErrors = TokenStructure.check(document.root)
            (name, description) = (nil, nil)
            (modifiers, unusedModifiers) = ([], [])
            items = document.root.objectValue.map { [.set(name: "", sources: [Source(tokens: $0)])] } ?? []
            if !isExamined, let errors = SourceErrors(structureErrors) { throw errors }
            return
        }
        var loader = ResolverLoader(document: document, path: path, folder: folder)
        loader.load()
        if !loader.errors.isEmpty || !isExamined,
            let errors = SourceErrors((loader.errors + loader.structureErrors).withoutRepeats)
        {
            throw errors
        }
        structureErrors = loader.structureErrors
        name = document.root.objectValue?["name"]?.stringValue
        description = document.root.objectValue?["description"]?.stringValue
        items = loader.items
        modifiers = loader.modifiers
        unusedModifiers = loader.unusedModifiers
    }

    /// Whether a file is a resolver document rather than a token file: by its keys, of which none could be a group's
    /// without holding tokens, and by its name where the keys say nothing.
    static func isResolver(_ root: SourceValue) -> Bool {
        guard let object = root.objectValue else { return root.file.hasSuffix(".resolver.json") }
        if object["resolutionOrder"]?.kind == .array || object["version"]?.kind == .string { return true }
        return root.file.hasSuffix(".resolver.json")
    }

    /// The tokens of one permutation: for each modifier the context that `inputs` names, or its standard one.
    ///
    /// Throws `SourceErrors` with every fault of the inputs, or every value that breaks the standard.
    public func tokens(_ inputs: [String: String] = [:]) throws -> TokenSet {
        let chosen = try choose(inputs)
        let tree = TokenTree()
        for item in items {
            switch item {
            case .set(_, let sources): add(sources, to: tree)
            case .modifier(let index):
                add(modifiers[index].choices.first { $0.name == chosen[index] }?.sources ?? [], to: tree)
            }
        }
        let (set, errors) = tree.resolve(file: file)
        if let errors = SourceErrors(errors.withoutRepeats) { throw errors }
        return set
    }

    private func add(_ sources: [Source], to tree: TokenTree) {
        for source in sources { tree.add(source.tokens, overrides: source.overrides) }
    }
}
