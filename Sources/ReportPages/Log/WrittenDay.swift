import ProgressAnalysis
import ProgressModel
import ReportWords

/// What stands written for the day of the log sheet.
struct WrittenDay: Sendable {
    /// The entry with its emoji; nil where there is none.
    let entry: String?
    /// Nil where there is no entry.
    let entryKey: RecordKey?
    let entryNote: String?
    /// Each record of its own, so that each can be taken out.
    let timeline: [(entry: TimelineEntry, key: RecordKey)]
    /// The note of the day, as Markdown.
    let note: String?
    let lastChange: LogSheet.Change?
    /// Where all of the day stands; nil where it has no page.
    let link: Link?

    var isEmpty: Bool { entry == nil && timeline.isEmpty && note == nil }
}

extension WrittenDay {
    init(_ sheet: LogSheet, in report: Report) {
        let (day, days, phrases) = (sheet.day, report.analysis.days, report.phrases)
        let isKnown = days.range.contains(day)
        let written = isKnown ? days.entry(on: day) : nil
        entry = written.map { $0.level.emoji + " " + phrases.levelWords($0.level, $0.drinks) }
        entryNote = written?.note
        entryKey = written.map { RecordKey($0) }
        timeline = isKnown ? TimelineEntry.each(on: day, in: report) : []
        note = report.analysis.history.notes[day]
        lastChange = sheet.lastChange
        link = Link(day, in: report)
    }
}
