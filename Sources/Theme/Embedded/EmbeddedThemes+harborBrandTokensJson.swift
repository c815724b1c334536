// swift-format-ignore-file
// Written by Scripts/embed from themes/harbor/brand.tokens.json.
extension EmbeddedThemes {
    static let harborBrandTokensJson = ###"""
{
  "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
  "$description": "Harbor: heavier type, tighter corners, deeper shadows, calmer springs, covers of its own.",
  "type": {
    "$type": "typography",
    "caption": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 11, "unit": "px" },
        "fontWeight": 500,
        "letterSpacing": { "value": 0.0532, "unit": "px" },
        "lineHeight": 1.2727272727272727
      },
      "$description": "Tab labels."
    },
    "footnote": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 13, "unit": "px" },
        "fontWeight": 500,
        "letterSpacing": { "value": -0.0411, "unit": "px" },
        "lineHeight": 1.3846153846153846
      },
      "$description": "Subtitles."
    },
    "subhead": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 16, "unit": "px" },
        "fontWeight": 500,
        "letterSpacing": { "value": -0.1754, "unit": "px" },
        "lineHeight": 1.375
      },
      "$description": "Titles in rows and in the accessory."
    },
    "headline": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 18, "unit": "px" },
        "fontWeight": 700,
        "letterSpacing": { "value": -0.2574, "unit": "px" },
        "lineHeight": 1.3333333333333333
      },
      "$description": "Headings over cards and lists."
    },
    "largeTitle": {
      "$value": {
        "fontFamily": "{font.family}",
        "fontSize": { "value": 32, "unit": "px" },
        "fontWeight": 800,
        "letterSpacing": { "value": -0.6914, "unit": "px" },
        "lineHeight": 1.25
      },
      "$description": "The title of a screen at the top of its scroll."
    }
  },
  "radius": {
    "$type": "dimension",
    "xs": { "$value": { "value": 3, "unit": "px" } },
    "sm": { "$value": { "value": 4, "unit": "px" } },
    "md": { "$value": { "value": 6, "unit": "px" } },
    "lg": { "$value": { "value": 10, "unit": "px" } },
    "xl": { "$value": { "value": 14, "unit": "px" } }
  },
  "e2": {
    "$type": "shadow",
    "$value": [
      {
        "color": "{harbor.shade}",
        "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 6, "unit": "px" },
        "blur": { "value": 18, "unit": "px" },
        "spread": { "value": 0, "unit": "px" }
      },
      {
        "color": "{harbor.shade}",
        "offsetX": { "value": 0, "unit": "px" },
        "offsetY": { "value": 1, "unit": "px" },
        "blur": { "value": 2, "unit": "px" },
        "spread": { "value": 0, "unit": "px" }
      }
    ],
    "$description": "Floats over scrolling content: the bars."
  },
  "harbor": {
    "shade": {
      "$type": "color",
      "$value": { "colorSpace": "oklch", "components": [0.22, 0.04, 250], "alpha": 0.18 },
      "$description": "Shadows are the water's colour, not black."
    }
  },
  "motion": {
    "standard": {
      "$type": "duration",
      "$value": { "value": 0.45, "unit": "s" },
      "$description": "Folds, opens, moves.",
      "$extensions": { "org.barsnap.spring": { "bounce": 0 } }
    },
    "snappy": {
      "$type": "duration",
      "$value": { "value": 0.3, "unit": "s" },
      "$description": "Cross-fades of small parts.",
      "$extensions": { "org.barsnap.spring": { "bounce": 0 } }
    }
  },
  "artwork": {
    "$type": "gradient",
    "$description": "Covers behind the bars.",
    "1": {
      "$value": [
        {
          "color": { "colorSpace": "srgb", "components": [0.952941, 0.85098, 0.643137], "hex": "#f3d9a4" },
          "position": 0
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.788235, 0.541176, 0.235294], "hex": "#c98a3c" },
          "position": 0.6
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.352941, 0.227451, 0.133333], "hex": "#5a3a22" },
          "position": 1
        }
      ],
      "$description": "Brass."
    },
    "2": {
      "$value": [
        {
          "color": { "colorSpace": "srgb", "components": [0.611765, 0.780392, 0.811765], "hex": "#9cc7cf" },
          "position": 0
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.243137, 0.486275, 0.572549], "hex": "#3e7c92" },
          "position": 0.5
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.086275, 0.227451, 0.298039], "hex": "#163a4c" },
          "position": 1
        }
      ],
      "$description": "Tide."
    },
    "3": {
      "$value": [
        {
          "color": { "colorSpace": "srgb", "components": [0.909804, 0.705882, 0.627451], "hex": "#e8b4a0" },
          "position": 0
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.658824, 0.329412, 0.352941], "hex": "#a8545a" },
          "position": 1
        }
      ],
      "$description": "Buoy."
    },
    "4": {
      "$value": [
        {
          "color": { "colorSpace": "srgb", "components": [0.498039, 0.65098, 0.788235], "hex": "#7fa6c9" },
          "position": 0
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.184314, 0.309804, 0.47451], "hex": "#2f4f79" },
          "position": 0.6
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.082353, 0.137255, 0.239216], "hex": "#15233d" },
          "position": 1
        }
      ],
      "$description": "Night watch."
    },
    "5": {
      "$value": [
        {
          "color": { "colorSpace": "srgb", "components": [0.72549, 0.796078, 0.698039], "hex": "#b9cbb2" },
          "position": 0
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.368627, 0.509804, 0.439216], "hex": "#5e8270" },
          "position": 0.6
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.137255, 0.262745, 0.247059], "hex": "#23433f" },
          "position": 1
        }
      ],
      "$description": "Kelp."
    },
    "6": {
      "$value": [
        {
          "color": { "colorSpace": "srgb", "components": [0.901961, 0.878431, 0.831373], "hex": "#e6e0d4" },
          "position": 0
        },
        {
          "color": { "colorSpace": "srgb", "components": [0.639216, 0.611765, 0.556863], "hex": "#a39c8e" },
          "position": 1
        }
      ],
      "$description": "Rope."
    }
  }
}

"""###
}
