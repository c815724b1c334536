extension String {
    /// The text as one word that a shell reads back: in single quotes where anything in it could mean something else.
    public var shellWord: String {
        let isPlain =
            !isEmpty
            && unicodeScalars.allSatisfy { scalar in
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9", "_", ".", "/", "@", "%", "+", "=", ":", ",", "-": true
                default: false
                }
            }
        return isPlain ? self : "'\(replacing("'", with: "'\\''"))'"
    }
}
