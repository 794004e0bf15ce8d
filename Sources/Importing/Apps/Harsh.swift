import Diary
import Model

/// harsh and habitctl: `log`, a line for each habit and day, and `habits`, their frequencies.
enum Harsh {
    static let format = ImportFormat(
        "harsh",
        recognises: { input, _ in
            guard let log = log(of: input) else { return false }
            // The first bytes are enough; their last line may be incomplete.
            let (size, most) = (64 << 10, 20)
            let lines = log.filledLines(upTo: size, most: most + 1)
            let whole = lines.dropLast(lines.count > most || log.content.count > size ? 1 : 0)
            return !whole.isEmpty && whole.allSatisfy { fields(of: $0.text) != nil } && log.isText
        }
    ) { input, context, imported throws(ImportError) in
        guard let log = log(of: input) else {
            throw ImportError("no file \"log\" in the folder", hint: "it lies in ~/.config/harsh")
        }
        guard log.isText else { throw ImportError("\(log.path) is not a text in UTF-8; expected the log of harsh") }
        var lines: [(mark: HabitMark, status: String)] = []
        for (number, text) in log.filledLines() {
            let place = ImportPlace(file: log.path, line: number)
            guard lines.count < ImportLimits.mostRecords else {
                throw ImportLimits.tooMany(lines.count + 1, "lines", at: place)
            }
            lines.append(try line(text, place))
        }
        let counted = Set(lines.filter { FixedDecimal(digits: $0.mark.text.utf8) != nil }.map(\.mark.habit))
        let described = try readHabits(input, lastDay: lines.map(\.mark.date.day).max())
        var trackers: [String: Int] = [:]
        for (mark, status) in lines {
            if trackers[mark.habit] == nil {
                var tracker = ImportedTracker(mark.habit, counted.contains(mark.habit) ? .counter : .yesNo)
                tracker.hasStreak = true
                if let (schedule, isTracked, hasEnded) = described[mark.habit] {
                    if schedule == nil { imported.notices.add(.frequency, mark.habit) }
                    (tracker.hasStreak, tracker.schedule) = (isTracked && schedule != nil, schedule ?? .everyDay)
                    tracker.isActive = hasEnded ? false : nil
                }
                trackers[mark.habit] = imported.add(tracker)
            }
            let amount = FixedDecimal(digits: mark.text.utf8)
            guard status != "y" || mark.text.isEmpty || amount != nil else {
                throw ImportError("\"\(shortened(mark.text))\" is not an amount; expected a number", at: mark.place)
            }
            let day: HabitDay = status == "y" ? .done(amount) : .left(status == "s" ? .skipped : .notDone)
            imported.take(day, mark, of: trackers[mark.habit] ?? 0)
        }
    }

    private static func log(of input: ImportInput) -> SourceFile? {
        input.isSingleFile ? input.files.first : input.file(named: "log")
    }

    /// The parts of a line, the last two of which are optional; nil if it isn't a line.
    private static func fields(of text: String) -> (date: WrittenDate, fields: [String])? {
        let fields = parts(of: text)
        guard (3...5).contains(fields.count), let date = WrittenDate(fields[0], nil), date.time == nil,
            !fields[1].isEmpty, ["y", "n", "s"].contains(fields[2])
        else { return nil }
        return (date, fields + ["", ""])
    }

    /// A colon between spaces separates the parts; other colons belong to a name or a comment.
    private static func parts(of text: String) -> [String] {
        text.split(separator: " ", omittingEmptySubsequences: false)
            .split(separator: ":", omittingEmptySubsequences: false)
            .map { withoutSpacesAround($0.joined(separator: " ")) }
    }

    /// Reads `2025-10-31 : Habit : y : comment : amount`; the text of the mark is the amount.
    private static func line(
        _ text: String, _ place: ImportPlace
    ) throws(ImportError) -> (mark: HabitMark, status: String) {
        guard let (date, fields) = fields(of: text) else {
            throw ImportError(
                "\"\(shortened(text))\" is not a line of the log; expected e.g. 2025-10-31 : Read : y : comment : 10",
                at: place, hint: parts(of: text).count > 5 ? "a comment must not have a colon between spaces" : nil)
        }
        return (HabitMark(habit: fields[1], date: date, text: fields[4], note: fields[3], place: place), fields[2])
    }

    /// For each habit in `habits`: its schedule, nil if none can express it; whether it has a goal, rather than only
    /// being tracked; and whether it has ended.
    private static func readHabits(
        _ input: ImportInput, lastDay: Day?
    ) throws(ImportError) -> [String: (schedule: Schedule?, isTracked: Bool, hasEnded: Bool)] {
        guard !input.isSingleFile, let file = input.file(named: "habits") else { return [:] }
        var habits: [String: (schedule: Schedule?, isTracked: Bool, hasEnded: Bool)] = [:]
        for (number, text) in file.filledLines() where !text.hasPrefix("!") {
            let parts = text.split(separator: ": ", maxSplits: 2).map { withoutSpacesAround(String($0)) }
            guard parts.count > 1 else {
                throw ImportError(
                    "\"\(shortened(text))\" is not a habit; expected a name, a colon and a frequency",
                    at: ImportPlace(file: file.path, line: number))
            }
            let end = parts.count > 2 ? WrittenDate(parts[2], nil)?.day : nil
            let hasEnded = end.flatMap { end in lastDay.map { end <= $0 } } ?? false
            habits[parts[0]] = (schedule(parts[1]), parts[1] != "0", hasEnded)
        }
        return habits
    }

    /// The schedule for `1`, `7`, `1w`, `3/7` or `0`; nil for others.
    private static func schedule(_ frequency: String) -> Schedule? {
        if let times = ["0": 7, "1": 7, "7": 1, "1w": 1][frequency] { return Schedule(times: times, in: 7) }
        let parts = frequency.split(separator: "/").map { Int($0) ?? 0 }
        return parts.count == 2 && parts[1] == 7 ? Schedule(times: parts[0], in: 7) : nil
    }
}
