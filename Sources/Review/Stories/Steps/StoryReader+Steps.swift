import BarLayout
import BarState
import Drawing
import SourceJSON

extension StoryReader {
    private typealias Action = StoryStep.Action

    /// The steps by their keys, and how each one's value is read.
    private static let stepKinds: [(name: String, read: @Sendable (inout StoryReader, SourceValue) throws -> Action)] =
        [
            ("tap", { .tap(try $0.target($1)) }),
            ("press", { .press(try $0.target($1)) }),
            ("release", { try $0.release($1) }),
            ("longPress", { .longPress(try $0.target($1)) }),
            ("type", { .type(try $1.string()) }),
            ("submit", { try $0.plain(.submit, $1) }),
            ("keyboard", { try $0.keyboard($1) }),
            ("dismissKeyboard", { try $0.plain(.dismissKeyboard, $1) }),
            ("scroll", { try $0.scroll($1) }),
            ("scrollEnds", { try $0.plain(.scrollEnds, $1) }),
            ("controlEnds", { try $0.plain(.controlEnds, $1) }),
            ("controlThrows", { .controlThrows($1.isNull ? nil : try $1.string()) }),
            ("dismiss", { try $0.plain(.dismiss, $1) }),
            ("push", { .push(try $0.pushed($1)) }),
            ("pop", { try $0.plain(.pop, $1) }),
            ("rotate", { try $0.rotate($1) }),
            ("visibility", { try $0.visibility($1) }),
            ("set", { try $0.set($1) }),
            ("wait", { .wait(try $0.seconds($1)) }),
            ("restart", { try $0.plain(.restart, $1) }),
            ("capture", { .capture(try $0.capture($1)) }),
        ]

    /// The keys that a step may have.
    static var stepNames: [String] { stepKinds.map(\.name) }

    mutating func steps(_ value: SourceValue?) throws -> [StoryStep] {
        guard let value else { return [] }
        var steps: [StoryStep] = []
        var places: [String: SourcePlace] = [:]
        for (index, value) in try value.array().enumerated() {
            let known = errors.count
            let step = attempt { try $0.step(value) }
            for error in errors.indices.dropFirst(known) where errors[error].path == nil {
                errors[error].path = "step \(index + 1)"
            }
            guard let step else { continue }
            if case .capture(let capture) = step.action {
                // Two names that differ in case alone are one file on a Mac.
                let key = capture.name.lowercased()
                if let first = places[key] {
                    errors.append(
                        value.error(
                            "the capture \"\(capture.name)\" is already taken in line \(first.line)",
                            path: "step \(index + 1)",
                            remedy: "a name stands once in a story"
                        )
                    )
                }
                places[key] = value.place
            }
            steps.append(step)
        }
        return steps
    }

    private mutating func step(_ value: SourceValue) throws -> StoryStep {
        let object = try value.object()
        guard let member = object.first(where: { _ in true }), object.count == 1 else {
            throw object.error("a step has one key, this has \(object.count)", remedy: "make it a step each")
        }
        guard let kind = Self.stepKinds.first(where: { $0.name == member.key }) else {
            let names = Self.stepNames
            throw member.error(
                "unknown event \"\(member.key)\"",
                remedy: nearest(to: member.key, in: names).map { "did you mean \"\($0)\"?" }
                    ?? "there are \(names.joined(separator: ", "))"
            )
        }
        return StoryStep(try kind.read(&self, member.value), place: value.place)
    }

    // MARK: - Values

    /// A step whose value says nothing: true.
    private func plain(_ action: Action, _ value: SourceValue) throws -> Action {
        guard value.boolValue == true else { throw value.error("expected true, found \(value.described)") }
        return action
    }

    private func target(_ value: SourceValue) throws -> StoryStep.Target {
        guard let object = value.objectValue else { return .layer(try value.string()) }
        try object.checkKeys(["point"])
        let point = try object.required("point").array()
        guard point.count == 2 else { throw object.error("a point is two numbers, [x, y], in points") }
        return .point(Point(x: try point[0].number(), y: try point[1].number()))
    }

    /// Every finger lifts, whichever layer is named.
    private func release(_ value: SourceValue) throws -> Action {
        if value.boolValue != true { _ = try target(value) }
        return .release
    }

    private func keyboard(_ value: SourceValue) throws -> Action {
        try value.bool() ? .keyboard : .dismissKeyboard
    }

    private func scroll(_ value: SourceValue) throws -> Action {
        let object = try value.object()
        try object.checkKeys(["by", "tracked", "to"])
        if let end = object["to"] {
            let name = try end.choice(of: StoryStep.End.allCases.map(\.rawValue))
            guard object.count == 1, let end = StoryStep.End(rawValue: name) else {
                throw object.error("a scroll to an end takes nothing beside \"to\"")
            }
            return .scrollTo(end)
        }
        return .scroll(by: try object.required("by").number(), tracked: try object["tracked"]?.bool())
    }

    private mutating func pushed(_ value: SourceValue) throws -> Screen? {
        if value.boolValue == true { return nil }
        if let title = value.stringValue { return SampleScreen.detail(title: title) }
        return try screen(value)
    }

    private func rotate(_ value: SourceValue) throws -> Action {
        if value.boolValue == true { return .rotate(nil) }
        let name = try value.choice(of: LayoutEnvironment.Orientation.allCases.map(\.rawValue))
        return .rotate(LayoutEnvironment.Orientation(rawValue: name))
    }

    private func visibility(_ value: SourceValue) throws -> Action {
        if value.boolValue == true { return .see }
        let object = try value.object()
        try object.checkKeys(["of", "share"])
        let share = try object.required("share")
        guard (0...1).contains(try share.number()) else { throw share.error("a cell's visible share is from 0 to 1") }
        return .visibility(of: try object.required("of").string(), share: try share.number())
    }

    private mutating func set(_ value: SourceValue) throws -> Action {
        // Where the bar itself is wrong its error says enough.
        guard let kind else { return .restart }
        return .set(try kind.change(&self, try value.object()))
    }

    private func seconds(_ value: SourceValue) throws -> Seconds {
        let seconds = try value.number()
        guard seconds >= 0 else { throw value.error("time runs forwards: give seconds from 0 on") }
        guard seconds <= StoryPlayer.longestTime else {
            throw value.error(
                "a wait of \(value.numberText ?? "that many") seconds is longer than a story may last",
                remedy: "give at most \(Int(StoryPlayer.longestTime))"
            )
        }
        return seconds
    }

    private func capture(_ value: SourceValue) throws -> Capture {
        guard let object = value.objectValue else { return Capture(try captureName(value)) }
        try object.checkKeys(["name", "pin", "at"])
        var pin: [VariantAxis: String] = [:]
        for (axis, values) in try object["pin"].map({ try axisValues($0.object()) }) ?? [] {
            guard let only = values.first, values.count == 1 else {
                throw object.error("a pin takes one value for \(axis.rawValue)")
            }
            pin[axis] = only
        }
        return Capture(try captureName(object.required("name")), pin: pin, progress: try progressOfMotion(object["at"]))
    }

    private func captureName(_ value: SourceValue) throws -> String {
        let name = try value.string()
        guard Capture.isName(name) else {
            throw value.error(
                "\"\(name)\" can't name a capture",
                remedy: "use letters, digits, dashes and underscores"
            )
        }
        return name
    }

    private func progressOfMotion(_ value: SourceValue?) throws -> Double? {
        guard let value else { return nil }
        let progress = try value.number()
        guard (0...1).contains(progress) else { throw value.error("a motion's progress is from 0 to 1") }
        return progress
    }
}
