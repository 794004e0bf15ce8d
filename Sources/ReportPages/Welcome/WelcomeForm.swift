package import ProgressModel
import ReportMarkup
import ReportWords

/// The questions on which a person begins, as fields.
package struct WelcomeForm: Sendable {
    /// The time beside the day of the last drink.
    package static let time = "lastDrinkTime"
    /// What the fields with a choice send.
    package static let (everyDay, onlySlips) = ("every-day", "slips")
    package static let (yes, no) = ("yes", "no")

    private let questions: Set<StartingQuestion>
    /// What the fields hold before anything was entered.
    private let proposals: [StartingQuestion: String]

    /// Makes the form of some questions; `proposals` are what their fields begin with.
    package init(_ questions: [StartingQuestion], proposals: [StartingQuestion: String]) {
        self.questions = Set(questions)
        self.proposals = proposals
    }

    /// What matters most, and the other questions folded; what the choice of the aim makes needless the style hides.
    func html(_ writer: FormWriter) -> HTML {
        let rest = questions.filter { !$0.comesFirst }
        let hasProblem = rest.contains { writer.problem($0.rawValue) != nil }
        return """
            \(writer.problemHTML())\(choice(.aim, writer))\
            \(if: questions.contains(.lastDrink), #"<div class="if-stop">\#(lastDrink(writer))</div>"#)\
            \(if: questions.contains(.drinkGoal), #"<div class="if-less">\#(number(.drinkGoal, writer))</div>"#)\
            \(if: questions.contains(.presets), presets(writer))\
            \(if: !rest.isEmpty, """
                <details class="more"\(if: hasProblem, " open")><summary>\(writer.phrases.moreIfYouLike)</summary>\
                <div class="settings-form">\(others(writer))</div></details>
                """)\
            <div class="fields buttons">\(writer.button(writer.phrases.begin))</div>
            """
    }

    private func others(_ writer: FormWriter) -> HTML {
        // The browser knows the zone of the person, as long as they said nothing else.
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
        let presets = TrackerPreset.allCases.map { preset in
            FormWriter.Option(value: preset.rawValue, text: "\(preset.icon) \(writer.phrases.name(of: preset))")
        }
        return writer.checkboxes(
            StartingQuestion.presets.rawValue, writer.phrases.label(of: .presets), presets,
            hint: writer.phrases.hint(of: .presets))
    }

    /// Two questions beside each other, where there is room.
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
            case .language: Language.allCases.map { .init(value: $0.rawValue, text: $0.phrases.ownName) }
            case .aim: Profile.Aim.allCases.map { .init(value: $0.rawValue, text: phrases.name(of: $0)) }
            case .habit:
                [
                    .init(value: WelcomeForm.everyDay, text: phrases.schedule(.everyDay)),
                    .init(value: WelcomeForm.onlySlips, text: phrases.trackSlips),
                ]
            default:
                [
                    .init(value: WelcomeForm.yes, text: phrases.yes),
                    .init(value: WelcomeForm.no, text: phrases.no),
                ]
            }
        return writer.radios(
            question.rawValue, phrases.label(of: question), proposals[question] ?? "", options,
            hint: phrases.hint(of: question))
    }
}
