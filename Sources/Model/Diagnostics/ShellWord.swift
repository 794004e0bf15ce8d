extension String {
    /// The text with some scalars escaped even before a combining mark: a quotation mark with an accent is one
    /// character for Swift, but still a quotation mark for a shell.
    package func escaping(_ escapes: [Unicode.Scalar: String]) -> String {
        guard unicodeScalars.contains(where: { escapes[$0] != nil }) else { return self }
        var escaped = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            if let text = escapes[scalar] {
                escaped.append(contentsOf: text.unicodeScalars)
            } else {
                escaped.append(scalar)
            }
        }
        return String(escaped)
    }
}

/// A text as one word of a shell, for copying from a message.
package func shellWord(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { byte in
        (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "/._-+".utf8.contains(byte)
    }
    return isPlain && !text.isEmpty ? text : quotedShellWord(text)
}

/// The same, always quoted.
package func quotedShellWord(_ text: String) -> String { "'" + text.escaping(["'": "'\\''"]) + "'" }
