import ProgressLoading
import ProgressModel

/// Reads the CSV file of Track & Graph: a row for each data point, with the feature it belongs to.
///
/// The file does not say what a feature measures, so its points do: labels that stand for one number each make a
/// selection, durations minutes, ones alone something that is done or happens, and anything else numbers.
struct TrackAndGraphReader: ImportReader {
    private let table: Table
    private var imported: ImportedRecords
    private let zone: CivilZone

    /// A row of the file.
    private struct Point {
        let date: WrittenDate
        /// Minutes of a duration.
        let amount: FixedDecimal
        let isDuration: Bool
        let label: String
        let note: String
        let place: ImportPlace
    }

    init(_ input: ImportInput, _ context: ImportContext) throws(ImportError) {
        table = try input.table()
        zone = context.zone
        imported = ImportedRecords(source: context.source ?? "track-and-graph")
    }

    /// Whether an input has the columns of such a file.
    static func recognises(_ input: ImportInput, _: Vocabulary) -> Bool {
        input.header.first == "FeatureName" && Set(input.header).isSuperset(of: ["Timestamp", "Value"])
    }

    mutating func read() throws(ImportError) -> ImportedRecords {
        guard let feature = table.column("FeatureName"), let timestamp = table.column("Timestamp"),
            let value = table.column("Value")
        else { throw ImportError("the table has no columns FeatureName, Timestamp and Value", at: table.place(1)) }
        let (label, note) = (table.column("Label"), table.column("Note"))
        for index in table.columns.indices where ![feature, timestamp, value, label, note].contains(index) {
            if table.cells(index).contains(where: { !$0.isEmpty }) {
                imported.notices.add(.column, table.columns[index], at: table.place(1))
            }
        }
        var names: [String] = []
        var points: [String: [Point]] = [:]
        var seen: Set<Table.Cells> = []
        let times = SourceTimes(table.cells(timestamp).compactMap { WrittenDate($0, nil) }, in: zone)
        for row in table.rows {
            let name = row.cells[feature]
            // A joined export has rows twice; two points of one moment are told apart by nothing.
            guard seen.insert(row.cells).inserted else {
                imported.notices.add(.repeated, row.cells[timestamp], at: table.place(row.line))
                continue
            }
            guard !name.isEmpty else { throw ImportError("the row names no feature", at: table.place(row.line)) }
            if points[name] == nil { names.append(name) }
            points[name, default: []].append(
                try point(
                    row.cells[timestamp], by: times, row.cells[value], label: label.map { row.cells[$0] } ?? "",
                    note: note.map { row.cells[$0] } ?? "", at: table.place(row.line)))
        }
        for name in names { add(points[name] ?? [], of: name) }
        return imported
    }

    private mutating func point(
        _ timestamp: String, by times: SourceTimes, _ value: String, label: String, note: String, at place: ImportPlace
    ) throws(ImportError) -> Point {
        guard let date = WrittenDate(timestamp, nil) else {
            throw ImportError(
                "\"\(shortened(timestamp))\" is not a time; expected e.g. 2025-10-31T21:00:00.000+01:00", at: place)
        }
        // Until a column of its own came, a label stood behind its number.
        let parts = value.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let isLabelled = parts.count == 2 && label.isEmpty && TrackAndGraphReader.minutes(value) == nil
        let number = isLabelled ? parts[0] : value
        let minutes = TrackAndGraphReader.minutes(number)
        guard let amount = minutes ?? table.amount(number) else {
            throw ImportError(
                "\"\(shortened(value))\" is not a value; expected e.g. 7.5, or 1:30:00 of a duration", at: place)
        }
        return Point(
            date: imported.shown(date, by: times, at: place), amount: amount, isDuration: minutes != nil,
            label: withoutSpacesAround(isLabelled ? parts[1] : label).split(separator: "|").joined(separator: "/"),
            note: note, place: place)
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

    private mutating func add(_ points: [Point], of name: String) {
        let mode = TrackAndGraphReader.mode(of: points)
        let isDuration = mode != .selection && points.contains(where: \.isDuration)
        var tracker = ImportedTracker(name, mode)
        tracker.unit = isDuration ? LocalizedText("min") : nil
        if mode == .yesNo { tracker.hasStreak = true }
        if mode == .selection {
            tracker.options = TrackAndGraphReader.options(of: points).map { Tracker.Option(named: $0) }
        }
        let index = imported.add(tracker)
        for point in points {
            let value: RecordValue? =
                switch mode {
                case .selection: point.label.isEmpty ? nil : .text(point.label)
                case .counter, .number: .number(point.amount)
                default: nil
                }
            let texts = mode == .selection ? [point.note] : [point.label, point.note]
            imported.records.append(
                .log(
                    of: index, on: point.date.day, id: imported.id(of: name, at: point.date.identity),
                    time: point.date.time, value: value,
                    note: texts.filter { !$0.isEmpty }.joined(separator: "\n"), at: point.place))
        }
    }

    private static func mode(of points: [Point]) -> Tracker.Mode {
        let amounts = Dictionary(grouping: points, by: \.label).mapValues { Set($0.map(\.amount)).count }
        if points.contains(where: { !$0.label.isEmpty }), amounts.values.allSatisfy({ $0 == 1 }) { return .selection }
        if points.contains(where: \.isDuration) { return .counter }
        guard points.allSatisfy({ $0.amount == FixedDecimal(1) }) else { return .number }
        return Set(points.map(\.date.day)).count < points.count ? .counter : .yesNo
    }

    /// The labels by their numbers, each in the spelling that it had first.
    private static func options(of points: [Point]) -> [String] {
        var known: Set<String> = []
        let labels = points.enumerated().filter { known.insert($0.element.label.lowercased()).inserted }
        return labels.sorted { ($0.element.amount, $0.offset) < ($1.element.amount, $1.offset) }
            .map(\.element.label).filter { !$0.isEmpty }
    }
}
