import Drawing
import SourceJSON

extension VerifyReport {
    /// What a program reads, described by `Snapshots/report.schema.json`.
    public var json: String {
        let counts = FrameVerdict.Kind.allCases.map { "\($0.rawValue.quotedJSON): \(count(of: $0))" }
        let environment = """
            {
                "libraries": \(GoldenManifest.object(environment.libraries, indent: "    ")),
                "fonts": \(GoldenManifest.object(environment.fonts, indent: "    "))
              }
            """
        return """
            {
              "version": \(Self.version),
              "shard": {"index": \(shard.index), "count": \(shard.count)},
              "comparison": {"threshold": \(comparison.threshold), "scale": \(comparison.scale), \
            "reasons": \(strings(comparison.reasons))},
              "environment": \(environment),
              "counts": {\(counts.joined(separator: ", "))},
              "frames": \(lines(verdicts.map(\.json))),
              "names": \(lines(names.map(\.quotedJSON)))
            }

            """
    }

    private func lines(_ items: [String]) -> String {
        items.isEmpty ? "[]" : "[\n    \(items.joined(separator: ",\n    "))\n  ]"
    }
}

private func strings(_ texts: [String]) -> String { "[\(texts.map(\.quotedJSON).joined(separator: ", "))]" }

extension FrameVerdict {
    /// One line: a frame that is the same has but its name and its verdict.
    fileprivate var json: String {
        var members = ["\"name\": \(name.quotedJSON)", "\"verdict\": \(kind.rawValue.quotedJSON)"]
        func add(_ key: String, _ value: String?) {
            if let value { members.append("\"\(key)\": \(value)") }
        }
        add("label", label == name ? nil : label.quotedJSON)
        add("approved", isApproved ? "true" : nil)
        add("note", note?.quotedJSON)
        add("golden_size", goldenSize.map(json))
        add("size", size.map(json))
        add("layers", layers.isEmpty ? nil : "[\(layers.map(\.json).joined(separator: ", "))]")
        add("difference", difference?.json)
        add("golden", golden?.json)
        add("drawn", drawn?.json)
        add("files", files.json)
        return "{\(members.joined(separator: ", "))}"
    }

    private func json(_ size: Size) -> String {
        "{\"width\": \(size.width.thousandths()), \"height\": \(size.height.thousandths())}"
    }
}

extension FrameVerdict.Files {
    /// The keys of a report, and where their values are kept.
    static let keys: [(key: String, path: WritableKeyPath<FrameVerdict.Files, String?> & Sendable)] = [
        ("before", \.before), ("after", \.after), ("difference", \.difference), ("before_svg", \.beforeSVG),
        ("after_svg", \.afterSVG), ("after_png", \.afterPNG),
    ]

    fileprivate var json: String? {
        let members = Self.keys.compactMap { key, path in
            self[keyPath: path].map { "\(key.quotedJSON): \($0.quotedJSON)" }
        }
        return members.isEmpty ? nil : "{\(members.joined(separator: ", "))}"
    }
}

extension MeasuredDifference {
    fileprivate var json: String {
        let regions = regions.map { box in
            "{\"x\": \(box.x.thousandths()), \"y\": \(box.y.thousandths()), "
                + "\"width\": \(box.width.thousandths()), \"height\": \(box.height.thousandths())}"
        }
        return "{\"pixels\": \(pixels), \"percent\": \(percent), \"largest\": \(largest), "
            + "\"regions\": [\(regions.joined(separator: ", "))]}"
    }
}

extension LayerChange {
    fileprivate var json: String {
        let properties = properties.map { property in
            let members = [
                ("property", property.name), ("before", property.before), ("after", property.after),
                ("unit", property.unit), ("token", property.token),
            ]
            let texts = members.compactMap { key, value in value.map { "\"\(key)\": \($0.quotedJSON)" } }
            return "{\(texts.joined(separator: ", "))}"
        }
        return "{\"layer\": \(layer.quotedJSON), \"change\": \(kind.rawValue.quotedJSON), "
            + "\"properties\": [\(properties.joined(separator: ", "))], \"tokens\": \(strings(tokens))}"
    }
}
