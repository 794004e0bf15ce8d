import Counting
package import Markup
package import Model
package import Pages
import Wording

/// All files of a site, each with its path and how its bytes are made.
///
/// A build makes the files on all cores, a test one after the other; there are no other files.
package struct SiteFiles: Sendable {
    /// Files that are made together, because they have the same content.
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

        package func files() -> [RenderedFile] { zip(paths, make()).map { RenderedFile(path: $0, bytes: $1) } }
    }

    /// The slowest ones first, so that they don't keep the others waiting at the end.
    package let groups: [Group]

    /// The files of a report; `templates` were made for `SitePages.templates`.
    package init(_ report: Report, templates: TemplateSet) {
        groups =
            SiteFiles.companions(of: report)
            + SitePages.all.flatMap { SiteFiles.pages($0, report, templates) }
            + SiteFiles.shareCards(of: report) + SiteFiles.badges(of: report)
            + templates.assets.map { asset in Group(asset.sitePath) { asset.bytes } }
            + (TrackerColours.css(in: report).map { css in [Group(TrackerColours.path) { css }] } ?? [])
    }

    /// The conflicts of a person's own pages and files: paths of a site are unique, ignoring case.
    package func clashes(of own: [TemplateFile]) -> [Diagnostic] {
        let paths = Dictionary(groups.flatMap(\.paths).map { ($0, 1) }, uniquingKeysWith: +)
        return own.compactMap { file in
            let page = OwnPageFile(file)
            guard page != nil || file.name.hasPrefix(TemplateFile.asTheyAre) else { return nil }
            if let words = page?.misspelled, !words.isEmpty {
                return Diagnostic(
                    .error, .templateSyntax, at: SourceLocation(file: file.origin, line: 1),
                    "\"\(words.joined(separator: ", "))\" is not understood; expected {{! title: …; menu: yes }}")
            }
            let path = page.map { PageAddress.own($0.name).path } ?? file.sitePath
            let isPlain = path.utf8.allSatisfy { byte in
                (0x61...0x7A).contains(byte) || (0x30...0x39).contains(byte) || "-_./".utf8.contains(byte)
            }
            guard !isPlain || paths[path, default: 0] > 1 else { return nil }
            return Diagnostic(
                .error, .unknownTemplate, at: SourceLocation(file: file.origin, line: 0),
                isPlain
                    ? "the report has \"\(path)\" already; expected another name"
                    : "expected a name of the letters a to z, digits, \"-\", \"_\" and \".\"")
        }
    }

    private static func pages(
        _ kind: any SitePage.Type, _ report: Report, _ templates: TemplateSet
    ) -> [Group] {
        kind.addresses(in: report).map { address in
            switch address {
            case .overview:
                Group([address.path, SummaryPage.path] + [address.tablesPath].compactMap(\.self)) {
                    let page = OverviewPage(in: report)
                    let (bytes, tables) = page.rendered(templates)
                    return [bytes, SummaryPage(page, in: report).markdown.bytes, tables]
                }
            case .week(let week):
                Group([address.path, WeekPage.markdownPath(of: week)]) {
                    let page = WeekPage(week, in: report)
                    return [page.bytes(templates), page.markdown.bytes]
                }
            default:
                Group([address.path] + [address.tablesPath].compactMap(\.self)) {
                    guard let page = kind.init(at: address, in: report.window(of: address)) else { return [[], []] }
                    let (bytes, tables) = page.rendered(templates)
                    return [bytes, tables]
                }
            }
        }
    }

    private static func companions(of report: Report) -> [Group] {
        let calendar = ReminderCalendar(in: report)
        return [
            Group(WeeklyFeed.path) { WeeklyFeed(in: report).atom },
            Group("data.json") { Statistics(report.analysis).json.bytes },
            Group("robots.txt") { SiteFiles.robots(for: report.audience) },
        ] + (calendar.map { calendar in [Group(ReminderCalendar.path) { calendar.bytes }] } ?? [])
    }

    private static func shareCards(of report: Report) -> [Group] {
        ShareAddress.all(in: report).map { address in
            Group(address.shapes.map { address.path($0, "svg") }) {
                guard let graphic = ShareGraphic(at: address, in: report.window(of: address)) else { return [] }
                return address.shapes.map { graphic.svg($0) }
            }
        }
    }

    private static func badges(of report: Report) -> [Group] {
        let badges = Badge.all(in: report).flatMap { badge in
            [
                Group("badges/\(badge.name).svg") { report.palette.applied(to: badge.svg) },
                Group("badges/\(badge.name).json") { badge.endpoint },
            ]
        }
        let maps = YearHeatmap.all(in: report).map { map in
            Group("badges/\(map.name).svg") { report.palette.applied(to: map.svg) }
        }
        return badges + maps + [Group("badges/today.svg") { report.palette.applied(to: TodayRing(in: report).svg) }]
    }

    /// What search engines may index: nothing of a private site, all of a public one (RFC 9309).
    private static func robots(for audience: Audience) -> [UInt8] {
        switch audience {
        case .private: Array("User-agent: *\nDisallow: /\n".utf8)
        case .public: Array("User-agent: *\nDisallow:\n".utf8)
        }
    }
}

/// A file of the site in memory.
package struct RenderedFile: Sendable, Hashable {
    /// Relative to the root of the site, with `/` between the parts.
    package let path: String
    package let bytes: [UInt8]
}
