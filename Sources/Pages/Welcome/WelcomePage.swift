import Counting
import Markup
package import Model
import Wording

/// The page on which a person begins: a preview of the pages, and the questions of `reportgen init`.
///
/// Only a server shows it, until something is recorded.
package struct WelcomePage: Sendable {
    private let folder: String
    /// Invented days for the drawings.
    private let example: Report
    private let form: WelcomeForm
    private let writer: FormWriter
    private var language: Language { example.language }
    private var phrases: Phrases { example.phrases }

    /// Makes the page; `example` has invented days with savings, and determines the language.
    ///
    /// `questions` have the initial answers.
    package init(
        _ folder: String, example: Report, _ questions: [StartingQuestion: String], _ sheet: SettingsSheet
    ) {
        (self.folder, self.example, form) = (folder, example, WelcomeForm(proposals: questions))
        writer = FormWriter(sheet, example.phrases)
    }

    package var bytes: [UInt8] {
        BarePage(phrases.welcome, "p-welcome", in: language).bytes(shapes: [HeatShapes.pastYear], content)
    }

    private var content: HTML {
        let form: HTML = """
            <p class="hint">\(phrases.everythingOptional)</p>\(writer.form("/welcome", form.html(writer)))
            """
        let importing = PageAddress.settings(.importing).path
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
            <div class="sheet">\(.card(id: "h-import", title: phrases.iHaveATable, """
                <p class="hint">\(phrases.iHaveATableNote)</p>\
                <p><a class="act quiet-act" href="/\(importing)?language=\(language.rawValue)">\(phrases.chooseFile)</a></p>
                """))\
            \(.card(id: "h-questions", title: phrases.aFewQuestions, form))</div>
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

    /// The invented days, with a column for each week.
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

/// The questions for the start, as fields.
package struct WelcomeForm: Sendable {
    /// The field for the time of the last drink.
    package static let time = "lastDrinkTime"
    /// The values of the fields with a choice.
    package static let (everyDay, onlySlips) = ("every-day", "slips")

    /// The initial answer of each question.
    fileprivate let proposals: [StartingQuestion: String]
    private var questions: Set<StartingQuestion> { Set(proposals.keys) }

    /// The most important questions, and the others folded; the style sheet hides those that don't suit the chosen aim.
    func html(_ writer: FormWriter) -> HTML {
        let rest = questions.filter { !$0.comesFirst }
        let hasProblem = rest.contains { writer.problem($0.rawValue) != nil }
        return """
            \(writer.problemHTML())\(choice(.aim, writer))\
            \(if: questions.contains(.lastDrink), #"<div class="if-stop">\#(lastDrink(writer))</div>"#)\
            \(if: questions.contains(.drinkGoal), """
                <div class="if-less">\(number(.drinkGoal, writer))</div><div class="if-less">\(choice(.drinkGrams, writer))</div>
                """)\
            \(if: questions.contains(.presets), presets(writer))\
            \(if: !rest.isEmpty, """
                <details class="more"\(if: hasProblem, " open")><summary>\(writer.phrases.moreIfYouLike)</summary>\
                <div class="settings-form">\(others(writer))</div></details>
                """)\
            <div class="fields buttons">\(writer.button(writer.phrases.begin))</div>
            """
    }

    private func others(_ writer: FormWriter) -> HTML {
        // The browser fills in the time zone, unless the person has entered one.
        let isEntered = !writer.entered(StartingQuestion.timeZone.rawValue).isEmpty
        let zone: StaticString = isEntered ? #"type="text" size="20""# : #"type="text" size="20" data-zone="browser""#
        let (why, label) = (StartingQuestion.why.rawValue, writer.phrases.label(of: .why))
        return """
            \(pair(text(.name, WelcomeForm.text, writer), choice(.language, writer)))\(text(.timeZone, zone, writer))\
            \(choice(.habit, writer))\(choice(.oneDrink, writer))\(choice(.jokers, writer))\
            \(pair(number(.price, writer), text(.currency, WelcomeForm.text, writer)))\(number(.drinksPerWeek, writer))\
            \(if: questions.contains(.balance), #"<div class="if-less">\#(choice(.balance, writer))</div>"#)\
            \(text(.reminder, #"type="time""#, writer))\
            \(if: questions.contains(.why), writer.area(why, label, hint: writer.phrases.hint(of: .why)))
            """
    }

    private func presets(_ writer: FormWriter) -> HTML {
        let presets: [FormWriter.Option] = TrackerPreset.allCases.map { preset in
            (preset.rawValue, "\(preset.icon) \(writer.phrases.name(of: preset))")
        }
        return writer.checkboxes(
            StartingQuestion.presets.rawValue, writer.phrases.label(of: .presets), presets,
            hint: writer.phrases.hint(of: .presets))
    }

    /// Two questions side by side, if there is space.
    private func pair(_ first: HTML, _ second: HTML) -> HTML {
        first.isEmpty && second.isEmpty ? "" : #"<div class="pair">\#(first)\#(second)</div>"#
    }

    private static let text: StaticString = #"type="text" size="16" dir="auto""#

    private func number(_ question: StartingQuestion, _ writer: FormWriter) -> HTML {
        text(question, #"type="text" inputmode="decimal" size="7""#, writer)
    }

    private func text(_ question: StartingQuestion, _ attributes: StaticString, _ writer: FormWriter) -> HTML {
        guard questions.contains(question) else { return "" }
        return writer.field(
            question.rawValue, writer.phrases.label(of: question), proposals[question] ?? "", attributes,
            hint: writer.phrases.hint(of: question))
    }

    private func lastDrink(_ writer: FormWriter) -> HTML {
        """
        <div class="fields since">\(text(.lastDrink, #"type="date""#, writer))\
        \(writer.field(WelcomeForm.time, writer.phrases.timeField, "", #"type="time""#))</div>
        """
    }

    private func choice(_ question: StartingQuestion, _ writer: FormWriter) -> HTML {
        guard questions.contains(question) else { return "" }
        let phrases = writer.phrases
        let options: [FormWriter.Option] =
            switch question {
            case .language: Language.allCases.map { ($0.rawValue, $0.phrases.ownName) }
            case .aim: Profile.Aim.allCases.map { ($0.rawValue, phrases.name(of: $0)) }
            case .drinkGrams:
                [("", phrases.ownIdeaOfDrink)]
                    + [8, 10, 12, 14].map { ("\($0)", phrases.gramsOfDrink($0)) }
            case .habit:
                [
                    (WelcomeForm.everyDay, phrases.schedule(.everyDay)),
                    (WelcomeForm.onlySlips, phrases.trackSlips),
                ]
            default:
                [
                    (FormWriter.yes, phrases.yes),
                    (FormWriter.no, phrases.no),
                ]
            }
        return writer.radios(
            question.rawValue, phrases.label(of: question), proposals[question] ?? "", options,
            hint: phrases.hint(of: question))
    }
}
