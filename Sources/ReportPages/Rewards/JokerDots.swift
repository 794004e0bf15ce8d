import ReportMarkup

/// Jokers as dots, the held ones filled; a screen reader is told in words beside them.
enum JokerDots {
    static func html(_ held: Int, of cap: Int, style: HTML = "") -> HTML {
        let dots = (0..<cap).html { $0 < held ? #"<i class="on"></i>"# : "<i></i>" }
        return #"<span class="dots\#(style)" aria-hidden="true">\#(dots)</span>"#
    }
}
