import Markup

extension String {
    /// The first paragraph of sentences of a note in Markdown, as plain text of at most `limit` characters; nil where there
    /// is none, as in a list or a table alone.
    func firstProse(limit: Int) -> String? {
        for paragraph in lines.split(whereSeparator: \.isBlank) where paragraph.first.map(String.isProse) ?? false {
            let text = MarkdownNotes.plainText(paragraph.joined(separator: "\n"), limit: limit)
            if text.contains(where: \.isLetter) { return text }
        }
        return nil
    }

    /// Whether a paragraph that begins with this line is one of sentences: no heading, list, table, quotation or code.
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
        // Most begin with a letter: its first byte says it.
        for byte in utf8 where !(byte == 0x20 || (0x09...0x0D).contains(byte)) {
            return byte >= 0x80 && allSatisfy(\.isWhitespace)
        }
        return true
    }
}

extension String {
    /// Its lines, without what ends them; one of nothing for each empty one.
    var lines: [Substring] {
        utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { Substring($0) }
    }
}
