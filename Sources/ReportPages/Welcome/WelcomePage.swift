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
        BarePage(phrases.welcome, "p-welcome", in: language).bytes(shapes: [HeatShapes.pastYear], content)
    }

    private var content: HTML {
        let form: HTML = """
            <p class="hint">\(phrases.everythingOptional)</p>\(writer.form("/welcome", form.html(writer)))
            """
        let others = Language.allCases.filter { $0 != language }
        return """
            <div class="head"><div><h1>\(phrases.welcome)</h1><p class="lede">\(phrases.welcomeLede(folder))</p></div>\
            <p class="pager">\
            \(each: others, { other in
                """
                <a href="/welcome?language=\(other.rawValue)" lang="\(other.rawValue)" hreflang="\(other.rawValue)">\
                \(other.phrases.inThisLanguage)</a>
                """
            })</p></div>\
            <div class="topics">\(each: WelcomeTopic.allCases, topic)</div>\
            <p class="quiet invented">\(phrases.inventedDays)</p>\
            <div class="sheet">\(.card(id: "h-questions", title: phrases.aFewQuestions, form))</div>
            """
    }

    private func topic(_ topic: WelcomeTopic) -> HTML {
        let content: HTML =
            switch topic {
            case .heatmap: heatmap
            case .streaks: streak
            case .savings: savings
            }
        return """
            <section class="card"><h2>\(phrases.title(of: topic))</h2>\
            <p>\({ $0.textWithStars(phrases.explanation(of: topic)) })</p>\(content)</section>
            """
    }

    private var savings: HTML {
        let fact = example.analysis.savings.flatMap { Fact(saved: $0, note: phrases.days(of: $0).text, in: example) }
        return "\({ $0.facts([fact].compactMap(\.self), on: .overview) })"
    }

    /// The invented days, a column for each week.
    private var heatmap: HTML {
        let first = example.firstDayOfWeek(of: example.analysis.days.first)
        var squares = HeatSquares()
        for day in first...example.today {
            let place = example.firstDayOfWeek(of: day)
            let column = (place.number - first.number) / 7
            squares.add(HeatCell(day, in: example), x: column * 14, y: (day.number - place.number) * 14)
        }
        let width = ((example.today.number - first.number) / 7 + 1) * 14
        return """
            <svg class="heat" aria-hidden="true" viewBox="-1 -1 \(width) 98">\({ squares.write(to: &$0) })</svg>
            """
    }

    /// The first of the examples that explain the jokers.
    private var streak: HTML {
        guard let (title, days, caption) = phrases.examples(.universal).first else { return "" }
        let beads = StreakExample.beads(days, StreakPolicy.universal, phrases)
        return "<figure>\(StreakExample(title: title, beads: beads, caption: caption).days)</figure>"
    }
}
