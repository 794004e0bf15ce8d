import Diary
import Model

/// Track & Graph: a CSV file with a row for each data point, with the feature it belongs to.
///
/// The file does not say what a feature measures, so its points do: labels with one number each make a
/// selection, durations minutes, ones alone something that is done or happens, and anything else numbers.
enum TrackAndGraph {
    static let format = ImportFormat(
        "track-and-graph",
        recognises: { input, _ in
            input.header.first == "FeatureName" && Set(input.header).isSuperset(of: ["Timestamp", "Value"])
        }, read: read)

    /// A row of the file; the text of its mark is the label, and the amount of a duration is its minutes.
    private typealias Point = (mark: HabitMark, amount: FixedDecimal, isDuration: Bool)

    private static func read(
        _ input: ImportInput, _ context: ImportContext, _ imported: inout ImportedRecords
    ) throws(ImportError) {
        let table = try AppTable(
            input, columns: ["FeatureName", "Timestamp", "Value"], also: ["Label", "Note"], &imported.notices)
        let rows = table.table.rows
        let times = SourceTimes(rows.compactMap { WrittenDate(table[$0, "Timestamp"], nil) }, in: context.zone)
        var names: [String] = []
        var points: [String: [Point]] = [:]
        var seen: Set<Table.Cells> = []
        for row in rows {
            let (name, place) = (table[row, "FeatureName"], table.table.place(row.line))
            // A joined export has rows twice; nothing tells two points of one moment apart.
            guard seen.insert(row.cells).inserted else {
                imported.notices.add(.repeated, table[row, "Timestamp"], at: place)
                continue
            }
            guard !name.isEmpty else { throw ImportError("the row names no feature", at: place) }
            if points[name] == nil { names.append(name) }
            let date = try WrittenDate(
                table[row, "Timestamp"], at: place, "a time; expected e.g. 2025-10-31T21:00:00.000+01:00")
            let shown = times.shown(date, at: place, &imported.notices)
            let mark = HabitMark(
                habit: name, date: shown, text: table[row, "Label"], note: table[row, "Note"], place: place)
            points[name, default: []].append(try point(mark, table[row, "Value"], table.table))
        }
        for name in names { add(points[name] ?? [], of: name, to: &imported) }
    }

    private static func point(_ mark: HabitMark, _ value: String, _ table: Table) throws(ImportError) -> Point {
        // Until a column of its own came, a label was after its number.
        let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let isLabelled = parts.count == 2 && mark.text.isEmpty && minutes(value) == nil
        let number = isLabelled ? parts[0] : value
        let minutes = minutes(number)
        guard let amount = minutes ?? table.amount(number) else {
            throw ImportError(
                "\"\(shortened(value))\" is not a value; expected e.g. 7.5, or 1:30:00 of a duration", at: mark.place)
        }
        var mark = mark
        mark.text = withoutDividers(withoutSpacesAround(isLabelled ? parts[1] : mark.text))
        return (mark, amount, minutes != nil)
    }

    /// The minutes of `h:mm:ss`, to two places; nil for anything else.
    private static func minutes(_ text: String) -> FixedDecimal? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 3, parts.allSatisfy({ !$0.isEmpty && $0.utf8.count <= 5 && $0.allSatisfy(\.isASCII) }),
            let hours = Int(parts[0]), let minutes = Int(parts[1]), let seconds = Int(parts[2]),
            hours >= 0, (0..<60).contains(minutes), (0..<60).contains(seconds)
        else { return nil }
        return FixedDecimal(hours * 60 + minutes)
            + FixedDecimal(billionths: Int128((seconds * 100 + 30) / 60) * (FixedDecimal.unit / 100))
    }

    private static func add(_ points: [Point], of name: String, to imported: inout ImportedRecords) {
        let mode = mode(of: points)
        var tracker = ImportedTracker(name, mode)
        if mode == .yesNo { tracker.hasStreak = true }
        if mode == .selection {
            tracker.options = options(of: points).map { Tracker.Option(named: $0) }
        } else if points.contains(where: \.isDuration) {
            tracker.unit = LocalizedText("min")
        }
        let index = imported.add(tracker)
        for point in points {
            guard mode != .selection else {
                imported.log(point.mark, of: index, .text(point.mark.text))
                continue
            }
            var mark = point.mark
            mark.note = [mark.text, mark.note ?? ""].filter { !$0.isEmpty }.joined(separator: "\n")
            imported.log(mark, of: index, mode == .yesNo ? nil : .number(point.amount))
        }
    }

    private static func mode(of points: [Point]) -> Tracker.Mode {
        let amounts = Dictionary(grouping: points, by: \.mark.text).mapValues { Set($0.map(\.amount)).count }
        if points.contains(where: { !$0.mark.text.isEmpty }), amounts.values.allSatisfy({ $0 == 1 }) {
            return .selection
        }
        if points.contains(where: \.isDuration) { return .counter }
        guard points.allSatisfy({ $0.amount == FixedDecimal(1) }) else { return .number }
        return Set(points.map(\.mark.date.day)).count < points.count ? .counter : .yesNo
    }

    /// The labels by their numbers, each in the spelling that it had first.
    private static func options(of points: [Point]) -> [String] {
        var known: Set<String> = []
        let labels = points.enumerated().filter { known.insert($0.element.mark.text.lowercased()).inserted }
        return labels.sorted { ($0.element.amount, $0.offset) < ($1.element.amount, $1.offset) }
            .map(\.element.mark.text).filter { !$0.isEmpty }
    }
}
