extension SourceParser {
    /// Two members of one name would hide one another, so which is meant is not for a reader to choose.
    func refuseDuplicateKeys(of object: Int) throws {
        let count = Int(nodes[object].count)
        guard count > 1 else { return }
        if count <= 12 {
            try comparePairs(of: object)
        } else {
            try compareByHash(of: object, count: count)
        }
    }

    /// Quicker than hashing for the few keys that nearly every object has.
    private func comparePairs(of object: Int) throws {
        var later = object + 1
        while later < nodes.count {
            var earlier = object + 1
            while earlier < later {
                if isSameKey(earlier, later), !areRemarks(earlier, later) { throw duplicate(of: earlier, at: later) }
                earlier = Int(nodes[earlier + 1].after)
            }
            later = Int(nodes[later + 1].after)
        }
    }

    private func compareByHash(of object: Int, count: Int) throws {
        var seen: [[UInt8]: Int] = [:]
        seen.reserveCapacity(count)
        var key = object + 1
        while key < nodes.count {
            if let earlier = seen.updateValue(key, forKey: keyBytes(key)), !areRemarks(earlier, key) {
                throw duplicate(of: earlier, at: key)
            }
            key = Int(nodes[key + 1].after)
        }
    }

    private func isSameKey(_ first: Int, _ second: Int) -> Bool {
        if nodes[first].flag || nodes[second].flag { return keyBytes(first) == keyBytes(second) }
        guard nodes[first].end - nodes[first].start == nodes[second].end - nodes[second].start else { return false }
        return raw(first).elementsEqual(raw(second))
    }

    private func areRemarks(_ first: Int, _ second: Int) -> Bool {
        guard !repeatableRemarks.isEmpty, nodes[first + 1].kind == .string, nodes[second + 1].kind == .string else {
            return false
        }
        return repeatableRemarks.contains(JSONString.decode(raw(first)))
    }

    private func raw(_ node: Int) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(rebasing: bytes[Int(nodes[node].start)..<Int(nodes[node].end)])
    }

    /// The decoded bytes: strings would call two spellings of “é” equal, which JSON does not.
    private func keyBytes(_ node: Int) -> [UInt8] {
        nodes[node].flag ? Array(JSONString.decode(raw(node)).utf8) : Array(raw(node))
    }

    private func duplicate(of earlier: Int, at later: Int) -> SourceError {
        let first = error("", at: Int(nodes[earlier].start) - 1)
        return error(
            "the key \"\(JSONString.decode(raw(later)))\" stands twice in one object",
            at: Int(nodes[later].start) - 1,
            remedy: "it stands first at line \(first.line), column \(first.column)"
        )
    }
}
