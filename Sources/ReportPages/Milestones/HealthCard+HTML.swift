import ReportMarkup

extension HealthCard {
    /// Writes the card: its lines, and the sentence about doctors.
    func write(to html: inout HTML) {
        html.card("health", id: "h-health", title: title, aside: { $0.text(lede) }) { html in
            html.markup("\n")
            html.element("ul", #"class="facts-known""#) { html in
                for line in lines { line.write(to: &html) }
            }
            html.element("p", #"class="healed open""#) { html in
                html.icon(.info)
                html.element("span", text: caution)
            }
        }
    }
}

extension HealthCard.Line {
    fileprivate func write(to html: inout HTML) {
        html.element("li") { html in
            html.element("h3", text: days)
            html.element("p", text: text)
            if let reached {
                html.element("p", #"class="there""#) { html in
                    html.icon(.flag)
                    html.element("span", text: reached)
                }
            }
            html.element("p", #"class="source written""#) { writeSource(to: &$0) }
        }
        html.markup("\n")
    }

    private func writeSource(to html: inout HTML) {
        guard let address else {
            html.text(source)
            return
        }
        html.open("a") { html in
            html.attribute("href", address)
            html.attributes(#"rel="noreferrer""#)
        }
        html.text(source)
        html.close("a")
    }
}
