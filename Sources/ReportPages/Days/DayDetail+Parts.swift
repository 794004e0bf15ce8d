import ProgressAnalysis
import ProgressModel
package import ReportWords

extension DayDetail {
    /// What became of the streak on a day.
    package struct Remark: Sendable {
        package enum Symbol: Sendable {
            case healed, earned, open, paused
        }

        package let symbol: Symbol
        package let text: String

        /// The remarks on a day; most days have none.
        static func all(on day: Day, in report: Report) -> [Remark] {
            let phrases = report.phrases
            var remarks: [Remark] = []
            // A streak of weeks has its rewards in the week.
            for event in report.analysis.noalc.dayWalk.ledger(in: day...day) {
                guard case .earned(let days) = event.kind else { continue }
                remarks.append(Remark(symbol: .earned, text: phrases.earned(days: days, held: event.balance)))
            }
            guard let step = report.analysis.noalc.dayWalk[day], case .missed(let reason) = step.mark
            else {
                return remarks
            }
            switch step.outcome {
            case .healed:
                let text = phrases.healedDay(reason, length: step.length, left: step.balance)
                remarks.append(Remark(symbol: .healed, text: text))
            // No single day ends a streak of weeks.
            case .broken(let lost) where report.analysis.noalc.streak.unit == .day && (lost > 0 || reason != .gap):
                remarks.append(Remark(symbol: .open, text: phrases.openDay(reason)))
            case .broken, .good, .rest, .pending: break
            }
            return remarks
        }
    }

    /// A number of a day with what it is.
    package struct Metric: Sendable {
        package enum Symbol: Sendable {
            case level, mindfulness, workout
        }

        package let symbol: Symbol
        package let label: String
        package let figure: Figure

        /// The level and the minutes of a day, as far as any are ever logged.
        static func all(on day: Day, _ record: DayRecord?, in report: Report) -> [Metric] {
            let (phrases, words, numbers) = (report.phrases, report.words, report.numbers)
            var metrics: [Metric] = []
            if report.hasLevels {
                metrics.append(Metric(symbol: .level, label: phrases.level, figure: level(record, in: report)))
            }
            if report.hasMindfulness {
                let figure = Figure(numbers.text(record?.mindfulnessMinutes ?? 0), words.ofMindfulnessGoal)
                metrics.append(Metric(symbol: .mindfulness, label: words.mindfulness, figure: figure))
            }
            if report.hasWorkouts {
                var unit = words.ofWorkoutGoal
                if let energy = report.analysis.workoutEnergy(on: day) { unit += ", " + phrases.kilocalories(energy) }
                let figure = Figure(numbers.text(record?.workoutMinutes ?? 0), unit)
                metrics.append(Metric(symbol: .workout, label: words.workout, figure: figure))
            }
            return metrics
        }

        private static func level(_ record: DayRecord?, in report: Report) -> Figure {
            guard let record, record.level != nil else { return Figure("–") }
            let drinks = report.analysis.tellsDrinks ? record.drinks.map { report.words.drinks[$0] } : nil
            return Figure(report.words.level(of: record), drinks ?? "")
        }
    }

    /// Whether a tracker's day is done.
    package struct TrackerMark: Sendable {
        package let icon: String
        package let name: String
        /// The total, the moments; empty where the mark says it all.
        package let detail: String
        /// Drawn green.
        package let isGood: Bool
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
                case .awareness, .avoidance: count > 0 ? report.words.moments[count] : ""
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

extension DayDetail.Remark {
    /// More pauses than a person takes at once.
    private static let mostPauses = 20

    /// A line for each pause that a day lies in; of very many the first, and the number of the others.
    static func pauses(on day: Day, in report: Report) -> [DayDetail.Remark] {
        let pauses = report.profile.pauses.filter { $0.span.contains(day) }
        // A single further one is told as well as counted.
        let shown = pauses.count > mostPauses + 1 ? mostPauses : pauses.count
        let remarks = pauses.prefix(shown).compactMap { $0.words(in: report) }.map {
            DayDetail.Remark(symbol: .paused, text: report.phrases.paused($0))
        }
        guard shown < pauses.count else { return remarks }
        let more = report.phrases.more(pauses.count - shown)
        return remarks + [DayDetail.Remark(symbol: .paused, text: report.phrases.paused(more))]
    }
}
