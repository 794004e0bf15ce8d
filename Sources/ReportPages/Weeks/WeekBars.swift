import ReportMarkup

/// A bar for each week, the last in colour, and a line at what is usual.
struct WeekBars {
    let html: HTML

    private static let pitch = 14
    private static let width = 10
    private static let height = 44

    init(_ bars: WeekComparisonCard.Bars) {
        var drawing = HTML()
        for (index, share) in bars.shares.enumerated() {
            guard let share else { continue }
            // Nothing at all is a thin line, so that it differs from a week nobody knows of.
            let tenths = max(15, share * WeekBars.height / 10)
            let now: HTML = index == bars.shares.count - 1 ? #" class="now-bar""# : ""
            drawing += #"""
                <rect\#(now) x="\#(index * WeekBars.pitch)" y="\#(tenths: WeekBars.height * 10 - tenths)" width="\#(WeekBars.width)" height="\#(tenths: tenths)" rx="\#(tenths < 60 ? 1 : 3)"/>
                """#
        }
        let width = bars.shares.count * WeekBars.pitch - WeekBars.pitch + WeekBars.width
        let usual = bars.usualShare.html { share in
            let y = WeekBars.height * 10 - share * WeekBars.height / 10
            return #"<path d="M0 \#(tenths: y)H\#(width)"/>"#
        }
        html = #"""
            <svg class="wk-bars" viewBox="0 -1 \#(width) \#(WeekBars.height + 1)" role="img" aria-labelledby="\#(bars.id)-t" aria-describedby="\#(bars.id)-d"><title id="\#(bars.id)-t">\#(bars.title)</title><desc id="\#(bars.id)-d">\#(bars.description)</desc>\#(drawing)\#(usual)</svg>
            """#
    }
}
