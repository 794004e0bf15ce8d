import ProgressModel
import ProgressStatistics
package import ReportMarkup
package import ReportPages

/// The one list of what a site consists of: every file with its path and how its bytes are made.
///
/// A build makes the files on all cores, a test one after the other; neither knows of any file that is not named here.
package struct SiteFiles: Sendable {
    /// Files that are made together, because they tell the same.
    package struct Group: Sendable {
        /// Relative to the root of the site, with `/` between the parts.
        package let paths: [String]
        private let make: @Sendable () -> [[UInt8]]

        init(_ paths: [String], make: @escaping @Sendable () -> [[UInt8]]) {
            self.paths = paths
            self.make = make
        }

        init(_ path: String, make: @escaping @Sendable () -> [UInt8]) {
            self.init([path]) { [make()] }
        }

        /// Makes the files.
        package func files() -> [RenderedFile] { zip(paths, make()).map { RenderedFile(path: $0, bytes: $1) } }
    }

    /// What takes longest comes first, so that it does not keep the others waiting at the end.
    package let groups: [Group]

    /// Lists the files of a report; `templates` were made for `SitePages.templates`.
    package init(_ report: Report, templates: TemplateSet) {
        groups =
            SiteFiles.companions(of: report) + SitePages.all.flatMap { SiteFiles.pages($0, report, templates) }
            + SiteFiles.shareCards(of: report) + SiteFiles.badges(of: report)
            + templates.assets.map { asset in Group("assets/" + asset.name) { asset.bytes } }
    }

    /// All files, one after the other.
    package func files() -> [RenderedFile] { groups.flatMap { $0.files() } }

    private static func pages(
        _ kind: any SitePage.Type, _ report: Report, _ templates: TemplateSet
    ) -> [Group] {
        kind.addresses(in: report).map { address in
            guard case .week(let week) = address else {
                return Group(address.path) { kind.init(at: address, in: report)?.bytes(templates) ?? [] }
            }
            return Group([address.path, WeekPage.markdownPath(of: week)]) {
                guard let page = WeekPage(at: address, in: report) else { return [] }
                return [page.bytes(templates), page.markdown.bytes]
            }
        }
    }

    private static func companions(of report: Report) -> [Group] {
        let calendar = report.reminderCalendar()
        return [
            Group(WeeklyFeed.path) { AtomFeed(report.weeklyFeed()).bytes },
            Group("data.json") { Statistics(report.analysis).json.bytes },
            Group(SummaryPage.path) { report.summaryMarkdown },
            Group("robots.txt") { SiteFiles.robots(for: report.audience) },
        ] + (calendar.map { calendar in [Group("reminders.ics") { RemindersCalendar(calendar).bytes }] } ?? [])
    }

    private static func shareCards(of report: Report) -> [Group] {
        report.shareAddresses.map { address in
            Group(ShareShape.allCases.map { address.path($0, "svg") }) {
                guard let card = report.shareCard(at: address) else { return [] }
                return ShareShape.allCases.map { ShareGraphic.svg(card, $0) }
            }
        }
    }

    private static func badges(of report: Report) -> [Group] {
        let badges = report.badges.flatMap { badge in
            [
                Group("badges/\(badge.name).svg") { BadgeSVG(badge).html.bytes },
                Group("badges/\(badge.name).json") { BadgeEndpoint(badge).bytes },
            ]
        }
        return badges + [Group("badges/today.svg") { TodayRingSVG(report.todayRing).html.bytes }]
    }

    /// What search engines may look at: nothing of a private site, all of a public one (RFC 9309).
    private static func robots(for audience: Audience) -> [UInt8] {
        switch audience {
        case .private: Array("User-agent: *\nDisallow: /\n".utf8)
        case .public: Array("User-agent: *\nDisallow:\n".utf8)
        }
    }
}
