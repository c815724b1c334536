import SourceJSON
import Testing

@testable import Theme

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Inputs, permutations, and themes that lack something.
@Suite struct ThemeDocumentTests {
    static let modifiers = ##"""
        {"version": "2025.10", "name": "Sizes", "resolutionOrder": [
          {"name": "base", "type": "set", "sources": [{"a": {"$type": "number", "$value": 0}, "b": {"$value": "{a}"}}]},
          {"$ref": "#/modifiers/size"},
          {"name": "beta", "type": "modifier", "default": "false", "contexts": {"false": [],
            "true": [{"a": {"$type": "number", "$value": 9}}]}}],
         "modifiers": {"size": {"contexts": {"small": [{"a": {"$type": "number", "$value": 1}}],
            "Large": [{"a": {"$type": "number", "$value": 2}}]}},
           "unused": {"contexts": {"x": [], "y": []}}}}
        """##

    func document(_ json: String) throws -> ThemeDocument {
        try ThemeDocument(named: "r.json", in: SourceFolder(.memory(["r.json": json])))
    }

    @Test("later sources win, and aliases follow what won")
    func order() throws {
        let document = try document(Self.modifiers)
        #expect(document.name == "Sizes")
        #expect(try document.tokens(["size": "small"])["b"]?.value == .number(1))
        #expect(try document.tokens(["size": "Large"])["b"]?.value == .number(2))
        #expect(try document.tokens(["size": "small", "beta": "true"])["b"]?.value == .number(9))
    }

    @Test("names of inputs are taken without case where none is written so")
    func caseInsensitive() throws {
        let document = try document(Self.modifiers)
        #expect(try document.tokens(["SIZE": "LARGE", "Beta": "False"])["a"]?.value == .number(2))
    }

    @Test("a modifier that the order leaves out is accepted as input and asks for none")
    func unused() throws {
        let document = try document(Self.modifiers)
        #expect(document.modifiers.map(\.name) == ["size", "beta"])
        #expect(try document.tokens(["size": "small", "unused": "x"])["a"]?.value == .number(1))
    }

    @Test("all faults of the inputs are told at once")
    func faults() throws {
        let document = try document(Self.modifiers)
        let errors = #expect(throws: SourceErrors.self) { try document.tokens(["beta": "maybe", "sise": "small"]) }
        #expect(
            errors?.errors.map(\.message) == [
                #"the modifier "beta" has no context "maybe""#,
                #"the modifier "size" has no standard context, and none is given"#,
                #"there is no modifier "sise""#,
            ]
        )
    }

    @Test("inputs from JSON are strings")
    func jsonInputs() throws {
        let good = try SourceDocument(text: #"{"size": "small"}"#, file: "i").root
        #expect(try ThemeDocument.inputs(from: good) == ["size": "small"])
        let bad = try SourceDocument(text: #"{"beta": true, "size": 100}"#, file: "i").root
        let errors = #expect(throws: SourceErrors.self) { try ThemeDocument.inputs(from: bad) }
        #expect(errors?.errors.count == 2)
    }

    @Test("permutations are the product of the contexts, the last changing fastest")
    func permutations() throws {
        let document = try document(Self.modifiers)
        #expect(document.permutationCount == 4)
        #expect(
            document.permutations().map(\.description) == [
                "size=small beta=false", "size=small beta=true", "size=Large beta=false", "size=Large beta=true",
            ]
        )
        #expect(
            document.permutations(limit: 3).map(\.description) == [
                "size=small beta=false", "size=Large beta=false", "size=small beta=true",
            ]
        )
        let plain = try self.document(#"{"a": {"$type": "number", "$value": 1}}"#)
        #expect(plain.permutations().map(\.inputs) == [[:]])
    }

    @Test("keys beside a reference stand in for those it leads to, shallowly")
    func overrides() throws {
        let document = try document(
            ##"""
            {"version": "2025.10", "$defs": {"base": {"g": {"$type": "number", "x": {"$value": 1}, "y": {"$value": 2}},
                "h": {"$type": "number", "$value": 3}}},
             "resolutionOrder": [{"name": "s", "type": "set",
                "sources": [{"$ref": "#/$defs/base", "g": {"z": {"$type": "number", "$value": 4}}}]},
                {"$ref": "#/modifiers/m", "default": "b"}],
             "modifiers": {"m": {"default": "a", "contexts": {"a": [], "b": [{"c": {"$type": "number", "$value": 5}}]}}}}
            """##
        )
        #expect(try document.tokens().tokens.map(\.path).sorted() == ["c", "g.z", "h"])
    }

    @Test("a link out of the theme's folder is refused")
    func links() throws {
        let folder = FileManager.default.temporaryDirectory.appending(
            path: "barsnap-links-\(UInt64.random(in: 0...UInt64.max))"
        )
        let theme = folder.appending(path: "theme")
        try FileManager.default.createDirectory(at: theme, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        try Data(#"{"a": {"$type": "number", "$value": 1}}"#.utf8).write(to: folder.appending(path: "outside.json"))
        let link = theme.appending(path: "t.json")
        try FileManager.default.createSymbolicLink(
            at: link,
            withDestinationURL: folder.appending(path: "outside.json")
        )
        let resolver =
            #"{"version":"2025.10","resolutionOrder":[{"name":"s","type":"set","sources":[{"$ref":"t.json"}]}]}"#
        try Data(resolver.utf8).write(to: theme.appending(path: "r.resolver.json"))
        let errors = ThemeDocument.check(path: theme.appending(path: "r.resolver.json").path)
        #expect(errors.map(\.message) == [#""t.json" is a link that leads outside the theme's folder"#])
    }

    @Test("a theme that lacks tokens names them all")
    func missingTokens() throws {
        let json =
            ##"{"color": {"$type": "color", "bg": {"$value": {"colorSpace": "srgb", "components": [0, 0, 0]}}, "##
            + ##""surface": {"$type": "number", "$value": 1}}}"##
        let document = try document(json)
        let errors = #expect(throws: SourceErrors.self) { try SPTheme(document, named: "t", appearance: .light) }
        let found = try #require(errors?.errors)
        #expect(found.count > 30)
        #expect(found.contains { $0.path == "color.fill" && $0.message == "the theme lacks this token" })
        #expect(
            found.contains {
                $0.path == "color.surface" && $0.message == "the theme needs a color here, found a number"
            }
        )
        #expect(!found.contains { $0.path == "color.bg" })
    }

    @Test("a theme of an unknown name suggests a known one")
    func unknownTheme() {
        let near = #expect(throws: SourceErrors.self) { try ThemeSource.embedded.document(named: "harbour") }
        #expect(near?.description == #"the built-in themes: there is no theme "harbour" (did you mean "harbor"?)"#)
        let far = #expect(throws: SourceErrors.self) { try ThemeSource.embedded.document(named: "x") }
        #expect(far?.description == #"the built-in themes: there is no theme "x" (it has default, harbor)"#)
    }

    @Test("both built-in themes keep the standard in every permutation, and differ")
    func builtIn() throws {
        for name in try ThemeSource.embedded.themeNames() {
            let document = try ThemeSource.embedded.document(named: name)
            #expect(document.permutations().count == 4)
            #expect(document.valueErrors().isEmpty)
        }
        let standard = try SPTheme.load(appearance: .light)
        let harbor = try SPTheme.load(named: "harbor", appearance: .light)
        #expect(harbor.color.tint != standard.color.tint)
        #expect(harbor.radius.md.points != standard.radius.md.points)
        #expect(harbor.type.caption.weight != standard.type.caption.weight)
        #expect(harbor.type.body == standard.type.body)
        #expect(harbor.elevation.e2.shadows[0].color != standard.elevation.e2.shadows[0].color)
    }
}
