import Counting
import Model
import Wording

extension DayDetail {
    /// What became of the streak on a day; nothing on most days.
    static func remarks(on day: Day, in report: Report) -> [Block] {
        let phrases = report.phrases
        var remarks: [Block] = []
        // A streak of weeks has its rewards in the week.
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
        // No single day ends a streak of weeks.
        case .broken(let lost) where report.analysis.noalc.streak.unit == .day && (lost > 0 || reason != .gap):
            remarks.append(.remark(phrases.openDay(reason), nil))
        case .broken, .good, .rest, .pending: break
        }
        return remarks
    }

    /// More pauses than a person takes at once.
    private static let mostPauses = 20

    /// A line for each pause that a day is in; of very many the first, and the number of the others.
    static func pauses(on day: Day, in report: Report) -> [Block] {
        let pauses = report.profile.pauses.filter { $0.span.contains(day) }
        // A single further one is shown as well as counted.
        let shown = pauses.count > mostPauses + 1 ? mostPauses : pauses.count
        var texts = pauses.prefix(shown).compactMap { $0.words(in: report) }
        if shown < pauses.count { texts.append(report.phrases.more(pauses.count - shown)) }
        return texts.map { .remark(report.phrases.paused($0), .icon(.pause)) }
    }

    /// A number of a day with what it is.
    typealias Metric = (style: StaticString, icon: Icon, label: String, figure: Figure)

    /// The level and the minutes of a day, if any are ever logged.
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

    /// Whether a tracker's day is done.
    struct TrackerMark: Sendable {
        let icon: String
        let name: String
        /// The total, the moments; empty if the mark says it all.
        let detail: String
        /// Drawn green.
        let isGood: Bool
        /// Whether the day may still become either: today, until something decides.
        let isOpen: Bool
        /// How far an amount below its goal came, in thirds that have begun, 1–3; nil without a goal and where it is met.
        let part: Int?

        /// A tracker's mark on a day; nil outside of its time, and where the list of the day's logs says it all, which tells
        /// of no goal and of no sum, and which the public has not.
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
            // That a moment was noticed may carry a streak on; it is not a good day. Nor is every day of a good week one.
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
