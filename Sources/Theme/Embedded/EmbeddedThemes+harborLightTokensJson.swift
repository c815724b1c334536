// swift-format-ignore-file
// Written by Scripts/embed from themes/harbor/light.tokens.json.
extension EmbeddedThemes {
    static let harborLightTokensJson = ###"""
{
  "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
  "color": {
    "$type": "color",
    "bg": { "$value": { "colorSpace": "oklch", "components": [0.945, 0.012, 235] }, "$description": "Fog." },
    "surface": { "$value": { "colorSpace": "oklch", "components": [0.985, 0.004, 235] } },
    "fill": { "$value": { "colorSpace": "oklch", "components": [0.62, 0.06, 240], "alpha": 0.16 } },
    "separator": { "$value": { "colorSpace": "oklch", "components": [0.45, 0.03, 240], "alpha": 0.32 } },
    "textPrimary": { "$value": { "colorSpace": "oklch", "components": [0.24, 0.035, 250] } },
    "textSecondary": { "$value": { "colorSpace": "oklch", "components": [0.24, 0.035, 250], "alpha": 0.72 } },
    "textTertiary": { "$value": { "colorSpace": "oklch", "components": [0.24, 0.035, 250], "alpha": 0.44 } },
    "danger": { "$value": { "colorSpace": "oklch", "components": [0.56, 0.2, 25] } },
    "tint": { "$value": { "colorSpace": "oklch", "components": [0.55, 0.11, 70] }, "$description": "Brass." }
  },
  "increased": {
    "$type": "color",
    "separator": { "$value": { "colorSpace": "oklch", "components": [0.45, 0.03, 240], "alpha": 0.5 } },
    "textSecondary": { "$value": { "colorSpace": "oklch", "components": [0.24, 0.035, 250], "alpha": 0.86 } },
    "textTertiary": { "$value": { "colorSpace": "oklch", "components": [0.24, 0.035, 250], "alpha": 0.64 } },
    "danger": { "$value": { "colorSpace": "oklch", "components": [0.48, 0.19, 25] } },
    "tint": { "$value": { "colorSpace": "oklch", "components": [0.45, 0.1, 65] } }
  }
}

"""###
}
