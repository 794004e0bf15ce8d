import ReportMarkup

/// One of the four rings, innermost first.
enum Ring: CaseIterable {
    case workout, mindfulness
    case firstFocus, secondFocus

    /// Its shape, which is also the class of its own colour.
    var id: HTML {
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

    /// The class of its colour, or the colour that the person chose.
    func style(_ rings: RingSet) -> HTML {
        if let colour = colour(rings) { return #"class="own" stroke="\#(colour)""# }
        return #"class="\#(id)""#
    }

    private func colour(_ rings: RingSet) -> String? {
        switch self {
        case .workout, .mindfulness: nil
        case .firstFocus: rings.focusColours.first ?? nil
        case .secondFocus: rings.focusColours.dropFirst().first ?? nil
        }
    }

    /// The rings that have a track.
    static func used(in rings: RingSet) -> [Ring] {
        allCases.filter { ring in
            switch ring {
            case .workout: rings.hasWorkout
            case .mindfulness: rings.hasMindfulness
            case .firstFocus: !rings.focusColours.isEmpty
            case .secondFocus: rings.focusColours.count > 1
            }
        }
    }

    /// The id of the tracks of some rings together, such as `track-wm`.
    static func trackID(_ rings: [Ring]) -> HTML { "track-\(rings.html(\.id))" }
}
