import Counting
import Model
import Wording

/// The details of a day.
struct DayDetail: Sendable {
    let day: Day
    /// The day of the month, which is part of the detail's id.
    let number: Int
    /// `Friday 31`.
    let name: String
    let isToday: Bool
    let levelEmoji: String?
    let level: String
    /// The name of a healed day; nil for other days.
    let healed: String?
    /// The minutes and the number of logs for the closed row; nil if there aren't any.
    let mindfulness, workout, logs: String?
    /// Whether it is open if the address doesn't name a day.
    let isDefault: Bool
    let remarks: [Block]
    let metrics: [Metric]
    let marks: [TrackerMark]
    let timeline: [TimelineEntry]
    /// The text for a day without logs and notes; may be empty.
    let noEntries: String
    /// The note of the entry, as plain text.
    let entryNote: String?
    /// The note file, as Markdown.
    let note: String?
    /// The pictures that notes may show.
    let pictures: Set<String>
    /// The nearest days of the month with details before and after it, with their names; nil if there aren't any.
    let earlier, later: (number: Int, name: String)?

    /// Whether it only has a level, so that it can be combined with its neighbours in one line.
    var isPlain: Bool {
        let isSilent = mindfulness == nil && workout == nil && logs == nil && entryNote == nil && note == nil
        let isUsual = !isToday && healed == nil && !isDefault && remarks.isEmpty
        let hasDrinks = metrics.contains { $0.icon == .drop && !$0.figure.unit.isEmpty }
        return isSilent && isUsual && !hasDrinks && marks.isEmpty && timeline.isEmpty
    }

    /// Makes the details of a day; `isDefault` if they are open when the address doesn't name a day.
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

/// Consecutive days that only have the same level.
struct DayRun: Sendable {
    /// The days of the month, at least two.
    let days: ClosedRange<Int>
    /// `14 to 21: 8 days`.
    let text: String
    /// The level with its emoji; empty if there are no levels.
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

extension DayDetail {
    /// The remarks on what happened to the streak on a day; usually empty.
    static func remarks(on day: Day, in report: Report) -> [Block] {
        let phrases = report.phrases
        var remarks: [Block] = []
        // A streak of weeks earns jokers in weeks, not on days.
        for event in report.analysis.noalc.dayWalk.ledger(in: day...day) {
            guard case .earned(let days) = event.kind else { continue }
            remarks.append(.remark(phrases.earned(days: days, held: event.balance), .icon(.star), isOpen: false))
        }
        guard let step = report.analysis.noalc.dayWalk[day], case .missed(let reason) = step.mark else {
            return remarks
        }
        switch step.outcome {
        case .healed:
            let text = phrases.healedDay(reason, length: step.length, left: step.balance)
            remarks.append(.remark(text, .icon(.clover), isOpen: false))
        // A streak of weeks isn't ended by a single day.
        case .broken(let lost) where report.analysis.noalc.streak.unit == .day && (lost > 0 || reason != .gap):
            remarks.append(.remark(phrases.openDay(reason), nil))
        case .broken, .good, .rest, .pending: break
        }
        return remarks
    }

    /// The maximum number of pauses that are shown.
    private static let mostPauses = 20

    /// A line for each pause that includes a day; if there are too many, the first ones and the number of the others.
    static func pauses(on day: Day, in report: Report) -> [Block] {
        let pauses = report.profile.pauses.filter { $0.span.contains(day) }
        // A single remaining pause is shown instead of counted.
        let shown = pauses.count > mostPauses + 1 ? mostPauses : pauses.count
        var texts = pauses.prefix(shown).compactMap { $0.words(in: report) }
        if shown < pauses.count { texts.append(report.phrases.more(pauses.count - shown)) }
        return texts.map { .remark(report.phrases.paused($0), .icon(.pause)) }
    }

    /// A number of a day with its icon and label.
    typealias Metric = (style: StaticString, icon: Icon, label: String, figure: Figure)

    /// The level and the minutes of a day, each if it is ever recorded.
    static func metrics(on day: Day, _ record: DayRecord?, in report: Report) -> [Metric] {
        let (phrases, numbers) = (report.phrases, report.numbers)
        var metrics: [Metric] = []
        if report.hasLevels {
            let drinks = report.analysis.tellsDrinks ? record?.drinks.map { report.words.drinks[$0] } : nil
            let isKnown = record?.level != nil
            let figure = isKnown ? Figure(phrases.level(of: record), drinks ?? "") : Figure("–")
            metrics.append(("c-g", .drop, phrases.level, figure))
        }
        if report.hasMindfulness {
            let goal = report.profile.mindfulnessGoal.map(numbers.text(_:))
            let figure = Figure(numbers.text(record?.mindfulnessMinutes ?? 0), phrases.ofMinutes(goal))
            metrics.append(("c-m", .leaf, phrases.mindfulness, figure))
        }
        if report.hasWorkouts {
            var unit = phrases.ofMinutes(report.profile.workoutGoal.map(numbers.text(_:)))
            if let energy = report.analysis.workoutEnergy(on: day) { unit += ", " + phrases.kilocalories(energy) }
            metrics.append(("c-w", .flame, phrases.workout, Figure(numbers.text(record?.workoutMinutes ?? 0), unit)))
        }
        return metrics
    }

    /// Whether a day is done for a tracker.
    struct TrackerMark: Sendable {
        let icon: String
        let name: String
        /// The total, the moments; empty if the mark is enough.
        let detail: String
        /// Drawn green.
        let isGood: Bool
        /// Whether the day isn't decided yet, which is only possible today.
        let isOpen: Bool
        /// The started thirds of the goal that the amount has reached, 1–3; nil if there is no goal, or it is met.
        let part: Int?

        /// The mark of a tracker on a day; nil outside of its time, and if the list of the day's logs, which the public
        /// edition doesn't have, is enough because there is no goal and no sum.
        init?(_ tracker: TrackerAnalysis, on day: Day, in report: Report) {
            let count = tracker.days.count(on: day)
            let walk = tracker.walk(on: day)
            let hasSum = tracker.hasAmounts && (tracker.target != nil || tracker.hasTotal)
            let isListed = count > 0 && report.audience == .private && !hasSum
            guard !isListed, count > 0 || walk != nil else { return nil }
            let words = report.words.trackers[tracker.index]
            let mode = tracker.mode(on: day)
            icon = words.icon
            name = mode == .avoidance && count == 0 ? words.without : words.name
            detail =
                switch mode {
                case .counter, .number: report.total(tracker, on: day) ?? ""
                case .awareness, .avoidance: count > 0 ? report.phrases.moments(count).text : ""
                case .yesNo, .selection, .note: ""
                }
            // A noticed moment can continue a streak, but isn't a good day. Nor is every day of a good week.
            let isMoment = tracker.kind == .saboteur && count > 0
            let isWeek = walk?.walk.unit == .week
            isGood =
                !isMoment
                && (isWeek
                    ? tracker.isGood(day) : walk.map { $0.walk[day]?.mark == .good } ?? tracker.days.isDone(on: day))
            isOpen = walk?.walk[day]?.mark == .pending && (!isWeek || day == report.today)
            part = tracker.partOfGoal(on: day)
        }
    }
}
