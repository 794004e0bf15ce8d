import ReportMarkup

/// The badges that were reached, and the next with the way to it.
extension MilestoneCard {
    func write(on page: PageAddress, to html: inout HTML) {
        html.card(
            "milestones", id: "h-milestones",
            title: { if let link { $0.arrowLink(link, on: page, text: title) } else { $0.text(title) } },
            aside: { $0.text(summary) }
        ) { html in
            html.element("ul", #"class="badges""#) { html in
                for badge in badges { badge.write(to: &html) }
                next?.write(to: &html)
            }
            guard !earlier.isEmpty else { return }
            html.more(more) { html in
                html.element("ul", #"class="badges""#) { html in
                    for badge in earlier { badge.write(to: &html) }
                }
            }
        }
    }
}

extension MilestoneCard.Badge {
    fileprivate func write(to html: inout HTML) {
        html.element("li", isToday ? #"class="badge of-today""# : #"class="badge""#) { html in
            html.element("svg", #"viewBox="-32 -32 64 64" aria-hidden="true""#) { html in
                html.shape("use", ##"href="#scallop" class="medal""##)
                html.element("text", text: number)
            }
            html.element("span", #"class="vh""#, text: label)
            html.element("small", #"aria-hidden="true""#, text: date)
        }
    }
}

extension MilestoneCard.Next {
    fileprivate func write(to html: inout HTML) {
        html.element("li", #"class="badge next""#) { html in
            html.element("svg", #"viewBox="-32 -32 64 64" aria-hidden="true""#) { html in
                html.shape("circle", #"class="badge-track" r="26""#)
                html.shape("circle") { html in
                    html.attributes(#"class="badge-arc" r="26" pathLength="100""#)
                    html.attribute("stroke-dasharray") { $0.percent(share) }
                    html.attributes(#"transform="rotate(-90)""#)
                }
                html.element("text", text: number)
            }
            html.element("span", #"class="vh""#) { html in
                html.text(label)
                html.markup(", ")
            }
            html.element("small", text: note)
        }
    }
}

extension HTML {
    /// Writes what opens on demand, below what it is called.
    mutating func more(_ name: String, content: (inout HTML) -> Void) {
        element("details", #"class="more""#) { html in
            html.element("summary") { html in
                html.text(name)
                html.markup(" ")
                html.icon(.down)
            }
            content(&html)
        }
    }

    /// Writes the dashes of an arc that shows a share of 100.
    mutating func percent(_ share: Int) {
        number(share)
        markup(" 100")
    }
}
