// swift-format-ignore-file
// Written by Scripts/embed from themes/default.resolver.json.
extension EmbeddedThemes {
    static let defaultResolverJson = ###"""
{
  "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
  "name": "Default",
  "version": "2025.10",
  "description": "The system's own colours and sizes.",
  "sets": {
    "base": {
      "description": "The same in every appearance.",
      "sources": [{ "$ref": "default/base.tokens.json" }, { "$ref": "default/material.tokens.json" }]
    }
  },
  "modifiers": {
    "appearance": {
      "contexts": {
        "light": [{ "$ref": "default/light.tokens.json" }],
        "dark": [{ "$ref": "default/dark.tokens.json" }]
      },
      "default": "light"
    },
    "contrast": {
      "contexts": { "standard": [], "increased": [{ "$ref": "default/increased.tokens.json" }] },
      "default": "standard"
    }
  },
  "resolutionOrder": [
    { "$ref": "#/sets/base" },
    { "$ref": "#/modifiers/appearance" },
    { "$ref": "#/modifiers/contrast" }
  ]
}

"""###
}
