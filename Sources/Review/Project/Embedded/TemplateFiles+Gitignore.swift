// swift-format-ignore-file
// Written by Scripts/embed from Sources/Review/Project/Template/.gitignore.
extension TemplateFiles {
    static let Gitignore = ###"""
/frames/
/gallery/
/report/

"""###
}
