// swift-format-ignore-file
// Written by Scripts/embed from themes/default/dark.tokens.json.
extension EmbeddedThemes {
    static let defaultDarkTokensJson = ###"""
{
  "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
  "color": {
    "$type": "color",
    "bg": {
      "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" },
      "$description": "The screen."
    },
    "surface": {
      "$value": { "colorSpace": "srgb", "components": [0.109804, 0.109804, 0.117647], "hex": "#1c1c1e" },
      "$description": "Capsules, cards, fields."
    },
    "fill": {
      "$value": {
        "colorSpace": "srgb",
        "components": [0.470588, 0.470588, 0.501961],
        "alpha": 0.24,
        "hex": "#787880"
      },
      "$description": "The pill, the artwork square, the progress track."
    },
    "separator": {
      "$value": { "colorSpace": "srgb", "components": [0.329412, 0.329412, 0.345098], "alpha": 0.6, "hex": "#545458" },
      "$description": "Hairlines."
    },
    "textPrimary": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" } },
    "textSecondary": {
      "$value": { "colorSpace": "srgb", "components": [0.921569, 0.921569, 0.960784], "alpha": 0.6, "hex": "#ebebf5" }
    },
    "textTertiary": {
      "$value": { "colorSpace": "srgb", "components": [0.921569, 0.921569, 0.960784], "alpha": 0.3, "hex": "#ebebf5" }
    },
    "danger": { "$value": { "colorSpace": "srgb", "components": [1, 0.258824, 0.270588], "hex": "#ff4245" } },
    "tint": {
      "$value": { "colorSpace": "srgb", "components": [0, 0.568627, 1], "hex": "#0091ff" },
      "$description": "The app's one accent."
    }
  },
  "increased": {
    "$type": "color",
    "$description": "What increased contrast takes instead.",
    "separator": {
      "$value": {
        "colorSpace": "srgb",
        "components": [0.329412, 0.329412, 0.345098],
        "alpha": 0.678431,
        "hex": "#545458"
      }
    },
    "textSecondary": {
      "$value": {
        "colorSpace": "srgb",
        "components": [0.921569, 0.921569, 0.960784],
        "alpha": 0.678431,
        "hex": "#ebebf5"
      }
    },
    "textTertiary": {
      "$value": {
        "colorSpace": "srgb",
        "components": [0.921569, 0.921569, 0.960784],
        "alpha": 0.376471,
        "hex": "#ebebf5"
      }
    },
    "danger": { "$value": { "colorSpace": "srgb", "components": [1, 0.380392, 0.396078], "hex": "#ff6165" } },
    "tint": { "$value": { "colorSpace": "srgb", "components": [0.360784, 0.721569, 1], "hex": "#5cb8ff" } }
  },
  "chrome": {
    "$type": "color",
    "$description": "What the system draws around an app.",
    "onArtwork": {
      "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "alpha": 0.92, "hex": "#ffffff" },
      "$description": "A symbol on a cover."
    },
    "scrim": {
      "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.48, "hex": "#000000" },
      "$description": "Under a sheet."
    },
    "statusBar": { "$value": "{color.textPrimary}" },
    "homeIndicator": { "$value": "{color.textPrimary}" },
    "keyboard": {
      "bg": { "$value": { "colorSpace": "srgb", "components": [0.168627, 0.168627, 0.176471], "hex": "#2b2b2d" } },
      "key": { "$value": { "colorSpace": "srgb", "components": [0.419608, 0.419608, 0.431373], "hex": "#6b6b6e" } },
      "keySecondary": {
        "$value": { "colorSpace": "srgb", "components": [0.278431, 0.278431, 0.286275], "hex": "#474749" }
      },
      "label": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" } },
      "edge": {
        "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.35, "hex": "#000000" },
        "$description": "Under each key."
      }
    }
  }
}

"""###
}
