import SourceJSON
import Testing

@testable import Theme

/// Resolver documents: what they may hold, what they may refer to, what is refused.
@Suite struct ResolverRules {
    struct Rule: Sendable, CustomTestStringConvertible {
        var name: String
        var files: [String: String]
        var expected: [String]
        var testDescription: String { name }

        /// `order` is the inside of `resolutionOrder`, `rest` the document's other members.
        init(_ name: String, order: String, rest: String = "", files: [String: String] = [:], _ expected: String...) {
            self.name = name
            self.files = files
            self.files["r.json"] = ##"{"version":"2025.10","resolutionOrder":[\##(order)]\##(rest)}"##
            self.expected = expected
        }
    }

    static let tokens = ##"{"a":{"$type":"number","$value":1}}"##
    static let contexts = ##""contexts":{"x":[],"y":[{"b":{"$type":"number","$value":2}}]}"##

    static let rules = [
        Rule(
            "inline sets and modifiers",
            order: ##"{"name":"s","type":"set","sources":[\##(tokens)]},"##
                + ##"{"name":"m","type":"modifier",\##(contexts),"default":"y"}"##
        ),
        Rule("the order is not empty", order: "", "resolutionOrder needs at least one set or modifier"),
        Rule(
            "type is set or modifier",
            order: ##"{"name":"s","type":"group","sources":[]}"##,
            ##"type must be "set" or "modifier", found the string "group""##
        ),
        Rule(
            "an inline name is a string",
            order: ##"{"name":1,"type":"set","sources":[]}"##,
            "name: expected a string, found the number 1"
        ),
        Rule(
            "a set's keys are known",
            order: ##"{"name":"s","type":"set","sources":[],"source":[]}"##,
            ##"unknown key "source" (did you mean "sources"?)"##
        ),
        Rule(
            "sources are a list of objects",
            order: ##"{"name":"s","type":"set","sources":[1]}"##,
            "sources: expected an object, found the number 1"
        ),
        Rule(
            "inline tokens are checked",
            order: ##"{"name":"s","type":"set","sources":[{"a":{"$type":"x","$value":1}}]}"##,
            ##"a: unknown type "x" (the types are color, dimension, fontFamily, fontWeight, duration, "##
                + "cubicBezier, number, strokeStyle, border, transition, shadow, gradient, typography)"
        ),
        Rule(
            "one context is as good as a set",
            order: ##"{"$ref":"#/modifiers/m"}"##,
            rest: ##","modifiers":{"m":{"contexts":{"x":[]}}}"##,
            ##"the modifier "m" needs at least two contexts, found one, which is the same as a set"##
        ),
        Rule(
            "the default is a context",
            order: ##"{"$ref":"#/modifiers/m"}"##,
            rest: ##","modifiers":{"m":{"default":"yy",\##(contexts)}}"##,
            ##"the default "yy" is not among the contexts"##
        ),
        Rule(
            "a missing set has a nearest name",
            order: ##"{"$ref":"#/sets/colour"}"##,
            rest: ##","sets":{"color":{"sources":[]}}"##,
            ##"there is no set "colour" (did you mean "color"?)"##
        ),
        Rule(
            "the order refers to sets and modifiers only",
            order: ##"{"$ref":"tokens.json"}"##,
            files: ["tokens.json": tokens],
            ##""tokens.json" is neither a set nor a modifier (resolutionOrder refers to #/sets/… and #/modifiers/… only)"##
        ),
        Rule(
            "nothing refers to the order",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"#/resolutionOrder/0"}]}"##,
            ##""#/resolutionOrder/0" can't be referred to here (nothing may refer to the resolution order)"##
        ),
        Rule(
            "a context refers to no modifier",
            order: ##"{"$ref":"#/modifiers/m"}"##,
            rest: ##","modifiers":{"m":{"contexts":{"x":[{"$ref":"#/modifiers/n"}],"y":[]}},"n":{\##(contexts)}}"##,
            ##""#/modifiers/n" can't be referred to here (sets and modifiers must not refer to a modifier)"##
        ),
        Rule(
            "a context may refer to a set",
            order: ##"{"$ref":"#/modifiers/m"}"##,
            rest:
                ##","sets":{"s":{"sources":[\##(tokens)]}},"modifiers":{"m":{"contexts":{"x":[{"$ref":"#/sets/s"}],"y":[]},"default":"x"}}"##
        ),
        Rule(
            "sets in a circle are named",
            order: ##"{"$ref":"#/sets/a"}"##,
            rest: ##","sets":{"a":{"sources":[{"$ref":"#/sets/b"}]},"b":{"sources":[{"$ref":"#/sets/a"}]}}"##,
            "sets refer to each other in a circle: a → b → a"
        ),
        Rule(
            "$defs may be referred to",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"#/$defs/my~1file.json"}]}"##,
            rest: ##","$defs":{"my/file.json":\##(tokens)}"##
        ),
        Rule(
            "a file beside the document",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"./t/a b.json"}]}"##,
            files: ["t/a b.json": tokens]
        ),
        Rule(
            "a file's escaped name",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"t/a%20b.json"}]}"##,
            files: ["t/a b.json": tokens]
        ),
        Rule(
            "a part of a file",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"t.json#/g"},{"$ref":"t.json#g"}]}"##,
            files: ["t.json": ##"{"g":\##(tokens)}"##]
        ),
        Rule(
            "a set of another resolver document",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"o/other.json#/sets/s"}]}"##,
            files: [
                "o/other.json":
                    ##"{"version":"2025.10","resolutionOrder":[],"sets":{"s":{"sources":[{"$ref":"t.json"}]}}}"##,
                "o/t.json": tokens,
            ]
        ),
        Rule(
            "a missing file",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"t.json"}]}"##,
            "t.json: there is no such file"
        ),
        Rule(
            "a file that is not JSON",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"t.json"}]}"##,
            files: ["t.json": "{"],
            "t.json: the file ends early: expected a key or '}' (the object begun at line 1, column 1 is not closed)"
        ),
        Rule(
            "a URL is refused",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"https://example.org/t.json"}]}"##,
            ##""https://example.org/t.json" is a URL (https): sources are read from the theme's folder only "##
                + "(save the file beside the theme and name it by a relative path)"
        ),
        Rule(
            "a file URL is refused",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"file:t.json"}]}"##,
            ##""file:t.json" is a URL (file): sources are read from the theme's folder only "##
                + "(save the file beside the theme and name it by a relative path)"
        ),
        Rule(
            "a path out of the folder is refused",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"t/../../x.json"}]}"##,
            ##""t/../../x.json" lies outside the theme's folder (a theme's sources lie in its own folder or below it)"##
        ),
        Rule(
            "an escaped path out of the folder is refused",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"%2e%2e/x.json"}]}"##,
            ##""../x.json" lies outside the theme's folder (a theme's sources lie in its own folder or below it)"##
        ),
        Rule(
            "an absolute path is refused",
            order: ##"{"name":"s","type":"set","sources":[{"$ref":"/etc/passwd"}]}"##,
            ##""/etc/passwd" lies outside the theme's folder (a theme's sources lie in its own folder or below it)"##
        ),
        Rule(
            "an unused set is read too",
            order: ##"{"$ref":"#/sets/a"}"##,
            rest: ##","sets":{"a":{"sources":[]},"b":{"sources":[{"$ref":"no.json"}]}}"##,
            "no.json: there is no such file"
        ),
        Rule(
            "an alias may lead from one source into another",
            order: ##"{"name":"s","type":"set","sources":[{"b":{"$value":"{a}"}},\##(tokens)]}"##
        ),
        Rule(
            "aliases are followed once all is merged",
            order:
                ##"{"name":"s","type":"set","sources":[{"$ref":"t.json"},{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0]}}}]}"##,
            files: ["t.json": ##"{"a":{"$type":"number","$value":1},"b":{"$type":"number","$value":"{a}"}}"##],
            "t.json: b: is a number, but a is a color"
        ),
        Rule(
            "$extensions of a set is an object",
            order: ##"{"name":"s","type":"set","sources":[],"$extensions":1}"##,
            "$extensions: expected an object, found the number 1"
        ),
    ]

    @Test("every rule has its verdict and its words", arguments: rules)
    func verdict(_ rule: Rule) {
        let faults = TokenRule.faults(of: "r.json", in: rule.files)
        let found = faults.map { fault in
            let text = (fault.path.map { "\($0): " } ?? "") + fault.message + (fault.remedy.map { " (\($0))" } ?? "")
            return fault.file == "r.json" ? text : "\(fault.file): \(text)"
        }
        #expect(found == rule.expected)
        #expect(faults.allSatisfy { $0.line > 0 && $0.column > 0 })
    }
}
