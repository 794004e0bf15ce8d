/// A path as written; a relative one starts at the current directory.
///
/// Paths are compared by bytes: two that Unicode calls equal are two files.
package struct Path: Sendable, Hashable, CustomStringConvertible {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package static func == (left: Path, right: Path) -> Bool { left.text.utf8.elementsEqual(right.text.utf8) }

    package func hash(into hasher: inout Hasher) { for byte in text.utf8 { hasher.combine(byte) } }

    package var description: String { text }
    package var isEmpty: Bool { text.isEmpty }

    /// The path of `name`, which may have several parts, in this directory.
    package static func / (directory: Path, name: String) -> Path {
        Path(directory.text.utf8.last == UInt8(ascii: "/") ? directory.text + name : directory.text + "/" + name)
    }

    /// Its directory: `.` for a bare name, `/` for the root.
    package var directory: Path {
        guard let slash = trimmed.lastIndex(of: "/") else { return Path(".") }
        return Path(slash == trimmed.startIndex ? "/" : String(trimmed[..<slash]))
    }

    /// Its last part; empty for the root.
    package var name: String {
        String(trimmed[(trimmed.lastIndex(of: "/").map(trimmed.index(after:)) ?? trimmed.startIndex)...])
    }

    /// Whether it is `directory` or inside it; both must be resolved.
    package func lies(in directory: Path) -> Bool {
        self == directory || text.utf8.starts(with: (directory / "").text.utf8)
    }

    private var trimmed: Substring {
        var trimmed = text[...]
        while trimmed.utf8.count > 1, trimmed.utf8.last == UInt8(ascii: "/") { trimmed.removeLast() }
        return trimmed
    }
}
