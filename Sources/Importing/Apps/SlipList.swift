import Diary
import Model

/// A list of the days on which something happened that a person has given up.
///
///     sober since 2024-11-02
///     2025-02-14, a birthday
///     2025-06-01 21:30
///
///     habit: Cigarettes
///     since 2025-01-01
///
/// Each part begins with `habit:` or with a line of `since`. A slip is a date, with or without a time, and a note after
/// a comma, a semicolon, a tab or a space. Empty lines and those that begin with `#` are skipped.
enum SlipList {
    /// What was given up, from when on, and when it happened all the same.
    private struct Part {
        /// Nil for alcohol.
        var name: String?
        var since: Day?
        /// In the order of the list.
        var slips: [HabitMark] = []
        let place: ImportPlace

        /// The first day that it knows of: an app names the day since the last slip, which may follow those of the list.
        var first: Day? { ([since] + slips.map(\.date.day)).compactMap(\.self).min() }
    }

    static let format = ImportFormat(
        "slips",
        recognises: { input, vocabulary in
            (try? input.singleFile(of: "list")).map { SlipList.recognises($0, vocabulary) } ?? false
        }, read: read)

    /// Whether the first line that says something is one that only such a list begins with.
    private static func recognises(_ file: SourceFile, _ vocabulary: Vocabulary) -> Bool {
        let words = ListWords(vocabulary)
        // Any large table is asked whether it is such a list, and its beginning says it.
        let lines = file.filledLines(upTo: 4096, most: 2).map(\.text)
        guard let line = lines.first, file.isText else { return false }
        if let since = rest(of: line, behind: words.since) { return WrittenDate(since, nil) != nil }
        return rest(of: line, behind: words.habit) != nil
            && lines.dropFirst().first.map { rest(of: $0, behind: words.since) } ?? nil != nil
    }

    /// The parts of a list; throws at the first line that isn't one of those above.
    private static func parts(of file: SourceFile, _ vocabulary: Vocabulary) throws(ImportError) -> [Part] {
        guard file.isText else {
            throw ImportError("the file is not text in UTF-8", at: ImportPlace(file: file.path, line: 1))
        }
        let words = ListWords(vocabulary)
        var parts: [Part] = []
        for line in file.filledLines() {
            let place = ImportPlace(file: file.path, line: line.number)
            if let name = rest(of: line.text, behind: words.habit) {
                guard !name.isEmpty else { throw ImportError("\"habit:\" needs a name", at: place) }
                parts.append(Part(name: vocabulary.has(name, for: .alcohol) ? nil : name, place: place))
            } else if let since = rest(of: line.text, behind: words.since) {
                let day = try WrittenDate(since, at: place).day
                if parts.last.map({ $0.since != nil }) ?? true {
                    guard rest(of: line.text, behind: words.sober) != nil else {
                        throw ImportError(
                            "the list does not say what it is about", at: place,
                            hint: "put a line such as \"habit: Cigarettes\" above it, or write \"sober since\"")
                    }
                    parts.append(Part(place: place))
                }
                parts[parts.count - 1].since = day
            } else if parts.isEmpty {
                throw ImportError(
                    "the list begins with neither \"habit:\" nor \"sober since\"", at: place)
            } else {
                parts[parts.count - 1].slips.append(try slip(line.text, of: parts.last?.name, at: place))
            }
        }
        return parts
    }

    private static func slip(
        _ line: String, of habit: String?, at place: ImportPlace
    ) throws(ImportError) -> HabitMark {
        // A date may have a time after a space, and the note may begin after a space, too.
        let ends = line.indices.filter { separators.contains(line[$0]) } + [line.endIndex]
        let dates = ends.prefix(2).filter { WrittenDate(String(line[..<$0]), nil) != nil }
        let end = dates.last ?? ends[0]
        let date = try WrittenDate(String(line[..<end]), at: place)
        var note = withoutSpacesAround(String(line[end...].drop { separators.contains($0) }))
        if note.count >= 2, note.first == "\"", note.last == "\"" {
            note = note.dropFirst().dropLast().split(separator: "\"\"", omittingEmptySubsequences: false)
                .joined(separator: "\"")
        }
        return HabitMark(habit: habit ?? "", date: date, note: note, place: place)
    }

    private static let separators: Set<Character> = [",", ";", "\t", " "]

    /// What follows one of some words at the beginning of a line, in any capitals; nil if it begins otherwise.
    private static func rest(of line: String, behind words: [String]) -> String? {
        for word in words where line.lowercased().hasPrefix(word) {
            let rest = line.dropFirst(word.count)
            guard let next = rest.first else { return "" }
            guard next == ":" || separators.contains(next) else { continue }
            return withoutSpacesAround(String(rest.drop { $0 == ":" || separators.contains($0) }))
        }
        return nil
    }

    /// Slips of alcohol become entries of days, all others logs of a saboteur that is avoided.
    private static func read(
        _ input: ImportInput, _ context: ImportContext, _ imported: inout ImportedRecords
    ) throws(ImportError) {
        var parts = try parts(of: input.singleFile(of: "list"), context.vocabulary)
        let times = SourceTimes(parts.flatMap(\.slips).map(\.date), in: context.zone)
        for part in parts.indices {
            for slip in parts[part].slips.indices {
                let mark = parts[part].slips[slip]
                parts[part].slips[slip].date = times.shown(mark.date, at: mark.place, &imported.notices)
            }
        }
        for part in parts {
            guard let first = part.first else {
                throw ImportError("the list has neither a date \"since\" nor a slip", at: part.place)
            }
            guard let name = part.name else {
                addAlcohol(part.slips, since: first, to: &imported)
                continue
            }
            var tracker = ImportedTracker(name, .avoidance)
            tracker.createdAt = first
            let index = imported.add(tracker)
            for slip in part.slips { imported.log(slip, of: index) }
        }
    }

    /// How much it was is not known, so that the level is the lowest that is not sober.
    private static func addAlcohol(_ slips: [HabitMark], since: Day, to imported: inout ImportedRecords) {
        imported.steadySince = min(since, imported.steadySince ?? since)
        for (day, slips) in Dictionary(grouping: slips, by: \.date.day).sorted(by: { $0.key < $1.key }) {
            let notes = slips.compactMap(\.note).filter { !$0.isEmpty }.joined(separator: "\n")
            imported.notices.add(.levelAssumed, "\(day)", at: slips[0].place)
            imported.records.append(.entry(day, level: .easy, note: notes, at: slips[0].place))
        }
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
