// swift-format-ignore-file
// Written by Scripts/embed from themes/harbor.resolver.json.
extension EmbeddedThemes {
    static let harborResolverJson = ###"""
{
  "$schema": "https://www.designtokens.org/schemas/2025.10/resolver.json",
  "name": "Harbor",
  "version": "2025.10",
  "description": "A brand of its own over the default theme: slate water, brass accents, square corners.",
  "sets": {
    "base": {
      "description": "The same in every appearance.",
      "sources": [
        { "$ref": "default/base.tokens.json" }, { "$ref": "default/material.tokens.json" },
        { "$ref": "harbor/brand.tokens.json" }
      ]
    }
  },
  "modifiers": {
    "appearance": {
      "contexts": {
        "light": [{ "$ref": "default/light.tokens.json" }, { "$ref": "harbor/light.tokens.json" }],
        "dark": [{ "$ref": "default/dark.tokens.json" }, { "$ref": "harbor/dark.tokens.json" }]
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
