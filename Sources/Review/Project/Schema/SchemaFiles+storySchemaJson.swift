// swift-format-ignore-file
// Written by Scripts/embed from Snapshots/story.schema.json.
extension SchemaFiles {
    static let storySchemaJson = ###"""
{
  "$schema": "https://json-schema.org/draft/2020-12/schema",
  "title": "A barsnap story",
  "description": "One bar, what happens to it, and where pictures are taken.",
  "type": "object",
  "required": ["bar"],
  "additionalProperties": false,
  "properties": {
    "$schema": { "type": "string" },
    "title": { "type": "string", "description": "The story's name in the gallery; the folder's name where there is none." },
    "summary": { "type": "string", "description": "One or two sentences for the gallery." },
    "bar": { "$ref": "#/$defs/bar" },
    "screens": {
      "type": "object",
      "description": "The screens behind the bar, by the ids of their tabs. A tab without one shows a sample.",
      "additionalProperties": { "$ref": "#/$defs/screen" }
    },
    "results": { "$ref": "#/$defs/screen", "description": "Everything that a search can find; the query filters it." },
    "push": { "$ref": "#/$defs/screen", "description": "The screen that a push of true shows." },
    "symbols": { "type": "string", "description": "The folder beside the story with SVG files named as SF Symbols; symbols where nothing is said." },
    "steps": { "type": "array", "items": { "$ref": "#/$defs/step" } },
    "variants": { "type": "array", "items": { "$ref": "#/$defs/variant" } }
  },
  "$defs": {
    "bar": {
      "oneOf": [
        { "$ref": "#/$defs/accessoryTabBar" },
        { "$ref": "#/$defs/searchTabBar" },
        { "$ref": "#/$defs/tabView" },
        { "$ref": "#/$defs/floatingAccessory" }
      ]
    },
    "accessoryTabBar": {
      "type": "object",
      "required": ["kind", "items"],
      "additionalProperties": false,
      "properties": {
        "kind": { "const": "accessoryTabBar" },
        "style": { "$ref": "#/$defs/style", "description": "Who draws the bar; custom where nothing is said." },
        "selection": { "type": "string", "description": "A tab's id; the first tab where nothing is said." },
        "items": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/item" } },
        "accessory": {
          "description": "What is live; none or null leaves the tabs alone.",
          "oneOf": [
            { "allOf": [{ "$ref": "#/$defs/accessory" }, { "required": ["id", "title", "symbol"] }] },
            { "type": "null" }
          ]
        },
        "onControl": { "$ref": "#/$defs/closure", "description": "Null hides the control." },
        "onExpand": { "$ref": "#/$defs/closure", "description": "Null makes the row no button." }
      }
    },
    "searchTabBar": {
      "type": "object",
      "required": ["kind", "items"],
      "additionalProperties": false,
      "properties": {
        "kind": { "const": "searchTabBar" },
        "selection": { "type": "string", "description": "A tab's id; the first tab where nothing is said." },
        "items": { "type": "array", "minItems": 2, "maxItems": 4, "items": { "$ref": "#/$defs/item" } },
        "query": { "type": "string" },
        "prompt": { "type": "string", "description": "What the empty field shows." },
        "recents": { "$ref": "#/$defs/recents" }
      }
    },
    "tabView": {
      "type": "object",
      "description": "The system's tab view, its modifiers by SwiftUI's names.",
      "required": ["kind", "items"],
      "additionalProperties": false,
      "properties": {
        "kind": { "const": "tabView" },
        "selection": { "type": "string", "description": "A tab's id; the first tab where nothing is said." },
        "items": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/nativeTab" } },
        "legacy": { "type": "boolean", "description": "Tabs made with tabItem(_:), whose bar neither minimises nor hosts an accessory." },
        "tabBarMinimizeBehavior": { "$ref": "#/$defs/minimizeBehavior" },
        "minimizeRules": { "$ref": "#/$defs/minimizeRules" },
        "tabViewBottomAccessory": { "oneOf": [{ "$ref": "#/$defs/slot" }, { "type": "null" }] },
        "accessoryPlacement": { "$ref": "#/$defs/placement" },
        "searchable": { "$ref": "#/$defs/searchable" },
        "searchToolbarBehavior": { "$ref": "#/$defs/searchToolbarBehavior", "description": "Belongs on a searchable screen; here it does nothing, and a finding says so." },
        "tabViewSearchActivation": { "enum": ["automatic", "searchTabSelection"] },
        "tint": { "type": ["string", "null"], "description": "A token's path, such as color.textPrimary." },
        "tabBarHidden": { "type": "boolean" },
        "tabBarBackgroundOpaque": { "type": "boolean", "description": "A background of the app's own, which kills the glass." },
        "onAccessoryTap": { "$ref": "#/$defs/closure" },
        "onAccessoryControl": { "$ref": "#/$defs/closure" },
        "fallbacks": { "type": "array", "items": { "type": "string" }, "description": "Interfaces that stand in an if #available with an else, such as tabBarMinimizeBehavior." }
      }
    },
    "floatingAccessory": {
      "type": "object",
      "description": "A tab bar controller with its floating accessory, for iPhone and iOS 18 or later.",
      "required": ["kind", "items"],
      "additionalProperties": false,
      "properties": {
        "kind": { "const": "floatingAccessory" },
        "selection": { "type": "string", "description": "A tab's id; the first tab where nothing is said." },
        "items": { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/nativeTab" } },
        "release": { "$ref": "#/$defs/release" },
        "tabBarMinimizeBehavior": { "$ref": "#/$defs/minimizeBehavior", "description": "What scrolling does from iOS 26 on." },
        "scrollPolicy": { "$ref": "#/$defs/scrollPolicy" },
        "setContentView": { "$ref": "#/$defs/installedContent", "description": "What the accessory holds at first; nothing where nothing is said." },
        "onAccessoryTap": { "$ref": "#/$defs/closure", "description": "Null makes the accessory no button." }
      }
    },
    "release": { "type": "string", "pattern": "^[0-9]+([.][0-9]+)?$", "description": "The iOS that the app runs on, such as 18 or 26.0: what scrolling does depends on it." },
    "scrollPolicy": {
      "description": "Before iOS 26: scrolling hides and shows the bar by the app's own policy; null has none.",
      "oneOf": [
        { "type": "object", "additionalProperties": false, "properties": { "distance": { "type": "number", "exclusiveMinimum": 0, "description": "Points; 40 where nothing is said." } } },
        { "type": "null" }
      ]
    },
    "position": { "enum": ["leading", "center", "trailing"] },
    "content": {
      "type": "object",
      "description": "A symbol with its label, a text, or a wide view.",
      "oneOf": [{ "required": ["symbol", "label"] }, { "required": ["text"] }, { "required": ["wide", "width"] }],
      "additionalProperties": false,
      "properties": {
        "symbol": { "type": "string" },
        "label": { "type": "string", "description": "What is spoken." },
        "text": { "type": "string" },
        "wide": { "type": "string" },
        "width": { "type": "number", "exclusiveMinimum": 0, "description": "Points that the view would like to have." },
        "background": { "type": "boolean", "description": "A background of the app's own inside the accessory, which a finding warns of." }
      }
    },
    "installedContent": {
      "type": "object",
      "oneOf": [{ "required": ["symbol", "label"] }, { "required": ["text"] }, { "required": ["wide", "width"] }],
      "additionalProperties": false,
      "properties": {
        "symbol": { "type": "string" },
        "label": { "type": "string" },
        "text": { "type": "string" },
        "wide": { "type": "string" },
        "width": { "type": "number", "exclusiveMinimum": 0 },
        "background": { "type": "boolean" },
        "position": { "$ref": "#/$defs/position", "description": "The present one where nothing is said." },
        "animated": { "type": "boolean", "description": "False where nothing is said." }
      }
    },
    "updatedContent": {
      "type": "object",
      "oneOf": [{ "required": ["symbol", "label"] }, { "required": ["text"] }, { "required": ["wide", "width"] }],
      "additionalProperties": false,
      "properties": {
        "symbol": { "type": "string" },
        "label": { "type": "string" },
        "text": { "type": "string" },
        "wide": { "type": "string" },
        "width": { "type": "number", "exclusiveMinimum": 0 },
        "background": { "type": "boolean" },
        "animated": { "type": "boolean", "description": "True where nothing is said." }
      }
    },
    "hiding": {
      "oneOf": [
        { "type": "boolean" },
        {
          "type": "object",
          "required": ["isHidden"],
          "additionalProperties": false,
          "properties": { "isHidden": { "type": "boolean" }, "animated": { "type": "boolean" } }
        }
      ]
    },
    "nativeTab": {
      "oneOf": [
        { "$ref": "#/$defs/item" },
        {
          "type": "object",
          "required": ["role"],
          "additionalProperties": false,
          "properties": {
            "id": { "type": "string", "pattern": "^[^\\s/]+$", "description": "search where nothing is said." },
            "role": { "const": "search" },
            "badge": { "type": ["integer", "null"], "minimum": 0 }
          }
        }
      ]
    },
    "minimizeBehavior": { "enum": ["automatic", "onScrollDown", "onScrollUp", "never"] },
    "minimizeRules": {
      "description": "How far content scrolls before the bar minimises, and what brings it back; standard where nothing is said.",
      "oneOf": [
        { "enum": ["standard", "observed"] },
        {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "distance": { "type": "number", "minimum": 0 },
            "restoreDistance": { "type": "number", "minimum": 0 },
            "restore": { "enum": ["onReversal", "atStart"] },
            "startDistance": { "type": "number", "minimum": 0 }
          }
        }
      ]
    },
    "placement": { "enum": ["system", null], "description": "Null leaves the environment without a placement." },
    "slot": {
      "type": "object",
      "description": "A mini player, or an empty view; in a step its keys go into the present one.",
      "additionalProperties": false,
      "properties": {
        "title": { "type": "string" },
        "subtitle": { "type": ["string", "null"] },
        "artwork": { "type": ["integer", "null"], "minimum": 0 },
        "isPlaying": { "type": "boolean" },
        "empty": { "type": "boolean", "description": "A view without content, which leaves an empty capsule." },
        "isEnabled": { "type": "boolean", "description": "False leaves nothing, not even a capsule." }
      }
    },
    "searchable": {
      "oneOf": [
        { "const": true },
        {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "text": { "type": "string", "description": "What the field holds at first." },
            "prompt": { "type": "string", "description": "What the empty field shows." }
          }
        }
      ]
    },
    "searchToolbarBehavior": { "enum": ["automatic", "minimize"] },
    "edgeStyle": { "enum": ["automatic", "soft", "hard"] },
    "wedge": {
      "type": "object",
      "required": ["angle"],
      "additionalProperties": false,
      "properties": { "angle": { "type": "number", "description": "Degrees." }, "clockwise": { "type": "boolean" } }
    },
    "style": { "enum": ["custom", "automatic"] },
    "closure": { "type": ["boolean", "null"] },
    "recents": { "type": "array", "items": { "type": "string" }, "description": "Recent searches, newest first." },
    "symbol": { "type": "string", "description": "An SF Symbol's name." },
    "item": {
      "type": "object",
      "required": ["id", "title", "symbol"],
      "additionalProperties": false,
      "properties": {
        "id": { "type": "string", "pattern": "^[^\\s/]+$", "description": "Its layer is tab-bar/tab-<id>." },
        "title": { "type": "string" },
        "symbol": { "$ref": "#/$defs/symbol" },
        "badge": { "type": ["integer", "null"], "minimum": 0, "description": "Over 99 reads 99+; 0 and null draw none." }
      }
    },
    "accessory": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "id": { "type": "string", "description": "Another id is another thing: spinner and error of the old one go." },
        "title": { "type": "string" },
        "subtitle": { "type": "string" },
        "symbol": { "$ref": "#/$defs/symbol" },
        "progress": { "type": ["number", "null"], "minimum": 0, "maximum": 1, "description": "Null hides the line." },
        "isActive": { "type": "boolean" },
        "control": {
          "oneOf": [
            { "enum": ["playPause", "none"] },
            {
              "type": "object",
              "required": ["action"],
              "additionalProperties": false,
              "properties": {
                "action": {
                  "type": "object",
                  "required": ["symbol", "label"],
                  "additionalProperties": false,
                  "properties": { "symbol": { "$ref": "#/$defs/symbol" }, "label": { "type": "string" } }
                }
              }
            }
          ]
        }
      }
    },
    "screen": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "title": { "type": "string" },
        "tracked": { "type": "boolean", "description": "Whether scrolling it folds the bar; true where nothing is said." },
        "sections": { "type": "array", "items": { "$ref": "#/$defs/section" } },
        "ground": { "enum": ["standard", "opposite"], "description": "Opposite is a dark screen in a light app, and a light one in a dark app." },
        "searchable": { "$ref": "#/$defs/searchable" },
        "searchToolbarBehavior": { "$ref": "#/$defs/searchToolbarBehavior" },
        "scrollEdgeEffectStyle": {
          "description": "For both edges, or for each.",
          "oneOf": [
            { "$ref": "#/$defs/edgeStyle" },
            {
              "type": "object",
              "additionalProperties": false,
              "properties": { "top": { "$ref": "#/$defs/edgeStyle" }, "bottom": { "$ref": "#/$defs/edgeStyle" } }
            }
          ]
        },
        "safeAreaBar": { "$ref": "#/$defs/safeAreaBars" },
        "safeAreaInset": { "$ref": "#/$defs/safeAreaBars", "description": "At the top or the bottom." },
        "navigationTransition": {
          "type": "object",
          "required": ["zoom"],
          "additionalProperties": false,
          "properties": { "zoom": { "type": "string", "description": "The matchedTransitionSource of the cell it grows from." } }
        },
        "backgroundExtensionEffect": { "oneOf": [{ "type": "boolean" }, { "type": "integer", "minimum": 0, "maximum": 9 }], "description": "True, or how many views have it; more than one is a finding." },
        "sidebar": { "type": "boolean" },
        "wedge": { "$ref": "#/$defs/wedge" },
        "tabBarHidden": { "type": "boolean" },
        "scrollViewFoundByBar": { "type": "boolean", "description": "False where the content hides its scroll view in another view: the bar never minimises." },
        "ignoresBottomSafeArea": { "type": "boolean" }
      }
    },
    "safeAreaBars": {
      "oneOf": [{ "$ref": "#/$defs/safeAreaBar" }, { "type": "array", "items": { "$ref": "#/$defs/safeAreaBar" } }]
    },
    "safeAreaBar": {
      "type": "object",
      "required": ["edge"],
      "additionalProperties": false,
      "properties": {
        "edge": { "enum": ["top", "bottom", "leading", "trailing"] },
        "title": { "type": "string" },
        "symbols": { "type": "array", "items": { "$ref": "#/$defs/symbol" }, "description": "Of its buttons." },
        "alignment": { "enum": ["leading", "center", "trailing"], "description": "Along the edge; center where nothing is said." },
        "spacing": { "type": "number", "minimum": 0, "description": "Points to the content; the system's where nothing is said." },
        "background": { "const": "bar", "description": "The material of the system's bars." },
        "glass": { "enum": [true, false, "regular", "clear"], "description": "Glass of its own, regular where true; in a safeAreaBar it lies on the edge's effect." }
      }
    },
    "section": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "heading": { "type": "string" },
        "rows": { "$ref": "#/$defs/things" },
        "cards": { "$ref": "#/$defs/things" },
        "grid": { "$ref": "#/$defs/things" },
        "pictures": { "$ref": "#/$defs/things", "description": "From edge to edge, one below the other." },
        "banner": { "$ref": "#/$defs/thing", "description": "A picture from side to side with its title on it." },
        "videos": { "$ref": "#/$defs/things", "description": "Wide pictures with their titles on them." },
        "text": { "oneOf": [{ "type": "string" }, { "type": "array", "items": { "type": "string" } }] },
        "message": { "type": "string" }
      },
      "oneOf": [
        { "required": ["rows"] },
        { "required": ["cards"] },
        { "required": ["grid"] },
        { "required": ["pictures"] },
        { "required": ["banner"] },
        { "required": ["videos"] },
        { "required": ["text"] },
        { "required": ["message"] }
      ]
    },
    "things": { "type": "array", "items": { "$ref": "#/$defs/thing" } },
    "thing": {
      "oneOf": [
        { "type": "string" },
        {
          "type": "object",
          "required": ["title"],
          "additionalProperties": false,
          "properties": {
            "title": { "type": "string" },
            "subtitle": { "type": "string" },
            "symbol": { "$ref": "#/$defs/symbol" },
            "artwork": { "type": ["integer", "null"], "minimum": 0, "description": "Which gradient; null draws none." },
            "detail": { "type": "string", "description": "Short text at the trailing edge." },
            "photograph": { "type": "boolean", "description": "A landscape on the artwork in place of the plain gradient." },
            "matchedTransitionSource": { "type": "string", "description": "An id of its own on its screen." },
            "navigationLink": { "$ref": "#/$defs/screen", "description": "The screen that a tap pushes." },
            "sheet": { "$ref": "#/$defs/screen" },
            "fullScreenCover": { "$ref": "#/$defs/screen" },
            "onScrollVisibilityChange": {
              "oneOf": [
                { "const": true },
                {
                  "type": "object",
                  "required": ["threshold"],
                  "additionalProperties": false,
                  "properties": { "threshold": { "type": "number", "minimum": 0, "maximum": 1 } }
                }
              ]
            }
          }
        }
      ]
    },
    "target": {
      "description": "A layer's id, or a point of the screen in points.",
      "oneOf": [
        { "type": "string" },
        {
          "type": "object",
          "required": ["point"],
          "additionalProperties": false,
          "properties": {
            "point": { "type": "array", "minItems": 2, "maxItems": 2, "items": { "type": "number" } }
          }
        }
      ]
    },
    "name": { "type": "string", "pattern": "^[A-Za-z0-9_-]+$" },
    "step": {
      "type": "object",
      "minProperties": 1,
      "maxProperties": 1,
      "additionalProperties": false,
      "properties": {
        "tap": { "$ref": "#/$defs/target" },
        "press": { "$ref": "#/$defs/target", "description": "A finger goes down and stays." },
        "release": { "oneOf": [{ "const": true }, { "$ref": "#/$defs/target" }] },
        "longPress": { "$ref": "#/$defs/target" },
        "type": { "type": "string", "description": "Text at the end of the search field." },
        "submit": { "const": true, "description": "The keyboard's Search key." },
        "keyboard": { "type": "boolean", "description": "A keyboard for a field in the content." },
        "dismissKeyboard": { "const": true },
        "scroll": {
          "oneOf": [
            {
              "type": "object",
              "required": ["by"],
              "additionalProperties": false,
              "properties": {
                "by": { "type": "number", "description": "Points, downwards positive." },
                "tracked": { "type": "boolean", "description": "Overrides the screen's own mark." }
              }
            },
            {
              "type": "object",
              "required": ["to"],
              "additionalProperties": false,
              "properties": { "to": { "enum": ["top", "end"] } }
            }
          ]
        },
        "scrollEnds": { "const": true, "description": "Content pulled past an end returns to it." },
        "controlEnds": { "const": true, "description": "The control's closure came back." },
        "controlThrows": { "type": ["string", "null"], "description": "It threw; null says the general sentence." },
        "dismiss": { "const": true, "description": "The sheet goes." },
        "push": { "oneOf": [{ "const": true }, { "type": "string" }, { "$ref": "#/$defs/screen" }] },
        "pop": { "const": true },
        "rotate": { "oneOf": [{ "const": true }, { "enum": ["portrait", "landscape"] }] },
        "visibility": {
          "description": "So much of a cell can be seen now; true tells every cell that plays by itself what the layout shows of it.",
          "oneOf": [
            { "const": true },
            {
              "type": "object",
              "required": ["of", "share"],
              "additionalProperties": false,
              "properties": {
                "of": { "type": "string", "description": "The cell's layer, such as screen/section-1/tile-1." },
                "share": { "type": "number", "minimum": 0, "maximum": 1 }
              }
            }
          ]
        },
        "set": {
          "type": "object",
          "description": "Values that the app owns. An accessory's keys go into the present one; null removes it.",
          "additionalProperties": false,
          "properties": {
            "selection": { "type": "string" },
            "items": { "type": "array", "items": { "$ref": "#/$defs/nativeTab" } },
            "accessory": { "oneOf": [{ "$ref": "#/$defs/accessory" }, { "type": "null" }] },
            "onControl": { "$ref": "#/$defs/closure" },
            "onExpand": { "$ref": "#/$defs/closure" },
            "query": { "type": "string" },
            "recents": { "$ref": "#/$defs/recents" },
            "tabViewBottomAccessory": { "oneOf": [{ "$ref": "#/$defs/slot" }, { "type": "null" }] },
            "accessoryPlacement": { "$ref": "#/$defs/placement" },
            "tabBarMinimizeBehavior": { "$ref": "#/$defs/minimizeBehavior" },
            "tabBarHidden": { "type": "boolean" },
            "tabBarBackgroundOpaque": { "type": "boolean" },
            "minimizeRules": { "$ref": "#/$defs/minimizeRules" },
            "wedge": { "$ref": "#/$defs/wedge" },
            "onAccessoryTap": { "$ref": "#/$defs/closure" },
            "onAccessoryControl": { "$ref": "#/$defs/closure" },
            "release": { "$ref": "#/$defs/release" },
            "scrollPolicy": { "$ref": "#/$defs/scrollPolicy" },
            "setContentView": { "$ref": "#/$defs/installedContent" },
            "setPosition": {
              "type": "object",
              "required": ["position"],
              "additionalProperties": false,
              "properties": { "position": { "$ref": "#/$defs/position" }, "animated": { "type": "boolean" } }
            },
            "setHidden": { "$ref": "#/$defs/hiding" },
            "removeContent": {
              "oneOf": [
                { "const": true },
                { "type": "object", "additionalProperties": false, "properties": { "animated": { "type": "boolean" } } }
              ]
            },
            "performContentUpdate": { "$ref": "#/$defs/updatedContent" },
            "contentDidLayout": { "$ref": "#/$defs/content", "description": "The content grew or shrank by itself." },
            "setTabBarHidden": { "$ref": "#/$defs/hiding" },
            "UITabBarController.setTabBarHidden": { "$ref": "#/$defs/hiding", "description": "UIKit's own call, of which the accessory hears nothing on iOS 18." }
          }
        },
        "wait": { "type": "number", "minimum": 0, "description": "Seconds." },
        "restart": { "const": true, "description": "The bar as described, at time 0." },
        "capture": {
          "oneOf": [
            { "$ref": "#/$defs/name" },
            {
              "type": "object",
              "required": ["name"],
              "additionalProperties": false,
              "properties": {
                "name": { "$ref": "#/$defs/name" },
                "pin": { "$ref": "#/$defs/pin", "description": "Variant values that belong to the capture." },
                "at": {
                  "type": "number",
                  "minimum": 0,
                  "maximum": 1,
                  "description": "How far the newest motion has come; everything rests where nothing is said."
                }
              }
            }
          ]
        }
      }
    },
    "pin": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "appearance": { "$ref": "#/$defs/values/appearance" },
        "contrast": { "$ref": "#/$defs/values/contrast" },
        "transparency": { "$ref": "#/$defs/values/transparency" },
        "textSize": { "$ref": "#/$defs/values/textSize" },
        "direction": { "$ref": "#/$defs/values/direction" },
        "motion": { "$ref": "#/$defs/values/motion" },
        "boldText": { "$ref": "#/$defs/values/boldText" },
        "os": { "$ref": "#/$defs/values/os" },
        "style": { "$ref": "#/$defs/values/style" },
        "device": { "$ref": "#/$defs/values/device" },
        "orientation": { "$ref": "#/$defs/values/orientation" },
        "locale": { "$ref": "#/$defs/values/locale" },
        "theme": { "$ref": "#/$defs/values/theme" }
      }
    },
    "variant": {
      "type": "object",
      "description": "Captures, and the values to draw them in; several values on several axes make every combination.",
      "additionalProperties": false,
      "properties": {
        "captures": { "type": "array", "items": { "type": "string" }, "description": "Names, * for any letters; all where nothing is said." },
        "appearance": { "anyOf": [{ "$ref": "#/$defs/values/appearance" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/appearance" } }] },
        "contrast": { "anyOf": [{ "$ref": "#/$defs/values/contrast" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/contrast" } }] },
        "transparency": { "anyOf": [{ "$ref": "#/$defs/values/transparency" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/transparency" } }] },
        "textSize": { "anyOf": [{ "$ref": "#/$defs/values/textSize" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/textSize" } }] },
        "direction": { "anyOf": [{ "$ref": "#/$defs/values/direction" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/direction" } }] },
        "motion": { "anyOf": [{ "$ref": "#/$defs/values/motion" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/motion" } }] },
        "boldText": { "anyOf": [{ "$ref": "#/$defs/values/boldText" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/boldText" } }] },
        "os": { "anyOf": [{ "$ref": "#/$defs/values/os" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/os" } }] },
        "style": { "anyOf": [{ "$ref": "#/$defs/values/style" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/style" } }] },
        "device": { "anyOf": [{ "$ref": "#/$defs/values/device" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/device" } }] },
        "orientation": { "anyOf": [{ "$ref": "#/$defs/values/orientation" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/orientation" } }] },
        "locale": { "anyOf": [{ "$ref": "#/$defs/values/locale" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/locale" } }] },
        "theme": { "anyOf": [{ "$ref": "#/$defs/values/theme" }, { "type": "array", "minItems": 1, "items": { "$ref": "#/$defs/values/theme" } }] }
      }
    },
    "values": {
      "appearance": { "enum": ["light", "dark"] },
      "contrast": { "enum": ["standard", "increased"] },
      "transparency": { "enum": ["standard", "reduced"] },
      "textSize": { "enum": ["large", "xSmall", "small", "medium", "xLarge", "xxLarge", "xxxLarge", "AX1", "AX2", "AX3", "AX4", "AX5"] },
      "direction": { "enum": ["ltr", "rtl"] },
      "motion": { "enum": ["full", "reduced"] },
      "boldText": { "enum": ["regular", "bold"] },
      "os": { "enum": ["26.0", "17", "18", "26.1"] },
      "style": { "enum": ["custom", "automatic"] },
      "device": { "type": "string", "description": "Such as iphone-16-pro; barsnap names the nearest where there is none." },
      "orientation": { "enum": ["portrait", "landscape"] },
      "locale": { "enum": ["en", "accented", "long", "rtl-text"] },
      "theme": { "type": "string", "pattern": "^[A-Za-z0-9-]+$" }
    }
  }
}

"""###
}
