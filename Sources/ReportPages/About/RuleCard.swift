import ProgressAnalysis
import ProgressModel
import ReportWords

/// Rules about one thing, as a list.
package struct RuleCard: Sendable {
    package let title: String
    package let rules: [String]
}

extension RuleCard {
    /// The rules of days, then those of trackers and of energy where they matter to the reader.
    static func all(in report: Report) -> [RuleCard] {
        let phrases = report.phrases
        var cards = [days(in: report)]
        if !report.analysis.trackers.isEmpty {
            cards.append(RuleCard(title: phrases.trackersTitle, rules: phrases.trackerRules))
        }
        // Calories are estimated from the weight, which the public never sees.
        if report.audience == .private {
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
            rules: [phrases.dayRule(isPublic ? nil : profile.zone.name, dayStart: dayStart)]
                + phrases.dayRules(profile.timerRule, wholeDays: isPublic)
                + rest(in: report)
                + [phrases.minutesRule(profile.minimumMinutes), phrases.correctionRule])
    }

    /// What pauses and schedules do, where there are any.
    private static func rest(in report: Report) -> [String] {
        let (phrases, profile) = (report.phrases, report.profile)
        let schedules =
            [profile.schedules.meditation, profile.schedules.workout] + report.analysis.trackers.map(\.tracker.schedule)
        let rules = schedules.compactMap(phrases.rule(of:))
        return (profile.pauses.isEmpty ? [] : [phrases.pauseRule])
            + rules.enumerated().filter { !rules.prefix($0).contains($1) }.map(\.element)
    }
}
