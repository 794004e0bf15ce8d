import Markup
import Model

/// Reads the notes and other Markdown of the person.
struct NoteFiles {
    let why: SourceFile?
    let notes: [SourceFile]
    let problems: Problems
    /// Whether a file in the folder of notes is a picture; nil if there is no such file.
    let isPicture: ((String) -> Bool?)?

    func read() -> (why: String?, notes: [Day: String], pictures: Set<String>) {
        var texts: [Day: String] = [:]
        var pictures: Set<String> = []
        var days: Set<Day> = []
        for file in notes {
            guard let day = day(of: file) else { continue }
            let text = text(file)
            guard days.insert(day).inserted else {
                let place = Position(offset: 0, line: 1)
                problems.error(.duplicateNote, file, place, "a second note for \(day); expected one for each day")
                continue
            }
            texts[day] = text
            if let text { pictures.formUnion(self.pictures(in: text, of: file)) }
        }
        return (why.flatMap { text($0) }, texts, pictures)
    }

    /// The pictures that a note shows; warns of those that can't be shown.
    private func pictures(in text: String, of file: SourceFile) -> [String] {
        guard let isPicture else { return [] }
        return MarkdownNotes.images(in: text).compactMap { image in
            let path = PicturePath.read(image.destination)
            let words =
                switch path.map({ isPicture($0) }) {
                case true??: ""
                case false??: "\"\(image.destination)\" is not a whole PNG, JPEG, WebP or GIF of at most 10 MB"
                case nil?: "there is no picture \"\(image.destination)\" in notes/"
                case nil: "a picture that is not in a file in notes/"
                }
            guard !words.isEmpty else { return path }
            let start = file.lineStarts.dropFirst(image.line - 1).first ?? 0
            problems.warn(
                .missingPicture, file, Position(offset: start, line: image.line), kind: words,
                words + "; its words are shown instead")
            return nil
        }
    }

    private func day(of file: SourceFile) -> Day? {
        let name = file.path.split(separator: "/").last.map { $0.dropLast(3) } ?? ""
        let place = Position(offset: 0, line: 1)
        if let day = parseDay(Array(name.utf8).span) {
            if day >= .earliest { return day }
            problems.error(.malformedDate, file, place, "the name \"\(name)\" is \(beforeEarliestDay)")
            return nil
        }
        let text = "the name \"\(name)\" is not a date; expected e.g. 2025-10-31.md"
        // A name that begins like a date was meant as one; other files are left alone.
        if name.first?.isNumber == true {
            problems.error(.malformedDate, file, place, text)
        } else {
            problems.warn(.unknownFile, file, place, text)
        }
        return nil
    }

    /// The text of a file; nil if it is empty or, with a report, not UTF-8.
    private func text(_ file: SourceFile) -> String? {
        if let place = file.firstInvalidByte {
            problems.error(.notUTF8, file, place, file.notText)
            return nil
        }
        if let place = file.firstMergeMarkerOfMarkdown {
            problems.errorOfMerge(file, place)
            return nil
        }
        let text = String(decoding: file.content, as: UTF8.self)
        return text.allSatisfy(\.isWhitespace) ? nil : text
    }
}
