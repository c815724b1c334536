extension VerifyReport {
    /// JUnit's XML as CI systems read it: a suite for each story, a case for each frame. What differs is a failure, what
    /// can't be compared an error.
    public var junit: String {
        var stories: [String] = []
        for verdict in verdicts where stories.last != verdict.story { stories.append(verdict.story) }
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuites name=\"barsnap verify\" \(Self.totals(verdicts))>\n"
        for story in stories {
            let cases = verdicts.filter { $0.story == story }
            text += "  <testsuite name=\"\(story.escapedXML)\" \(Self.totals(cases))>\n"
            text += cases.map(Self.testCase).joined()
            text += "  </testsuite>\n"
        }
        return text + "</testsuites>\n"
    }

    private static func totals(_ verdicts: [FrameVerdict]) -> String {
        let errors = verdicts.count { $0.isError }
        let failures = verdicts.count { $0.kind != .same && !$0.isError }
        return "tests=\"\(verdicts.count)\" failures=\"\(failures)\" errors=\"\(errors)\" skipped=\"0\""
    }

    private static func testCase(_ verdict: FrameVerdict) -> String {
        let frame = verdict.name.dropFirst(verdict.story.count + 1)
        let head =
            "    <testcase classname=\"\(verdict.story.escapedXML)\" name=\"\(String(frame).escapedXML)\""
            + " file=\"\(verdict.name.escapedXML).svg\""
        guard verdict.kind != .same else { return head + "/>\n" }
        let element = verdict.isError ? "error" : "failure"
        let body = ([verdict.headline] + verdict.layers.map(\.description)).joined(separator: "\n")
        return """
            \(head)>
                  <\(element) type="\(verdict.kind.rawValue)" message="\(verdict.message.escapedXML)">\(body.escapedXML)</\(element)>
                </testcase>

            """
    }
}

extension FrameVerdict {
    /// There was nothing to compare with.
    fileprivate var isError: Bool { kind == .missing || kind == .unreadable }

    /// One line: the verdict, what else is to be said, and the first layer that changed.
    public var message: String {
        var text = kind.title
        for part in [sizes, difference?.summary, note].compactMap({ $0 }) { text += ": \(part)" }
        if let first = layers.first {
            text += "; \(first)"
            if layers.count > 1 { text += " and \(layers.count - 1) more" }
        }
        return text
    }
}

extension String {
    /// The text as XML's content or attribute, without what XML can't hold.
    var escapedXML: String {
        var text = ""
        for scalar in unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\n", "\t": text.unicodeScalars.append(scalar)
            case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
            default: text.unicodeScalars.append(scalar)
            }
        }
        return text
    }
}
