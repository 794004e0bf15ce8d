import Counting
import Markup
import Model
package import Pages
import Wording

/// A badge of 20 units' height: the label on dark, the value on green, both in white with a contrast of at least 4.5 :
/// 1.
extension Badge {
    private static let padding = 8

    var svg: [UInt8] {
        let (labelWidth, messageWidth) = (ViewerText.width(of: label), ViewerText.width(of: message))
        let left = labelWidth + 20 + Badge.padding
        let width = left + messageWidth + 2 * Badge.padding
        let html: HTML = """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="20" viewBox="0 0 \(width) 20" role="img" \
            aria-labelledby="t"><title id="t">\(label): \(message)</title>\(ground(left: left, width: width))\
            <g fill="#fff" font-family="Verdana, 'DejaVu Sans', Geneva, sans-serif" font-size="11">\
            \(.badgeText(label, x: 20, width: labelWidth))\
            \(.badgeText(message, x: left + Badge.padding, width: messageWidth))</g></svg>

            """
        return html.bytes
    }

    private func ground(left: Int, width: Int) -> HTML {
        """
        <clipPath id="c"><rect width="\(width)" height="20" rx="6"/></clipPath><g clip-path="url(#c)">\
        <path fill="#2b3a33" d="M0 0h\(left)v20H0z"/>\
        <path fill="\(isGood ? "#06713f" : "#5c6a62")" d="M\(left) 0h\(width - left)v20H\(left)z"/></g>\
        <circle cx="11" cy="10" r="3.700" fill="none" stroke="\(isGood ? "#4fe3a0" : "#c6d0ca")" stroke-width="2.200"/>
        """
    }
}

extension HTML {
    fileprivate static func badgeText(_ text: String, x: Int, width: Int) -> HTML {
        #"<text x="\#(x)" y="14" textLength="\#(width)" lengthAdjust="spacingAndGlyphs">\#(text)</text>"#
    }
}

/// A badge for the endpoint of shields.io, which draws it in its own style (https://shields.io/badges/endpoint-badge).
extension Badge {
    var endpoint: [UInt8] {
        let fields = [("label", label), ("message", message), ("color", isGood ? "06713f" : "5c6a62")]
        let parts = fields.map { name, value in
            "\"\(name)\":" + String(decoding: JSONValue.text(value).bytes.dropLast(), as: UTF8.self)
        }
        return Array("{\"schemaVersion\":1,\(parts.joined(separator: ","))}\n".utf8)
    }
}

/// Today as rings, for another page: the level, the minutes, and the first two trackers of the widget (`showInWidget`).
///
/// Without trackers in the public edition, which knows only their names and streaks.
package struct TodayRing: Sendable {
    package let cell: RingCell
    package let rings: RingSet
    /// `Today, 31 October 2025: Steady, 30 min Workout`.
    package let title: String

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

    var svg: [UInt8] {
        // The rings of trackers are outside the built-in ones.
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
