/// Recognizes notes that are the same with and without Markdown, as most are: they need no parser.
enum PlainLine {
    /// Whether nothing in `text` can be mark-up; false if unsure.
    ///
    /// It is one line, or if `hasLines` lines of one paragraph, and each begins with a letter or a digit. Markdown
    /// characters may occur only where they have no meaning, such as `<` and `&` before a space. O(length).
    static func isPlain(_ text: String, hasLines: Bool = false) -> Bool {
        var text = text
        return text.withUTF8 { text in
            hasLines
                ? text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
                    .allSatisfy { isPlain(UnsafeBufferPointer(rebasing: $0)) } : isPlain(text)
        }
    }

    private static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first, isLetterOrDigit(first), !beginsNumberedList(text) else { return false }
        var last = first
        for (index, byte) in text.enumerated() {
            let next = index + 1 < text.count ? text[index + 1] : 0
            switch byte {
            case UInt8(ascii: "<"), UInt8(ascii: "&"): if next != UInt8(ascii: " ") { return false }
            // `://` and `www.` begin links, `![` begins an image.
            case UInt8(ascii: ":"): if next == UInt8(ascii: "/") { return false }
            case UInt8(ascii: "."): if last | 0x20 == UInt8(ascii: "w") { return false }
            case UInt8(ascii: "!"): if next == UInt8(ascii: "[") { return false }
            case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "?"), UInt8(ascii: "'"),
                UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "%"), UInt8(ascii: "+"),
                UInt8(ascii: "-"), UInt8(ascii: "/"), UInt8(ascii: "="):
                break
            default: if !isLetterOrDigit(byte) { return false }
            }
            last = byte
        }
        return true
    }

    /// An ASCII letter or digit, or a part of a non-ASCII character, none of which has a meaning in Markdown.
    static func isLetterOrDigit(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
            true
        default: false
        }
    }

    private static func beginsNumberedList(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        let digits = text.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !digits.isEmpty, digits.endIndex < text.endIndex else { return false }
        return text[digits.endIndex] == UInt8(ascii: ".") || text[digits.endIndex] == UInt8(ascii: ")")
    }
}
