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
                if let share { bar(share, at: index, to: &html) }
            }
            guard let usualShare else { return }
            let y = WeekBars.height * 10 - usualShare * WeekBars.height / 10
            html += #"<path d="M0 \#(tenths: y)H\#(width)"/>"#
        }
    }

    private func bar(_ share: Int, at index: Int, to html: inout HTML) {
        // Nothing at all is a thin line, so that it differs from a week whose number is not known.
        let tenths = max(15, share * WeekBars.height / 10)
        html.markup(index == shares.count - 1 ? #"<rect class="now-bar" x=""# : #"<rect x=""#)
        html.number(index * WeekBars.pitch)
        html.markup(#"" y=""#)
        html.tenths(WeekBars.height * 10 - tenths)
        html.markup(#"" width="10" height=""#)
        html.tenths(tenths)
        html.markup(tenths < 60 ? #"" rx="1"/>"# : #"" rx="3"/>"#)
    }
}
