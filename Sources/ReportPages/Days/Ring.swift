package import ProgressAnalysis
import ProgressModel
import ReportMarkup

/// The rings that a history has any use for; what is never done leaves no empty track.
package struct RingSet: Sendable {
    package let hasWorkout: Bool
    package let hasMindfulness: Bool
    /// Rings 4 and 5; as many as there are focus trackers, none in a small drawing.
    package let focus: [Focus]
    /// Whether it is for a small drawing, of at most 54 units.
    package let isSmall: Bool

    /// The ring of a focus tracker.
    package struct Focus: Sendable {
        /// As `#RRGGBB`; nil for the ring's own.
        package let colour: String?
        /// Whether there is a track for it; the place of a tracker that rests stays empty.
        package let isDrawn: Bool
    }
}

extension RingSet {
    /// The rings of some days: those of active trackers, and of one that rests until its last log.
    init(of days: ClosedRange<Day>, in report: Report) {
        hasWorkout = report.hasWorkouts
        hasMindfulness = report.hasMindfulness
        isSmall = false
        focus = zip(RingSet.rings(of: report.focus), report.focusEnds).map { ring, end in
            Focus(colour: ring.colour, isDrawn: end.map { days.lowerBound <= $0 } ?? true)
        }
    }

    /// The rings of everybody, and those of these trackers, at most two.
    package init(of trackers: [TrackerAnalysis], in report: Report) {
        hasWorkout = report.hasWorkouts
        hasMindfulness = report.hasMindfulness
        isSmall = false
        focus = RingSet.rings(of: trackers)
    }

    private static func rings(of trackers: [TrackerAnalysis]) -> [Focus] {
        trackers.enumerated().map { place, tracker in
            Focus(colour: tracker.colour.map { RingColour.adjusted($0, at: place) }, isDrawn: true)
        }
    }

    /// The two rings of everybody, for badges and for what is drawn small.
    package init(ofEverybodyIn report: Report) {
        hasWorkout = report.hasWorkouts
        hasMindfulness = report.hasMindfulness
        focus = []
        isSmall = true
    }

    func contains(_ ring: Ring) -> Bool {
        switch ring {
        case .workout: hasWorkout
        case .mindfulness: hasMindfulness
        case .firstFocus: focus.first?.isDrawn ?? false
        case .secondFocus: focus.count > 1 && focus[1].isDrawn
        }
    }

    /// Whether no ring lies further out than those of everybody.
    var isNear: Bool { !focus.contains(where: \.isDrawn) }

    /// Whether a day is its core alone.
    var isBare: Bool { isNear && !hasWorkout && !hasMindfulness }

    /// Whether it has the rings of so many trackers; else a tick would speak of a ring that is not drawn.
    func hasRings(ofTrackers count: Int) -> Bool { focus.count >= count }

    /// The colour that the person chose for a ring; nil for one that keeps its own.
    func colour(of ring: Ring) -> String? {
        switch ring {
        case .workout, .mindfulness: nil
        case .firstFocus: focus.first?.colour
        case .secondFocus: focus.count > 1 ? focus[1].colour : nil
        }
    }
}

/// One of the four rings, innermost first.
enum Ring: CaseIterable {
    case workout, mindfulness
    case firstFocus, secondFocus

    var isFocus: Bool { self == .firstFocus || self == .secondFocus }

    /// The id of its shape, which is also the class of its own colour.
    var id: StaticString {
        switch self {
        case .workout: "w"
        case .mindfulness: "m"
        case .firstFocus: "x"
        case .secondFocus: "y"
        }
    }

    /// The radius of its middle line; its stroke is 5 wide.
    var radius: Int {
        switch self {
        case .workout: 16
        case .mindfulness: 21
        case .firstFocus: 26
        case .secondFocus: 31
        }
    }
}

extension HTML {
    /// Writes the attributes of a ring's colour: its class, or the colour that the person chose.
    mutating func style(of ring: Ring, _ rings: RingSet) {
        if let colour = rings.colour(of: ring) {
            attributes(#"class="own""#)
            attribute("stroke", colour)
        } else {
            attribute("class", literal: ring.id)
        }
    }

    /// Writes the id of the tracks of some rings together, such as `track-wm`.
    mutating func trackID(where isUsed: (Ring) -> Bool) {
        markup("track-")
        for ring in Ring.allCases where isUsed(ring) { markup(ring.id) }
    }
}
