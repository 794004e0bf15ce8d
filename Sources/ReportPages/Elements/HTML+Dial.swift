import ReportMarkup

extension HTML {
    /// Writes the track of a dial of 400 units, and how much of it is done, 0–100; nil where nothing is shown of that.
    ///
    /// Where it is dashed all of it is drawn, in dashes of the style.
    mutating func dialRing(share: Int?, isDashed: Bool = false) {
        shape("circle", #"class="dial-track" cx="200" cy="200" r="182""#)
        guard let share else { return }
        shape("circle") { html in
            html.attributes(#"class="dial-arc" cx="200" cy="200" r="182" pathLength="100""#)
            if !isDashed { html.attribute("stroke-dasharray") { $0.percent(share) } }
            html.attributes(#"transform="rotate(-90 200 200)""#)
        }
    }
}
