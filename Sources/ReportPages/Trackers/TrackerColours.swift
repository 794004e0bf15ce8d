import ProgressAnalysis
import ProgressModel

/// The style sheet with the trackers' own colours: a page may carry no style of its own.
package enum TrackerColours {
    /// Where it lies, relative to the root of the site.
    package static let path = "assets/trackers.css"

    /// The class of a tracker; an id holds only small letters, digits and hyphens.
    static func style(of tracker: Tracker) -> String { "in-" + tracker.id }

    /// The bytes of the file; nil where no tracker that has a page has a colour.
    package static func css(in report: Report) -> [UInt8]? {
        let rules = report.analysis.trackers.compactMap { tracker in
            report.colour(of: tracker).map { rule(style(of: tracker.tracker), $0) }
        }
        return rules.isEmpty ? nil : Array(rules.joined().utf8)
    }

    /// The charts of a page in one colour, with tints that let the card shine through.
    private static func rule(_ style: String, _ colour: String) -> String {
        let tints = [("1", "26"), ("2", "4D"), ("3", "80"), ("4", "")]
            .map { "--noticed-\($0): \(colour)\($1); " }.joined()
        let ink = ReadableColour.isDark(colour) ? "#fff" : "#10211a"
        return """
            .\(style) { --noticed: \(colour); --sky: \(colour); \(tints)--on-noticed: \(ink); }
            .\(style) .k-good, .\(style) .bars .fill { fill: \(colour); }

            """
    }
}

extension Report {
    /// The colour in which everything about a tracker is drawn: that of its ring, if it has one, else the colour the person
    /// chose, made readable; nil for a tracker without a colour.
    func colour(of tracker: TrackerAnalysis) -> String? {
        guard let colour = tracker.colour else { return nil }
        let ring = focus.firstIndex { $0.tracker.id == tracker.id }
        return ring.map { RingColour.adjusted(colour, at: $0) } ?? ReadableColour.hex(colour)
    }
}
