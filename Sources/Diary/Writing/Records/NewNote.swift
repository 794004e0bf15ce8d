package import Model

/// A text to add to the note of a day.
package struct NewNote: Sendable {
    private let text: String
    private let day: Day

    package init(_ text: String, on day: Day) {
        (self.text, self.day) = (text, day)
    }

    /// The change that adds a paragraph to the day's note, or a new note; nil if the existing note isn't text.
    package func change(in files: [SourceFile]) -> FileChange? {
        guard let file = files.noteFile(of: day) else {
            return FileChange(new: "notes/\(day).md", lines.joined(separator: "\n") + "\n")
        }
        guard file.isText else { return nil }
        let lineEnd = file.bytes.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
        let gap = String(repeating: lineEnd, count: NewNote.missingLineEnds(file.content))
        let paragraph = lines.joined(separator: lineEnd) + lineEnd
        return FileChange(of: file, [TextEdit(at: file.bytes.count, gap + paragraph)])
    }

    /// The lines of the text, without empty ones at its end.
    private var lines: [Substring] {
        var lines = text.split(omittingEmptySubsequences: false) { ["\n", "\r", "\r\n"].contains($0) }
        while lines.last?.isEmpty == true { lines.removeLast() }
        return lines
    }

    /// The number of line ends that a text needs until it ends with an empty line.
    private static func missingLineEnds(_ text: ArraySlice<UInt8>) -> Int {
        let feed = UInt8(ascii: "\n")
        let blanks = text.reversed().prefix { " \t\r\n".utf8.contains($0) }
        let endsLine = text.isEmpty || text.last == feed
        let wanted = blanks.count == text.count ? 0 : 2
        return max(endsLine ? 0 : 1, wanted - blanks.count { $0 == feed })
    }
}

extension [SourceFile] {
    /// The file of a day's note; nil if there isn't one.
    package func noteFile(of day: Day) -> SourceFile? {
        first { $0.path.hasPrefix("notes/") && $0.path.lowercased() == "notes/\(day).md" }
    }
}
