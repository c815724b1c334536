import Testing

@testable import Theme

/// Values by their types.
@Suite struct TokenValueRules {
    static let cases = [
        TokenRule(
            "a colour is no string",
            ##"{"a":{"$type":"color","$value":"#ff0000"}}"##,
            ##"1:32: a: expected a color, found the string "#ff0000" (write { "colorSpace": "srgb", "##
                + ##""components": […], "hex": "#ff0000" })"##
        ),
        TokenRule(
            "a colour needs space and components",
            ##"{"a":{"$type":"color","$value":{}}}"##,
            ##"1:32: a: a color needs "colorSpace""##,
            ##"1:32: a: a color needs "components""##
        ),
        TokenRule(
            "a colour's space is one of the fourteen",
            ##"{"a":{"$type":"color","$value":{"colorSpace":"sRGB","components":[0,0,0]}}}"##,
            ##"1:46: a: colorSpace: expected one of srgb, srgb-linear, hsl, hwb, lab, lch, oklab, oklch, "##
                + ##"display-p3, a98-rgb, prophoto-rgb, rec2020, xyz-d65, xyz-d50, found "sRGB" (did you mean "##
                + ##""srgb"?)"##
        ),
        TokenRule(
            "a colour has three components",
            ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0]}}}"##,
            ##"1:66: a: components: srgb has 3 components (red, green, blue), found 2"##
        ),
        TokenRule(
            "a component is a number or none",
            ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,"none","0"]}}}"##,
            ##"1:76: a: components.blue: expected a number or "none", found the string "0""##
        ),
        TokenRule(
            "a colour's keys are known",
            ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"opacity":1}}}"##,
            ##"1:74: a: unknown key "opacity" in a color (known here: colorSpace, components, alpha, hex)"##
        ),
        TokenRule(
            "alpha may be a pointer, not a name in braces",
            ##"{"o":{"$type":"number","$value":0.5},"a":{"$type":"color","$value":{"colorSpace":"srgb","##
                + ##""components":[0,0,0],"alpha":{"$ref":"#/o/$value"}}},"b":{"$type":"color","##
                + ##""$value":{"colorSpace":"srgb","components":[0,0,0],"alpha":"{o}"}}}"##,
            ##"1:222: b: alpha: a reference in braces can't stand for a part of a value (write { "$ref": "##
                + ##""#/…/$value" })"##
        ),
        TokenRule(
            "every part of a colour may be a pointer",
            ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,0,0],"alpha":1,"##
                + ##""hex":"#000000"}},"b":{"$type":"color","$value":{"colorSpace":{"$ref":"#/a/$value/colorSpace"},"##
                + ##""components":{"$ref":"#/a/$value/components"},"alpha":{"$ref":"#/a/$value/alpha"},"##
                + ##""hex":{"$ref":"#/a/$value/hex"}}}}"##
        ),
        TokenRule(
            "a pointer's component keeps the range",
            ##"{"a":{"$type":"color","$value":{"colorSpace":"hsl","components":[200,0,0]}},"##
                + ##""b":{"$type":"color","$value":{"colorSpace":"srgb","##
                + ##""components":[{"$ref":"#/a/$value/components/0"},0,0]}}}"##,
            ##"1:142: b: components.red: must be from 0 to 1, found 200"##
        ),
        TokenRule(
            "a dimension is no string",
            ##"{"a":{"$type":"dimension","$value":"1px"}}"##,
            ##"1:36: a: expected a dimension, found the string "1px""##
        ),
        TokenRule(
            "zero has a unit too",
            ##"{"a":{"$type":"dimension","$value":0}}"##,
            ##"1:36: a: expected a dimension, found the number 0"##
        ),
        TokenRule(
            "a dimension's value is a number",
            ##"{"a":{"$type":"dimension","$value":{"value":"1","unit":"px"}}}"##,
            ##"1:45: a: value: expected a number, found the string "1""##
        ),
        TokenRule(
            "a dimension's keys are known",
            ##"{"a":{"$type":"dimension","$value":{"value":1,"units":"px"}}}"##,
            ##"1:36: a: a dimension needs "unit""##,
            ##"1:47: a: unknown key "units" in a dimension (did you mean "unit"?)"##
        ),
        TokenRule(
            "a duration's unit",
            ##"{"a":{"$type":"duration","$value":{"value":1,"unit":"S"}}}"##,
            ##"1:53: a: unit: expected one of ms, s, found "S" (did you mean "s"?)"##
        ),
        TokenRule(
            "a font family is not empty",
            ##"{"a":{"$type":"fontFamily","$value":[]}}"##,
            ##"1:37: a: expected a font name or a list of at least one, found an array"##
        ),
        TokenRule(
            "a font family holds names",
            ##"{"a":{"$type":"fontFamily","$value":["A",1]}}"##,
            ##"1:42: a: expected a string, found the number 1"##
        ),
        TokenRule(
            "a font family's element may be a pointer",
            ##"{"a":{"$type":"fontFamily","$value":["A","B"]},"b":{"$type":"fontFamily","##
                + ##""$value":[{"$ref":"#/a/$value/1"},"C"]}}"##
        ),
        TokenRule(
            "a font family's element is no name in braces",
            ##"{"a":{"$type":"fontFamily","$value":"A"},"b":{"$type":"fontFamily","$value":["{a}","C"]}}"##,
            ##"1:78: b: a reference in braces can't stand for a part of a value (write { "$ref": "#/…/$value" "##
                + ##"})"##
        ),
        TokenRule(
            "a font weight's name",
            ##"{"a":{"$type":"fontWeight","$value":"semibold"}}"##,
            ##"1:37: a: unknown font weight "semibold" (did you mean "semi-bold"?)"##
        ),
        TokenRule(
            "a font weight is a number or a name",
            ##"{"a":{"$type":"fontWeight","$value":true}}"##,
            ##"1:37: a: expected a font weight, a number or a name, found true"##
        ),
        TokenRule(
            "1 and 1000 are weights",
            ##"{"a":{"$type":"fontWeight","$value":1},"b":{"$type":"fontWeight","$value":1000},"##
                + ##""c":{"$type":"fontWeight","$value":1000.5},"d":{"$type":"fontWeight","$value":0.5}}"##,
            ##"1:116: c: a font weight is from 1 to 1000, found 1000.5"##,
            ##"1:159: d: a font weight is from 1 to 1000, found 0.5"##
        ),
        TokenRule(
            "a cubic Bézier has four numbers",
            ##"{"a":{"$type":"cubicBezier","$value":[0,0,1]}}"##,
            ##"1:38: a: expected an array of four numbers, found an array"##
        ),
        TokenRule(
            "only the x of a cubic Bézier is bounded",
            ##"{"a":{"$type":"cubicBezier","$value":[0,-3,1,4]},"b":{"$type":"cubicBezier","$value":[0,0,1.01,"##
                + ##"1]}}"##,
            ##"1:91: b: P2x: must be from 0 to 1, found 1.01"##
        ),
        TokenRule(
            "a cubic Bézier's element may be a pointer",
            ##"{"n":{"$type":"number","$value":0.5},"a":{"$type":"cubicBezier","$value":[{"$ref":"#/n/$value"},"##
                + ##"0,1,1]}}"##
        ),
        TokenRule(
            "a stroke style's keyword",
            ##"{"a":{"$type":"strokeStyle","$value":"dased"}}"##,
            ##"1:38: a: expected one of solid, dashed, dotted, double, groove, ridge, outset, inset, found "##
                + ##""dased" (did you mean "dashed"?)"##
        ),
        TokenRule(
            "a stroke style's dashes may be aliases",
            ##"{"d":{"$type":"dimension","$value":<1px>},"a":{"$type":"strokeStyle","##
                + ##""$value":{"dashArray":["{d}",{"$ref":"#/d/$value"},<1px>],"lineCap":"butt"}}}"##
        ),
        TokenRule(
            "dashArray is not empty",
            ##"{"a":{"$type":"strokeStyle","$value":{"dashArray":[],"lineCap":"butt"}}}"##,
            ##"1:51: a: dashArray: needs at least one length"##
        ),
        TokenRule(
            "dashArray may be a pointer",
            ##"{"a":{"$type":"strokeStyle","$value":{"dashArray":[<1px>],"lineCap":"butt"}},"##
                + ##""b":{"$type":"strokeStyle","$value":{"dashArray":{"$ref":"#/a/$value/dashArray"},"##
                + ##""lineCap":{"$ref":"#/a/$value/lineCap"}}}}"##
        ),
        TokenRule(
            "a border's parts may be aliases",
            ##"{"c":{"$type":"color","$value":<color>},"d":{"$type":"dimension","$value":<1px>},"##
                + ##""s":{"$type":"strokeStyle","$value":"solid"},"b":{"$type":"border","$value":{"color":"{c}","##
                + ##""width":"{d}","style":"{s}"}}}"##
        ),
        TokenRule(
            "a border's part of the wrong type",
            ##"{"d":{"$type":"dimension","$value":<1px>},"b":{"$type":"border","$value":{"color":"{d}","##
                + ##""width":"{d}","style":"solid"}}}"##,
            ##"1:101: b: color: expected a color, but d is a dimension"##
        ),
        TokenRule(
            "a border's keys are known",
            ##"{"b":{"$type":"border","$value":{"color":<color>,"width":<1px>,"style":"solid","radius":1}}}"##,
            ##"1:133: b: unknown key "radius" in a border (known here: color, width, style)"##
        ),
        TokenRule(
            "a transition's parts may be aliases",
            ##"{"t":{"$type":"duration","$value":{"value":1,"unit":"s"}},"e":{"$type":"cubicBezier","##
                + ##""$value":[0,0,1,1]},"a":{"$type":"transition","$value":{"duration":"{t}","delay":"{t}","##
                + ##""timingFunction":"{e}"}}}"##
        ),
        TokenRule(
            "a shadow may be a list of shadows and aliases",
            ##"{"s":{"$type":"shadow","$value":{"color":<color>,"offsetX":<1px>,"offsetY":<1px>,"blur":<1px>,"##
                + ##""spread":<1px>,"inset":true}},"a":{"$type":"shadow","$value":["{s}",{"$ref":"#/s/$value"}]},"##
                + ##""b":{"$type":"shadow","$value":[{"$ref":"#/a/$value/0"}]}}"##
        ),
        TokenRule(
            "a list of shadows is not flattened",
            ##"{"s":{"$type":"shadow","$value":{"color":<color>,"offsetX":<1px>,"offsetY":<1px>,"blur":<1px>,"##
                + ##""spread":<1px>}},"l":{"$type":"shadow","$value":["{s}","{s}"]},"a":{"$type":"shadow","##
                + ##""$value":["{l}"]}}"##,
            ##"1:297: a: a reference in a list must lead to one part, not to a list (lists are not flattened)"##
        ),
        TokenRule(
            "a list of shadows is not empty",
            ##"{"a":{"$type":"shadow","$value":[]}}"##,
            ##"1:33: a: expected a shadow with at least one part, found an array"##
        ),
        TokenRule(
            "several faults of one shadow are told at once",
            ##"{"a":{"$type":"shadow","$value":{"color":"red","offsetX":0,"offsetY":<1px>,"blur":{"value":1,"##
                + ##""unit":"pt"},"spread":<1px>,"inset":"no"}}}"##,
            ##"1:42: a: color: expected a color, found the string "red""##,
            ##"1:58: a: offsetX: expected a dimension, found the number 0"##,
            ##"1:119: a: blur.unit: expected one of px, rem, found "pt""##,
            ##"1:166: a: inset: expected true or false, found the string "no""##
        ),
        TokenRule(
            "a gradient is a list",
            ##"{"a":{"$type":"gradient","$value":{"color":<color>,"position":0}}}"##,
            ##"1:35: a: expected a gradient with at least one part, found an object"##
        ),
        TokenRule(
            "a gradient is not empty",
            ##"{"a":{"$type":"gradient","$value":[]}}"##,
            ##"1:35: a: expected a gradient with at least one part, found an array"##
        ),
        TokenRule(
            "a gradient's positions are clamped",
            ##"{"a":{"$type":"gradient","$value":[{"color":<color>,"position":-99},{"color":<color>,"##
                + ##""position":42}]}}"##
        ),
        TokenRule(
            "a gradient's stops and parts may be aliases",
            ##"{"c":{"$type":"color","$value":<color>},"p":{"$type":"number","$value":1},"##
                + ##""e":{"$type":"gradient","$value":[{"color":<color>,"position":0}]},"a":{"$type":"gradient","##
                + ##""$value":["{e}",{"color":"{c}","position":"{p}"},{"$ref":"#/e/$value/0"}]}}"##
        ),
        TokenRule(
            "a gradient is not flattened",
            ##"{"e":{"$type":"gradient","$value":[{"color":<color>,"position":0},{"color":<color>,"##
                + ##""position":1}]},"a":{"$type":"gradient","$value":["{e}"]}}"##,
            ##"1:204: a: a reference in a list must lead to one part, not to a list (lists are not flattened)"##
        ),
        TokenRule(
            "a typography's parts may be aliases",
            ##"{"f":{"$type":"fontFamily","$value":"A"},"w":{"$type":"fontWeight","$value":"bold"},"##
                + ##""d":{"$type":"dimension","$value":<1px>},"n":{"$type":"number","$value":1.5},"##
                + ##""a":{"$type":"typography","$value":{"fontFamily":"{f}","fontSize":"{d}","fontWeight":"{w}","##
                + ##""letterSpacing":"{d}","lineHeight":"{n}"}}}"##
        ),
        TokenRule(
            "a typography's line height is a number",
            ##"{"a":{"$type":"typography","$value":{"fontFamily":"A","fontSize":<1px>,"fontWeight":400,"##
                + ##""letterSpacing":<1px>,"lineHeight":{"value":2,"unit":"px"}}}}"##,
            ##"1:160: a: lineHeight: expected a number, found an object"##
        ),
        TokenRule(
            "a typography's keys are known",
            ##"{"a":{"$type":"typography","$value":{"fontFamily":"A","fontSize":<1px>,"fontWeight":400,"##
                + ##""letterSpacing":<1px>,"lineHeight":1,"fontStyle":"italic"}}}"##,
            ##"1:162: a: unknown key "fontStyle" in a typography (did you mean "fontSize"?)"##
        ),
        TokenRule(
            "faults of structure and of values are told together",
            ##"{"a":{"$type":"nmber","$value":1},"b":{"$type":"number","$value":"x"},"c":{"$value":"{d}"},"##
                + ##""e.f":{}}"##,
            ##"1:15: a: unknown type "nmber" (did you mean "number"?)"##,
            ##"1:66: b: expected a number, found the string "x""##,
            ##"1:85: c: there is no token d"##,
            ##"1:92: the name "e.f" must not hold "." (references use { } and . for themselves)"##
        ),
        TokenRule(
            "what an error spoils is not an error again",
            ##"{"a":{"$type":"number","$value":"x"},"b":{"$value":"{a}"},"c":{"$type":"number","$value":"{b}"}}"##,
            ##"1:33: a: expected a number, found the string "x""##
        ),
    ]

    @Test("every rule has its verdict and its words", arguments: cases)
    func verdict(_ rule: TokenRule) {
        #expect(rule.faults == rule.expected)
    }
}
