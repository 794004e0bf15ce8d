import ProgressAnalysis
import ProgressModel
import ReportMarkup

/// A tracker: its streak, its past year, and what the logs say.
package struct TrackerPage: Sendable {
    package let frame: Frame
    package let icon: String
    package let name: String
    package let pager: Pager
    /// What the tracker asks; nil where it asks nothing.
    package let prompt: String?
    /// Short quiet words beside the name, such as that the page is private.
    package let tags: [String]
    /// What is said where there is little else: at rest, not begun, no logs yet; else nil.
    package let remark: String?
    /// Nil where the tracker has no streak.
    package let streak: TrackerStreak?
    package let facts: [Fact]
    /// Nil where nothing was logged and nothing is walked.
    package let calendar: TrackerCalendar?
    /// The cards below the calendar, in the order of reading.
    package let cards: [Card]

    /// A card of its own.
    package enum Card: Sendable {
        case columns(ColumnCard)
        case bars(BarList)
        case heat(HeatTable)
        case archive(ArchiveCard)
        case notes(NotesCard)
    }
}

extension TrackerPage: SitePage {
    package static let template = PageTemplate<TrackerPage>(
        "tracker", icons: [.left, .right, .down, .peak, .flag, .leaf, .drop], shapes: TrackerShapes.html,
        [
            .html("heading", "the page's heading with the way to its neighbours") {
                $1 += TrackerPageHTML($0).slots["heading"] ?? HTML()
            },
            .html("content", "everything below the heading") { $1 += TrackerPageHTML($0).slots["content"] ?? HTML() },
        ])

    package static func addresses(in report: Report) -> [PageAddress] {
        report.analysis.trackers.map { .tracker($0.tracker.id) }
    }

    package init?(at address: PageAddress, in report: Report) {
        guard case .tracker(let id) = address, let page = report.trackerPage(id) else { return nil }
        self = page
    }
}
