import Counting
import Markup
import Model
import Wording

/// A card with rules about one subject, as a list.
struct RuleCard: Sendable {
    let title: String
    let rules: [String]
    /// A drawing of what the rules are about; nil if there is nothing to draw.
    var example: DayExample?

    /// The rules for drawing and counting days, then those of trackers and of energy if the reader needs them.
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

    /// The rules for gaps that aren't missed days; empty in the public edition, which doesn't show them.
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

/// A large drawing of a day, with the names of its parts.
struct DayExample: Sendable {
    let cell: RingCell
    let rings: RingSet
    let legend: Legend

    /// A steady day with every ring that the report has: the inner ones are closed, the outer ones partly filled.
    ///
    /// Nil if a day has no rings, because it then needs no explanation.
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

/// An invented streak, day by day.
struct StreakExample: Sendable {
    struct Bead: Sendable {
        let core: RingCell.Core
        let isHealed: Bool
        /// The length of the streak after the day.
        let length: Int
        /// What happened on the day; usually empty.
        let note: String
    }

    let title: String
    let beads: [Bead]
    let caption: String
}

extension StreakExample {
    /// Counts an invented history with the engine that counts the real one.
    ///
    /// Each letter is a day: `S` steady, `E` easy, `W` wild, anything else a day without an entry.
    static func beads(_ days: String, _ policy: StreakPolicy, _ phrases: Phrases) -> [Bead] {
        let drawn = days.map(day)
        let first = Day(number: 0)
        let walk = StreakEngine.walk(drawn.map(\.mark), from: first, policy: policy)
        return zip(drawn, walk.steps).enumerated().map { offset, pair in
            let (drawn, day) = pair
            let events = walk.ledger.filter { $0.day == first.advanced(by: offset) }
            let isHealed = day.outcome == .healed
            let isEnd = if case .broken = day.outcome { true } else { false }
            var notes: [String] = []
            let change = events.reduce(0) { $0 + $1.kind.change }
            if change != 0 {
                notes.append("⭐ \(change > 0 ? "+" : "−")\(abs(change))")
            } else if isHealed {
                notes.append("⭐ ±0")
            }
            if isEnd, notes.isEmpty { notes.append(phrases.ends) }
            return Bead(
                core: drawn.core, isHealed: isHealed, length: day.length, note: notes.joined(separator: " "))
        }
    }

    private static func day(_ letter: Character) -> (core: RingCell.Core, mark: DayMark) {
        switch letter {
        case "S": (.steady, .good)
        case "E": (.easy, .missed(.easy))
        case "W": (.wild, .missed(.wild))
        default: (.none, .missed(.gap))
        }
    }
}

extension StreakExample {
    /// The days and their events, without the title.
    var days: HTML {
        """
        <ol class="beads" aria-hidden="true">\(each: beads, { bead in
            """
            <li><svg class="days" viewBox="-17 -17 34 34" aria-hidden="true">\
            \({ $0.core(bead.core, isHealed: bead.isHealed) })<text>\(bead.length)</text></svg>\
            \(if: !bead.note.isEmpty, "<small>\({ $0.textWithStars(bead.note) })</small>")</li>
            """
        })</ol><figcaption>\(caption)</figcaption>
        """
    }
}

extension RewardEvent.Kind {
    /// The change in the number of jokers held.
    fileprivate var change: Int {
        switch self {
        case .earned: 1
        case .lostToCap: 0
        case .spent: -1
        case .taken(_, let count): -count
        }
    }
}
