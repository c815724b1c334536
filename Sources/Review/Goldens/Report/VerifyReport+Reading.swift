import Drawing
import SourceJSON

extension VerifyReport {
    /// Reads a report; `file` is the name that errors give.
    ///
    /// Throws `GoldenError` for one of a newer form, and a `SourceError` at whatever else is no report.
    public init(_ bytes: [UInt8], file: String) throws {
        let root = try SourceDocument(bytes: bytes, file: file).root.object()
        let version = try root.required("version").integer()
        guard version <= Self.version else { throw GoldenError.newer(file: file, version: version) }
        let shard = try root.required("shard").object()
        let comparison = try root.required("comparison").object()
        let environment = try root.required("environment").object()
        self.init(
            shard: Shard(
                index: try shard.required("index").integer(),
                of: try shard.required("count").integer()
            ),
            names: try root.required("names").array().map(Self.frameName),
            comparison: Comparison(
                threshold: try comparison.required("threshold").number(),
                scale: try comparison.required("scale").number(),
                reasons: try comparison.required("reasons").array().map { try $0.string() }
            ),
            environment: GoldenEnvironment(
                libraries: try GoldenManifest.strings(environment.required("libraries")),
                fonts: try GoldenManifest.strings(environment.required("fonts"))
            ),
            verdicts: try root.required("frames").array().map(FrameVerdict.init)
        )
    }

    /// A name becomes a path: it must stay in the folder.
    fileprivate static func frameName(_ value: SourceValue) throws -> String {
        let name = try value.string()
        guard GoldenFile.isFrameName(name) else { throw value.error("\"\(name)\" is no frame's name") }
        return name
    }
}

extension FrameVerdict {
    fileprivate init(_ value: SourceValue) throws {
        let object = try value.object()
        let name = try VerifyReport.frameName(object.required("name"))
        let word = try object.required("verdict").choice(of: Kind.allCases.map(\.rawValue))
        self.init(
            name: name,
            label: try object["label"]?.string() ?? name,
            kind: Kind(rawValue: word) ?? .unreadable,
            note: try object["note"]?.string()
        )
        isApproved = try object["approved"]?.bool() ?? false
        goldenSize = try object["golden_size"].map(Size.init)
        size = try object["size"].map(Size.init)
        layers = try object["layers"]?.array().map(LayerChange.init) ?? []
        difference = try object["difference"].map(MeasuredDifference.init)
        golden = try object["golden"].map(GoldenRecord.init)
        drawn = try object["drawn"].map(GoldenRecord.init)
        for (key, path) in Files.keys {
            guard let value = try object["files"]?.object()[named: key] else { continue }
            files[keyPath: path] = try VerifyReport.frameName(value)
        }
    }
}

extension Size {
    fileprivate init(_ value: SourceValue) throws {
        let object = try value.object()
        self.init(width: try object.required("width").number(), height: try object.required("height").number())
    }
}

extension MeasuredDifference {
    fileprivate init(_ value: SourceValue) throws {
        let object = try value.object()
        self.init(
            pixels: try object.required("pixels").integer(),
            percent: try object.required("percent").number(),
            largest: try object.required("largest").number(),
            regions: try object.required("regions").array().map { value in
                let box = try value.object()
                return Rect(
                    x: try box.required("x").number(),
                    y: try box.required("y").number(),
                    width: try box.required("width").number(),
                    height: try box.required("height").number()
                )
            }
        )
    }
}

extension LayerChange {
    fileprivate init(_ value: SourceValue) throws {
        let object = try value.object()
        let word = try object.required("change").choice(of: Kind.allCases.map(\.rawValue))
        self.init(
            try object.required("layer").string(),
            Kind(rawValue: word) ?? .changed,
            properties: try object.required("properties").array().map { value in
                let property = try value.object()
                return Property(
                    try property.required("property").string(),
                    try property["before"]?.string(),
                    try property["after"]?.string(),
                    unit: try property["unit"]?.string(),
                    token: try property["token"]?.string()
                )
            },
            tokens: try object.required("tokens").array().map { try $0.string() }
        )
    }
}
