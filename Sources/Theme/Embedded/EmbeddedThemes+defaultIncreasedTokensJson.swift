// swift-format-ignore-file
// Written by Scripts/embed from themes/default/increased.tokens.json.
extension EmbeddedThemes {
    static let defaultIncreasedTokensJson = ###"""
{
  "$schema": "https://www.designtokens.org/schemas/2025.10/format.json",
  "color": {
    "$type": "color",
    "$description": "The appearance's stronger values.",
    "separator": { "$value": "{increased.separator}" },
    "textSecondary": { "$value": "{increased.textSecondary}" },
    "textTertiary": { "$value": "{increased.textTertiary}" },
    "danger": { "$value": "{increased.danger}" },
    "tint": { "$value": "{increased.tint}" }
  }
}

"""###
}
