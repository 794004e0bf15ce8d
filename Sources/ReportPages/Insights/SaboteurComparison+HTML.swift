import ReportMarkup
import ReportWords

extension SaboteurComparison {
    /// Writes the card.
    func write(on page: PageAddress, to html: inout HTML) {
        html.card(id: "h-saboteurs", title: title) { html in
            html.element("ul", #"class="beside""#) { html in
                for item in items { item.write(on: page, to: &html) }
            }
        }
    }
}

extension SaboteurComparison.Item {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        html.element("li") { html in
            html.element("h3") { html in
                html.link(link, on: page) { writeName(to: &$0) }
            }
            html.element("p", #"class="big""#) { html in
                html.element("b", text: count.number)
                html.markup(" ")
                html.text(count.unit)
                html.markup(" ")
                html.element("small", text: countLabel)
            }
            html.element("dl", #"class="lines""#) { html in
                for (label, text) in lines {
                    html.element("div") { html in
                        html.element("dt", text: label)
                        html.element("dd", text: text)
                    }
                }
            }
        }
        html.markup("\n")
    }

    private func writeName(to html: inout HTML) {
        html.emoji(icon)
        html.markup(" ")
        html.text(name)
        html.markup(" ")
        html.icon(.right)
    }
}
