import Counting
package import Markup
import Model
import Wording

/// The trackers in use, those with the longest streak first.
package struct TrackerCard: Drawing {
    /// A tracker, and how its last days were.
    package struct Item: Sendable {
        package let tile: TrackerTile
        /// Whether each of the last days was good, ascending; empty if only the streak may be known.
        package let lastDays: [Bool]
    }

    package let items: Folded<Item>
    /// Where all of them are; nil if there is no such page, and the others open below.
    let all: Link?
    /// The number of the last days that are shown.
    package static let dayCount = 14

    /// Writes the trackers side by side, each of which leads to its page.
    package func write(on page: PageAddress, to html: inout HTML) {
        let tiles = { (items: [Item]) -> HTML in #"<ul class="tiles">\#(each: items, { $0.tile.html(on: page) })</ul>"#
        }
        guard let all, !items.hidden.isEmpty else { return html += items.html(tiles) }
        html += #"\#(tiles(items.shown))<p class="to-all">\#(arrow: all, on: page, items.more)</p>"#
    }
}

extension Card {
    /// As many as can be seen at a glance: a row on a wide screen.
    private static let visibleTrackers = 4

    /// The trackers in use, those with the longest streak first; nil if there isn't one.
    static func trackers(in report: Report) -> Card? {
        // All of a single one is on the page already.
        if case .tracker = report.soleHabit, report.analysis.trackers.filter(\.isActive).count == 1 { return nil }
        let phrases = report.phrases
        let own = report.analysis.trackers.filter(\.tracker.isActive).map { tracker in
            (length: tracker.streak?.currentDays ?? -1, item: TrackerCard.Item(tracker, in: report))
        }
        let shared = report.analysis.sharedTrackers.map {
            (length: $0.current * $0.unit.days, item: TrackerCard.Item(tile: TrackerTile($0, in: report), lastDays: []))
        }
        // A week counts seven days. Among equals the order of the file, which sorting keeps only if it is asked to.
        let all = (own + shared).enumerated().sorted { left, right in
            (right.element.length, left.offset) < (left.element.length, right.offset)
        }.map(\.element.item)
        guard !all.isEmpty else { return nil }
        let link = own.isEmpty ? nil : Link(.trackers)
        let tiles = TrackerCard(items: Folded(all, visible: visibleTrackers) { phrases.more($0) }, all: link)
        let table = DataTable(
            phrases, phrases.trackers, headings: [phrases.trackers, phrases.streak, phrases.last28Days],
            rows: all.map { item in
                [item.tile.name, item.tile.figure?.text ?? "–", item.tile.words.isEmpty ? "–" : item.tile.words]
            })
        return Card(
            .trackers, style: "trackers", title: phrases.trackers, link: link,
            aside: phrases.longestFirst, [.drawing(tiles), .table(table)])
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
