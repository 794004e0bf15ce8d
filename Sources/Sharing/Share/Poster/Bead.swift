import Counting
import Markup
import Model
import Pages

extension YearPoster {
    struct Bead: Sendable {
        /// The meaning of its colour and shape.
        enum Look: Hashable, Sendable {
            case steady, easy, wild
            /// Steady, with more drinks than a sober day.
            case notSober
            /// Steady without an entry, because of the profile.
            case assumed
            /// A joker healed the day.
            case healed
            case paused
            case noEntry
            case before
            /// After the last day of the report, or that day without an entry.
            case toCome
        }

        let look: Look
        /// The fill of the rings, 0–10; a day with anything has at least 1.
        let fullness: Int
        let isToday: Bool

        /// The fullness of a day without recorded rings.
        static let plain = 7

        init(of look: Look) {
            self.look = look
            fullness = Bead.plain
            isToday = false
        }

        init(_ day: Day, of activities: [Activity], in report: Report) {
            isToday = day == report.today
            guard report.analysis.days.range.contains(day) else {
                look = day > report.today ? .toCome : .before
                fullness = Bead.plain
                return
            }
            let drawing = RingCell(badgeOf: day, label: "", in: report).drawing
            let isSober = report.analysis.days[day]?.isSober ?? false
            let found = Look(drawing, isToday: isToday)
            let isBefore = found == .noEntry && day < report.analysis.days.firstLevel ?? day
            look = isBefore ? .before : found == .steady && !isSober ? .notSober : found
            let shares = activities.map { ($0 == .workout ? drawing?.workout : drawing?.mindfulness) ?? 0 }
            let sum = shares.reduce(0, +)
            fullness = shares.isEmpty ? Bead.plain : (sum + 10 * shares.count - 1) / (10 * shares.count)
        }
    }
}

extension YearPoster.Bead.Look {
    fileprivate init(_ drawing: RingCell.Drawing?, isToday: Bool) {
        if drawing?.isHealed == true {
            self = .healed
            return
        }
        self =
            switch drawing?.core {
            case .steady: .steady
            case .easy: .easy
            case .wild: .wild
            case .assumed: .assumed
            case .paused: .paused
            case nil, .some(.none), .part, .done, .noticed, .slip: isToday ? .toCome : .noEntry
            }
    }
}

/// The circles of a poster: those of one look and size as a single path, which keeps the year small.
struct BeadDrawing {
    private typealias Look = YearPoster.Bead.Look

    private var steady = [HTML](repeating: HTML(), count: 11)
    private var notSober = [HTML](repeating: HTML(), count: 11)
    /// The full-size circles behind them.
    private var ground = HTML()
    private var assumed = HTML()
    private var outlines = HTML()
    private var dashed = HTML()
    private var dots = HTML()
    private var bars = HTML()
    private var clovers = HTML()
    private var today = HTML()

    /// Adds a day around a point, in tenths of a unit.
    mutating func add(_ bead: YearPoster.Bead, x: Int, y: Int) {
        let most = PosterLayout.diameters.upperBound
        if bead.look != .before { ground.point(x: x, y: y) }
        switch bead.look {
        case .steady: steady[bead.fullness].point(x: x, y: y)
        case .notSober: notSober[bead.fullness].point(x: x, y: y)
        case .easy: outlines.roundOutline(x: x, y: y, PosterLayout.diameter(bead.fullness))
        case .wild:
            // A square with the area of the circle.
            let side = PosterLayout.diameter(bead.fullness) * 88 / 100
            outlines.square(x: x - side / 2, y: y - side / 2, side)
        case .assumed: assumed.roundOutline(x: x, y: y, PosterLayout.diameter(bead.fullness))
        // A smaller one wouldn't be recognized as a clover.
        case .healed: clovers.clover(x: x, y: y, max(PosterLayout.diameter(bead.fullness), most * 7 / 10), pen: 18)
        case .noEntry: dashed.roundOutline(x: x, y: y, most * 8 / 10)
        case .paused: bars.pauseBars(x: x, y: y, most)
        case .before: dots.point(x: x, y: y)
        case .toCome: break
        }
        if bead.isToday { today.todayRing(x: x, y: y, most) }
    }

    var html: HTML {
        """
        <g stroke-linecap="round" stroke-linejoin="round">\(.pen("z", PosterLayout.diameters.upperBound, ground))\
        \(each: steady.enumerated(), { .pen("s", PosterLayout.diameter($0), $1) })\
        \(each: notSober.enumerated(), { .pen("e", PosterLayout.diameter($0), $1) })</g>\
        \(.lines("s", #"fill="none" stroke-width="3""#, assumed))\
        \(.lines("d", #"fill="none" stroke-width="2.200""#, outlines))\
        \(.lines("d", #"fill="none" stroke-width="1.800" stroke-dasharray="3.600 3.200""#, dashed))\
        \(.lines("d", #"fill="none" stroke-width="3.500" stroke-linecap="round" stroke-opacity=".5""#, dots))\
        \(.lines("d", #"fill="none" stroke-width="4" stroke-linecap="round""#, bars))\(clovers)\(today)
        """
    }
}

extension HTML {
    /// A path stroked with a width in tenths of a unit; empty if there isn't one.
    fileprivate static func pen(_ style: StaticString, _ width: Int, _ path: HTML) -> HTML {
        path.isEmpty
            ? ""
            : #"<path class="\#(style)" fill="none" stroke-width="\#(tenths: width)" d="\#({ $0.copy(path) })"/>"#
    }

    fileprivate mutating func todayRing(x: Int, y: Int, _ diameter: Int) {
        self += """
            <circle class="y" cx="\(tenths: x)" cy="\(tenths: y)" r="\(tenths: diameter / 2 + 25)" fill="none" \
            stroke-width="2"/>
            """
    }
}
