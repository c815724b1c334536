// swift-format-ignore-file
// Written by Scripts/embed from themes/default/base.tokens.json.
extension EmbeddedThemes {
    static let defaultBaseTokensJson = ###"""
{
  "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
  "$description": "What is the same in every appearance: type, radii, elevation, motion, artwork.",
  "font": {
    "family": {
      "$type": "fontFamily",
      "$value": ["Inter"],
      "$description": "Tracking is Inter's own, not San Francisco's: -0.0223 + 0.185 e^(-0.1745 size) em.",
      "$extensions": {
        "org.barsnap.tracking": [
          [10, 0.01001], [11, 0.00484], [12, 0.00049], [13, -0.00316], [14, -0.00622], [15, -0.0088],
          [16, -0.01096], [17, -0.01278], [18, -0.0143], [19, -0.01558], [20, -0.01666], [22, -0.01832],
          [24, -0.01949], [26, -0.02032], [28, -0.0209], [31, -0.02147], [34, -0.02181], [40, -0.02213],
          [48, -0.02226], [60, -0.02229]
        ]
      }
    }
  },
  "type": {
    "$type": "typography",
    "$description": "At the standard text size. Leading is a ratio here and comes back whole in points.",
    "caption": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 12, "unit": "px" },
        "fontWeight": 400,
        "letterSpacing": { "value": 0.0059, "unit": "px" },
        "lineHeight": 1.3333333333333333
      },
      "$description": "Tab labels."
    },
    "footnote": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 13, "unit": "px" },
        "fontWeight": 400,
        "letterSpacing": { "value": -0.0411, "unit": "px" },
        "lineHeight": 1.3846153846153846
      },
      "$description": "Subtitles."
    },
    "subhead": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 15, "unit": "px" },
        "fontWeight": 400,
        "letterSpacing": { "value": -0.132, "unit": "px" },
        "lineHeight": 1.3333333333333333
      },
      "$description": "Titles in rows and in the accessory."
    },
    "body": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 17, "unit": "px" },
        "fontWeight": 400,
        "letterSpacing": { "value": -0.2172, "unit": "px" },
        "lineHeight": 1.2941176470588236
      },
      "$description": "Running text, fields, lists."
    },
    "headline": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 17, "unit": "px" },
        "fontWeight": 600,
        "letterSpacing": { "value": -0.2172, "unit": "px" },
        "lineHeight": 1.2941176470588236
      },
      "$description": "Headings over cards and lists."
    },
    "title3": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 20, "unit": "px" },
        "fontWeight": 600,
        "letterSpacing": { "value": -0.3331, "unit": "px" },
        "lineHeight": 1.25
      },
      "$description": "Section titles of the screens behind the bars."
    },
    "title2": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 22, "unit": "px" },
        "fontWeight": 700,
        "letterSpacing": { "value": -0.403, "unit": "px" },
        "lineHeight": 1.2727272727272727
      },
      "$description": "Titles of cards and sheets."
    },
    "largeTitle": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 34, "unit": "px" },
        "fontWeight": 700,
        "letterSpacing": { "value": -0.7415, "unit": "px" },
        "lineHeight": 1.2058823529411764
      },
      "$description": "The title of a screen at the top of its scroll."
    }
  },
  "radius": {
    "$type": "dimension",
    "$description": "Continuous corners.",
    "xs": { "$value": { "value": 6, "unit": "px" } },
    "sm": { "$value": { "value": 8, "unit": "px" } },
    "md": { "$value": { "value": 12, "unit": "px" } },
    "lg": { "$value": { "value": 16, "unit": "px" } },
    "xl": { "$value": { "value": 24, "unit": "px" } }
  },
  "e1": {
    "$type": "shadow",
    "$value": {
      "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.06 },
      "offsetX": { "value": 0, "unit": "px" },
      "offsetY": { "value": 1, "unit": "px" },
      "blur": { "value": 2, "unit": "px" },
      "spread": { "value": 0, "unit": "px" }
    },
    "$description": "Rests on the screen."
  },
  "e2": {
    "$type": "shadow",
    "$value": [
      {
        "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.1 },
        "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 4, "unit": "px" },
        "blur": { "value": 12, "unit": "px" },
        "spread": { "value": 0, "unit": "px" }
      },
      {
        "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.06 },
        "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 1, "unit": "px" },
        "blur": { "value": 3, "unit": "px" },
        "spread": { "value": 0, "unit": "px" }
      }
    ],
    "$description": "Floats over scrolling content: the bars."
  },
  "e3": {
    "$type": "shadow",
    "$value": {
      "color": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.18 },
      "offsetX": { "value": 0, "unit": "px" },
      "offsetY": { "value": 12, "unit": "px" },
      "blur": { "value": 32, "unit": "px" },
      "spread": { "value": 0, "unit": "px" }
    },
    "$description": "Floats over everything."
  },
  "motion": {
    "$description": "Springs: the value is the response, the bounce an extension, since the standard has no type for them.",
    "standard": {
      "$type": "duration",
      "$value": { "value": 0.36, "unit": "s" },
      "$description": "Folds, opens, moves.",
      "$extensions": { "org.barsnap.spring": { "bounce": 0.2 } }
    },
    "snappy": {
      "$type": "duration",
      "$value": { "value": 0.25, "unit": "s" },
      "$description": "Cross-fades of small parts.",
      "$extensions": { "org.barsnap.spring": { "bounce": 0.15 } }
    }
  },
  "artwork": {
    "$type": "gradient",
    "$description": "Covers behind the bars.",
    "1": {
      "$value": [
        { "color": { "colorSpace": "srgb", "components": [1, 0.541176, 0.360784], "hex": "#ff8a5c" }, "position": 0 },
        {
          "color": { "colorSpace": "srgb", "components": [0.878431, 0.270588, 0.482353], "hex": "#e0457b" },
          "position": 0.55
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.419608, 0.176471, 0.54902], "hex": "#6b2d8c" },
          "position": 1
        }
      ],
      "$description": "Dusk."
    },
    "2": {
      "$value": [
        {
          "color": { "colorSpace": "srgb", "components": [0.243137, 0.839216, 0.772549], "hex": "#3ed6c5" },
          "position": 0
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.105882, 0.435294, 0.658824], "hex": "#1b6fa8" },
          "position": 1
        }
      ],
      "$description": "Lagoon."
    },
    "3": {
      "$value": [
        { "color": { "colorSpace": "srgb", "components": [1, 0.827451, 0.431373], "hex": "#ffd36e" }, "position": 0 },
        {
          "color": { "colorSpace": "srgb", "components": [0.94902, 0.470588, 0.294118], "hex": "#f2784b" },
          "position": 0.6
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.698039, 0.227451, 0.282353], "hex": "#b23a48" },
          "position": 1
        }
      ],
      "$description": "Apricot."
    },
    "4": {
      "$value": [
        { "color": { "colorSpace": "srgb", "components": [0.556863, 0.607843, 1], "hex": "#8e9bff" }, "position": 0 },
        {
          "color": { "colorSpace": "srgb", "components": [0.294118, 0.247059, 0.74902], "hex": "#4b3fbf" },
          "position": 0.6
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.141176, 0.105882, 0.368627], "hex": "#241b5e" },
          "position": 1
        }
      ],
      "$description": "Indigo."
    },
    "5": {
      "$value": [
        {
          "color": { "colorSpace": "srgb", "components": [0.658824, 0.878431, 0.423529], "hex": "#a8e06c" },
          "position": 0
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.180392, 0.545098, 0.427451], "hex": "#2e8b6d" },
          "position": 0.65
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.070588, 0.313725, 0.309804], "hex": "#12504f" },
          "position": 1
        }
      ],
      "$description": "Fern."
    },
    "6": {
      "$value": [
        { "color": { "colorSpace": "srgb", "components": [0.85098, 0.831373, 0.8], "hex": "#d9d4cc" }, "position": 0 },
        {
          "color": { "colorSpace": "srgb", "components": [0.541176, 0.560784, 0.611765], "hex": "#8a8f9c" },
          "position": 0.6
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.239216, 0.262745, 0.329412], "hex": "#3d4354" },
          "position": 1
        }
      ],
      "$description": "Stone."
    }
  }
}

"""###
}
