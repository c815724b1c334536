import BarState
import SourceJSON

/// One call that an app makes on its floating accessory or on the host, as stories write it: a row here is all that a
/// new one needs. The rows stand in the order in which one step makes them.
struct FloatingAccessoryCall: Sendable {
    typealias Bar = TabBarController<String>
    typealias Body = @Sendable (inout Bar, Seconds) throws -> Void

    /// The key, which is the call's name.
    var name: String
    var read: @Sendable (inout StoryReader, SourceValue) throws -> Body

    static let all: [FloatingAccessoryCall] = host + [install] + changes

    /// What a description may say of the host, too.
    static let hostNames = host.map(\.name).filter { $0 != "release" && $0 != "selection" && $0 != "items" }

    /// What the host takes, in a description and in a step.
    private static let host: [FloatingAccessoryCall] = [
        FloatingAccessoryCall(name: "release") { _, value in
            let release = try SystemRelease(written: value)
            return { bar, time in try bar.set(.release(release), at: time) }
        },
        FloatingAccessoryCall(name: "items") { reader, value in
            let described = try reader.nativeTabs(value)
            return { bar, time in try bar.set(.tabs(described.map { [tabs = bar.tabs] in $0.tab(in: tabs) }), at: time)
            }
        },
        FloatingAccessoryCall(name: "selection") { _, value in
            let id = try value.string()
            return { bar, time in try bar.set(.selection(id), at: time) }
        },
        FloatingAccessoryCall(name: "tabBarMinimizeBehavior") { _, value in
            let behavior = try value.choice(of: TabBarMinimizeBehavior.self)
            return { bar, time in try bar.set(.tabBarMinimizeBehavior(behavior), at: time) }
        },
        FloatingAccessoryCall(name: "scrollPolicy") { _, value in
            let policy = try value.isNull ? nil : Bar.ScrollPolicy(written: value)
            return { bar, time in try bar.set(.scrollPolicy(policy), at: time) }
        },
    ]

    /// The calls that say what the accessory holds, in the order in which one step makes them.
    static let contentCalls = ["setContentView", "performContentUpdate", "contentDidLayout"]

    /// Installs content, or replaces it.
    static let install = FloatingAccessoryCall(name: contentCalls[0]) { reader, value in
        let object = try value.object()
        let content = try FloatingAccessoryContent(object, beside: ["position", "animated"], reader: &reader)
        let position = try object["position"].map { try $0.choice(of: FloatingAccessoryController.Position.self) }
        let animated = try object["animated"]?.bool() ?? false
        return { bar, time in
            try bar.floatingAccessoryController.setContentView(
                content,
                position: position,
                animated: animated,
                at: time
            )
        }
    }

    /// What a step can ask of the accessory that is there.
    private static let changes: [FloatingAccessoryCall] = [
        FloatingAccessoryCall(name: "setPosition") { reader, value in
            let object = try value.object()
            reader.errors += object.unknownKeyErrors(["position", "animated"])
            let position = try object.required("position").choice(of: FloatingAccessoryController.Position.self)
            let animated = try object["animated"]?.bool() ?? false
            return { bar, time in
                try bar.floatingAccessoryController.setPosition(position, animated: animated, at: time)
            }
        },
        flag("setHidden") { bar, isOn, animated, time in
            try bar.floatingAccessoryController.setHidden(isOn, animated: animated, at: time)
        },
        FloatingAccessoryCall(name: "removeContent") { reader, value in
            let animated = try reader.animated(value)
            return { bar, time in
                try bar.floatingAccessoryController.removeContent(animated: animated, at: time)
            }
        },
        FloatingAccessoryCall(name: contentCalls[1]) { reader, value in
            let object = try value.object()
            let content = try FloatingAccessoryContent(object, beside: ["animated"], reader: &reader)
            let animated = try object["animated"]?.bool() ?? true
            return { bar, time in
                try bar.floatingAccessoryController.performContentUpdate(animated: animated, at: time) { $0 = content }
            }
        },
        FloatingAccessoryCall(name: contentCalls[2]) { reader, value in
            let content = try FloatingAccessoryContent(value.object(), beside: [], reader: &reader)
            return { bar, time in try bar.floatingAccessoryController.contentDidLayout(content, at: time) }
        },
        flag("setTabBarHidden") { bar, isOn, animated, time in
            try bar.floatingAccessoryController.setTabBarHidden(isOn, animated: animated, at: time)
        },
        // UIKit's own call, past the accessory.
        flag("UITabBarController.setTabBarHidden") { bar, isOn, animated, time in
            try bar.setTabBarHidden(isOn, animated: animated, at: time)
        },
    ]

    /// A call with one Bool: the Bool alone, or with `animated`.
    private static func flag(
        _ name: String,
        _ body: @escaping @Sendable (inout Bar, Bool, Bool, Seconds) throws -> Void
    ) -> FloatingAccessoryCall {
        FloatingAccessoryCall(name: name) { reader, value in
            if let isOn = value.boolValue { return { bar, time in try body(&bar, isOn, false, time) } }
            let object = try value.object()
            reader.errors += object.unknownKeyErrors(["isHidden", "animated"])
            let isOn = try object.required("isHidden").bool()
            let animated = try object["animated"]?.bool() ?? false
            return { bar, time in try body(&bar, isOn, animated, time) }
        }
    }
}

extension FloatingAccessoryContent {
    /// A kind of content by its key, and the keys that say more of it.
    private static let kinds: [(name: String, more: [String])] = [
        ("symbol", ["label"]), ("text", []), ("wide", ["width"]),
    ]
    private static let background = "background"

    /// A symbol with its label, a text, or a wide view with its width in points.
    ///
    /// - Parameter others: the keys of the call that gives the content.
    fileprivate init(_ object: SourceObject, beside others: [String], reader: inout StoryReader) throws {
        let keys = Self.kinds.flatMap { [$0.name] + $0.more } + [Self.background]
        reader.errors += object.unknownKeyErrors(keys + others)
        let kinds = Self.kinds.filter { object[named: $0.name] != nil }
        guard let kind = kinds.first, kinds.count == 1 else {
            throw object.error(
                kinds.isEmpty
                    ? "the content is missing"
                    : "the content is \(kinds.map(\.name).joined(separator: " and ")) at once",
                remedy: "give it a symbol with a label, a text, or a wide view with a width"
            )
        }
        reader.errors += Self.idleKeys(of: object, beside: kind.name)
        switch kind.name {
        case "symbol":
            self = .symbol(
                try reader.symbol(object.required("symbol")),
                label: try object.required("label").visibleText()
            )
        case "text": self = .text(try object.required("text").visibleText())
        default:
            let width = try object.required("width")
            self = .wide(title: try object.required("wide").visibleText(), width: try width.number())
            guard try width.number() > 0 else { throw width.error("a content view is wider than 0 points") }
        }
        if try object["background"]?.bool() == true { self = background() }
    }

    /// One error for each key that belongs to another kind of content.
    private static func idleKeys(of object: SourceObject, beside kind: String) -> [SourceError] {
        object.compactMap { member in
            guard let owner = kinds.first(where: { $0.more.contains(member.key) })?.name, owner != kind else {
                return nil
            }
            return member.error(
                "\"\(member.key)\" says nothing beside \"\(kind)\"",
                remedy: "leave it out, or write \"\(owner)\" in place of \"\(kind)\""
            )
        }
    }
}

extension SourceValue {
    /// A string that shows something.
    fileprivate func visibleText() throws -> String {
        let text = try string()
        guard !text.allSatisfy(\.isWhitespace) else { throw error("the text is empty", remedy: "write what it shows") }
        return text
    }
}

extension TabBarController.ScrollPolicy {
    fileprivate init(written value: SourceValue) throws {
        let object = try value.object()
        try object.checkKeys(["distance"])
        let distance = object["distance"]
        self.init(distance: try distance?.number() ?? 40)
        guard self.distance > 0 else { throw (distance ?? value).error("the distance is more than 0 points") }
    }
}

extension SystemRelease {
    /// Throws a `SourceError` for a text that is no version.
    init(written value: SourceValue) throws {
        let text = try value.string()
        guard let release = SystemRelease(text) else {
            throw value.error("\"\(text)\" is no version of iOS", remedy: "write it as 18 or 26.0")
        }
        self = release
    }
}

extension StoryReader {
    /// True, or whether the call is animated.
    fileprivate mutating func animated(_ value: SourceValue) throws -> Bool {
        if value.boolValue == true { return false }
        let object = try value.object()
        errors += object.unknownKeyErrors(["animated"])
        return try object["animated"]?.bool() ?? false
    }
}
