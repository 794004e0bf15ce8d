import MarkdownNotes
import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func overviewPage() -> OverviewPage {
        let month = today.yearMonth
        let totals = SpanTotals(analysis, in: month.firstDay...month.lastDay)
        let current = analysis.sobriety.current?.length
        return OverviewPage(
            frame: frame(
                .overview, title: phrases.pageTitle(name, soberDays: current), description: phrases.description),
            hero: hero(), facts: facts(), monthName: phrases.text(month), monthLink: Link(.month(month)),
            monthSummary: totals.levelDays > 0 ? phrases.steadyAndHealed(totals.steady, totals.healed) : "",
            month: ringCalendar(month, totals: totals), week: weekCard(), milestones: milestoneCard(),
            heat: hasLevels ? pastYear() : nil, trackers: trackerCard(), why: whyCard())
    }

    private func whyCard() -> WhyCard? {
        guard let why = analysis.history.why, why.contains(where: { !$0.isWhitespace }) else { return nil }
        // A heading of the person's own takes the place of ours.
        let lines = why.drop { $0.isWhitespace }.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        if let first = lines.first, first.hasPrefix("# "), let text = lines.dropFirst().first,
            text.contains(where: { !$0.isWhitespace })
        {
            let title = MarkdownNotes.plainText(String(first), limit: 80)
            return WhyCard(title: title.isEmpty ? phrases.why : title, markdown: String(text))
        }
        return WhyCard(title: phrases.why, markdown: why)
    }

    private func facts() -> [Fact] {
        guard hasLevels else { return [] }
        return [longestFact(), savedFact(), caloriesFact(), milestoneFact()].compactMap { $0 }
    }

    private func longestFact() -> Fact? {
        guard let longest = analysis.sobriety.longest else { return nil }
        let isCurrent = longest == analysis.sobriety.current
        let isThisYear = longest.last.date.year == today.date.year
        let date = isThisYear ? phrases.dayAndMonth(longest.last) : phrases.date(longest.last)
        return Fact(
            .peak, phrases.longestSoberStreak, phrases.days(longest.length),
            note: isCurrent ? phrases.stillRunning : phrases.until(date))
    }

    private func savedFact() -> Fact? {
        guard let amount = analysis.savings?.amount else { return nil }
        return Fact(
            .coin, phrases.saved, Figure(phrases.money.text(amount)),
            note: phrases.soberDays(analysis.sobriety.soberDays).text)
    }

    private func caloriesFact() -> Fact? {
        guard let calories = analysis.savings?.caloriesAvoided else { return nil }
        let first = analysis.noalc.streak.walk.first
        return Fact(
            .bolt, phrases.caloriesAvoided, Figure(numbers.text(calories), "kcal"),
            note: phrases.since(phrases.text(first.yearMonth)))
    }

    private func milestoneFact() -> Fact? {
        guard let next = analysis.nextMilestone else { return nil }
        return Fact(
            .flag, phrases.nextMilestone, phrases.days(next.milestone.days),
            note: phrases.inDays(next.daysAway))
    }
}
