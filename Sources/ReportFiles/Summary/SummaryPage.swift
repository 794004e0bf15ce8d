import MarkdownNotes
package import ReportPages
import ReportWords

/// The whole report on one page without drawings, for places that show Markdown: the overview, and what is noticed of
/// the saboteurs.
package struct SummaryPage: Sendable {
    /// The personal why, line by line.
    package struct Why: Sendable {
        /// A line without its mark-up.
        package struct Line: Sendable {
            package let isItem: Bool
            /// Empty between paragraphs.
            package let text: String
        }

        package let title: String
        package let lines: [Line]
    }

    package let overview: OverviewPage
    /// What stands above the three columns of the streaks.
    package let streakHeadings: [String]
    /// What stands above the two columns of the trackers.
    package let trackerHeadings: [String]
    /// What stands above the two columns of the milestones.
    package let milestoneHeadings: [String]
    package let nextMilestone: String
    package let saboteurs: Card?
    package let why: Why?
    /// Where the overview will be found; nil where the site's address is not set.
    package let webAddress: String?

    /// The name of its file in the root of the site.
    package static let path = "summary.md"
}

extension SummaryPage {
    /// The summary of a report whose overview is made already.
    package init(_ overview: OverviewPage, in report: Report) {
        let phrases = report.phrases
        self.overview = overview
        streakHeadings = [phrases.streak, phrases.today, phrases.jokersPage]
        trackerHeadings = [phrases.trackers, phrases.lastDaysTitle(TrackerCard.dayCount)]
        milestoneHeadings = [phrases.milestoneHeading, phrases.reachedHeading]
        nextMilestone = phrases.nextMilestone
        saboteurs = .saboteurs(in: report)
        why = overview.why.map { Why(title: $0.title, lines: Why.lines(of: $0.markdown)) }
        webAddress = report.webAddress(of: PageAddress.overview.path)
    }

    package init(in report: Report) { self.init(OverviewPage(in: report), in: report) }
}

extension SummaryPage.Why {
    /// What a why may hold here; a longer one is cut.
    private static let longest = 60
    private static let longestLine = 600

    /// The lines of a text in Markdown as plain text; its lists stay lists.
    fileprivate static func lines(of markdown: String) -> [Line] {
        let lines = markdown.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            .drop { $0.allSatisfy(\.isWhitespace) }
        guard let end = lines.lastIndex(where: { !$0.allSatisfy(\.isWhitespace) }) else { return [] }
        return lines[...end].prefix(longest).map { line in
            let text = line.drop(while: \.isWhitespace)
            return Line(
                isItem: ["- ", "* ", "+ "].contains { text.hasPrefix($0) },
                text: MarkdownNotes.plainText(String(text), limit: longestLine).isolated)
        }
    }
}
