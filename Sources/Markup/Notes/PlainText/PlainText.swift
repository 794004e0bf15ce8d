/// The words of a parsed note without its mark-up.
enum PlainText {
    /// The text of `document`, with a space between blocks and for each line end; white space isn't normalized.
    ///
    /// Without footnotes and their numbers, which would have nothing to link to.
    static func collect(from document: borrowing MarkdownDocument) -> String {
        var text = ""
        var openFootnotes = 0
        for event in document.root.events() {
            if event.kind == .footnoteDefinition { openFootnotes += event.direction == .enter ? 1 : -1 }
            guard openFootnotes == 0 else { continue }
            switch event.kind {
            case .text, .code, .htmlInline: text += event.node.literal
            case .codeBlock, .htmlBlock: text += " " + event.node.literal + " "
            case .link, .image, .footnoteReference, .otherInline: break
            case .softBreak, .lineBreak, .paragraph, .heading, .list, .footnoteDefinition, .otherBlock: text += " "
            }
        }
        return text
    }
}

/// The beginning of a text on one line.
enum Excerpt {
    private static let space = UInt8(ascii: " ")

    /// `text` with single spaces for white space and control characters, cut to `limit` characters.
    ///
    /// It is cut after the last whole word that leaves room for "…", or within a single long word. No more of `text` is
    /// read than needed.
    static func make(from text: String, limit: Int) -> String {
        guard limit > 0 else { return "" }
        var trimmed = text.utf8.drop { $0 == space }
        while trimmed.last == space { trimmed.removeLast() }
        if trimmed.count <= limit, isTidy(trimmed) { return String(Substring(trimmed)) }
        let line = firstLine(of: text, moreThan: limit)
        guard line.count > limit else { return line }
        let room = line.prefix(limit - 1)
        let endsWord = room.endIndex < line.endIndex && line[room.endIndex] == " "
        let words = endsWord ? room : room[..<(room.lastIndex(of: " ") ?? room.endIndex)]
        return (words.last == " " ? words.dropLast() : words) + "…"
    }

    /// All words of `text`, or enough characters to have more than `limit`.
    private static func firstLine(of text: String, moreThan limit: Int) -> String {
        var line = ""
        var count = 0
        var spaceIsDue = false
        for character in text {
            if count > limit { break }
            guard !isSpace(character) else {
                spaceIsDue = count > 0
                continue
            }
            if spaceIsDue { line.append(" ") }
            line.append(character)
            count += spaceIsDue ? 2 : 1
            spaceIsDue = false
        }
        return line
    }

    /// Whether a text is a line with single spaces already; false if unsure.
    private static func isTidy(_ text: Substring.UTF8View) -> Bool {
        var last = space
        for byte in text {
            switch byte {
            case space where last == space: return false
            // These begin white space and control characters beyond ASCII, and others.
            case ..<0x20, 0x7F, 0xC2, 0xE1...0xE3: return false
            default: last = byte
            }
        }
        return last != space
    }

    private static func isSpace(_ character: Character) -> Bool {
        if let ascii = character.asciiValue { return ascii <= 0x20 || ascii == 0x7F }
        return character.isWhitespace
            || character.unicodeScalars.allSatisfy { $0.properties.generalCategory == .control }
    }
}
