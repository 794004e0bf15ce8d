import ProgressAnalysis
import ProgressModel
import ReportWords

/// The large numbers below the streaks.
extension OverviewPage {
    static func facts(in report: Report) -> [Fact] {
        guard report.hasLevels else { return [] }
        return [longest(in: report), saved(in: report), calories(in: report), milestone(in: report)].compactMap { $0 }
    }

    private static func longest(in report: Report) -> Fact? {
        let sobriety = report.analysis.sobriety
        guard let longest = sobriety.longest else { return nil }
        let phrases = report.phrases
        let date = report.date(longest.last)
        return Fact(
            .peak, phrases.longestSoberStreak, phrases.days(longest.length),
            note: longest == sobriety.current ? phrases.stillRunning : phrases.until(date))
    }

    private static func saved(in report: Report) -> Fact? {
        guard let savings = report.analysis.savings else { return nil }
        // The public has no page of settings, where the formula stands.
        let link = report.audience == .private ? Link(.about, fragment: "a-settings") : nil
        let change = Fact.Change(text: report.phrases.changeSavings, link: Link(.settings(.savings)))
        return Fact(
            saved: savings, note: report.phrases.days(of: savings).text, link: link,
            change: report.hasForms ? change : nil, in: report)
    }

    private static func calories(in report: Report) -> Fact? {
        guard let savings = report.analysis.savings, savings.caloriesAvoided >= 0 else { return nil }
        let phrases = report.phrases
        let first = report.analysis.noalc.streak.walk.days.lowerBound
        return Fact(
            .bolt, phrases.caloriesAvoided, phrases.calories(of: savings),
            note: phrases.since(first.yearMonth))
    }

    private static func milestone(in report: Report) -> Fact? {
        guard let next = report.analysis.nextRung else { return nil }
        let phrases = report.phrases
        // After days that are missing nobody knows how far it is.
        let isKnown = report.analysis.sobriety.lastKnown == nil
        return Fact(
            .flag, phrases.nextMilestone, phrases.days(next.length), note: isKnown ? phrases.distance(to: next) : "")
    }
}
