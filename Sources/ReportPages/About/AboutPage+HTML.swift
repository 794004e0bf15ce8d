import ProgressModel
import ReportMarkup

/// The cards of the page that explains the counting.
extension AboutPage {
    func writeLevels(to html: inout HTML) {
        html.proseCard(levelsTitle, id: { $0.markup("a-levels") }) { html in
            html.markup("\n")
            html.element("table", #"class="levels""#) { html in
                html.element("caption", #"class="vh""#, text: levelsTitle)
                html.element("thead", #"class="vh""#) { html in
                    html.element("tr") { html in
                        for heading in levelHeadings { html.element("th", #"scope="col""#, text: heading) }
                    }
                }
                html.element("tbody") { html in
                    for level in levels { html.element("tr") { level.write(to: &$0) } }
                }
            }
        }
    }

    func writeJokers(to html: inout HTML) {
        html.proseCard(jokersTitle, id: { $0.markup("a-jokers") }) { html in
            html.element("p") { $0.textWithStars(jokerRule) }
            for example in examples { html.element("figure") { example.write(to: &$0) } }
        }
    }

    func write(settings: [ProfileSetting], to html: inout HTML) {
        html.proseCard(settingsTitle, id: { $0.markup("a-settings") }) { html in
            html.element("dl", #"class="settings""#) { html in
                for setting in settings {
                    html.element("div") { html in
                        html.element("dt", text: setting.name)
                        for line in setting.lines { html.element("dd", text: line) }
                    }
                }
            }
        }
    }
}

extension RuleCard {
    /// Writes the card; `number` tells it from the others of its page.
    func write(number: Int, to html: inout HTML) {
        html.proseCard(
            title,
            id: {
                $0.markup("a-rules-"); $0.number(number)
            }
        ) { html in
            example?.write(to: &html)
            html.element("ul", #"class="rules""#) { html in
                for rule in rules { html.element("li", text: rule) }
            }
        }
    }
}

extension LevelRow {
    fileprivate func write(to html: inout HTML) {
        html.element("th", #"scope="row""#) { html in
            html.key(RingCell.Core(level))
            html.text(level.emoji)
            html.markup(" ")
            html.text(name)
        }
        html.element("td", text: range)
        html.element("td", text: effect)
    }
}

extension StreakExample {
    fileprivate func write(to html: inout HTML) {
        html.element("h3", text: title)
        writeDays(to: &html)
    }

    /// Writes the days and what happens on them, without the title.
    func writeDays(to html: inout HTML) {
        html.element("ol", #"class="beads" aria-hidden="true""#) { html in
            for bead in beads { html.element("li") { bead.write(to: &$0) } }
        }
        html.element("figcaption", text: caption)
    }
}

extension StreakExample.Bead {
    fileprivate func write(to html: inout HTML) {
        html.element("svg", #"class="days" viewBox="-17 -17 34 34" aria-hidden="true""#) { html in
            html.core(core, isHealed: isHealed)
            html.element("text") { $0.number(length) }
        }
        if !note.isEmpty { html.element("small") { $0.textWithStars(note) } }
    }
}

extension HTML {
    /// Writes a card of text, whose heading has no header around it; `id` writes the id of the heading.
    fileprivate mutating func proseCard(
        _ title: String, id: (inout HTML) -> Void, content: (inout HTML) -> Void
    ) {
        open("section") { html in
            html.attributes(#"class="card""#)
            html.attribute("aria-labelledby", id)
        }
        element("h2", { $0.attribute("id", id) }, text: title)
        content(&self)
        close("section")
    }
}
