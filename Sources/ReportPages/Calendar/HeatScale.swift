import ProgressModel
import ReportMarkup
import ReportWords

/// What the shades of a heat grid mean.
package struct HeatScale: Sendable {
    package let from: String
    package let to: String
    /// What a day without an entry in a pause is called; nil where none is shown.
    package let paused: String?
    package let aboutLink: Link
    package let aboutText: String
    /// The same days as a picture.
    package let share: ShareLink?
}

extension HeatScale {
    /// What the squares of some days mean; `address` is that of the card that shows the same days, where there is one.
    init(of days: ClosedRange<Day>, sharing address: ShareAddress? = nil, in report: Report) {
        let phrases = report.phrases
        from = phrases.notSober
        to = phrases.tenDaysAndMore
        paused = report.hasPaused(in: days) ? phrases.paused : nil
        aboutLink = Link(.about)
        aboutText = phrases.howCountingWorks
        share = address.flatMap { ShareLink($0, in: report) }
    }
}

extension HTML {
    /// Writes the eleven shades with what they mean; the squares have a shape of their own, of any size.
    mutating func heatScale(_ scale: HeatScale, on page: PageAddress) {
        element("p", #"class="scale""#) { html in
            html.element("span", text: scale.from)
            html.element("svg", #"viewBox="0 0 152 12" aria-hidden="true""#) { html in
                for shade in 0...10 {
                    html.shape("rect") { html in
                        html.attribute("class") { $0.shade(shade) }
                        html.attribute("x", shade * 14)
                        html.attributes(#"width="12" height="12" rx="3""#)
                    }
                }
            }
            html.element("span", text: scale.to)
            if let paused = scale.paused {
                html.element("svg", #"class="key" viewBox="0 0 12 12" aria-hidden="true""#) { $0.pausedKey() }
                html.element("span", text: paused)
            }
            if let share = scale.share { html.link(share, on: page) }
            html.link(scale.aboutLink, on: page, text: scale.aboutText)
        }
    }

    /// Writes a paused day of 12 units.
    mutating func pausedKey() {
        markup(#"<rect class="h0" width="12" height="12" rx="3"/>"#)
        shape("path") { html in
            html.attributes(#"class="pa""#)
            html.attribute("d") { $0.pauseSign(0, 0) }
        }
    }
}
