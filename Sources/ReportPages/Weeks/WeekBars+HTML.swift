package import ReportMarkup

/// A bar for each week, the last in colour, and a line at what is usual.
extension WeekBars: Drawing {
    private static let pitch = 14
    /// As it is written of each bar.
    private static let width = 10
    private static let height = 44

    package func write(on page: PageAddress, to html: inout HTML) {
        let width = shares.count * WeekBars.pitch - WeekBars.pitch + WeekBars.width
        html.image(
            "wk-bars", id: id, width: width, height: WeekBars.height + 1, top: -1, title: title,
            description: description
        ) { html in
            for (index, share) in shares.enumerated() {
                if let share { html += bar(share, at: index) }
            }
            guard let usualShare else { return }
            let y = WeekBars.height * 10 - usualShare * WeekBars.height / 10
            html += #"<path d="M0 \#(tenths: y)H\#(width)"/>"#
        }
    }

    private func bar(_ share: Int, at index: Int) -> HTML {
        // Nothing at all is a thin line, so that it differs from a week whose number is not known.
        let tenths = max(15, share * WeekBars.height / 10)
        return #"""
            <rect\#(if: index == shares.count - 1, #" class="now-bar""#) x="\#(index * WeekBars.pitch)" \#
            y="\#(tenths: WeekBars.height * 10 - tenths)" width="10" height="\#(tenths: tenths)" \#
            rx="\#(tenths < 60 ? 1 : 3)"/>
            """#
    }
}
