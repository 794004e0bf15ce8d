package import Counting
import Model

/// The style sheet with the colours of the trackers: pages can't contain styles of their own.
package enum TrackerColours {
    /// The path of the file, relative to the root of the site.
    package static let path = "assets/trackers.css"

    /// The colours of trackers without one: blue, amber, brick, cyan, plum, olive, slate, brown, indigo, rose.
    ///
    /// No hue is green, which means a good day. Indigo and rose are last: they resemble the rings of activities.
    static let hues = [
        "#2B7FD4", "#B8770F", "#C2553F", "#0E8FA3", "#A355C0", "#8F8A1E", "#6B8299", "#8B7355", "#5F66DB", "#B54870",
    ]

    /// The class of a tracker; an id only contains small letters, digits and hyphens.
    static func style(of tracker: Tracker) -> String { "in-" + tracker.id }

    /// The bytes of the file; nil if there are no trackers.
    package static func css(in report: Report) -> [UInt8]? {
        var rules = report.analysis.trackers.map { rule("." + style(of: $0.tracker), report.colour(of: $0)) }
        // Its days are in the calendars of all pages.
        if let leading = report.leadingTracker { rules.append(rule(":root", report.colour(of: leading))) }
        return rules.isEmpty ? nil : Array(rules.joined().utf8)
    }

    private static func rule(_ selector: String, _ colour: String) -> String {
        "\(selector) { --noticed: \(colour); }\n"
    }
}

extension Report {
    /// The colour of everything about a tracker, as `#RRGGBB`, readable on the cards of both schemes: the person's own,
    /// made readable, else the next of the hues.
    package func colour(of tracker: TrackerAnalysis) -> String {
        if let colour = tracker.colour { return ReadableColour.hex(colour) }
        return TrackerColours.hues[huePlaces[tracker.index, default: 0] % TrackerColours.hues.count]
    }
}
