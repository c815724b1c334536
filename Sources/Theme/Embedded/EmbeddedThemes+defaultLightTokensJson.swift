// swift-format-ignore-file
// Written by Scripts/embed from themes/default/light.tokens.json.
extension EmbeddedThemes {
    static let defaultLightTokensJson = ###"""
{
  "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
  "color": {
    "$type": "color",
    "bg": {
      "$value": { "colorSpace": "srgb", "components": [0.94902, 0.94902, 0.968627], "hex": "#f2f2f7" },
      "$description": "The screen."
    },
    "surface": {
      "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" },
      "$description": "Capsules, cards, fields."
    },
    "fill": {
      "$value": {
        "colorSpace": "srgb",
        "components": [0.470588, 0.470588, 0.501961],
        "alpha": 0.12,
        "hex": "#787880"
      },
      "$description": "The pill, the artwork square, the progress track."
    },
    "separator": {
      "$value": {
        "colorSpace": "srgb",
        "components": [0.235294, 0.235294, 0.262745],
        "alpha": 0.29,
        "hex": "#3c3c43"
      },
      "$description": "Hairlines."
    },
    "textPrimary": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" } },
    "textSecondary": {
      "$value": { "colorSpace": "srgb", "components": [0.235294, 0.235294, 0.262745], "alpha": 0.6, "hex": "#3c3c43" }
    },
    "textTertiary": {
      "$value": { "colorSpace": "srgb", "components": [0.235294, 0.235294, 0.262745], "alpha": 0.3, "hex": "#3c3c43" }
    },
    "danger": { "$value": { "colorSpace": "srgb", "components": [1, 0.219608, 0.235294], "hex": "#ff383c" } },
    "tint": {
      "$value": { "colorSpace": "srgb", "components": [0, 0.533333, 1], "hex": "#0088ff" },
      "$description": "The app's one accent."
    }
  },
  "increased": {
    "$type": "color",
    "$description": "What increased contrast takes instead.",
    "separator": {
      "$value": {
        "colorSpace": "srgb",
        "components": [0.235294, 0.235294, 0.262745],
        "alpha": 0.368627,
        "hex": "#3c3c43"
      }
    },
    "textSecondary": {
      "$value": {
        "colorSpace": "srgb",
        "components": [0.235294, 0.235294, 0.262745],
        "alpha": 0.678431,
        "hex": "#3c3c43"
      }
    },
    "textTertiary": {
      "$value": {
        "colorSpace": "srgb",
        "components": [0.235294, 0.235294, 0.262745],
        "alpha": 0.376471,
        "hex": "#3c3c43"
      }
    },
    "danger": { "$value": { "colorSpace": "srgb", "components": [0.913725, 0.082353, 0.176471], "hex": "#e9152d" } },
    "tint": { "$value": { "colorSpace": "srgb", "components": [0.117647, 0.431373, 0.956863], "hex": "#1e6ef4" } }
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
      "bg": { "$value": { "colorSpace": "srgb", "components": [0.819608, 0.827451, 0.85098], "hex": "#d1d3d9" } },
      "key": { "$value": { "colorSpace": "srgb", "components": [1, 1, 1], "hex": "#ffffff" } },
      "keySecondary": {
        "$value": { "colorSpace": "srgb", "components": [0.670588, 0.694118, 0.729412], "hex": "#abb1ba" }
      },
      "label": { "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "hex": "#000000" } },
      "edge": {
        "$value": { "colorSpace": "srgb", "components": [0.537255, 0.541176, 0.552941], "hex": "#898a8d" },
        "$description": "Under each key."
      }
    }
  }
}

"""###
}
