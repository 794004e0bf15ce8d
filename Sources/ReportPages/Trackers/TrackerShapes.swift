import ReportMarkup
import ReportWords

/// The marks of a tracker's calendar in squares of 12 units: the shape says what the colour says.
enum TrackerShapes {
    /// `c0` nothing, `c1` to `c3` growing, `c4` full, `ch` healed, `cb` where a streak ended, `co` outside of its time.
    static let html: HTML = #"""
        <g id="c0"><rect class="h0" width="12" height="12" rx="3"/></g><g id="c1"><use href="#c0"/><circle cx="6" cy="6" r="2.5"/></g><g id="c2"><use href="#c0"/><circle cx="6" cy="6" r="3.7"/></g><g id="c3"><use href="#c0"/><circle cx="6" cy="6" r="5"/></g><rect id="c4" width="12" height="12" rx="3"/><path id="ch" d="M6 1.800C7.200-.600 12-.600 12 3.200 12 5 10.800 6 10.200 6c.6 0 1.800 1 1.800 2.800 0 3.800-4.800 3.800-6 1.400C4.800 12.600 0 12.600 0 8.800 0 7 1.200 6 1.800 6 1.200 6 0 5 0 3.200 0-.600 4.800-.600 6 1.800z"/><g id="cb"><use href="#c0"/><path d="M6 2.800 9.200 6 6 9.200 2.800 6z"/></g><circle id="co" cx="6" cy="6" r="1"/>
        """#

    /// A mark at a place.
    static func use(_ mark: TrackerCalendar.Mark, x: Int = 0, y: Int = 0) -> HTML {
        let (shape, style) = shapeAndStyle(mark)
        return ##"<use href="#\##(shape)" class="\##(style)" x="\##(x)" y="\##(y)"/>"##
    }

    private static func shapeAndStyle(_ mark: TrackerCalendar.Mark) -> (HTML, HTML) {
        switch mark {
        case .outside: ("co", "c-out")
        case .none: ("c0", "c-none")
        case .done, .avoided: ("c4", "k-good")
        case .goal(let step): ("c\(step)", "k-good")
        case .moments(let count): ("c\(count)", "k-noticed")
        case .healed: ("ch", "k-good")
        case .ended: ("cb", "c-ended")
        }
    }
}
