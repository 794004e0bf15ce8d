import ProgressLoading
import ProgressModel

/// A list of the days on which something happened that a person has given up.
///
///     sober since 2024-11-02
///     2025-02-14, a birthday
///     2025-06-01 21:30
///
///     habit: Cigarettes
///     since 2025-01-01
///
/// Each part begins with `habit:` or with a line of `since`. A slip is a date, with or without a time, and a note behind
/// a comma, a semicolon, a tab or a space. Empty lines and those that begin with `#` are skipped.
struct SlipList {
    /// What was given up, from when on, and when it happened all the same.
    struct Part {
        /// Nil for alcohol.
        var name: String?
        var since: (day: Day, place: ImportPlace)?
        var slips: [Slip] = []
        let place: ImportPlace
    }

    struct Slip {
        var date: WrittenDate
        let note: String
        let place: ImportPlace
    }

    let parts: [Part]

    /// Whether the first line that says something is one that only such a list begins with.
    static func recognises(_ file: SourceFile, _ vocabulary: Vocabulary) -> Bool {
        let words = ListWords(vocabulary)
        // Any large table is asked whether it is such a list, and its beginning says it.
        let lines = file.filledLines(upTo: 4096).map(\.text)
        guard file.isText, let line = lines.first else { return false }
        if let since = rest(of: line, behind: words.since) { return WrittenDate(since, nil) != nil }
        return rest(of: line, behind: words.habit) != nil
            && lines.dropFirst().first.map { rest(of: $0, behind: words.since) } ?? nil != nil
    }

    /// Reads a list; throws at the first line that is none of those above.
    init(_ file: SourceFile, _ vocabulary: Vocabulary) throws(ImportError) {
        guard file.isText else {
            throw ImportError(
                "the file is not text in UTF-8", at: .init(file: file.path, line: 1))
        }
        let words = ListWords(vocabulary)
        var parts: [Part] = []
        for line in file.filledLines() {
            let place = ImportPlace(file: file.path, line: line.number)
            if let name = SlipList.rest(of: line.text, behind: words.habit) {
                guard !name.isEmpty else { throw ImportError("\"habit:\" needs a name", at: place) }
                parts.append(Part(name: vocabulary.has(name, for: .alcohol) ? nil : name, place: place))
            } else if let since = SlipList.rest(of: line.text, behind: words.since) {
                guard let day = WrittenDate(since, nil)?.day else { throw SlipList.noDate(since, at: place) }
                if parts.last.map({ $0.since != nil }) ?? true {
                    guard SlipList.rest(of: line.text, behind: words.sober) != nil else {
                        throw ImportError(
                            "the list does not say what it is about", at: place,
                            hint: "put a line such as \"habit: Cigarettes\" above it, or write \"sober since\"")
                    }
                    parts.append(Part(place: place))
                }
                parts[parts.count - 1].since = (day, place)
            } else if parts.isEmpty {
                throw ImportError(
                    "the list begins with neither \"habit:\" nor \"sober since\"", at: place)
            } else {
                parts[parts.count - 1].slips.append(try SlipList.slip(line.text, at: place))
            }
        }
        self.parts = parts
    }

    private static func slip(_ line: String, at place: ImportPlace) throws(ImportError) -> Slip {
        // A date may have a time behind a space, and the note may begin behind a space, too.
        let ends = line.indices.filter { separators.contains(line[$0]) } + [line.endIndex]
        let dates = ends.prefix(2).compactMap { end in WrittenDate(String(line[..<end]), nil).map { ($0, end) } }
        guard let (date, end) = dates.last else {
            throw noDate(line.prefix { !separators.contains($0) }, at: place)
        }
        var note = withoutSpacesAround(String(line[end...].drop { separators.contains($0) }))
        if note.count >= 2, note.first == "\"", note.last == "\"" {
            note = note.dropFirst().dropLast().split(separator: "\"\"", omittingEmptySubsequences: false)
                .joined(separator: "\"")
        }
        return Slip(date: date, note: note, place: place)
    }

    private static let separators: Set<Character> = [",", ";", "\t", " "]

    private static func noDate(_ text: some StringProtocol, at place: ImportPlace) -> ImportError {
        ImportError("\"\(shortened(String(text)))\" is not a date; expected e.g. 2025-10-31", at: place)
    }

    /// What stands behind one of some words at the begin of a line, in any capitals; nil where it begins otherwise.
    private static func rest(of line: String, behind words: [String]) -> String? {
        for word in words where line.lowercased().hasPrefix(word) {
            let rest = line.dropFirst(word.count)
            guard let next = rest.first else { return "" }
            guard next == ":" || separators.contains(next) else { continue }
            return withoutSpacesAround(String(rest.drop { $0 == ":" || separators.contains($0) }))
        }
        return nil
    }
}

/// What lines of a list begin with, in lower case.
private struct ListWords {
    let sober, since, habit: [String]

    init(_ vocabulary: Vocabulary) {
        sober = vocabulary[.soberSince].sorted()
        since = sober + vocabulary[.since].sorted()
        habit = vocabulary[.habit].sorted()
    }
}
