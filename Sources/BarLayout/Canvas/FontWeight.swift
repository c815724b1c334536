/// The weights that the seeds name in words, on CSS's scale.
enum FontWeight {
    static let medium = 500
    static let semibold = 600
}
