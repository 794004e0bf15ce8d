import Counting
import Model
import Wording

/// Everything that is known of a day.
struct DayDetail: Sendable {
    let day: Day
    /// Day of the month; the detail's id is made from it.
    let number: Int
    /// `Friday 31`.
    let name: String
    let isToday: Bool
    let levelEmoji: String?
    let level: String
    /// What a healed day is called; nil on others.
    let healed: String?
    /// For the closed row: minutes and number of logs; nil if there are none.
    let mindfulness, workout, logs: String?
    /// Whether it is open if no day was asked for.
    let isDefault: Bool
    let remarks: [Block]
    let metrics: [Metric]
    let marks: [TrackerMark]
    let timeline: [TimelineEntry]
    /// What is said of a day without logs and notes; empty if nothing is to be said.
    let noEntries: String
    /// Notes on the entry, as plain text.
    let entryNote: String?
    /// The note file, as Markdown.
    let note: String?
    /// The pictures that notes show.
    let pictures: Set<String>
    /// The days of the month beside it that have a detail, with what they are called; nil at its ends.
    let earlier, later: (number: Int, name: String)?

    /// Whether it says nothing but its level, so that it may be folded into one line with its neighbours.
    var isPlain: Bool {
        let isSilent = mindfulness == nil && workout == nil && logs == nil && entryNote == nil && note == nil
        let isUsual = !isToday && healed == nil && !isDefault && remarks.isEmpty
        let hasDrinks = metrics.contains { $0.icon == .drop && !$0.figure.unit.isEmpty }
        return isSilent && isUsual && !hasDrinks && marks.isEmpty && timeline.isEmpty
    }

    /// A day of the report; `isDefault` says whether it is open if no day was asked for.
    init(_ day: Day, isDefault: Bool, in report: Report) {
        let (analysis, phrases) = (report.analysis, report.phrases)
        let record = analysis.days[day]
        let (mindfulness, workout) = (record?.mindfulnessMinutes ?? 0, record?.workoutMinutes ?? 0)
        let logCount = analysis.days.logCount(on: day)
        let isPublic = analysis.audience == .public
        (self.day, number) = (day, day.dayOfMonth)
        name = phrases.weekdayAndNumber(day)
        isToday = day == report.today
        levelEmoji = record?.level?.emoji
        level = report.hasLevels ? report.level(on: day) : ""
        healed = report.isHealed(day) ? phrases.healedByJoker : nil
        self.mindfulness = mindfulness > 0 ? report.numbers.text(mindfulness) : nil
        self.workout = workout > 0 ? report.numbers.text(workout) : nil
        logs = logCount > 0 ? phrases.logs(logCount).text : nil
        self.isDefault = isDefault
        remarks = DayDetail.pauses(on: day, in: report) + DayDetail.remarks(on: day, in: report)
        metrics = DayDetail.metrics(on: day, record, in: report)
        marks = analysis.trackers.compactMap { TrackerMark($0, on: day, in: report) }
        timeline = isPublic ? [] : TimelineEntry.all(on: day, in: report)
        let isEmpty = record?.level == nil && mindfulness == 0 && workout == 0 && marks.isEmpty && metrics.isEmpty
        noEntries = isPublic ? "" : isEmpty ? phrases.nothingOnDay : phrases.noLogs
        entryNote = analysis.days.entry(on: day)?.note
        note = analysis.days.note(on: day)
        pictures = analysis.days.pictures
        let days = day.yearMonth.firstDay...day.yearMonth.lastDay
        func step(_ day: Day) -> (number: Int, name: String)? {
            guard days.contains(day), analysis.days.range.contains(day) else { return nil }
            return (day.dayOfMonth, phrases.weekdayAndNumber(day))
        }
        earlier = step(day.advanced(by: -1))
        later = step(day.advanced(by: 1))
    }
}

/// Days after each other that say nothing but the same level.
struct DayRun: Sendable {
    /// Days of the month, at least two.
    let days: ClosedRange<Int>
    /// `14 to 21: 8 days`.
    let text: String
    /// The level with its emoji; empty if levels are never logged.
    let level: String

    /// The runs among the days of a month, latest first.
    static func all(in days: [DayDetail], _ phrases: Phrases) -> [DayRun] {
        var runs: [DayRun] = []
        var index = 0
        while index < days.count {
            let last = days[index]
            guard last.isPlain else {
                index += 1
                continue
            }
            let run = days[index...].prefix { $0.isPlain && $0.level == last.level }
            index += run.count
            guard let first = run.last, run.count > 1 else { continue }
            runs.append(
                DayRun(
                    days: first.number...last.number, text: phrases.days(from: first.number, to: last.number),
                    level: last.levelEmoji.map { "\($0) \(last.level)" } ?? last.level))
        }
        return runs
    }
}
