/// A topic on an ntfy server, as its app shows it: `https://ntfy.sh/my-topic`.
package struct NtfyAddress: Sendable, Equatable {
    /// The address for messages, such as `https://ntfy.sh/`.
    package let server: String
    package let topic: String

    /// Nil unless it is http or https, a name and a topic.
    package init?(_ text: String) {
        guard let scheme = ["https://", "http://"].first(where: { text.lowercased().hasPrefix($0) }),
            let slash = text.lastIndex(of: "/"), text.distance(from: text.startIndex, to: slash) > scheme.count,
            text.utf8.allSatisfy({ $0 > 0x20 && $0 < 0x7F && !"\"\\?#".utf8.contains($0) })
        else { return nil }
        topic = String(text[text.index(after: slash)...])
        server = String(text[...slash])
        guard (1...64).contains(topic.count), topic.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) })
        else { return nil }
    }
}
