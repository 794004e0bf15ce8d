import Counting
import Markup
import Model
import Wording

/// What was written about a tracker.
extension Card {
    private static let mostNotes = 5

    /// The moments of a saboteur one by one, the latest first; nil without any, and if there are enough for patterns.
    static func moments(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        let days = tracker.days
        guard tracker.mode.kind == .saboteur, let range = days.range, days.logs > 0, days.logs < Dominance.fewest else {
            return nil
        }
        var logs: [(day: Day, log: LogTable.Row)] = []
        for day in range where days.count(on: day) > 0 {
            logs += report.analysis.days.logRows(on: day).filter { $0.tracker == tracker.index }.map { (day, $0) }
        }
        let rows = logs.reversed().enumerated().map { index, moment in
            let names = [moment.log.trigger, moment.log.place].compactMap { $0.map { report.words.names[$0] } }
            return Block.Row(
                moment.log, on: moment.day, name: names.joined(separator: " · "), note: report.note(of: moment.log),
                id: "m\(index)-", in: report)
        }
        let remark = tracker.isActive ? report.phrases.patternsNeed(Dominance.fewest) : ""
        return Card(.moments, title: report.phrases.momentsSoFar, [.written(rows), .legend(remark)])
    }

    /// The latest notes of a tracker, the latest first; nil without any.
    static func notes(of tracker: TrackerAnalysis, in report: Report) -> Card? {
        guard let range = tracker.days.range, tracker.days.notes > 0 else { return nil }
        var notes: [(day: Day, log: LogTable.Row, text: String)] = []
        for day in range.reversed() where tracker.days.count(on: day) > 0 {
            let logs = report.analysis.days.logRows(on: day).filter { $0.tracker == tracker.index && $0.hasNote }
            let latestFirst = logs.sorted { left, right in
                guard let instant = left.instant else { return false }
                return right.instant.map { instant > $0 } ?? true
            }
            // A note may be blank.
            notes += latestFirst.compactMap { log in report.note(of: log).map { (day, log, $0) } }
            if notes.count >= mostNotes { break }
        }
        guard !notes.isEmpty else { return nil }
        let rows = notes.prefix(mostNotes).enumerated().map { index, note in
            Block.Row(note.log, on: note.day, note: note.text, id: "n\(index)-", in: report)
        }
        return Card(.notes, title: report.phrases.latestNotes, [.written(rows)])
    }
}

extension Block {
    fileprivate static func written(_ rows: [Row]) -> Block? {
        .list("rules written-notes", rows) { row, page in
            """
            <li>\(row.labelLink, on: page, row.label)\(if: !row.name.number.isEmpty, "<b>\(row.name.number)</b>")\
            \({ row.drawing?.write(on: page, to: &$0) })</li>
            """
        }
    }
}

extension Block.Row {
    /// A log with its day, its time and its note; `id` begins the ids within the note.
    fileprivate init(
        _ log: LogTable.Row, on day: Day, name: String = "", note: String?, id: String, in report: Report
    ) {
        let labels = report.phrases.noteLabels
        self.init(
            label: report.dateAndTime(of: log, on: day), labelLink: .day(day), name: Figure(name),
            lines: note.map { [Block.Line($0, after: ", ")] } ?? [],
            drawing: note.map { note in
                Drawn { $1.note(note, "entry-note", topHeadingLevel: 3, id: id, labels) }
            })
    }
}
