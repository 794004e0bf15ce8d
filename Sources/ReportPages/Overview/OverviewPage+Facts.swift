import ProgressAnalysis
import ProgressModel
import ReportWords

/// The large numbers below the streaks.
extension OverviewPage {
    static func facts(in report: Report) -> [Fact] {
        guard report.hasLevels else { return [] }
        // The sentence below the headline tells the most weeks in a row.
        let longest = report.lead == .less ? nil : longest(in: report)
        return [longest, saved(in: report)].compactMap { $0 } + goals(in: report)
    }

    /// `Bicycle: €300.00 of €900.00, in about 60 sober days`.
    private static func goals(in report: Report) -> [Fact] {
        guard let saved = report.analysis.savings?.amount else { return [] }
        let phrases = report.phrases
        return report.profile.savingsGoals.map { goal in
            let price = phrases.money.text(goal.amount, saved.currency)
            guard goal.missing(after: saved) != nil else {
                return Fact(.coin, goal.name.isolated, Figure(price), note: phrases.savedGoal)
            }
            let days = goal.soberDays(after: saved, report.profile, on: report.today)
            let sofar = Money(minorUnits: max(0, saved.minorUnits), currency: saved.currency)
            return Fact(
                .coin, goal.name.isolated, Figure(phrases.money.text(sofar), phrases.ofAmount(price)),
                note: days.map(phrases.inAboutSoberDays) ?? "")
        }
    }

    /// Nil while the current streak is the longest, which the ring tells.
    private static func longest(in report: Report) -> Fact? {
        let sobriety = report.analysis.sobriety
        guard let longest = sobriety.longest, longest != sobriety.current else { return nil }
        let phrases = report.phrases
        return Fact(
            .peak, phrases.longestSoberStreak, phrases.days(longest.length),
            note: phrases.until(report.date(longest.last)))
    }

    /// What was saved and, quietly below, the calories; without a price these alone.
    private static func saved(in report: Report) -> Fact? {
        guard let savings = report.analysis.savings else { return nil }
        let phrases = report.phrases
        let days = phrases.days(of: savings).text
        // The public has no page of settings, where the formula stands.
        let link = report.audience == .private ? Link(.about, fragment: "a-settings") : nil
        let change = Fact.Change(text: phrases.changeSavings, link: Link(.settings(.savings)))
        guard
            var fact = Fact(
                saved: savings, note: days, link: link, change: report.hasForms ? change : nil, in: report)
        else {
            return savings.caloriesAvoided < 0
                ? nil : Fact(.bolt, phrases.caloriesAvoided, phrases.calories(of: savings), note: days)
        }
        fact.tellCalories(of: savings, phrases)
        return fact
    }
}

extension Fact {
    /// Tells quietly how many calories were not drunk.
    mutating func tellCalories(of savings: Savings, _ phrases: Phrases) {
        guard savings.caloriesAvoided > 0 else { return }
        remark = "\(phrases.caloriesAvoided): \(phrases.calories(of: savings).text)"
    }
}
