import ReportMarkup
import ReportWords

extension ZinePage {
    func writeSheet(to html: inout HTML) {
        html.element("ol", #"class="zine""#) { html in
            writeCover(to: &html)
            html.zinePage(headings.numbers) { $0.facts(facts, on: frame.address) }
            for half in halves {
                html.zinePage(half.title) { html in
                    html.element("ul", #"class="zine-months""#) { html in
                        for month in half.months { html.element("li") { month.writeOnPaper(to: &$0) } }
                    }
                }
            }
            html.zinePage(headings.turns) { $0.zineLines(turns) }
            html.zinePage(headings.words) { html in
                guard !quotes.isEmpty else { return html.ruledLines(8) }
                html.element("div", #"class="zine-quotes""#) { html in
                    for quote in quotes {
                        html.element("blockquote") { html in
                            html.element("p", #"dir="auto""#, text: quote.text)
                            html.element("footer", text: quote.label)
                        }
                    }
                }
            }
            html.zinePage(headings.done) { $0.zineLines(done) }
            html.zinePage(headings.why) { html in
                if let why {
                    html.element("p", #"class="zine-why" dir="auto""#, text: why)
                } else {
                    html.ruledLines(3)
                }
                html.element("h3", text: headings.next)
                html.ruledLines(4)
            }
        }
    }

    private func writeCover(to html: inout HTML) {
        html.element("li", #"class="zine-page zine-cover""#) { html in
            if cover?.isWhole == true { return writePicture(to: &html) }
            html.element("div") { html in
                html.element("h2", text: year)
                writePicture(to: &html)
                html.element("p", text: frame.brand)
            }
        }
        html.markup("\n")
    }

    private func writePicture(to html: inout HTML) {
        guard let cover else { return }
        html.open("img") { html in
            html.attribute("src", frame.address.root + cover.path)
            html.attribute("alt", cover.text)
            html.attributes(cover.isWhole ? #"width="1188" height="1680""# : #"width="1080" height="1080""#)
        }
    }
}

extension YearPage.Month {
    /// Writes the month with its days, which lead nowhere.
    fileprivate func writeOnPaper(to html: inout HTML) {
        html.element("span", text: name)
        if !soberDays.isEmpty { html.element("b", text: soberDays) }
        writeDays(to: &html)
    }
}

extension HTML {
    fileprivate mutating func zinePage(_ title: String, _ content: (inout HTML) -> Void) {
        element("li", #"class="zine-page""#) { html in
            html.element("div") { html in
                html.element("h2", text: title)
                content(&html)
            }
        }
        markup("\n")
    }

    /// Writes lines with what they are about, or empty ones to write on.
    fileprivate mutating func zineLines(_ lines: [ZinePage.Line]) {
        guard !lines.isEmpty else { return ruledLines(8) }
        element("dl") { html in
            for line in lines {
                html.element("div") { html in
                    html.element("dt", text: line.label)
                    html.element("dd", text: line.text)
                }
            }
        }
    }

    fileprivate mutating func ruledLines(_ number: Int) {
        element("div", #"class="ruled" aria-hidden="true""#) { html in
            for _ in 0..<number { html.markup("<i></i>") }
        }
    }
}
