import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The trackers in use, those with the longest streak first.
package struct TrackerCard: Sendable {
    /// A tracker, and how its last days were.
    package struct Item: Sendable {
        package let tile: TrackerTile
        /// Whether each of the last days was good, ascending; empty where only the streak may be known.
        package let lastDays: [Bool]
    }

    package let title: String
    package let link: Link?
    package let order: String
    /// What stands open.
    package let items: [Item]
    /// What `more` opens.
    package let hiddenItems: [Item]
    package let more: String
    package let table: DataTable
}

extension TrackerCard {
    /// As many as can be seen at a glance: two rows of four on a wide screen.
    private static let visibleItems = 8
    /// How many of the last days are told.
    package static let dayCount = 14

    /// Nil where there is no tracker.
    init?(in report: Report) {
        // All of a single one is on the page already.
        if case .tracker = report.soleHabit, report.analysis.trackers.filter(\.isActive).count == 1 { return nil }
        let phrases = report.phrases
        let own = report.analysis.trackers.filter(\.tracker.isActive).map { tracker in
            (length: tracker.streak?.currentDays ?? -1, item: Item(tracker, in: report))
        }
        let shared = report.analysis.sharedTrackers.map {
            (length: $0.current * $0.unit.days, item: Item(tile: TrackerTile($0, in: report), lastDays: []))
        }
        // A week counts seven days. Among equals the order of the file, which sorting keeps only where it is asked to.
        let all = (own + shared).enumerated().sorted { left, right in
            (right.element.length, left.offset) < (left.element.length, right.offset)
        }.map(\.element.item)
        guard !all.isEmpty else { return nil }
        let visible = all.count <= TrackerCard.visibleItems + 1 ? all.count : TrackerCard.visibleItems
        title = phrases.trackers
        link = own.isEmpty ? nil : Link(.trackers)
        order = phrases.longestFirst
        items = Array(all.prefix(visible))
        hiddenItems = Array(all.dropFirst(visible))
        more = phrases.more(all.count - visible)
        table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(phrases.trackers), caption: phrases.trackers,
            headings: [phrases.trackers, phrases.streak, phrases.last28Days],
            rows: all.map { item in
                [item.tile.name, item.tile.figure?.text ?? "–", item.tile.words.isEmpty ? "–" : item.tile.words]
            })
    }

    /// Writes the trackers side by side, each of which leads to its page.
    func write(on page: PageAddress, to html: inout HTML) {
        let tiles = { (items: [Item]) -> HTML in
            #"<ul class="tiles">\#(each: items, { $0.tile.html(on: page) })</ul>"#
        }
        html.card("trackers", id: "h-trackers", heading: "\(arrow: link, on: page, title)", aside: "\(order)") {
            $0 += "\(tiles(items))\(if: !hiddenItems.isEmpty, .more(more, tiles(hiddenItems)))"
            $0.dataTable(table)
        }
    }
}

extension TrackerCard.Item {
    fileprivate init(_ tracker: TrackerAnalysis, in report: Report) {
        let today = report.today
        let first = max(
            today.advanced(by: 1 - TrackerCard.dayCount), min(today, report.analysis.days.first))
        tile = TrackerTile(tracker, in: report)
        lastDays =
            tracker.streak == nil ? [] : (first...today).map { report.analysis.isDone(.tracker(tracker), on: $0) }
    }
}
