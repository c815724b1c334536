import SourceJSON

/// The tokens of one permutation, whole and without a fault.
public struct TokenSet: Sendable {
    /// In the order of the files.
    public let tokens: [Token]
    /// The file that errors about the set as a whole are laid to.
    public let file: String
    private let index: [ExactString: Int]

    /// `index` is the place in `tokens` of each path.
    init(tokens: [Token], index: [ExactString: Int], file: String) {
        self.tokens = tokens
        self.index = index
        self.file = file
    }

    /// The token at `path`, compared byte for byte.
    public subscript(_ path: String) -> Token? {
        index[ExactString(path)].map { tokens[$0] }
    }

    /// The token and every token that it is another name of, to the one with a value of its own.
    public func aliasChain(of path: String) -> [String] {
        var chain = [path]
        var token = self[path]
        while let alias = token?.alias {
            chain.append(alias)
            token = self[alias]
        }
        return chain
    }

    /// For each token that others name: those others, in the order of the files.
    public func referrers() -> [String: [String]] {
        var referrers: [String: [String]] = [:]
        for token in tokens {
            for reference in token.references { referrers[reference, default: []].append(token.path) }
        }
        return referrers
    }

    /// Reads one token file on its own.
    ///
    /// Throws `SourceErrors` with everything in it that breaks the standard.
    public init(document: SourceDocument) throws {
        let tree = TokenTree()
        if let root = document.root.objectValue { tree.add(root) }
        let (set, errors) = tree.resolve(file: document.file)
        let all = TokenStructure.check(document.root) + errors
        if let errors = SourceErrors(all.withoutRepeats) { throw errors }
        self = set
    }
}
