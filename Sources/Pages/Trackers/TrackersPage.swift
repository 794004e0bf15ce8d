import Counting
import Markup
import Model
import Wording

/// Meditation, workout and all trackers side by side.
package struct TrackersPage: SitePage {
    package let frame: Frame
    /// The meaning of the dots; empty if no tracker is active.
    package let lede: String
    /// The activities that were ever recorded, then the active trackers in file order.
    package let tiles: [TrackerTile]
    package let resting: [TrackerTile]
    /// The days of each week that are counted, a row for each tile with dots; nil if there aren't any.
    let table: DataTable?
    private var phrases: Phrases { frame.report.phrases }

    package static let template = PageTemplate<TrackersPage>(
        "trackers",
        [
            .html("heading", "the page's heading") { page, html in
                if page.lede.isEmpty {
                    html.head(page.phrases.trackers)
                } else {
                    html.head(page.phrases.trackers, lede: page.lede, on: page.frame.address)
                }
            },
            .text("name", "the page's name") { $0.phrases.trackers },
            .text("lede", "what the dots are; empty without a tracker") { $0.lede },
            .html(
                "trackers", "the tiles of the activities and the trackers in use", { $0.tiles.isEmpty ? nil : $0.tiles }
            ) {
                $2 += $1.groups($0)
            },
            .text("restingTitle", "what the trackers at rest are called; empty where there are none") {
                $0.resting.isEmpty ? "" : $0.phrases.atRest
            },
            .html("resting", "the tiles of the trackers at rest", { $0.resting.isEmpty ? nil : $0.resting }) {
                $2 += $1.html($0)
            },
            .html("table", "the dots of all tiles as a table", { $0.table }) { $2.dataTable($0) },
        ])

    package static func addresses(in report: Report) -> [PageAddress] { report.hasTrackers ? [.trackers] : [] }

    package init?(at address: PageAddress, in report: Report) {
        guard address == .trackers, report.hasTrackers else { return nil }
        let phrases = report.phrases
        let trackers = report.analysis.trackers
        frame = report.frame(
            .trackers, title: report.title(phrases.trackers), description: phrases.trackersDescription)
        tiles =
            report.activities.map { TrackerTile($0, in: report) }
            + trackers.filter(\.tracker.isActive).map { TrackerTile($0, in: report) }
        let hasHealed = tiles.contains { $0.weeks?.dots.contains(.healed) ?? false }
        lede =
            tiles.isEmpty
            ? ""
            : phrases.trackersLede(
                withAvoided: trackers.contains { $0.tracker.isActive && $0.mode == .avoidance }, withHealed: hasHealed)
        resting = trackers.filter { !$0.tracker.isActive }.map { TrackerTile($0, in: report) }
        table = TrackersPage.table(of: tiles + resting, in: report)
    }

    private static func table(of tiles: [TrackerTile], in report: Report) -> DataTable? {
        let phrases = report.phrases
        let rows = tiles.compactMap { tile in
            tile.weeks.map { weeks in
                [weeks.isAvoided ? capitalized(phrases.without(tile.name)) : tile.name]
                    + weeks.counts.map { report.numbers.text($0) }
            }
        }
        guard !rows.isEmpty else { return nil }
        return DataTable(
            phrases, phrases.trackers,
            caption: phrases.daysByWeek(
                withActivities: tiles.contains { $0.kind == .meditation || $0.kind == .workout },
                withAvoided: tiles.contains { $0.weeks?.isAvoided ?? false }),
            headings: [phrases.trackers] + TrackerTile.weeks(in: report).map { phrases.shortDate($0) }, rows: rows)
    }

    /// Good trackers and saboteurs with headings of their own, if there are both.
    private func groups(_ tiles: [TrackerTile]) -> HTML {
        let saboteurs = tiles.filter { $0.kind == .saboteur }
        let good = tiles.filter { $0.kind != .saboteur }
        guard !good.isEmpty, !saboteurs.isEmpty else { return html(tiles) }
        return """
            <h2 class="tiles-title">\(phrases.goodHabits)</h2>\(html(good))\
            <h2 class="tiles-title">\(phrases.saboteurs)</h2>\(html(saboteurs))
            """
    }

    private func html(_ tiles: [TrackerTile]) -> HTML {
        #"<ul class="tiles">\#(each: tiles, { $0.html(on: frame.address) })</ul>"#
    }
}
