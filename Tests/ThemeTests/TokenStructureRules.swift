import Testing

@testable import Theme

/// Names, keys, groups and inheritance.
@Suite struct TokenStructureRules {
    static let cases = [
        TokenRule(
            "a token's $description is a string",
            ##"{"a":{"$type":"number","$value":1,"$description":3}}"##,
            ##"1:50: a: $description: expected a string, found the number 3"##
        ),
        TokenRule(
            "a group's $description is a string",
            ##"{"a":{"$description":null}}"##,
            ##"1:22: a: $description: expected a string, found null"##
        ),
        TokenRule(
            "$extensions of a group is an object",
            ##"{"a":{"$extensions":"x"}}"##,
            ##"1:21: a: $extensions: expected an object, found the string "x""##
        ),
        TokenRule(
            "$deprecated is true, false or a string",
            ##"{"a":{"$deprecated":2}}"##,
            ##"1:21: a: $deprecated: expected true, false or a string, found the number 2"##
        ),
        TokenRule(
            "$type is a string",
            ##"{"a":{"$type":3}}"##,
            ##"1:15: a: $type: expected a string, found the number 3"##
        ),
        TokenRule(
            "$type is one of the thirteen, case and all",
            ##"{"a":{"$type":"Color","$value":<color>}}"##,
            ##"1:15: a: unknown type "Color" (did you mean "color"?)"##
        ),
        TokenRule(
            "$type of a group is checked too",
            ##"{"a":{"$type":"colour","b":{"$value":<color>}}}"##,
            ##"1:15: a: unknown type "colour" (did you mean "color"?)"##
        ),
        TokenRule(
            "an unknown $key in a token",
            ##"{"a":{"$type":"number","$value":1,"$descripton":"x"}}"##,
            ##"1:35: a: unknown key "$descripton" in a token (did you mean "$description"?)"##
        ),
        TokenRule(
            "an unknown $key in a group",
            ##"{"a":{"$foo":1}}"##,
            ##"1:7: a: unknown key "$foo" in a group (names of tokens and groups must not begin with $)"##
        ),
        TokenRule(
            "$schema stands at the root only",
            ##"{"$schema":"x","a":{"$schema":"y"}}"##,
            ##"1:21: a: unknown key "$schema" in a group (names of tokens and groups must not begin with $)"##
        ),
        TokenRule(
            "a token without a type",
            ##"{"a":{"$value":1}}"##,
            ##"1:6: a: the token has no type (give the token or a group around it a $type)"##
        ),
        TokenRule(
            "a type is never guessed",
            ##"{"a":{"$value":<color>}}"##,
            ##"1:6: a: the token has no type (give the token or a group around it a $type)"##
        ),
        TokenRule(
            "$value null is a value of the wrong kind",
            ##"{"a":{"$type":"number","$value":null}}"##,
            ##"1:33: a: expected a number, found null"##
        ),
        TokenRule(
            "$value and $ref exclude each other",
            ##"{"a":{"$type":"number","$value":1,"$ref":"#/b"},"b":{"$type":"number","$value":1}}"##,
            ##"1:42: a: a token takes one of $value and $ref"##
        ),
        TokenRule(
            "a token holds no tokens",
            ##"{"a":{"$type":"number","$value":1,"b":{"$type":"number","$value":1}}}"##,
            ##"1:35: a: a token holds no tokens, groups or keys of its own: "b" (an object with $value is a "##
                + ##"token; data of your own goes into $extensions)"##
        ),
        TokenRule(
            "a token has no $extends",
            ##"{"a":{"$type":"number","$value":1,"$extends":"{b}"},"b":{}}"##,
            ##"1:35: a: unknown key "$extends" in a token (names of tokens and groups must not begin with $)"##
        ),
        TokenRule(
            "a group's member is an object",
            ##"{"a":{"b":12,"c":[]}}"##,
            ##"1:11: a.b: expected a token or a group, found the number 12"##,
            ##"1:18: a.c: expected a token or a group, found an array"##
        ),
        TokenRule(
            "keys of older drafts are recognised",
            ##"{"a":{"type":"color","value":"#fff"}}"##,
            ##"1:14: a.type: expected a token or a group, found the string "color" (did you mean "$type"?)"##,
            ##"1:30: a.value: expected a token or a group, found the string "#fff" (did you mean "$value"?)"##
        ),
        TokenRule(
            "the root is an object",
            ##"[1]"##,
            ##"1:1: expected an object of groups and tokens, found an array"##
        ),
        TokenRule(
            "a name holds no full stop",
            ##"{"a.b":{}}"##,
            ##"1:2: the name "a.b" must not hold "." (references use { } and . for themselves)"##
        ),
        TokenRule(
            "a name holds no brace",
            ##"{"a":{"b{":{}}}"##,
            ##"1:7: a: the name "b{" must not hold "{" (references use { } and . for themselves)"##
        ),
        TokenRule(
            "a name does not begin with $",
            ##"{"$a":{}}"##,
            ##"1:2: unknown key "$a" in a group (names of tokens and groups must not begin with $)"##
        ),
        TokenRule(
            "a name is not empty",
            ##"{"":{}}"##,
            ##"1:2: a name must not be empty (references use { } and . for themselves)"##
        ),
        TokenRule(
            "names differ by case",
            ##"{"a":{"$type":"number","$value":1},"A":{"$type":"number","$value":"{a}"}}"##
        ),
        TokenRule(
            "names may hold spaces, slashes and tildes",
            ##"{"a b/c~d":{"$type":"number","$value":1},"e":{"$value":"{a b/c~d}"},"f":{"$ref":"#/a b~1c~0d"},"##
                + ##""g":{"$ref":"#/a%20b~1c~0d"}}"##
        ),
        TokenRule(
            "type comes from the nearest group",
            ##"{"a":{"$type":"color","b":{"$type":"number","c":{"$value":1}}}}"##
        ),
        TokenRule(
            "a root token has the group's type",
            ##"{"a":{"$type":"number","$root":{"$value":1},"b":{"$value":"{a.$root}"}}}"##
        ),
        TokenRule(
            "$root is a token",
            ##"{"a":{"$root":{}}}"##,
            ##"1:15: a.$root: $root must be a token, with $value"##
        ),
        TokenRule(
            "a group's name is no token",
            ##"{"a":{"$root":{"$type":"number","$value":1}},"b":{"$value":"{a}"}}"##,
            ##"1:60: b: a is a group, not a token (its own token is {a.$root})"##
        ),
        TokenRule(
            "$extends is a string",
            ##"{"a":{"$extends":1}}"##,
            ##"1:18: a: expected a reference to a group, found the number 1"##
        ),
        TokenRule(
            "$extends takes a pointer too",
            ##"{"a":{"$type":"number","x":{"$value":1}},"b":{"$extends":"#/a"},"c":{"$value":"{b.x}"}}"##
        ),
        TokenRule(
            "a group may extend by $ref",
            ##"{"a":{"$type":"number","x":{"$value":1}},"b":{"$ref":"#/a","y":{"$value":2}},"##
                + ##""c":{"$value":"{b.x}"}}"##
        ),
        TokenRule(
            "an object with $ref alone may be a group",
            ##"{"a":{"$type":"number","x":{"$value":1}},"b":{"$ref":"#/a"},"c":{"$value":"{b.x}"}}"##
        ),
        TokenRule(
            "an object with $ref and a $type of its own is a token",
            ##"{"a":{"$type":"number","x":{"$value":1}},"b":{"$ref":"#/a","$type":"number"}}"##,
            ##"1:54: b: a is a group, not a token"##
        ),
        TokenRule(
            "$extends and $ref exclude each other",
            ##"{"a":{},"b":{"$extends":"{a}","$ref":"#/a"}}"##,
            ##"1:38: b: a group takes one of $extends and $ref"##
        ),
        TokenRule(
            "a local token replaces the inherited one whole",
            ##"{"a":{"x":{"$type":"number","$value":1}},"b":{"$extends":"{a}","x":{"$value":2}}}"##,
            ##"1:68: b.x: the token has no type (give the token or a group around it a $type)"##
        ),
        TokenRule(
            "groups merge deeply",
            ##"{"a":{"g":{"x":{"$type":"number","$value":1}}},"b":{"$extends":"{a}","g":{"y":{"$type":"number","##
                + ##""$value":2}}},"c":{"$value":"{b.g.x}"},"d":{"$value":"{b.g.y}"}}"##
        ),
        TokenRule(
            "an inherited group's inherited tokens are inherited",
            ##"{"a":{"x":{"$type":"number","$value":1}},"b":{"$extends":"{a}"},"c":{"$extends":"{b}"},"##
                + ##""d":{"$value":"{c.x}"}}"##
        ),
        TokenRule(
            "a group below one that inherits can be extended",
            ##"{"a":{"g":{"x":{"$type":"number","$value":1}}},"b":{"$extends":"{a}"},"c":{"$extends":"{b.g}"},"##
                + ##""d":{"$value":"{c.x}"}}"##
        ),
        TokenRule(
            "a local $type overrides the inherited one",
            ##"{"a":{"$type":"number","x":{"$value":1}},"b":{"$extends":"{a}","$type":"dimension"}}"##,
            ##"1:38: b.x: expected a dimension, found the number 1"##
        ),
        TokenRule(
            "an ancestor can't be extended",
            ##"{"a":{"x":{"$type":"number","$value":1},"b":{"$extends":"{a}"}}}"##,
            ##"1:57: a.b: groups extend each other in a circle: a → a.b → a"##
        ),
        TokenRule(
            "a circle of $extends names every group",
            ##"{"a":{"$extends":"{b}"},"b":{"$extends":"{c}"},"c":{"$extends":"{a}"}}"##,
            ##"1:64: c: groups extend each other in a circle: a → b → c → a"##
        ),
        TokenRule(
            "a group can't extend itself",
            ##"{"a":{"$extends":"{a}"}}"##,
            ##"1:18: a: groups extend each other in a circle: a → a"##
        ),
        TokenRule(
            "a sibling's child is no circle",
            ##"{"a":{"$extends":"{b.x}"},"b":{"x":{"t":{"$type":"number","$value":1}},"y":{"$extends":"{a}"}}}"##
        ),
        TokenRule(
            "a token can't be extended",
            ##"{"a":{"$type":"number","$value":1},"b":{"$extends":"{a}"}}"##,
            ##"1:52: b: a is a token: only a group can be extended"##
        ),
        TokenRule(
            "a missing group has a nearest name",
            ##"{"button":{},"b":{"$extends":"{buton}"}}"##,
            ##"1:30: b: there is no group buton (did you mean {button}?)"##
        ),
    ]

    @Test("every rule has its verdict and its words", arguments: cases)
    func verdict(_ rule: TokenRule) {
        #expect(rule.faults == rule.expected)
    }
}
