import ProgressAnalysis
import ProgressModel
import ReportWords

/// A few words of what a person wrote about the time of a chapter.
package struct StoryQuote: Sendable {
    /// Plain text.
    package let text: String
    /// The day it was written about.
    let date: String
    let link: Link?
}

extension StoryQuote {
    private static let length = 180

    /// The words of the day itself, else those of the latest day before that belongs to the chapter; of healed Saturdays
    /// of quiet months and of quarters those of the first day that has any, healed ones first.
    ///
    /// Only earlier days are looked at, so that a chapter stays as it is whatever is written later. Nil where nothing was
    /// written, and where a chapter before has it.
    init?(of event: StoryEvent, _ told: inout Set<Day>, in report: Report) {
        for day in StoryQuote.days(of: event) where !told.contains(day) {
            guard let text = StoryQuote.words(on: day, in: report) else { continue }
            told.insert(day)
            self.text = text
            date = report.phrases.shortDate(day)
            link = Link(day, in: report)
            return
        }
        return nil
    }

    private static func days(of event: StoryEvent) -> [Day] {
        switch event.kind {
        case .healedSaturdays(let saturdays):
            saturdays + saturdays.map { $0.advanced(by: 1) }.filter(event.words.contains)
        case .quiet, .quarter: Array(event.words)
        default: event.words.reversed()
        }
    }

    /// Of the note of a day, or of its entry.
    private static func words(on day: Day, in report: Report) -> String? {
        let days = report.analysis.days
        return [days.note(on: day), days.entry(on: day)?.note].firstNonNil { note in
            note.flatMap { $0.firstProse(limit: length) }
        }
    }
}
