import ProgressAnalysis
import ProgressModel
import ReportWords

/// Everything that is known of a day.
package struct DayDetail: Sendable {
    /// Day of the month; the detail's id is made from it.
    package let number: Int
    /// `Friday 31`.
    package let name: String
    /// `October`, which only a screen reader needs to hear again.
    package let month: String
    /// What marks today; nil on other days.
    package let today: String?
    package let levelEmoji: String?
    package let level: String
    /// What a healed day is called; nil on others.
    package let healed: String?
    /// For the closed row: minutes and number of logs; nil where there are none.
    package let mindfulness, workout, logs: String?
    /// Whether it is open where no day was asked for.
    package let isDefault: Bool
    package let remarks: [Remark]
    package let metrics: [Metric]
    package let marks: [TrackerMark]
    package let timeline: [TimelineEntry]
    /// What is said of a day without logs and notes; empty where nothing is to be said.
    package let noEntries: String
    /// Notes on the entry, as plain text.
    package let entryNote: String?
    /// The note file, as Markdown.
    package let note: String?
    /// The pictures that notes show.
    let pictures: Set<String>
    package let back: String
    /// The days of the month beside it that have a detail, with what they are called; nil at its ends.
    package let earlier, later: (number: Int, name: String)?
    /// What a screen reader hears before the names.
    let earlierWord, laterWord: String

    /// Whether it says nothing but its level, so that it may be folded into one line with its neighbours.
    package var isPlain: Bool {
        let isSilent = mindfulness == nil && workout == nil && logs == nil && entryNote == nil && note == nil
        let isUsual = today == nil && healed == nil && !isDefault && remarks.isEmpty
        let hasDrinks = metrics.contains { $0.symbol == .level && !$0.figure.unit.isEmpty }
        return isSilent && isUsual && !hasDrinks && marks.isEmpty && timeline.isEmpty
    }
}

extension DayDetail {
    /// A day of the report; `isDefault` says whether it is open where no day was asked for.
    init(_ day: Day, isDefault: Bool, in report: Report) {
        let (analysis, phrases, words) = (report.analysis, report.phrases, report.words)
        let record = analysis.days[day]
        let (mindfulness, workout) = (record?.mindfulnessMinutes ?? 0, record?.workoutMinutes ?? 0)
        let logCount = analysis.days.logCount(on: day)
        let date = day.date
        let isPublic = analysis.audience == .public
        number = date.day
        name = phrases.weekdayAndNumber(day)
        month = phrases.monthName(date.month)
        today = day == report.today ? phrases.today : nil
        levelEmoji = record?.level?.emoji
        level = report.hasLevels ? report.level(on: day) : ""
        healed = report.isHealed(day) ? words.healedByJoker : nil
        self.mindfulness = mindfulness > 0 ? report.numbers.text(mindfulness) : nil
        self.workout = workout > 0 ? report.numbers.text(workout) : nil
        logs = logCount > 0 ? words.logs[logCount] : nil
        self.isDefault = isDefault
        remarks = Remark.pauses(on: day, in: report) + Remark.all(on: day, in: report)
        metrics = Metric.all(on: day, record, in: report)
        marks = analysis.trackers.compactMap { TrackerMark($0, on: day, in: report) }
        timeline = isPublic ? [] : TimelineEntry.all(on: day, in: report)
        let isEmpty = record?.level == nil && mindfulness == 0 && workout == 0 && marks.isEmpty && metrics.isEmpty
        noEntries = isPublic ? "" : isEmpty ? phrases.nothingOnDay : phrases.noLogs
        entryNote = analysis.days.entry(on: day)?.note
        note = analysis.days.note(on: day)
        pictures = analysis.days.pictures
        back = phrases.backToCalendar
        let days = day.yearMonth.firstDay...day.yearMonth.lastDay
        func step(_ day: Day) -> (number: Int, name: String)? {
            guard days.contains(day), analysis.days.range.contains(day) else { return nil }
            return (day.dayOfMonth, phrases.weekdayAndNumber(day))
        }
        earlier = step(day.advanced(by: -1))
        later = step(day.advanced(by: 1))
        earlierWord = phrases.before
        laterWord = phrases.next
    }
}
