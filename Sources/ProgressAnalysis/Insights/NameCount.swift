/// How often a trigger or a place was named.
package struct NameCount: Sendable, Hashable {
    /// As it was first written, without the spaces around it.
    package let name: String
    package let count: Int

    /// What is the same for all spellings of a name.
    static func key(of name: String) -> String { name.trimmed.lowercased() }
    var key: String { NameCount.key(of: name) }

    /// Counts names without regard to case; most frequent first, equals by name.
    static func counts(of names: some Sequence<String>) -> [NameCount] {
        var counts: [String: (name: String, count: Int)] = [:]
        for name in names {
            let name = name.trimmed
            guard !name.isEmpty else { continue }
            counts[key(of: name), default: (name, 0)].count += 1
        }
        let sorted = counts.sorted { left, right in
            left.value.count == right.value.count ? left.key < right.key : left.value.count > right.value.count
        }
        return sorted.map { NameCount(name: $0.value.name, count: $0.value.count) }
    }
}

extension String {
    fileprivate var trimmed: String {
        let tail = drop(while: \.isWhitespace)
        guard let last = tail.lastIndex(where: { !$0.isWhitespace }) else { return "" }
        return String(tail[...last])
    }
}
