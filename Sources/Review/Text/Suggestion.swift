import SourceJSON

/// Words for the end of an error about a name: `; did you mean 'render'?`, or nothing where no name is near.
public func suggestion(for name: String, among names: [String]) -> String {
    nearest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
}
