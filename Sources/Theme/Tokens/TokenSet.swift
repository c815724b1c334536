import SourceJSON

/// The tokens of one permutation, whole and without a fault.
public struct TokenSet: Sendable {
    /// In the order of the files.
    public let tokens: [Token]
    /// The file that errors about the set as a whole are laid to.
    public let file: String
    private let index: [ExactString: Int]

    init(tokens: [Token], file: String) {
        self.tokens = tokens
        self.file = file
        var index: [ExactString: Int] = [:]
        index.reserveCapacity(tokens.count)
        for (number, token) in tokens.enumerated() { index[ExactString(token.path)] = number }
        self.index = index
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
        if let errors = SourceErrors(TokenStructure.check(document.root)) { throw errors }
        let tree = TokenTree()
        if let root = document.root.objectValue { tree.add(root) }
        self = try tree.resolve(file: document.file)
    }
}
