import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// What happened so far, as chapters that are written by rules; only for the person.
package struct StoryPage: SitePage {
    package let frame: Frame
    package let name: String
    package let lede: String
    /// In the order in which it happened; never empty.
    package let chapters: [StoryChapter]
    /// What is said below the last one.
    package let closing: String

    package static let template = PageTemplate<StoryPage>(
        "story", shapes: [BadgeShapes.html],
        [
            .html("heading", "the page's heading") {
                $1.head($0.name, lede: $0.lede, beside: nil, on: $0.frame.address)
            },
            .text("name", "the page's name") { $0.name },
            .text("lede", "the sentence below the name") { $0.lede },
            .list(
                "chapters", "the chapters, in the order in which it happened",
                { page in page.chapters.map { ($0, page.frame.address) } },
                [
                    .html("chapter", "the whole chapter, as an item of a list") { $1 += $0.0.html(on: $0.1) },
                    .text("date", "when it happened; empty of a year") { $0.0.date },
                    .text("title", "what happened, in a few words") { $0.0.title },
                ]),
            .text("closing", "what is said below the last chapter") { $0.closing },
        ])

    /// As many days a story has that is only beginning.
    private static let daysOfBeginning = 14

    /// Whether there is a story: never for the public, and not before the first record.
    static func exists(in report: Report) -> Bool { report.audience == .private && !report.isBlank }

    package static func addresses(in report: Report) -> [PageAddress] { exists(in: report) ? [.story] : [] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .story, StoryPage.exists(in: report) else { return nil }
        let phrases = report.phrases
        let events = report.analysis.story
        guard let first = events.first else { return nil }
        name = phrases.story
        frame = report.frame(.story, title: report.title(name), description: phrases.storyDescription)
        lede = phrases.storyLede
        chapters = StoryChapter.all(of: events, in: report)
        let isBeginning = first.day.distance(to: report.today) < StoryPage.daysOfBeginning
        closing = isBeginning ? phrases.storyBegins : phrases.toBeContinued
    }
}
