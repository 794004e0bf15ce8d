import ReportMarkup
import ReportWords

extension MetricStrips {
    /// Writes a heading, a strip for each group, and the sentences; clear differences stand out.
    func write(to html: inout HTML) {
        html.element("h3", #"class="sub""#, text: title)
        html.element("ul", #"class="strips""#) { html in
            for row in rows { row.write(to: &html) }
        }
        for sentence in sentences {
            if let claim = sentence.claim {
                html.claim(claim)
            } else {
                html.element("p", #"class="lead-note""#, text: sentence.text)
            }
        }
        if !remark.isEmpty { html.element("p", #"class="lead-note""#, text: remark) }
    }
}

extension HTML {
    /// Writes a difference that is clear, and how sure it is.
    mutating func claim(_ claim: Claim) {
        element("p", #"class="claim""#) { html in
            html.text(claim.text)
            html.markup(" ")
            html.element("small", text: claim.limits)
        }
    }
}

extension MetricStrips.Row {
    fileprivate func write(to html: inout HTML) {
        html.element("li") { html in
            html.element("span", #"class="bar-name""#, text: name)
            html.element("span", #"class="bar-value""#) { html in
                html.element("b", text: value)
                html.markup(" ")
                html.element("small", text: days)
            }
            if !half.isEmpty { html.element("span", #"class="vh""#, text: half) }
            html.element("svg", #"class="strip" aria-hidden="true""#) { html in
                html.shape("rect", #"class="rail" y="35%" width="100%" height="30%" rx="2""#)
                guard let bar else { return }
                html.shape("rect") { html in
                    html.attributes(#"class="half" y="10%" height="80%" rx="3""#)
                    html.attribute("x", percent: bar.place)
                    html.attribute("width", percent: bar.width)
                }
                html.shape("line") { html in
                    html.attributes(#"class="middle-line" y2="100%""#)
                    html.attribute("x1", percent: bar.median)
                    html.attribute("x2", percent: bar.median)
                }
            }
        }
        html.markup("\n")
    }
}
