/// A note that is the same with and without Markdown, which most are: it needs no parser.
enum PlainLine {
    /// Whether `text` is a line of words with single spaces, in which nothing can be mark-up; false if unsure.
    ///
    /// It begins with a letter and consists of letters of Latin scripts, digits and signs that Markdown does not know.
    /// O(length).
    static func isPlain(_ text: String) -> Bool {
        guard let first = text.utf8.first, isLetter(first) else { return false }
        var last = first
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: " ") where last == UInt8(ascii: " "): return false
            // `www.` begins a link.
            case UInt8(ascii: ".") where last | 0x20 == UInt8(ascii: "w"): return false
            case 0x80...0xBF where last < 0xC3: return false
            case _ where isKnown(byte): last = byte
            default: return false
            }
        }
        return last != UInt8(ascii: " ")
    }

    /// 0xC3 to 0xC5 begin the letters U+00C0 to U+017F.
    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0xC3...0xC5: true
        default: false
        }
    }

    private static func isKnown(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...0xBF: true
        case UInt8(ascii: " "), UInt8(ascii: ","), UInt8(ascii: "."), UInt8(ascii: ";"), UInt8(ascii: "?"),
            UInt8(ascii: "'"), UInt8(ascii: "\""), UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "%"):
            true
        default: isLetter(byte)
        }
    }
}
