/// A text that is written as a cell of a CSV file.
package struct CSVField {
    private let text: String
    private let separator: UInt8

    /// Takes a text; `separator` is a character of ASCII.
    package init(_ text: String, separator: UInt8) {
        (self.text, self.separator) = (text, separator)
    }

    /// With quotation marks where it needs them.
    ///
    /// Bytes are looked at, as a character may be a separator together with an accent on it.
    package var written: String {
        let bytes = text.utf8.span
        let isSpecial = bytes.indices.contains { place in
            // Hardly any byte is as small as these signs.
            bytes[place] == separator || bytes[place] <= UInt8(ascii: "\"") && "\"\n\r".utf8.contains(bytes[place])
        }
        let (blank, first, last) = (UInt8(ascii: " "), text.utf8.first, text.utf8.last)
        guard isSpecial || first == blank || first == UInt8(ascii: "#") || last == blank else { return text }
        var quoted = String.UnicodeScalarView("\"".unicodeScalars)
        for scalar in text.unicodeScalars { quoted += scalar == "\"" ? [scalar, scalar] : [scalar] }
        return String(quoted) + "\""
    }
}
