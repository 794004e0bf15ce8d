import Counting
import Markup
import Model
import Wording

/// Rules about one thing, as a list.
struct RuleCard: Sendable {
    let title: String
    let rules: [String]
    /// What the rules are about, as it is drawn; nil of what is not drawn.
    var example: DayExample?

    /// How a day is drawn and when it counts, then the rules of trackers and of energy if they matter to the reader.
    static func all(in report: Report) -> [RuleCard] {
        let phrases = report.phrases
        var cards = [drawings(in: report), days(in: report)].filter { !$0.rules.isEmpty }
        if !report.analysis.trackers.isEmpty {
            let modes = Set(report.analysis.trackers.map(\.mode))
            let rules = phrases.trackerRules(
                withAwareness: modes.contains(.awareness), withAvoidance: modes.contains(.avoidance))
            cards.append(RuleCard(title: phrases.trackers, rules: rules + targets(in: report)))
        }
        // Calories are estimated from the weight, which the public never sees.
        if report.audience == .private, report.hasWorkouts || report.isBlank {
            cards.append(RuleCard(title: phrases.energyTitle, rules: [phrases.energyRule, phrases.energySource]))
        }
        return cards
    }

    private static func days(in report: Report) -> RuleCard {
        let (phrases, profile) = (report.phrases, report.profile)
        let isPublic = report.audience == .public
        let dayStart =
            profile.dayStart > 0 ? WallTime(day: report.today, second: profile.dayStart).hourAndMinute : nil
        return RuleCard(
            title: phrases.whatCounts,
            rules: [phrases.dayRule(isPublic ? nil : profile.zone.name, dayStart: dayStart), phrases.openTodayRule]
                + (report.tellsLevels ? [phrases.missedDayRule] : [])
                + (report.hasMilestones
                    ? phrases.timerRules(profile.timerRule, wholeDays: isPublic) : [])
                + exceptions(in: report)
                + (report.hasMindfulness || report.hasWorkouts || report.isBlank
                    ? [phrases.minutesRule(profile.minimumMinutes)] : [])
                + [phrases.correctionRule])
    }

    private static func drawings(in report: Report) -> RuleCard {
        let phrases = report.phrases
        let focus = report.focus.filter(\.tracker.isActive)
        let rings = phrases.ringRules(
            hasWorkout: report.hasWorkouts, hasMindfulness: report.hasMindfulness, hasTrackers: !focus.isEmpty,
            hasMoments: focus.contains { $0.tracker.kind == .saboteur })
        return RuleCard(
            title: phrases.drawingsTitle,
            rules: (report.hasLevels ? [phrases.middleRule] : []) + rings
                + (report.hasLevels ? [phrases.heatRule] : []),
            example: DayExample(in: report))
    }

    /// When a gap is no missed day; the public does not learn of it.
    private static func exceptions(in report: Report) -> [String] {
        guard report.audience == .private else { return [] }
        let (phrases, profile) = (report.phrases, report.profile)
        let trackers = report.analysis.trackers.filter { $0.tracker.hasStreak && $0.mode != .avoidance }
        let planned: [(schedule: Schedule, policy: Profile.PolicyName)] =
            [
                (profile.schedules.meditation, profile.policies.meditation),
                (profile.schedules.workout, profile.policies.workout),
            ] + trackers.map { ($0.tracker.schedule, profile.policies.trackers) }
        let weeks = planned.filter { $0.schedule.daysPerWeek != nil }
        var rules: [String] = []
        if !profile.assumeSteady.isEmpty { rules.append(phrases.assumedRule) }
        if !profile.pauses.isEmpty { rules.append(phrases.pauseRule) }
        if planned.contains(where: { if case .weekdays = $0.schedule { true } else { false } }) {
            rules.append(phrases.weekdaysRule)
        }
        if !weeks.isEmpty { rules.append(phrases.weeksRule(jokers: weeks.allSatisfy { $0.policy != .none })) }
        return rules
    }

    private static func targets(in report: Report) -> [String] {
        let isDecided = report.analysis.trackers.contains {
            $0.mode != .avoidance && $0.tracker.streakOn == .goal && $0.tracker.target != nil
        }
        return report.audience == .private && isDecided ? [report.phrases.targetRule] : []
    }
}

/// A day as it is drawn, large, with what its parts are.
struct DayExample: Sendable {
    let cell: RingCell
    let rings: RingSet
    let legend: Legend

    /// A steady day with every ring that the report has: the inner ones closed, those further out on their way.
    ///
    /// Nil if a day is its middle alone, which needs no explanation.
    init?(in report: Report) {
        rings = RingSet(of: report.today...report.today, in: report)
        guard rings.reach != .bare else { return nil }
        cell = RingCell(
            number: report.today.dayOfMonth, label: "",
            drawing: RingCell.Drawing(
                core: report.hasLevels || report.leadingTracker != nil || report.drawsHabits ? .steady : nil,
                isHealed: false, isToday: false,
                workout: 100, mindfulness: 75, focus: report.focus.indices.map { $0 == 0 ? 60 : 40 },
                moments: report.focus.map { _ in 0 }, isClosed: false),
            link: nil)
        legend = Legend(partsOfSteadyDayIn: report, rings)
    }

    var html: HTML {
        """
        <figure class="day-example"><svg class="days" viewBox="-32 -32 64 64" aria-hidden="true">\
        \({ $0.ringCell(cell, rings) })</svg>\({ $0.legend(legend, rings, on: .about) })</figure>
        """
    }
}
