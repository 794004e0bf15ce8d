import ReportMarkup

/// Names and numbers are text beside drawings that are measured in percent: the words keep their size on a phone, and all
/// rows share one axis.
extension MoodTimeline {
    /// Writes the card.
    func write(to html: inout HTML) {
        html.chartCard("moods", title, lead: lead, remark: remark) { html in
            html.element("div", #"class="moods""#) { html in
                html.element("ul") { html in
                    for row in rows { row.write(isDaily: isDaily, to: &html) }
                }
                if !hiddenRows.isEmpty {
                    html.more(more) { html in
                        html.element("ul") { html in
                            for row in hiddenRows { row.write(isDaily: isDaily, to: &html) }
                        }
                    }
                }
                if !sober.isEmpty { writeSober(to: &html) }
                axis.write(#"class="mood-axis" aria-hidden="true""#, to: &html)
            }
            html.dataTable(table)
        }
    }

    private func writeSober(to html: inout HTML) {
        html.element("div", #"class="mood-sober""#) { html in
            html.element("span", text: soberName)
            html.element("svg", #"aria-hidden="true""#) { html in
                html.shape("rect", #"class="rail" width="100%" height="100%" rx="4""#)
                for part in sober {
                    html.shape("rect") { html in
                        html.attribute("x", percent: part.place)
                        html.attribute("y", percent: 10_000 - part.height * 100)
                        html.attribute("width", percent: part.width)
                        html.attribute("height", percent: part.height * 100)
                    }
                }
            }
        }
    }
}

extension MoodTimeline.Row {
    fileprivate func write(isDaily: Bool, to html: inout HTML) {
        html.element("li") { html in
            html.element("span", #"class="mood-name""#) { html in
                if let icon { html.emoji(icon) }
                html.element("span", text: name)
            }
            html.element("svg", #"aria-hidden="true""#) { html in
                html.shape("line", #"class="grid-line" x2="100%" y1="50%" y2="50%""#)
                for mark in marks { mark.write(isDaily: isDaily, to: &html) }
            }
            html.element("span", #"class="mood-value""#) { html in
                html.element("b", text: value)
                html.markup(" ")
                html.element("small", text: percent)
            }
        }
        html.markup("\n")
    }
}

extension MoodTimeline.Mark {
    fileprivate func write(isDaily: Bool, to html: inout HTML) {
        if isDaily {
            html.open("circle") { html in
                html.attribute("cx", percent: place + width / 2)
                html.attributes(#"cy="50%" r="4.2""#)
            }
        } else {
            html.open("rect") { html in
                html.attribute("x", percent: place)
                html.attribute("y", percent: 5_000 - thickness * 45)
                html.attribute("width", percent: width)
                html.attribute("height", percent: thickness * 90)
            }
        }
        if !label.isEmpty { html.element("title", text: label) }
        if isDaily { html.close("circle") } else { html.close("rect") }
    }
}
