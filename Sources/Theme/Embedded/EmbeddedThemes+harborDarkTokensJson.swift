// swift-format-ignore-file
// Written by Scripts/embed from themes/harbor/dark.tokens.json.
extension EmbeddedThemes {
    static let harborDarkTokensJson = ###"""
{
  "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
  "color": {
    "$type": "color",
    "bg": { "$value": { "colorSpace": "oklch", "components": [0.19, 0.03, 248] }, "$description": "Deep water." },
    "surface": { "$value": { "colorSpace": "oklch", "components": [0.27, 0.035, 245] } },
    "fill": { "$value": { "colorSpace": "oklch", "components": [0.7, 0.05, 240], "alpha": 0.2 } },
    "separator": { "$value": { "colorSpace": "oklch", "components": [0.75, 0.03, 240], "alpha": 0.26 } },
    "textPrimary": { "$value": { "colorSpace": "oklch", "components": [0.96, 0.01, 90] } },
    "textSecondary": { "$value": { "colorSpace": "oklch", "components": [0.96, 0.01, 90], "alpha": 0.68 } },
    "textTertiary": { "$value": { "colorSpace": "oklch", "components": [0.96, 0.01, 90], "alpha": 0.4 } },
    "danger": { "$value": { "colorSpace": "oklch", "components": [0.7, 0.17, 25] } },
    "tint": { "$value": { "colorSpace": "oklch", "components": [0.8, 0.12, 80] }, "$description": "Brass." }
  },
  "increased": {
    "$type": "color",
    "separator": { "$value": { "colorSpace": "oklch", "components": [0.75, 0.03, 240], "alpha": 0.5 } },
    "textSecondary": { "$value": { "colorSpace": "oklch", "components": [0.96, 0.01, 90], "alpha": 0.84 } },
    "textTertiary": { "$value": { "colorSpace": "oklch", "components": [0.96, 0.01, 90], "alpha": 0.6 } },
    "danger": { "$value": { "colorSpace": "oklch", "components": [0.78, 0.14, 25] } },
    "tint": { "$value": { "colorSpace": "oklch", "components": [0.87, 0.11, 85] } }
  }
}

"""###
}
