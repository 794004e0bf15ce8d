import Counting
import Markup
import Model
package import Pages
import Wording

/// Today as rings, to stand on a page elsewhere: the level and the minutes, and of the trackers only the first two of the
/// widget (`showInWidget`).
///
/// The public is shown no trackers: of theirs it knows names and streaks only.
package struct TodayRing: Sendable {
    package let cell: RingCell
    package let rings: RingSet
    /// `Today, 31 October 2025: Steady, 30 min Workout`.
    package let title: String
}

extension TodayRing {
    package init(in report: Report) {
        let (phrases, today) = (report.phrases, report.today)
        let record = report.analysis.days[today]
        var words: [String] = []
        if report.hasLevels { words.append(record?.level.map(phrases.level) ?? phrases.noEntry) }
        for (minutes, what) in [
            (record?.workoutMinutes ?? 0, phrases.workout), (record?.mindfulnessMinutes ?? 0, phrases.mindfulness),
        ] where minutes > 0 {
            words.append("\(phrases.minutes(report.numbers.text(minutes)).text) \(what)")
        }
        let trackers = report.audience == .private ? Array(report.widgetTrackers.prefix(2)) : []
        words += trackers.compactMap { report.words(of: $0, on: today) }
        let text = words.isEmpty ? phrases.noEntry : words.joined(separator: ", ")
        title = "\(phrases.today), \(phrases.date(today)): \(text)"
        cell = RingCell(badgeOf: today, trackers, label: title, in: report)
        rings = trackers.isEmpty ? RingSet(ofEverybodyIn: report) : RingSet(of: trackers, in: report)
    }

    /// The bytes of the drawing.
    var svg: [UInt8] {
        // The rings of trackers are around those of everybody.
        var html: HTML = """
            <svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" \
            viewBox="\(rings.isSmall ? "-26 -26 52 52" : "-32 -32 64 64")" role="img" aria-labelledby="t" \
            \(ShareStyle.fonts) font-size="16" font-weight="700" text-anchor="middle"><title id="t">\(title)</title>\
            \({ $0.style(ShareStyle.ringLight, dark: ShareStyle.ringDark) })<defs>
            """
        html.placeDefinitions()
        html += "</defs>\({ $0.ringCell(cell, rings) })"
        html.insertCellShapes()
        html.markup("</svg>\n")
        return html.takeBytes()
    }
}
