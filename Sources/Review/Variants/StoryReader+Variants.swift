import SourceJSON

extension StoryReader {
    /// The variants that a story asks for, each with the captures it means.
    mutating func variants(_ value: SourceValue?, captures steps: [StoryStep]) throws -> [VariantRequest] {
        guard let value else { return [] }
        let names = steps.compactMap { step -> String? in
            if case .capture(let capture) = step.action { capture.name } else { nil }
        }
        var requests: [VariantRequest] = []
        var left = VariantRequest.mostCombinations
        for value in try value.array() {
            guard let request = attempt({ try $0.variantRequest(value.object(), among: names) }) else { continue }
            guard request.combinationCount <= left else {
                errors.append(
                    value.error(
                        "with these the story asks for more than \(VariantRequest.mostCombinations) variants",
                        remedy: "vary fewer things at a time"
                    )
                )
                break
            }
            left -= request.combinationCount
            requests.append(request)
        }
        return requests
    }

    private func variantRequest(_ object: SourceObject, among names: [String]) throws -> VariantRequest {
        let captures = try object["captures"]?.array().map { value in
            let pattern = try value.string()
            guard names.contains(where: { NamePattern(pattern).matches($0) }) else {
                throw value.error(
                    "no capture is called \"\(pattern)\"",
                    remedy: nearest(to: pattern, in: names).map { "did you mean \"\($0)\"?" }
                )
            }
            return pattern
        }
        var values: [VariantAxis: [String]] = [:]
        for (axis, names) in try axisValues(object, beside: ["captures"]) { values[axis] = names }
        return VariantRequest(captures: captures, values)
    }

    /// Axes and their values, one or a list of them, as pins and variants give them.
    func axisValues(
        _ object: SourceObject,
        beside others: [String] = []
    ) throws -> [(axis: VariantAxis, values: [String])] {
        try object.checkKeys(others + VariantAxis.allCases.map(\.rawValue))
        return try object.compactMap { member in
            guard let axis = VariantAxis(rawValue: member.key) else { return nil }
            let values = member.value.arrayValue ?? [member.value]
            guard !values.isEmpty else { throw member.error("\(axis.rawValue) has no value") }
            return (axis, try values.map { try axisValue($0, of: axis) })
        }
    }

    private func axisValue(_ value: SourceValue, of axis: VariantAxis) throws -> String {
        // iOS versions look like numbers, and people write them so.
        let text = try value.numberText ?? value.string()
        do {
            return try axis.value(named: text).name
        } catch let error as VariantError {
            throw value.error(error.description)
        }
    }
}
