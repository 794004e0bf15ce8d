import Markup

extension String {
    /// The first paragraph of prose in a Markdown note, as plain text of at most `limit` characters; nil if there is
    /// none, as in a list or a table alone.
    func firstProse(limit: Int) -> String? {
        for paragraph in lines.split(whereSeparator: \.isBlank) where paragraph.first.map(String.isProse) ?? false {
            let text = MarkdownNotes.plainText(paragraph.joined(separator: "\n"), limit: limit)
            if text.contains(where: \.isLetter) { return text }
        }
        return nil
    }

    /// Whether a paragraph that begins with this line is prose: not a heading, list, table, quotation or code.
    private static func isProse(_ line: Substring) -> Bool {
        guard !line.hasPrefix("    "), !line.hasPrefix("\t") else { return false }
        let line = line.drop(while: \.isWhitespace)
        guard let first = line.first, !"#|>~`!=".contains(first) else { return false }
        if "-+*".contains(first), line.dropFirst().first?.isWhitespace ?? true { return false }
        if line.hasPrefix("---") || line.hasPrefix("***") || line.hasPrefix("___") { return false }
        let rest = line.drop { $0.isNumber }
        return rest.count == line.count || !(rest.hasPrefix(". ") || rest.hasPrefix(") "))
    }
}

extension StringProtocol {
    /// Whether it has nothing but white space.
    var isBlank: Bool {
        // A fast path: most lines begin with a letter.
        for byte in utf8 where !(byte == 0x20 || (0x09...0x0D).contains(byte)) {
            return byte >= 0x80 && allSatisfy(\.isWhitespace)
        }
        return true
    }
}

extension String {
    /// Its lines without their line feeds; empty lines are included.
    var lines: [Substring] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    }
}
