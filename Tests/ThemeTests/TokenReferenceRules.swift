import Testing

@testable import Theme

/// References in braces and by pointer.
@Suite struct TokenReferenceRules {
    static let cases = [
        TokenRule(
            "an alias takes its target's type",
            ##"{"g":{"$type":"number","a":{"$type":"color","$value":<color>},"b":{"$value":"{g.a}"}}}"##
        ),
        TokenRule(
            "an alias of another type",
            ##"{"a":{"$type":"number","$value":1},"b":{"$type":"color","$value":"{a}"}}"##,
            ##"1:66: b: is a color, but a is a number"##
        ),
        TokenRule(
            "an alias in the wrong case",
            ##"{"Brand":{"$type":"number","$value":1},"b":{"$value":"{brand}"}}"##,
            ##"1:54: b: there is no token brand (did you mean {Brand}?)"##
        ),
        TokenRule(
            "an alias to nothing, near a name",
            ##"{"color":{"fill":{"$type":"number","$value":1}},"b":{"$value":"{colour.fil}"}}"##,
            ##"1:63: b: there is no token colour.fil (did you mean {color.fill}?)"##
        ),
        TokenRule(
            "an alias with a name found elsewhere",
            ##"{"color":{"fill":{"$type":"number","$value":1}},"b":{"$value":"{fill}"}}"##,
            ##"1:63: b: there is no token fill (did you mean {color.fill}?)"##
        ),
        TokenRule(
            "an alias without its closing brace",
            ##"{"a":{"$type":"number","$value":"{b"}}"##,
            ##"1:33: a: the reference "{b" has no closing }"##
        ),
        TokenRule(
            "an alias without its opening brace",
            ##"{"a":{"$type":"number","$value":"b}"}}"##,
            ##"1:33: a: the reference "b}" must begin with {"##
        ),
        TokenRule(
            "an alias of nothing",
            ##"{"a":{"$type":"number","$value":"{}"}}"##,
            ##"1:33: a: the reference {} names nothing"##
        ),
        TokenRule(
            "an alias with an empty name",
            ##"{"a":{"$type":"number","$value":"{b..c}"}}"##,
            ##"1:33: a: the reference "{b..c}" has an empty name"##
        ),
        TokenRule(
            "an alias to a property",
            ##"{"a":{"$type":"number","$value":"{b.$value}"}}"##,
            ##"1:33: a: the reference "{b.$value}" names a property (braces name whole tokens; a part of one "##
                + ##"is named by {"$ref": "#/…/$value/…"})"##
        ),
        TokenRule(
            "an alias with braces inside",
            ##"{"a":{"$type":"number","$value":"{b{c}}"}}"##,
            ##"1:33: a: the reference "{b{c}}" has braces inside"##
        ),
        TokenRule(
            "a token can't be its own alias",
            ##"{"a":{"$type":"number","$value":"{a}"}}"##,
            ##"1:33: a: refers to itself"##
        ),
        TokenRule(
            "a circle names all its tokens, and only one error tells of it",
            ##"{"x":{"$value":"{a}"},"a":{"$value":"{b}"},"b":{"$value":"{c}"},"c":{"$value":"{a}"}}"##,
            ##"1:37: a: references go in a circle: a → b → c → a"##
        ),
        TokenRule(
            "a circle through composites",
            ##"{"a":{"$type":"shadow","$value":["{b}"]},"b":{"$type":"shadow","$value":["{a}"]}}"##,
            ##"1:33: a: references go in a circle: a → b → a"##
        ),
        TokenRule(
            "a circle of parts",
            ##"{"a":{"$type":"dimension","$value":{"value":{"$ref":"#/b/$value/value"},"unit":"px"}},"##
                + ##""b":{"$type":"dimension","$value":{"value":{"$ref":"#/a/$value/value"},"unit":"px"}}}"##,
            ##"1:130: b: references go in a circle: b → a → b"##
        ),
        TokenRule(
            "two tokens may take parts of each other",
            ##"{"a":{"$type":"dimension","$value":{"value":1,"unit":{"$ref":"#/b/$value/unit"}}},"##
                + ##""b":{"$type":"dimension","$value":{"value":{"$ref":"#/a/$value/value"},"unit":"px"}}}"##
        ),
        TokenRule(
            "a token may take a part of itself",
            ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0.5,"##
                + ##"{"$ref":"#/a/$value/components/0"},0]}}}"##
        ),
        TokenRule(
            "a value can't hold itself",
            ##"{"a":{"$type":"shadow","$value":{"color":{"$ref":"#/a/$value"},"offsetX":<1px>,"offsetY":<1px>,"##
                + ##""blur":<1px>,"spread":<1px>}}}"##,
            ##"1:33: a: refers to itself"##
        ),
        TokenRule(
            "a pointer to a token is an alias",
            ##"{"a":{"$type":"number","$value":1},"b":{"$ref":"#/a"}}"##
        ),
        TokenRule(
            "a pointer to a token's value is an alias",
            ##"{"a":{"$type":"number","$value":1},"b":{"$ref":"#/a/$value"},"##
                + ##""c":{"$value":{"$ref":"#/b/$value"}}}"##
        ),
        TokenRule(
            "inside a value a pointer goes to the value",
            ##"{"a":{"$type":"color","$value":<color>},"b":{"$type":"border","$value":{"color":{"$ref":"#/a"},"##
                + ##""width":<1px>,"style":"solid"}}}"##,
            ##"1:124: b: #/a is a token's object, not its value (write #/a/$value)"##
        ),
        TokenRule(
            "a pointer follows aliases on its way",
            ##"{"a":{"$type":"color","$value":<color>},"b":{"$value":"{a}"},"c":{"$type":"number","##
                + ##""$ref":"#/b/$value/components/0"}}"##
        ),
        TokenRule(
            "a part needs a type",
            ##"{"a":{"$type":"dimension","$value":<1px>},"b":{"$ref":"#/a/$value/value"}}"##,
            ##"1:65: b: the token has no type (give the token or a group around it a $type)"##
        ),
        TokenRule(
            "a part has the group's type",
            ##"{"a":{"$type":"dimension","$value":<1px>},"g":{"$type":"number","##
                + ##""b":{"$ref":"#/a/$value/value"}}}"##
        ),
        TokenRule(
            "a part of the wrong type",
            ##"{"a":{"$type":"dimension","$value":<1px>},"b":{"$type":"dimension","$ref":"#/a/$value/value"}}"##,
            ##"1:93: b: expected a dimension, but the reference leads to the number 1"##
        ),
        TokenRule(
            "a pointer that leads nowhere",
            ##"{"a":{"$type":"dimension","$value":<1px>},"b":{"$type":"number","$ref":"#/a/$value/vlue"}}"##,
            ##"1:90: b: #/a/$value/vlue leads nowhere: a has no "vlue" there"##
        ),
        TokenRule(
            "a pointer past an array's end",
            ##"{"a":{"$type":"color","$value":<color>},"b":{"$type":"number","$ref":"#/a/$value/components/3"}}"##,
            ##"1:105: b: #/a/$value/components/3 leads nowhere: a has no "3" there"##
        ),
        TokenRule(
            "a pointer's index has no leading zero",
            ##"{"a":{"$type":"color","$value":<color>},"b":{"$type":"number","##
                + ##""$ref":"#/a/$value/components/00"}}"##,
            ##"1:105: b: #/a/$value/components/00 leads nowhere: a has no "00" there"##
        ),
        TokenRule(
            "a pointer with a bad escape",
            ##"{"a":{"$type":"number","$ref":"#/a~2b/$value"}}"##,
            ##"1:31: a: "#/a~2b/$value" has a ~ that is not ~0 or ~1 (~0 stands for ~, ~1 for /)"##
        ),
        TokenRule(
            "a pointer to another file",
            ##"{"a":{"$type":"number","$ref":"other.json#/a"}}"##,
            ##"1:31: a: "other.json#/a" is no JSON pointer (a reference within the file is written "##
                + ##"#/group/token/$value)"##
        ),
        TokenRule(
            "a pointer to the root",
            ##"{"a":{"$type":"number","$ref":"#/"}}"##,
            ##"1:31: a: "#/" is no JSON pointer (a reference within the file is written #/group/token/$value)"##
        ),
        TokenRule(
            "a pointer that is no string",
            ##"{"a":{"$type":"number","$ref":3}}"##,
            ##"1:31: a: $ref: expected a string, found the number 3"##
        ),
        TokenRule(
            "nothing stands beside $ref in a value",
            ##"{"a":{"$type":"dimension","$value":<1px>},"b":{"$type":"dimension","##
                + ##""$value":{"$ref":"#/a/$value","unit":"rem"}}}"##,
            ##"1:116: b: nothing may stand beside $ref: "unit""##
        ),
        TokenRule(
            "a pointer through itself",
            ##"{"a":{"$type":"number","$value":{"$ref":"#/a/$value/x"}}}"##,
            ##"1:33: a: a JSON pointer leads through itself"##
        ),
        TokenRule(
            "a pointer to a group",
            ##"{"g":{"$type":"number","a":{"$value":1}},"b":{"$type":"number","$value":{"$ref":"#/g"}}}"##,
            ##"1:81: b: g is a group, not a token"##
        ),
    ]

    @Test("every rule has its verdict and its words", arguments: cases)
    func verdict(_ rule: TokenRule) {
        #expect(rule.faults == rule.expected)
    }
}
