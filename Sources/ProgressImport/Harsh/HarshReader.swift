import ProgressLoading
import ProgressModel

/// Reads the files of harsh and habitctl: `log`, a line for each habit and day, and `habits`, their frequencies.
struct HarshReader: ImportReader {
    private let input: ImportInput
    private var imported: ImportedRecords
    private var trackers: [String: Int] = [:]

    init(_ input: ImportInput, _ context: ImportContext) {
        self.input = input
        imported = ImportedRecords(source: context.source ?? "harsh")
    }

    /// A line of the log that is neither empty nor a comment.
    private struct Line {
        let day: Day
        let habit: String
        let status: String
        let comment: String
        let amount: String
        let place: ImportPlace
    }

    /// Whether an input is such a log: every line that it begins with is one of it.
    static func recognises(_ input: ImportInput, _: Vocabulary) -> Bool {
        guard let log = log(of: input), log.isText else { return false }
        // Its first bytes are enough, whose last line may be cut.
        let size = 64 << 10
        let lines = log.filledLines(upTo: size).dropLast(log.content.count > size ? 1 : 0).prefix(20)
        let place = ImportPlace(file: log.path, line: 1)
        return !lines.isEmpty && lines.allSatisfy { (try? line($0.text, place)) != nil }
    }

    private static func log(of input: ImportInput) -> SourceFile? {
        input.isSingleFile ? input.files.first : input.file(named: "log")
    }

    mutating func read() throws(ImportError) -> ImportedRecords {
        guard let log = HarshReader.log(of: input) else {
            throw ImportError("no file \"log\" in the folder", hint: "it lies in ~/.config/harsh")
        }
        guard log.isText else { throw ImportError("\(log.path) is not a text in UTF-8; expected the log of harsh") }
        var lines: [Line] = []
        for (number, text) in log.filledLines() {
            let place = ImportPlace(file: log.path, line: number)
            guard lines.count < ImportLimits.mostRecords else {
                throw ImportLimits.tooMany(lines.count + 1, "lines", at: place)
            }
            lines.append(try HarshReader.line(text, place))
        }
        let withAmounts = Set(lines.filter { FixedDecimal(digits: $0.amount.utf8) != nil }.map(\.habit))
        let frequencies = try readFrequencies(lastDay: lines.map(\.day).max())
        for line in lines {
            let tracker = tracker(line.habit, hasAmounts: withAmounts.contains(line.habit), frequencies)
            try read(line, tracker)
        }
        return imported
    }

    private mutating func read(_ line: Line, _ tracker: Int) throws(ImportError) {
        switch line.status {
        case "y":
            let amount = FixedDecimal(digits: line.amount.utf8)
            guard line.amount.isEmpty || amount != nil else {
                throw ImportError("\"\(shortened(line.amount))\" is not an amount; expected a number", at: line.place)
            }
            imported.records.append(
                .log(
                    of: tracker, on: line.day, id: "\(imported.source ?? "harsh"):\(line.habit):\(line.day)",
                    value: amount.map { .number($0) }, note: line.comment, at: line.place))
            return
        case "s":
            imported.notices.add(.skipped, line.habit, at: line.place)
            imported.rests.append(ImportedRest(of: tracker, on: line.day))
        default: imported.notices.add(.notDone, line.habit, at: line.place)
        }
        guard !line.comment.isEmpty else { return }
        imported.notes.append(ImportedNote("\(line.habit): \(line.comment)", on: line.day, at: line.place))
    }

    private mutating func tracker(
        _ habit: String, hasAmounts: Bool, _ frequencies: [String: HarshFrequency]
    ) -> Int {
        if let tracker = trackers[habit] { return tracker }
        var tracker = ImportedTracker(habit, hasAmounts ? .counter : .yesNo)
        tracker.hasStreak = true
        if let frequency = frequencies[habit] {
            frequency.apply(to: &tracker)
            if !frequency.isKnown { imported.notices.add(.frequency, habit) }
        }
        let index = imported.add(tracker)
        trackers[habit] = index
        return index
    }

    private func readFrequencies(lastDay: Day?) throws(ImportError) -> [String: HarshFrequency] {
        guard !input.isSingleFile, let file = input.file(named: "habits") else { return [:] }
        var frequencies: [String: HarshFrequency] = [:]
        for (number, text) in file.filledLines() where !text.hasPrefix("!") {
            let place = ImportPlace(file: file.path, line: number)
            let parts = text.split(separator: ": ", maxSplits: 2).map { withoutSpacesAround(String($0)) }
            guard parts.count > 1 else {
                throw ImportError(
                    "\"\(shortened(text))\" is not a habit; expected a name, a colon and a frequency", at: place)
            }
            let end = parts.count > 2 ? WrittenDate(parts[2], nil)?.day : nil
            let hasEnded = end.flatMap { end in lastDay.map { end <= $0 } } ?? false
            frequencies[parts[0]] = HarshFrequency(parts[1], hasEnded: hasEnded)
        }
        return frequencies
    }

    /// `2025-10-31 : Habit : y : comment : amount`, of which the last two may be missing.
    private static func line(_ text: String, _ place: ImportPlace) throws(ImportError) -> Line {
        // A colon that stands alone divides; others are part of a name or a comment.
        let words = text.split(separator: " ", omittingEmptySubsequences: false)
        let parts = words.split(separator: ":", omittingEmptySubsequences: false)
            .map { withoutSpacesAround($0.joined(separator: " ")) }
        guard (3...5).contains(parts.count), let date = WrittenDate(parts[0], nil), date.time == nil,
            !parts[1].isEmpty, ["y", "n", "s"].contains(parts[2])
        else {
            throw ImportError(
                "\"\(shortened(text))\" is not a line of the log; expected e.g. 2025-10-31 : Read : y : comment : 10",
                at: place, hint: parts.count > 5 ? "a comment must not have a colon between spaces" : nil)
        }
        return Line(
            day: date.day, habit: parts[1], status: parts[2], comment: parts.count > 3 ? parts[3] : "",
            amount: parts.count > 4 ? parts[4] : "", place: place)
    }
}

/// How often a habit of harsh is meant to be done.
private struct HarshFrequency {
    private let schedule: Schedule?
    private let isTrackedOnly: Bool
    private let hasEnded: Bool
    /// Whether a schedule says the same.
    var isKnown: Bool { schedule != nil }

    /// Reads `1`, `7`, `1w`, `3/7` or `0`.
    init(_ text: String, hasEnded: Bool) {
        self.hasEnded = hasEnded
        isTrackedOnly = text == "0"
        let parts = text.split(separator: "/").compactMap { Int($0) }
        switch text {
        case "0", "1": schedule = .everyDay
        case "7", "1w": schedule = .perWeek(1)
        default:
            schedule =
                parts.count == 2 && parts[1] == 7 && (1...7).contains(parts[0])
                ? (parts[0] == 7 ? .everyDay : .perWeek(parts[0])) : nil
        }
    }

    func apply(to tracker: inout ImportedTracker) {
        tracker.hasStreak = !isTrackedOnly && schedule != nil
        tracker.schedule = isTrackedOnly ? .everyDay : schedule ?? .everyDay
        tracker.isActive = hasEnded ? false : nil
    }
}
