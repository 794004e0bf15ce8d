import Diary
import Model

/// A list of the days on which a person did something that they have given up.
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
struct SlipList {
    static let format = ImportFormat(
        "slips",
        recognises: { input, vocabulary in
            (try? input.singleFile(of: "list")).map { SlipList(vocabulary).recognises($0) } ?? false
        }
    ) { input, context, imported throws(ImportError) in
        let parts = try SlipList(context.vocabulary).parts(of: input.singleFile(of: "list"))
        let times = SourceTimes(parts.flatMap(\.slips).map(\.date), in: context.zone)
        for part in parts { try part.add(to: &imported, times) }
    }

    /// The beginnings of lines, in lower case.
    private let sober, since, habit: [String]
    private let vocabulary: Vocabulary

    private init(_ vocabulary: Vocabulary) {
        sober = vocabulary[.soberSince].sorted()
        since = sober + vocabulary[.since].sorted()
        habit = vocabulary[.habit].sorted()
        self.vocabulary = vocabulary
    }

    /// Whether the first line that isn't empty or a comment can only be the first of such a list.
    private func recognises(_ file: SourceFile) -> Bool {
        // This is called for any large table, and the beginning of the file is enough.
        let lines = file.filledLines(upTo: 4096, most: 2).map(\.text)
        guard let line = lines.first, file.isText else { return false }
        if let since = rest(of: line, after: since) { return WrittenDate(since, nil) != nil }
        return rest(of: line, after: habit) != nil && lines.count > 1 && rest(of: lines[1], after: since) != nil
    }

    /// The parts of a list; throws at the first line that isn't one of those described above.
    private func parts(of file: SourceFile) throws(ImportError) -> [Part] {
        guard file.isText else {
            throw ImportError("the file is not text in UTF-8", at: ImportPlace(file: file.path, line: 1))
        }
        var parts: [Part] = []
        for (number, line) in file.filledLines() {
            let place = ImportPlace(file: file.path, line: number)
            if let name = rest(of: line, after: habit) {
                guard !name.isEmpty else { throw ImportError("\"habit:\" needs a name", at: place) }
                parts.append(Part(name: vocabulary.has(name, for: .alcohol) ? nil : name, place: place))
            } else if let since = rest(of: line, after: since) {
                let day = try WrittenDate(since, at: place).day
                if parts.last?.since != nil || parts.isEmpty {
                    guard rest(of: line, after: sober) != nil else {
                        throw ImportError(
                            "the list does not say what it is about", at: place,
                            hint: "put a line such as \"habit: Cigarettes\" above it, or write \"sober since\"")
                    }
                    parts.append(Part(place: place))
                }
                parts[parts.count - 1].since = day
            } else if let part = parts.last {
                parts[parts.count - 1].slips.append(try slip(line, of: part.name ?? "", at: place))
            } else {
                throw ImportError("the list begins with neither \"habit:\" nor \"sober since\"", at: place)
            }
        }
        return parts
    }

    private func slip(_ line: String, of habit: String, at place: ImportPlace) throws(ImportError) -> HabitMark {
        // A date may have a time after a space, and the note may follow after a space too.
        let ends = line.indices.filter { SlipList.separators.contains(line[$0]) } + [line.endIndex]
        let dates = ends.prefix(2).filter { WrittenDate(String(line[..<$0]), nil) != nil }
        let end = dates.last ?? ends[0]
        let date = try WrittenDate(String(line[..<end]), at: place)
        var note = withoutSpacesAround(String(line[end...].drop { SlipList.separators.contains($0) }))
        if note.count >= 2, note.first == "\"", note.last == "\"" {
            note = String(note.dropFirst().dropLast()).replacing("\"\"", with: "\"")
        }
        return HabitMark(habit: habit, date: date, note: note, place: place)
    }

    private static let separators: Set<Character> = [",", ";", "\t", " "]

    /// The text after one of some words at the beginning of a line, in any capitals; nil if it begins otherwise.
    private func rest(of line: String, after words: [String]) -> String? {
        for word in words where line.lowercased().hasPrefix(word) {
            let rest = line.dropFirst(word.count)
            guard let next = rest.first else { return "" }
            guard next == ":" || SlipList.separators.contains(next) else { continue }
            return withoutSpacesAround(String(rest.drop { $0 == ":" || SlipList.separators.contains($0) }))
        }
        return nil
    }

    /// What was given up, since when, and the slips.
    private struct Part {
        /// Nil for alcohol.
        var name: String?
        var since: Day?
        var slips: [HabitMark] = []
        let place: ImportPlace

        /// Adds slips of alcohol as entries of days, and all others as logs of a saboteur that is avoided.
        func add(to imported: inout ImportedRecords, _ times: SourceTimes) throws(ImportError) {
            var slips = slips
            for index in slips.indices {
                slips[index].date = times.shown(slips[index].date, at: slips[index].place, &imported.notices)
            }
            // Some apps write `since` from the last slip on, so it can be later than the slips in the list.
            guard let first = ([since] + slips.map(\.date.day)).compactMap(\.self).min() else {
                throw ImportError("the list has neither a date \"since\" nor a slip", at: place)
            }
            if let name {
                var tracker = ImportedTracker(name, .avoidance)
                tracker.createdAt = first
                let index = imported.add(tracker)
                for slip in slips { imported.log(slip, of: index) }
                return
            }
            imported.steadySince = min(first, imported.steadySince ?? first)
            for (day, slips) in Dictionary(grouping: slips, by: \.date.day).sorted(by: { $0.key < $1.key }) {
                let notes = slips.compactMap(\.note).filter { !$0.isEmpty }.joined(separator: "\n")
                imported.notices.add(.levelAssumed, "\(day)", at: slips[0].place)
                // The amount isn't known, so the level is the lowest that isn't sober.
                imported.records.append(.entry(day, level: .easy, note: notes, at: slips[0].place))
            }
        }
    }
}
