/// The path of a picture in the folder of notes.
package enum PicturePath {
    /// The path for the destination of an image; nil if it isn't in the folder.
    package static func read(_ destination: String) -> String? {
        let parts = destination.split(separator: "%", omittingEmptySubsequences: false)
        let decoded = parts.dropFirst().map { part in
            UInt8(part.prefix(2), radix: 16).map { [$0] + part.utf8.dropFirst(2) } ?? [UInt8(ascii: "%")] + part.utf8
        }
        let path = String(decoding: Array((parts.first ?? "").utf8) + decoded.joined(), as: UTF8.self)
        let names = path.split(separator: "/", omittingEmptySubsequences: false)
        let inner = names.first == "." ? names.dropFirst() : names[...]
        let isInside = inner.allSatisfy { !$0.isEmpty && !$0.hasPrefix(".") } && !path.contains(":")
        return isInside ? inner.joined(separator: "/") : nil
    }

    /// The path as an address; the library escapes all other characters.
    static func escaped(_ path: String) -> String {
        path.map { ["%": "%25", "?": "%3F", "#": "%23"][$0] ?? String($0) }.joined()
    }
}
