/// The id that a program gives to a press, such as a UUID.
package struct PressID: Sendable, Hashable {
    /// 1 to 128 of the characters of URLs, but for those that spreadsheets and shells read as something else.
    package let text: String

    /// Reads an id; nil where it has other characters, none or too many.
    package init?(_ text: String) {
        guard (1...PressID.longest).contains(text.utf8.count), text.utf8.allSatisfy(PressID.isAllowed) else {
            return nil
        }
        self.text = text
    }

    /// In bytes.
    private static let longest = 128

    private static func isAllowed(_ byte: UInt8) -> Bool {
        (0x61...0x7A).contains(byte | 0x20) || (0x30...0x39).contains(byte) || "-._:~+/=".utf8.contains(byte)
    }
}
