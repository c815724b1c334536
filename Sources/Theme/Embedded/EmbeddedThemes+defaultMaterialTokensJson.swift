// swift-format-ignore-file
// Written by Scripts/embed from themes/default/material.tokens.json.
extension EmbeddedThemes {
    static let defaultMaterialTokensJson = ###"""
{
  "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
  "$description": "What bars are made of. Both tones stand in every appearance, since glass turns light or dark against what lies under it.",
  "material": {
    "glass": {
      "regular": {
        "light": {
          "$description": "Light glass, with dark content.",
          "blur": {
            "$type": "dimension",
            "$value": { "value": 1.4, "unit": "px" },
            "$description": "Standard deviation. Read off the stems of text under a light bar: as wide as a blur of .8 leaves them, with a veil around."
          },
          "saturation": { "$type": "number", "$value": 1.4, "$description": "Ours." },
          "gain": {
            "$type": "number",
            "$value": 0.36,
            "$description": "Read off two lines of text under a light bar: rows of it are two fifths as much darker than the bar as the same text is darker than its page."
          },
          "lift": {
            "$type": "number",
            "$value": 0.636,
            "$description": "Brings the body over white to 254. Measured: 251 to 254."
          },
          "tint": {
            "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0, "hex": "#000000" },
            "$description": "Nothing is laid over."
          },
          "adaptation": {
            "$description": "The lift grows as what lies under it grows brighter. Light glass keeps its own.",
            "amount": { "$type": "number", "$value": 0 },
            "from": { "$type": "number", "$value": 0 },
            "to": { "$type": "number", "$value": 1 }
          },
          "lens": {
            "$description": "The bent band along the edge.",
            "depth": {
              "$type": "dimension",
              "$value": { "value": 4.5, "unit": "px" },
              "$description": "Measured: 4 to 5."
            },
            "shift": {
              "$type": "dimension",
              "$value": { "value": 31, "unit": "px" },
              "$description": "How much further in the picture at the edge comes from; less in panes of less than 74. Read off the mirrored text in a light bar's edge."
            }
          },
          "rim": {
            "$description": "Light along the inside of the edge.",
            "width": {
              "$type": "dimension",
              "$value": { "value": 1.5, "unit": "px" },
              "$description": "Read off the lower edge of a light bar."
            },
            "light": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.9, "hex": "#ffffff" },
              "$description": "Full at the edge. Read off the lower edge of a light bar."
            },
            "contour": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.04, "hex": "#000000" },
              "$description": "What the light gives way to. A guess."
            },
            "from": { "$type": "number", "$value": 1, "$description": "Over less than this there is no contour." },
            "to": { "$type": "number", "$value": 2, "$description": "Over this the light is gone: never." }
          },
          "shadow": {
            "$type": "shadow",
            "$value": {
              "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.08 },
              "offsetX": { "value": 0, "unit": "px" },
              "offsetY": { "value": 4, "unit": "px" },
              "blur": { "value": 18, "unit": "px" },
              "spread": { "value": 0, "unit": "px" }
            },
            "$description": "4.5 % at the lower edge, gone by 14 to 22. Measured over white; over text it is twice as strong."
          },
          "content": {
            "$type": "color",
            "label": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0.101961, 0.101961, 0.101961], "hex": "#1a1a1a" },
              "$description": "Measured."
            },
            "unselected": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0.101961, 0.101961, 0.101961], "hex": "#1a1a1a" },
              "$description": "Measured."
            },
            "secondary": {
              "$type": "color",
              "$value": {
                "colorSpace": "srgb",
                "components": [0.235294, 0.235294, 0.262745],
                "alpha": 0.75,
                "hex": "#3c3c43"
              },
              "$description": "More of it than on a page, for what shows through. Ours."
            },
            "pill": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.071, "hex": "#000000" },
              "$description": "18 of 255 darker than the body. Measured."
            }
          },
          "reduced": {
            "$description": "Under Reduce Transparency. Ours: the system's own figures are not known.",
            "blur": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } },
            "saturation": { "$type": "number", "$value": 1.2 },
            "gain": { "$type": "number", "$value": 0.06 },
            "lift": { "$type": "number", "$value": 0.922 },
            "tint": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0, "hex": "#000000" },
              "$description": "Nothing is laid over."
            }
          },
          "contrast": {
            "$description": "Under Increase Contrast: near white with a dark border. Ours.",
            "fill": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0.992157, 0.992157, 0.992157], "hex": "#fdfdfd" }
            },
            "border": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.72, "hex": "#000000" }
            },
            "borderWidth": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }
          }
        },
        "dark": {
          "$description": "Dark glass, with light content.",
          "blur": {
            "$type": "dimension",
            "$value": { "value": 2.8, "unit": "px" },
            "$description": "Standard deviation. Measured."
          },
          "saturation": { "$type": "number", "$value": 1.4, "$description": "Ours." },
          "gain": { "$type": "number", "$value": 0.294, "$description": "Measured." },
          "lift": {
            "$type": "number",
            "$value": 0.098,
            "$description": "Measured: 24 of 255 over black, less the eight bits' rounding."
          },
          "tint": {
            "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0, "hex": "#000000" },
            "$description": "Nothing is laid over."
          },
          "adaptation": {
            "$description": "The lift grows as what lies under it grows brighter. Measured.",
            "amount": { "$type": "number", "$value": 0.102 },
            "from": { "$type": "number", "$value": 0.19 },
            "to": { "$type": "number", "$value": 0.5 }
          },
          "lens": {
            "$description": "The bent band along the edge.",
            "depth": {
              "$type": "dimension",
              "$value": { "value": 4.5, "unit": "px" },
              "$description": "Measured: 4 to 5."
            },
            "shift": {
              "$type": "dimension",
              "$value": { "value": 31, "unit": "px" },
              "$description": "How much further in the picture at the edge comes from; less in panes of less than 74. Read off the mirrored text in a light bar's edge."
            }
          },
          "rim": {
            "$description": "Light along the inside of the edge, the same on all sides.",
            "width": { "$type": "dimension", "$value": { "value": 1.22, "unit": "px" }, "$description": "Measured." },
            "light": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.165, "hex": "#ffffff" },
              "$description": "Full at the edge. Measured."
            },
            "contour": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.0825, "hex": "#000000" },
              "$description": "What the light gives way to: half as strong. Measured."
            },
            "from": { "$type": "number", "$value": 0.55, "$description": "Measured." },
            "to": { "$type": "number", "$value": 0.95, "$description": "Measured." }
          },
          "shadow": {
            "$type": "shadow",
            "$value": {
              "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0 },
              "offsetX": { "value": 0, "unit": "px" },
              "offsetY": { "value": 0, "unit": "px" },
              "blur": { "value": 0, "unit": "px" },
              "spread": { "value": 0, "unit": "px" }
            },
            "$description": "None. Measured."
          },
          "content": {
            "$type": "color",
            "label": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" } },
            "unselected": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" } },
            "secondary": {
              "$type": "color",
              "$value": {
                "colorSpace": "srgb",
                "components": [0.921569, 0.921569, 0.960784],
                "alpha": 0.7,
                "hex": "#ebebf5"
              },
              "$description": "More of it than on a page, for what shows through. Ours."
            },
            "pill": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.147, "hex": "#ffffff" },
              "$description": "34 of 255 brighter than the body. Measured."
            }
          },
          "reduced": {
            "$description": "Under Reduce Transparency. Ours: the system's own figures are not known.",
            "blur": { "$type": "dimension", "$value": { "value": 12, "unit": "px" } },
            "saturation": { "$type": "number", "$value": 1.2 },
            "gain": { "$type": "number", "$value": 0.08 },
            "lift": { "$type": "number", "$value": 0.11 },
            "tint": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0, "hex": "#000000" },
              "$description": "Nothing is laid over."
            }
          },
          "contrast": {
            "$description": "Under Increase Contrast: near black with a light border. Ours.",
            "fill": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [0.039216, 0.039216, 0.039216], "hex": "#0a0a0a" }
            },
            "border": {
              "$type": "color",
              "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.72, "hex": "#ffffff" }
            },
            "borderWidth": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } }
          }
        }
      },
      "clear": {
        "$description": "Shows more of what lies under it, and dims it.",
        "light": {
          "$extends": "{material.glass.regular.light}",
          "blur": { "$type": "dimension", "$value": { "value": 0.5, "unit": "px" }, "$description": "A guess." },
          "saturation": { "$type": "number", "$value": 1.1, "$description": "A guess." },
          "gain": { "$type": "number", "$value": 0.95, "$description": "Ours: dark spots stay bright enough for dark symbols." },
          "lift": { "$type": "number", "$value": 0.05, "$description": "Ours: white stays white." },
          "tint": {
            "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.35, "hex": "#ffffff" },
            "$description": "The dimming layer. Measured: 30 to 35 %."
          },
          "adaptation": {
            "amount": { "$type": "number", "$value": 0, "$description": "Clear glass keeps its own." }
          }
        },
        "dark": {
          "$extends": "{material.glass.regular.dark}",
          "blur": { "$type": "dimension", "$value": { "value": 0.5, "unit": "px" }, "$description": "A guess." },
          "saturation": { "$type": "number", "$value": 1.1, "$description": "A guess." },
          "gain": { "$type": "number", "$value": 0.9, "$description": "Ours: bright spots stay dark enough for light symbols." },
          "lift": { "$type": "number", "$value": 0 },
          "tint": {
            "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.35, "hex": "#000000" },
            "$description": "The dimming layer. Measured: 30 to 35 %."
          },
          "adaptation": {
            "amount": { "$type": "number", "$value": 0, "$description": "Clear glass keeps its own." }
          }
        }
      }
    },
    "tone": {
      "$description": "The mean brightness under glass at which it leaves its appearance's own tone. Between the two the appearance decides, so that nothing turns for a little more or less. Ours: the system's own figures are not known.",
      "darkBelow": { "$type": "number", "$value": 0.3, "$description": "Under less it is dark in either appearance." },
      "lightAbove": { "$type": "number", "$value": 0.7, "$description": "Over more it is light in either appearance." }
    },
    "bar": {
      "$description": "The bars of the systems before glass, and the bar background.",
      "light": {
        "blur": { "$type": "dimension", "$value": { "value": 20, "unit": "px" }, "$description": "A guess." },
        "saturation": { "$type": "number", "$value": 1.8, "$description": "A guess." },
        "gain": { "$type": "number", "$value": 1 },
        "lift": { "$type": "number", "$value": 0 },
        "tint": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0.976471, 0.976471, 0.976471], "alpha": 0.8, "hex": "#f9f9f9" },
          "$description": "A guess."
        },
        "reduced": {
          "$description": "Under Reduce Transparency.",
          "blur": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } },
          "saturation": { "$type": "number", "$value": 1 },
          "gain": { "$type": "number", "$value": 0 },
          "lift": { "$type": "number", "$value": 0 },
          "tint": {
            "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [0.976471, 0.976471, 0.976471], "hex": "#f9f9f9" },
            "$description": "Nothing shines through."
          }
        },
        "hairline": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.3, "hex": "#000000" }
        }
      },
      "dark": {
        "blur": { "$type": "dimension", "$value": { "value": 20, "unit": "px" }, "$description": "A guess." },
        "saturation": { "$type": "number", "$value": 1.8, "$description": "A guess." },
        "gain": { "$type": "number", "$value": 1 },
        "lift": { "$type": "number", "$value": 0 },
        "tint": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [0.113725, 0.113725, 0.113725], "alpha": 0.8, "hex": "#1d1d1d" },
          "$description": "A guess."
        },
        "reduced": {
          "$description": "Under Reduce Transparency.",
          "blur": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } },
          "saturation": { "$type": "number", "$value": 1 },
          "gain": { "$type": "number", "$value": 0 },
          "lift": { "$type": "number", "$value": 0 },
          "tint": {
            "$type": "color",
            "$value": { "colorSpace": "srgb", "components": [0.113725, 0.113725, 0.113725], "hex": "#1d1d1d" },
            "$description": "Nothing shines through."
          }
        },
        "hairline": {
          "$type": "color",
          "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.15, "hex": "#ffffff" }
        }
      }
    },
    "scrollEdge": {
      "soft": {
        "$description": "How much of the background covers content at a bar, from where the fade begins to the screen's edge. Only alpha counts.",
        "bottom": {
          "$type": "gradient",
          "$value": [
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0 }, "position": 0 },
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.024 }, "position": 0.14 },
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.067 }, "position": 0.217 },
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.81 }, "position": 0.76 },
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.86 }, "position": 1 }
          ],
          "$description": "Measured on text over 129 points."
        },
        "bottomReach": {
          "$type": "dimension",
          "$value": { "value": 46, "unit": "px" },
          "$description": "Before the bar. Measured: 45 to 50."
        },
        "top": {
          "$type": "gradient",
          "$value": [
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.86 }, "position": 0 },
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.81 }, "position": 0.4 },
            { "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0 }, "position": 1 }
          ],
          "$description": "Measured: full to 60, gone by 150."
        },
        "topReach": {
          "$type": "dimension",
          "$value": { "value": 34, "unit": "px" },
          "$description": "Past the bar. Measured."
        }
      }
    }
  }
}

"""###
}
