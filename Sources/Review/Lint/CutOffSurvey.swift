import BarState
import Drawing
import SourceJSON

/// Content of the app's own in a floating accessory or in a bar above or below the content, where the screen is too
/// narrow for it: the text that layout cut off, and the buttons that it pushed out.
///
/// Titles of tabs and of accessories shorten by design, and what a made-up locale stretches is meant not to fit.
struct CutOffSurvey {
    /// Something that doesn't fit, by what the story writes.
    fileprivate enum Content: Hashable {
        case floating(text: String)
        case safeAreaBar(SafeAreaBar)
    }

    fileprivate struct SafeAreaBar: Hashable {
        var key: String
        var edge: ScreenEdges.Edge
        var title: String?
        var buttons: Int
    }

    fileprivate struct Seen {
        var story: String
        var content: Content
        /// What is left of the text; nil where it is the buttons that are too many.
        var visible: String?
        var frame: String
    }

    private var seen: [Seen] = []

    /// Each content once a story, where it is first seen at rest.
    mutating func add(_ laidOut: FramePlan.LaidOutFrame) {
        let frame = laidOut.frame
        guard frame.moment.capture.progress == nil, frame.drawn[.locale] == VariantAxis.locale.standard else { return }
        look(into: laidOut.list.root) { content, visible in
            guard !seen.contains(where: { $0.story == frame.story && $0.content == content }) else { return }
            seen.append(Seen(story: frame.story, content: content, visible: visible, frame: frame.name))
        }
    }

    private func look(into layer: Layer, _ note: (Content, _ visible: String?) -> Void) {
        if layer.id == BarLayer.floatingAccessory {
            for text in layer.cutOffTexts { note(.floating(text: text.text), text.visible) }
        } else if let bar = SafeAreaBar(layer) {
            if let text = layer.children.flatMap(\.cutOffTexts).first {
                note(.safeAreaBar(bar), text.visible)
            } else if layer.children.contains(where: {
                $0.frame.minX < layer.frame.minX || $0.frame.maxX > layer.frame.maxX
            }) {
                note(.safeAreaBar(bar), nil)
            }
        } else {
            for child in layer.children { look(into: child, note) }
        }
    }

    /// A finding at each place where the story writes what doesn't fit; one at its bar where none is found.
    func findings(in story: Story) -> [LintFinding] {
        seen.filter { $0.story == story.name }.flatMap { seen in
            let unplaced = LintFinding(
                place: story.source?.place,
                themes: [],
                subject: story.name,
                kind: .bar(seen.finding),
                permutations: []
            )
            let written = (story.source?.members ?? []).compactMap { seen.content.value(writtenIn: $0)?.place }
            return written.isEmpty ? [unplaced] : written.map { unplaced.moved(to: $0) }
        }
    }
}

extension CutOffSurvey.Seen {
    fileprivate var finding: Finding {
        let what =
            visible.map { "the text is cut off to \"\($0)\"" } ?? "its buttons are pushed past the screen's sides"
        let mend = visible == nil ? "leave some buttons out, or put them into a menu" : "shorten the text"
        switch content {
        case .floating:
            return Finding(
                .contentTooWide,
                at: "floating accessory",
                why: "\(what), first in \(frame)",
                mend: "\(mend): the accessory stops at the safe width less its margins"
            )
        case .safeAreaBar(let bar):
            return Finding(
                .contentTooWide,
                at: "\(bar.key) at the \(bar.edge.rawValue) edge",
                why: "\(what), first in \(frame)",
                mend: mend
            )
        }
    }
}

extension CutOffSurvey.Content {
    /// The part that doesn't fit, where a member of the story describes this content.
    fileprivate func value(writtenIn member: SourceObject.Member) -> SourceValue? {
        switch self {
        case .floating(let text):
            guard FloatingAccessoryCall.contentCalls.contains(member.key), let object = member.value.objectValue else {
                return nil
            }
            return [object["text"], object["wide"]].compactMap(\.self).first { $0.stringValue == text }
        case .safeAreaBar(let bar):
            guard member.key == bar.key else { return nil }
            return (member.value.arrayValue ?? [member.value]).lazy.compactMap { bar.value(in: $0) }.first
        }
    }
}

extension CutOffSurvey.SafeAreaBar {
    /// The bar whose layer this is; nil for any other layer, and for a bar beside the content, which is as wide as we
    /// make it.
    fileprivate init?(_ layer: Layer) {
        guard !layer.id.contains("/") else { return nil }
        let keys = [("safe-area-bar-", "safeAreaBar"), ("safe-area-inset-", "safeAreaInset")]
        guard let (prefix, key) = keys.first(where: { layer.id.hasPrefix($0.0) }) else { return nil }
        let rest = layer.id.dropFirst(prefix.count)
        guard let edge = [ScreenEdges.Edge.top, .bottom].first(where: { rest.hasPrefix($0.rawValue) }) else {
            return nil
        }
        let buttons = layer.children.count { $0.id.contains("/button-") }
        self.init(key: key, edge: edge, title: layer.label, buttons: buttons)
    }

    /// The title, or the buttons of a bar without one, where `value` describes this bar.
    fileprivate func value(in value: SourceValue) -> SourceValue? {
        guard let object = value.objectValue, object["edge"]?.stringValue == edge.rawValue,
            object["title"]?.stringValue == title, (object["symbols"]?.arrayValue ?? []).count == buttons
        else { return nil }
        return object["title"] ?? object["symbols"]
    }
}

extension Layer {
    fileprivate var children: [Layer] {
        items.compactMap { if case .layer(let child) = $0 { child } else { nil } }
    }

    /// The layer's own lines of text that lost their tails.
    fileprivate var cutOffTexts: [ShapedText] {
        items.compactMap { item in
            guard case .text(let text) = item, text.text.isTruncated else { return nil }
            return text.text
        }
    }
}
