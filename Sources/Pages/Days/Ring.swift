package import Counting
import Markup
import Model

/// The rings that a history uses; an activity that is never done has no empty track.
package struct RingSet: Sendable {
    package let hasWorkout: Bool
    package let hasMindfulness: Bool
    /// Rings 4 and 5, one for each focus tracker; empty in a small drawing.
    package let focus: [Focus]
    /// Whether it is for a small drawing of at most 52 units.
    package let isSmall: Bool

    /// The ring of a focus tracker.
    package struct Focus: Sendable {
        /// As `#RRGGBB`.
        package let colour: String
        /// Whether it has a track; the place of a tracker without days stays empty.
        package let isDrawn: Bool
    }
}

extension RingSet {
    /// The rings of some days, with those of the trackers that existed on one of them.
    init(of days: ClosedRange<Day>, in report: Report) {
        hasWorkout = report.hasWorkouts
        hasMindfulness = report.hasMindfulness
        isSmall = false
        focus = zip(report.focus, report.focusDays).map { tracker, own in
            Focus(colour: report.colour(of: tracker), isDrawn: own?.overlaps(days) ?? false)
        }
    }

    /// The rings of some days in an overview: the rings of trackers only if there are no others, so that the discs are
    /// large.
    init(ofGlanceAt days: ClosedRange<Day>, in report: Report) {
        let all = RingSet(of: days, in: report)
        self = all.hasWorkout || all.hasMindfulness ? RingSet(ofEverybodyIn: report) : all
    }

    /// The two standard rings and those of `trackers`, at most two.
    package init(of trackers: [TrackerAnalysis], in report: Report) {
        hasWorkout = report.hasWorkouts
        hasMindfulness = report.hasMindfulness
        isSmall = false
        focus = trackers.map { Focus(colour: report.colour(of: $0), isDrawn: true) }
    }

    /// The two standard rings, for badges and small drawings.
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

    /// The rings as a set of bits, one for the number of each ring.
    var bits: Int { Ring.allCases.reduce(0) { contains($1) ? $0 | 1 << $1.rawValue : $0 } }

    /// The size of a day with its rings.
    package var reach: Reach {
        focus.contains(where: \.isDrawn) ? .far : hasWorkout || hasMindfulness ? .near : .bare
    }

    package enum Reach: Sendable {
        /// Only the disc, 28 wide.
        case bare
        /// With the two standard rings, 47 wide.
        case near
        /// With the rings of trackers around them, 62 wide.
        case far

        /// The distance between the centres of two days of a calendar.
        var pitch: (x: Int, y: Int) {
            switch self {
            case .bare: (40, 40)
            case .near: (52, 53)
            case .far: (66, 68)
            }
        }
    }

    /// Whether it has the rings of this many trackers; if not, a tick would refer to a ring that isn't drawn.
    func hasRings(ofTrackers count: Int) -> Bool { focus.count >= count }

    /// The colour of a tracker's ring; nil for the standard rings, which have a class.
    func colour(of ring: Ring) -> String? {
        switch ring {
        case .workout, .mindfulness: nil
        case .firstFocus: focus.first?.colour
        case .secondFocus: focus.dropFirst().first?.colour
        }
    }
}

/// One of the four rings, innermost first.
enum Ring: Int, CaseIterable {
    case workout, mindfulness
    case firstFocus, secondFocus

    /// Whether a set of bits contains it.
    func isIn(_ set: Int) -> Bool { set >> rawValue & 1 == 1 }

    var isFocus: Bool { self == .firstFocus || self == .secondFocus }

    /// The id of its shape, which for the inner two is also the class of their colour; and ten times the radius of its
    /// middle and of the thin line inside it, which is nil for the outer rings, because they have gaps.
    ///
    /// The inner strokes are 5 wide, the outer ones 2.5.
    private var drawing: (id: StaticString, radius: Int, hairline: Int?) {
        switch self {
        case .workout: ("w", 160, 145)
        case .mindfulness: ("m", 210, 187)
        case .firstFocus: ("x", 260, nil)
        case .secondFocus: ("y", 295, nil)
        }
    }
    var id: StaticString { drawing.id }
    var tenthsOfRadius: Int { drawing.radius }
    var tenthsOfHairline: Int? { drawing.hairline }
}

extension HTML {
    /// Writes the attributes of a ring's colour: its class, or the colour of its tracker.
    mutating func style(of ring: Ring, _ rings: RingSet) {
        if let colour = rings.colour(of: ring) {
            attributes(#"class="fine""#)
            attribute("stroke", colour)
        } else {
            attribute("class", literal: ring.id)
        }
    }
}
