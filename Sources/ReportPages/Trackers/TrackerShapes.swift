import ProgressAnalysis
import ReportMarkup

/// The marks of a tracker's calendar in squares of 12 units: the shape says what the colour says.
enum TrackerShapes {
    /// `c0` nothing, `c1` to `c3` growing, `c4` full, `ch` healed, `cb` a slip or above a limit, `co` outside of its time,
    /// `cp` paused, `cf` not planned.
    static let html: HTML =
        #"""
        <g id="c0"><rect class="nothing" width="12" height="12" rx="3"/></g>\#
        <g id="c1"><use href="#c0"/><circle cx="6" cy="6" r="2.5"/></g>\#
        <g id="c2"><use href="#c0"/><circle cx="6" cy="6" r="3.7"/></g>\#
        <g id="c3"><use href="#c0"/><circle cx="6" cy="6" r="5"/></g>\#
        <rect id="c4" width="12" height="12" rx="3"/>\#
        <path id="ch" d="M6 1.800C7.200-.600 12-.600 12 3.200 12 5 10.800 6 10.200 6\#
        c.6 0 1.800 1 1.800 2.800 0 3.800-4.800 3.800-6 1.400C4.800 12.600 0 12.600 0 8.800\#
         0 7 1.200 6 1.800 6 1.200 6 0 5 0 3.200 0-.600 4.800-.600 6 1.800z"/>\#
        <g id="cb"><use href="#c0"/><circle class="slip" cx="6" cy="6" r="3.4"/></g>\#
        <circle id="co" cx="6" cy="6" r="1"/>\#
        <g id="cp"><use href="#c0"/><path class="pa" d="M4 3v6m4-6v6"/></g>\#
        <rect id="cf" x="3" y="3" width="6" height="6" rx="2"/>
        """#
}

extension HTML {
    /// Writes a mark at a place.
    mutating func mark(_ mark: TrackerMark, x: Int, y: Int) {
        shape("use") { html in
            html.attribute("href") { $0.shape(of: mark) }
            html.attribute("class", literal: mark.style)
            html.attribute("x", x)
            html.attribute("y", y)
        }
    }

    private mutating func shape(of mark: TrackerMark) {
        markup("#c")
        switch mark {
        case .outside: markup("o")
        case .none, .ended: markup("0")
        case .noted, .done, .kept, .avoided: markup("4")
        case .goal(let step): number(step)
        case .moments(let count): number(count)
        case .healed: markup("h")
        case .above, .slipped: markup("b")
        case .paused: markup("p")
        case .notPlanned: markup("f")
        }
    }
}

extension TrackerMark {
    fileprivate var style: StaticString {
        switch self {
        case .outside: "c-out"
        case .none, .ended: "c-none"
        case .avoided: "k-good"
        case .healed: "hl"
        case .noted, .done, .kept, .goal, .moments, .above, .slipped: "k-noticed"
        case .paused: "c-none"
        case .notPlanned: "np"
        }
    }
}
