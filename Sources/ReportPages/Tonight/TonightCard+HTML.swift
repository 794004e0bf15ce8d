import ReportMarkup

extension TonightCard {
    /// Writes the cards, hidden until the script shows one.
    static func write(_ cards: [TonightCard], on page: PageAddress, to html: inout HTML) {
        for card in cards { card.write(on: page, to: &html) }
    }

    private func write(on page: PageAddress, to html: inout HTML) {
        html.open("section") { html in
            html.attributes(#"class="card tonight" hidden"#)
            html.attribute("aria-labelledby", id)
            html.attribute("data-weekday", "\(weekday)")
            html.attribute("data-from", "\(time.lowerBound)")
            html.attribute("data-until", "\(time.upperBound)")
        }
        html.element("header") { html in
            html.element("h2", { $0.attribute("id", id) }, text: title)
            html.element("p", text: hours)
        }
        html.element("ul", #"class="usual""#) { html in
            for habit in habits {
                html.element("li") { html in
                    html.emoji(habit.icon)
                    html.markup(" ")
                    html.link(habit.link, on: page, text: habit.name)
                    html.markup(" ")
                    html.text(habit.count)
                }
            }
        }
        if let sober { html.element("p", #"class="quiet""#, text: sober) }
        guard plan != nil || quote != nil || why != nil else { return html.close("section") }
        html.element("dl") { html in
            if let plan {
                html.element("dt", text: planLabel)
                html.element("dd", #"class="plan" dir="auto""#, text: plan)
            }
            if let quote {
                html.element("dt") { html in
                    html.text(quoteLabel)
                    html.markup(", ")
                    html.link(quote.link, on: page, text: quote.date)
                }
                html.element("dd", #"dir="auto""#, text: quote.text)
            }
            if let why {
                html.element("dt", text: whyLabel)
                html.element("dd", #"dir="auto""#, text: why)
            }
        }
        html.close("section")
        html.markup("\n")
    }
}
