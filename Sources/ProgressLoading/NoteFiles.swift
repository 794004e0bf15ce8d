import Diagnostics
import ProgressModel

/// Reads what the person wrote in Markdown.
struct NoteFiles {
    let why: SourceFile?
    let notes: [SourceFile]
    let problems: Problems

    func read() -> (why: String?, notes: [Day: String]) {
        var texts: [Day: String] = [:]
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
        }
        return (why.flatMap { text($0) }, texts)
    }

    /// The day a note is for, from its name.
    private func day(of file: SourceFile) -> Day? {
        let name = file.path.split(separator: "/").last.map { $0.dropLast(3) } ?? ""
        let place = Position(offset: 0, line: 1)
        if let day = parseDay(Array(name.utf8).span) {
            if day >= .earliest { return day }
            problems.error(.malformedDate, file, place, "the name \"\(name)\" is \(beforeEarliestDay)")
            return nil
        }
        let text = "the name \"\(name)\" is not a date; expected e.g. 2025-10-31.md"
        // A name that begins like a date was meant as one; anything else only lies here.
        if name.first?.isNumber == true {
            problems.error(.malformedDate, file, place, text)
        } else {
            problems.warn(.unknownFile, file, place, text)
        }
        return nil
    }

    /// The text of a file; nil for one that is empty or, with a report, not UTF-8.
    private func text(_ file: SourceFile) -> String? {
        if let place = file.firstInvalidByte {
            problems.error(.notUTF8, file, place, file.notText)
            return nil
        }
        if let place = file.firstMergeMarkerOfMarkdown {
            problems.errorOfMerge(file, place)
            return nil
        }
        let text = String(
            decoding: file.bytes.starts(with: byteOrderMark) ? file.bytes.dropFirst(3) : file.bytes[...], as: UTF8.self)
        return text.allSatisfy(\.isWhitespace) ? nil : text
    }
}
