import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// The page on which a person begins: what the pages show, and the questions of `reportgen init`.
///
/// Only a server has it, while nothing has been recorded.
package struct WelcomePage: Sendable {
    /// What the folder is called.
    private let folder: String
    /// Some invented days, from which the drawings are made.
    private let example: Report
    private let form: WelcomeForm
    private let writer: FormWriter
    private var language: Language { example.language }
    private var phrases: Phrases { example.phrases }

    /// Makes the page; `example` are invented days with savings, and says the language.
    ///
    /// `form` has the answers that the fields begin with.
    package init(_ folder: String, example: Report, _ form: WelcomeForm, _ sheet: SettingsSheet) {
        (self.folder, self.example, self.form) = (folder, example, form)
        writer = FormWriter(sheet, example.phrases)
    }

    package var bytes: [UInt8] {
        BarePage(phrases.welcome, "p-welcome", in: language).bytes(shapes: [HeatShapes.pastYear]) { html in
            writeHead(to: &html)
            html.element("div", #"class="topics""#) { html in
                for topic in WelcomeTopic.allCases { write(topic, to: &html) }
            }
            html.element("p", #"class="quiet invented""#, text: phrases.inventedDays)
            html.element("div", #"class="sheet""#) { html in
                html.card(id: "h-questions", title: phrases.aFewQuestions) { html in
                    html.element("p", #"class="hint""#, text: phrases.everythingOptional)
                    writer.form("/welcome", to: &html) { form.write(writer, to: &$0) }
                }
            }
        }
    }

    private func writeHead(to html: inout HTML) {
        html.element("div", #"class="head""#) { html in
            html.element("div") { html in
                html.element("h1", text: phrases.welcome)
                html.element("p", #"class="lede""#, text: phrases.welcomeLede(folder))
            }
            html.element("p", #"class="pager""#) { html in
                for other in Language.allCases where other != language {
                    html.element(
                        "a",
                        { html in
                            html.attribute("href", "/welcome?language=" + other.rawValue)
                            html.attribute("lang", other.rawValue)
                            html.attribute("hreflang", other.rawValue)
                        }, text: other.phrases.inThisLanguage)
                }
            }
        }
    }

    private func write(_ topic: WelcomeTopic, to html: inout HTML) {
        html.element("section", #"class="card""#) { html in
            html.element("h2", text: phrases.title(of: topic))
            html.element("p") { $0.textWithStars(phrases.explanation(of: topic)) }
            switch topic {
            case .heatmap: writeHeatmap(to: &html)
            case .streaks: writeStreak(to: &html)
            case .savings:
                let savings = example.analysis.savings
                let fact = savings.flatMap { Fact(saved: $0, note: phrases.days(of: $0).text, in: example) }
                html.facts([fact].compactMap(\.self), on: .overview)
            }
        }
    }

    /// The invented days, a column for each week.
    private func writeHeatmap(to html: inout HTML) {
        let first = example.firstDayOfWeek(of: example.analysis.days.first)
        var squares = HeatSquares()
        for day in first...example.today {
            let place = example.firstDayOfWeek(of: day)
            let column = (place.number - first.number) / 7
            squares.add(HeatCell(day, in: example), x: column * 14, y: (day.number - place.number) * 14)
        }
        let width = ((example.today.number - first.number) / 7 + 1) * 14
        html.open("svg") { html in
            html.attributes(#"class="heat" aria-hidden="true""#)
            html.attribute("viewBox") { html in
                html.markup("-1 -1 ")
                html.number(width)
                html.markup(" 98")
            }
        }
        squares.write(to: &html)
        html.close("svg")
    }

    /// The first of the examples that explain the jokers.
    private func writeStreak(to html: inout HTML) {
        guard let (title, days, caption) = phrases.examples(.universal).first else { return }
        let beads = StreakExample.beads(days, StreakPolicy.universal, phrases)
        html.element("figure") { StreakExample(title: title, beads: beads, caption: caption).writeDays(to: &$0) }
    }
}
