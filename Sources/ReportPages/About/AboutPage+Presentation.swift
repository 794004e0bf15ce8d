import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func aboutPage() -> AboutPage {
        let policy = StreakPolicy.named(profile.policies.noalc)
        let headings = phrases.levelHeadings
        return AboutPage(
            frame: frame(
                .about, title: title(phrases.howCountingWorks), description: phrases.aboutDescription),
            title: phrases.howCountingWorks, levelsTitle: phrases.threeLevels,
            levelHeadings: [headings.level, headings.drinks, headings.effect],
            levels: Level.allCases.map { levelRow($0, policy.name) }, jokersTitle: phrases.jokers,
            jokerRule: phrases.jokerRule(policy.name, every: policy.rewardEvery ?? 0, cap: policy.cap),
            examples: phrases.examples(policy.name).map { example in
                AboutPage.Example(
                    title: example.title, beads: beads(example.days, policy), caption: example.caption)
            }, ruleCards: ruleCards(), settingsTitle: phrases.yourSettings, settings: settings())
    }

    private func levelRow(_ level: Level, _ policy: Profile.PolicyName) -> AboutPage.LevelRow {
        let core: RingCell.Core =
            switch level {
            case .steady: .steady
            case .easy: .easy
            case .wild: .wild
            }
        return AboutPage.LevelRow(
            core: core, emoji: level.emoji, name: phrases.level(level), range: phrases.range(of: level),
            effect: phrases.effect(of: level, policy))
    }

    /// Walks an invented history, one letter a day, with the very engine that counts the real one.
    private func beads(_ days: String, _ policy: StreakPolicy) -> [AboutPage.Example.Bead] {
        let cores = days.map { letter -> (core: RingCell.Core, mark: DayMark) in
            switch letter {
            case "S": (.steady, .good)
            case "E": (.easy, .missed(.easy))
            case "W": (.wild, .missed(.wild))
            default: (.none, .missed(.gap))
            }
        }
        let first = Day(number: 0)
        let walk = StreakEngine.walk(cores.map(\.mark), from: first, policy: policy)
        var wasBroken = false
        return zip(cores, walk.days).enumerated().map { offset, pair in
            let day = pair.1
            var notes: [String] = []
            let change = walk.ledger.filter { $0.day == first.advanced(by: offset) }.reduce(0) { $0 + $1.kind.change }
            let isHealed = day.outcome == .healed
            if change != 0 { notes.append("⭐ \(change > 0 ? "+" : "−")\(abs(change))") }
            if change == 0, isHealed { notes.append("⭐ ±0") }
            if case .broken = day.outcome, notes.isEmpty { notes.append(phrases.ends) }
            if wasBroken { notes.append(phrases.again) }
            if case .broken = day.outcome { wasBroken = true } else { wasBroken = false }
            return AboutPage.Example.Bead(
                core: pair.0.core, isHealed: isHealed, number: String(day.length), note: notes.joined(separator: " "))
        }
    }

    private func ruleCards() -> [AboutPage.RuleCard] {
        let dayStart = profile.dayStart > 0 ? WallTime(day: today, second: profile.dayStart).hourAndMinute : nil
        let zone = analysis.audience == .public ? nil : profile.zone.name
        let dayRules =
            [phrases.dayRule(zone, dayStart: dayStart)]
            + phrases.dayRules(profile.timerRule, wholeDays: analysis.audience == .public)
        var cards = [
            AboutPage.RuleCard(
                title: phrases.whatCounts,
                rules: dayRules + [phrases.minutesRule(profile.minimumMinutes), phrases.correctionRule])
        ]
        if !analysis.trackers.isEmpty { cards.append(.init(title: phrases.trackersTitle, rules: phrases.trackerRules)) }
        // The weight it needs is never told to the public, nor is what would follow from it.
        if analysis.audience == .private {
            cards.append(.init(title: phrases.energyTitle, rules: [phrases.energyRule, phrases.energySource]))
        }
        return cards
    }
}

extension RewardEvent.Kind {
    /// By how much it changed the number of rewards held.
    fileprivate var change: Int {
        switch self {
        case .earned: 1
        case .lostToCap: 0
        case .spent: -1
        case .taken(_, let count): -count
        }
    }
}
