import Diary
import Model

/// Track & Graph: a CSV file with a row for each data point, with the feature it belongs to.
///
/// The file doesn't say what a feature measures, so that is inferred from its points: labels with one number each are a
/// selection, durations are minutes, only ones are something that is done or happens, and all else is numbers.
enum TrackAndGraph {
    static let format = ImportFormat(
        "track-and-graph", columns: ["FeatureName", "Timestamp", "Value"], also: ["Label", "Note"], isExact: true
    ) { table, context, imported throws(ImportError) in
        let times = SourceTimes(table.rows.compactMap { WrittenDate($0["Timestamp"], nil) }, in: context.zone)
        var names: [String] = []
        var points: [String: [Point]] = [:]
        var seen: Set<Table.Cells> = []
        for row in table.rows {
            let name = row["FeatureName"]
            // A merged export has rows twice, and two points with the same content can't be told apart.
            guard seen.insert(row.cells).inserted else {
                imported.notices.add(.repeated, row["Timestamp"], at: row.place)
                continue
            }
            guard !name.isEmpty else { throw ImportError("the row names no feature", at: row.place) }
            if points[name] == nil { names.append(name) }
            let date = try WrittenDate(
                row["Timestamp"], at: row.place, "a time; expected e.g. 2025-10-31T21:00:00.000+01:00")
            let mark = HabitMark(
                habit: name, date: times.shown(date, at: row.place, &imported.notices), text: row["Label"],
                note: row["Note"], place: row.place)
            points[name, default: []].append(try point(mark, row["Value"], table.table))
        }
        for name in names { add(points[name] ?? [], of: name, to: &imported) }
    }

    /// A row of the file; the text of its mark is the label, and the amount of a duration is its minutes.
    private typealias Point = (mark: HabitMark, amount: FixedDecimal, isDuration: Bool)

    private static func point(_ mark: HabitMark, _ value: String, _ table: Table) throws(ImportError) -> Point {
        // Older exports have no column for the label and put it after the number.
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
        NumberStyle.hoursOfClock(text).map { FixedDecimal(billionths: $0.billionths * 60).rounded(toPlaces: 2) }
    }

    private static func add(_ points: [Point], of name: String, to imported: inout ImportedRecords) {
        let mode = mode(of: points)
        var tracker = ImportedTracker(name, mode)
        if mode == .selection {
            tracker.options = options(of: points).map { Tracker.Option(named: $0) }
        } else if points.contains(where: \.isDuration) {
            tracker.unit = LocalizedText("min")
        }
        let index = imported.add(tracker)
        for point in points {
            var mark = point.mark
            if mode != .selection { mark.note = lines(mark.text, mark.note ?? "") }
            let value: RecordValue = mode == .selection ? .text(mark.text) : .number(point.amount)
            imported.log(mark, of: index, mode == .yesNo ? nil : value)
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

    /// The labels, sorted by their numbers, each as first spelled.
    private static func options(of points: [Point]) -> [String] {
        var known: Set<String> = []
        let labels = points.enumerated().filter { known.insert($0.element.mark.text.lowercased()).inserted }
        return labels.sorted { ($0.element.amount, $0.offset) < ($1.element.amount, $1.offset) }
            .map(\.element.mark.text).filter { !$0.isEmpty }
    }
}
