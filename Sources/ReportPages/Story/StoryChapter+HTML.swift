import ReportMarkup

extension StoryChapter {
    /// Writes the chapter as an item: its date at the side, its sign on the line of time, its words.
    func write(on page: PageAddress, to html: inout HTML) {
        html.element("li", sign == .year ? #"class="chapter of-year""# : #"class="chapter""#) { html in
            html.element("p", #"class="chapter-date""#) { html in
                guard sign != .year else { return }
                html += "\(link, on: page, date)"
            }
            writeSign(to: &html)
            html.element("div", #"class="chapter-text""#) { html in
                html.element("h2") { html in
                    if sign == .year { html += "\(link, on: page, title)" } else { html.text(title) }
                }
                html.element("p", text: text)
                quote?.write(on: page, to: &html)
            }
        }
        html.markup("\n")
    }

    private func writeSign(to html: inout HTML) {
        html.element("svg", #"class="chapter-sign" viewBox="-32 -32 64 64" aria-hidden="true""#) { html in
            switch sign {
            case .beginning: html.shape("circle", #"class="sign-dot" r="13""#)
            case .quiet: html.shape("circle", #"class="sign-quiet" r="9""#)
            case .year: html.shape("circle", #"class="sign-dot" r="9""#)
            case .healed: html.use(.clover, #"class="sign-clover" transform="scale(1.25)""#)
            case .milestone(let days):
                html.shape("use", ##"href="#scallop" class="medal""##)
                html.element("text", days.count > 3 ? #"class="narrow""# : "", text: days)
            case .longest(let days):
                html.shape("use", ##"href="#scallop" class="medal longest-medal""##)
                html.element("text", days.count > 3 ? #"class="narrow""# : "", text: days)
            }
        }
    }
}

extension StoryQuote {
    fileprivate func write(on page: PageAddress, to html: inout HTML) {
        html.element("blockquote", #"class="quote written""#) { html in
            html.element("p", #"dir="auto""#, text: text)
            html.element("p", #"class="quote-day""#) { $0 += "\(link, on: page, date)" }
        }
    }
}
