package import ProgressLoading
package import ProgressModel

/// The members of an object that a line of our own files has; nil where one is missing or something else.
extension JSONNode {
    package func text(_ key: String) -> String? { member(key)?.value.word }

    /// The texts of a list; what isn't a text is left out.
    package func texts(_ key: String) -> [String]? {
        if case .array(let nodes)? = member(key)?.value.value { nodes.compactMap(\.word) } else { nil }
    }

    package func day(_ key: String) -> Day? { text(key).flatMap { parseDay($0.utf8Span.span) } }

    package func integer(_ key: String) -> Int? {
        guard case .number(let digits)? = member(key)?.value.value else { return nil }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// Whether a member is there and true.
    package func isTrue(_ key: String) -> Bool {
        if case .bool(true)? = member(key)?.value.value { true } else { false }
    }
}
