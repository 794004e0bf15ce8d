import MarkdownNotes
import ProgressAnalysis
import ReportMarkup
import ReportWords

extension Report {
    /// What a why may hold here; a longer one is cut.
    private static let whyLines = 60
    private static let whyLineLength = 600
    /// As many days as the strips of the overview have.
    private static let stripDays = 14

    package func summaryPage() -> SummaryPage {
        let overview = OverviewPage(in: self)
        return SummaryPage(
            overview: overview, streakHeadings: [phrases.streak, phrases.today, phrases.rewardsPage],
            trackerHeadings: [phrases.trackers, phrases.lastDaysTitle(Report.stripDays)],
            milestoneHeadings: [phrases.milestoneHeading, phrases.reachedHeading],
            nextMilestone: phrases.nextMilestone, saboteurs: SaboteurComparison(in: self),
            why: overview.why.map { SummaryPage.Why(title: $0.title, lines: lines(of: $0.markdown)) },
            webAddress: webAddress(of: PageAddress.overview.path))
    }

    /// The lines of a text in Markdown as plain text; its lists stay lists.
    private func lines(of markdown: String) -> [SummaryPage.Why.Line] {
        let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .drop { $0.allSatisfy(\.isWhitespace) }
        guard let end = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return [] }
        return lines[...end].prefix(Report.whyLines).map { line in
            let text = line.drop(while: \.isWhitespace)
            return SummaryPage.Why.Line(
                isItem: ["- ", "* ", "+ "].contains { text.hasPrefix($0) },
                text: MarkdownNotes.plainText(String(text), limit: Report.whyLineLength).isolated)
        }
    }
}
