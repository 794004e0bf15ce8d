package import ProgressAnalysis
import ProgressModel

/// The numbers as a terminal shows them: a line each, in English, whatever the profile's language.
package struct StatisticsText: Sendable {
    /// With a line end after each line.
    package let text: String

    /// Writes an analysis down.
    package init(_ analysis: Analysis) {
        var table = TextTable()
        let records = analysis.records
        table.add("As of", "\(analysis.today) (\(analysis.history.profile.zone.name))")
        table.add(
            "Records",
            "\(records.entries) entries (\(records.superseded) superseded), \(records.activities) activities, "
                + "\(records.logs) logs, \(records.future) after today")
        table.addHeading("NoAlc")
        let noalc = analysis.noalc
        table.add(
            "days", "\(noalc.steady) steady, \(noalc.easy) easy, \(noalc.wild) wild, \(noalc.gap) without an entry")
        table.add(noalc.streak)
        table.addHeading("Meditation")
        table.add("total", "\(analysis.meditation.minutes) min on \(days(analysis.meditation.days))")
        table.add(analysis.meditation.streak)
        table.addHeading("Workout")
        let energy = analysis.workoutEnergy().map { ", about \($0) kcal" } ?? ""
        table.add("total", "\(analysis.workout.minutes) min on \(days(analysis.workout.days))\(energy)")
        table.add(analysis.workout.streak)
        table.addHeading("Sobriety")
        table.add(analysis)
        for tracker in analysis.trackers {
            table.addHeading("\(tracker.tracker.name.text(in: .english)) (\(tracker.tracker.id))")
            table.add(tracker)
        }
        text = table.text
    }
}

extension TextTable {
    fileprivate mutating func add(_ streak: Streak) {
        let since = streak.start.map { " since \($0), \(streak.good) of them good" } ?? ""
        add("streak", days(streak.current) + since + (streak.isPending ? ", today is open" : ""))
        add("longest", streak.longest.map { "\(days($0.length)), \($0.first) to \($0.last)" } ?? days(0))
        guard streak.walk.policy.rewardEvery != nil else { return }
        let next = streak.nextRewardIn.map { ", the next in \($0) good \($0 == 1 ? "day" : "days")" } ?? ""
        add(
            "rewards",
            "\(streak.rewardsAvailable) held, \(streak.rewardsEarned) earned, \(streak.rewardsSpent) spent\(next)")
    }

    fileprivate mutating func add(_ analysis: Analysis) {
        let sobriety = analysis.sobriety
        let zone = analysis.history.profile.zone
        add("days", "\(sobriety.soberDays) sober")
        add("streak", sobriety.current.map { "\(days($0.length)) since \($0.first)" } ?? days(0))
        add("longest", sobriety.longest.map { "\(days($0.length)), \($0.first) to \($0.last)" } ?? days(0))
        if let timer = sobriety.timer {
            add("timer", "from \(timer.start.iso8601(in: zone)) to \(timer.end.iso8601(in: zone))")
        }
        if let savings = analysis.savings {
            let amount = savings.amount.map { "\($0.decimalText) \(savings.currency.code), " } ?? ""
            add("savings", "\(amount)\(savings.caloriesAvoided) kcal")
        }
        let reached = analysis.milestones.filter { $0.reached != nil }.map { String($0.days) }
        add("milestones", reached.isEmpty ? "none yet" : reached.joined(separator: ", "))
        if let next = analysis.nextMilestone {
            add("next", "\(days(next.milestone.days)), \(days(next.daysAway)) away")
        }
    }

    fileprivate mutating func add(_ tracker: TrackerAnalysis) {
        add("mode", tracker.mode.rawValue + (tracker.tracker.isActive ? "" : ", inactive"))
        let total = tracker.mode == .counter ? ", total \(tracker.days.total.text)" : ""
        add("logs", "\(tracker.days.logs) on \(days(tracker.days.loggedDays))\(total)")
        if let streak = tracker.streak { add(streak) }
        for period in tracker.archived {
            let span = "\(period.streak.walk.first) to \(period.streak.walk.last ?? period.streak.walk.first)"
            add(
                "archived",
                "\(period.mode.rawValue), \(span), \(days(period.streak.current)) at the end, "
                    + "longest \(days(period.streak.longest?.length ?? 0))")
        }
        if let risk = tracker.insights.risk {
            add("risk", "\(tracker.insights.percent(of: risk)) % in the \(risk.rawValue)")
        }
        if let trend = tracker.insights.trend.comparison {
            add("trend", trend.direction.rawValue + (trend.percent.map { ", \($0) %" } ?? ""))
        }
    }
}
