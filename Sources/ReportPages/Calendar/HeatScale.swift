import ProgressModel
import ReportMarkup
import ReportWords

/// What the squares of a heat grid mean.
package struct HeatScale: Sendable {
    /// What the ends of the ten steps are.
    package let from: String
    package let to: String
    /// What is drawn of the other days with what it means; only what there is.
    package let keys: [(look: HeatLook, text: String)]
    package let aboutLink: Link
    package let aboutText: String
    /// The same days as a picture.
    package let share: ShareLink?
    /// The poster of the year that is shown; nil of other spans.
    package let poster: ShareLink?
}

extension HeatScale {
    /// What the squares of some days mean; `address` is that of the card that shows the same days, where there is one.
    init(of days: ClosedRange<Day>, sharing address: ShareAddress? = nil, in report: Report) {
        let phrases = report.phrases
        from = phrases.firstSoberDay
        to = phrases.tenDaysAndMore
        let looks = Set(days.map { HeatLook($0, in: report).key })
        let all: [(HeatLook, String)] = [
            (.healed(nil), phrases.healed), (.steady, phrases.steadyNotSober), (.easy, phrases.level(.easy)),
            (.wild, phrases.level(.wild)), (.noEntry, phrases.noEntry), (.paused, phrases.paused),
            (.before, phrases.beforeFirstEntry),
        ]
        keys = all.filter { looks.contains($0.0) }
        aboutLink = Link(.about)
        aboutText = phrases.howCountingWorks
        share = address.flatMap { ShareLink($0, in: report) }
        if case .year(let year) = address { poster = ShareLink(.poster(year), in: report) } else { poster = nil }
    }
}

extension HeatLook {
    /// The same for all healed days and for all sober ones.
    fileprivate var key: HeatLook {
        switch self {
        case .healed: .healed(nil)
        case .sober: .sober(1)
        case .steady, .easy, .wild, .paused, .noEntry, .before, .toCome: self
        }
    }
}

extension HTML {
    /// Writes the ten steps and the marks with what they mean; the keys have shapes of their own, of any size.
    mutating func heatScale(_ scale: HeatScale, on page: PageAddress) {
        element("p", #"class="scale""#) { html in
            html.element("span", text: scale.from)
            html.element("svg", #"viewBox="0 0 140 12" aria-hidden="true""#) { html in
                for step in 1...10 {
                    html.shape("rect") { html in
                        html.attribute("class") { $0.style(of: .sober(step)) }
                        html.attribute("x", (step - 1) * 14)
                        html.attributes(#"width="12" height="12" rx="3""#)
                    }
                }
            }
            html.element("span", text: scale.to)
            for key in scale.keys {
                html.element("span", #"class="scale-key""#) { html in
                    html.element("svg", #"class="key" viewBox="0 0 12 12" aria-hidden="true""#) { html in
                        html.key(of: key.look)
                    }
                    html.text(key.text)
                }
            }
            if let share = scale.share { html.link(share, on: page) }
            if let poster = scale.poster { html.link(poster, on: page) }
            html.link(scale.aboutLink, on: page, text: scale.aboutText)
        }
    }

    /// Writes a day of 12 units, which needs no shape of the page.
    private mutating func key(of look: HeatLook) {
        if look == .paused {
            pausePath { $0.pauseSign(0, 0) }
        } else {
            shape("path") { html in
                html.attribute("class") { $0.style(of: look) }
                html.attribute("d") { $0.heatPath(look, 0, 0) }
            }
        }
    }
}
