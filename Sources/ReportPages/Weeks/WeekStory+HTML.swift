import ReportMarkup

extension WeekStory {
    func write(on page: PageAddress, to html: inout HTML) {
        html.open("section", #"class="wk-story""#, label: title)
        html.element("p", #"class="wk-lead""#, text: lead)
        if let slip {
            html.element("p", slip.isHealed ? #"class="healed""# : #"class="healed open""#) { html in
                if slip.isHealed { html.icon(.clover) }
                html.element("span", text: slip.text)
            }
        }
        if let pause {
            html.element("p", #"class="healed open""#) { html in
                html.icon(.pause)
                html.element("span", text: pause)
            }
        }
        html.facts(facts, "wk-facts", on: page)
        html.close("section")
    }
}
