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

    /// Writes what matters most, and the other questions folded; what the choice of the aim makes needless the style hides.
    func write(_ writer: FormWriter, to html: inout HTML) {
        writer.writeProblem("", to: &html)
        choice(.aim, writer, to: &html)
        part("if-stop", [.lastDrink], to: &html) { lastDrink(writer, to: &$0) }
        part("if-less", [.drinkGoal], to: &html) { number(.drinkGoal, writer, to: &$0) }
        presets(writer, to: &html)
        let rest = questions.filter { !$0.comesFirst }
        if !rest.isEmpty {
            let hasProblem = rest.contains { writer.problem($0.rawValue) != nil }
            html.open("details") { html in
                html.attributes(#"class="more""#)
                if hasProblem { html.attributes("open") }
            }
            html.element("summary", text: writer.phrases.moreIfYouLike)
            html.element("div", #"class="settings-form""#) { writeRest(writer, to: &$0) }
            html.close("details")
        }
        html.element("div", #"class="fields buttons""#) { writer.button(writer.phrases.begin, to: &$0) }
    }

    private func writeRest(_ writer: FormWriter, to html: inout HTML) {
        pair(to: &html, [.name, .language], writer)
        // The browser knows the zone of the person, as long as they said nothing else.
        let isEntered = !writer.entered(StartingQuestion.timeZone.rawValue).isEmpty
        text(
            .timeZone, isEntered ? #"type="text" size="20""# : #"type="text" size="20" data-zone="browser""#, writer,
            to: &html)
        choice(.habit, writer, to: &html)
        choice(.oneDrink, writer, to: &html)
        choice(.jokers, writer, to: &html)
        pair(to: &html, [.price, .currency], writer)
        number(.drinksPerWeek, writer, to: &html)
        part("if-less", [.balance], to: &html) { choice(.balance, writer, to: &$0) }
        text(.reminder, #"type="time""#, writer, to: &html)
        if questions.contains(.why) {
            writer.area(
                StartingQuestion.why.rawValue, writer.phrases.label(of: .why), hint: writer.phrases.hint(of: .why),
                to: &html)
        }
    }

    private func presets(_ writer: FormWriter, to html: inout HTML) {
        if questions.contains(.presets) {
            let presets = TrackerPreset.allCases.map { preset in
                FormWriter.Option(
                    value: preset.rawValue, text: "\(preset.icon) \(writer.phrases.name(of: preset))")
            }
            writer.checkboxes(
                StartingQuestion.presets.rawValue, writer.phrases.label(of: .presets), presets,
                hint: writer.phrases.hint(of: .presets), to: &html)
        }
    }

    /// Questions that only some aims need.
    private func part(
        _ style: StaticString, _ part: Set<StartingQuestion>, to html: inout HTML, content: (inout HTML) -> Void
    ) {
        guard !questions.isDisjoint(with: part) else { return }
        html.open("div") { $0.attribute("class", literal: style) }
        content(&html)
        html.close("div")
    }

    /// Two questions beside each other, where there is room.
    private func pair(to html: inout HTML, _ pair: [StartingQuestion], _ writer: FormWriter) {
        guard !questions.isDisjoint(with: pair) else { return }
        html.element("div", #"class="pair""#) { html in
            for question in pair {
                switch question {
                case .language: choice(question, writer, to: &html)
                case .price: number(question, writer, to: &html)
                default: text(question, #"type="text" size="16" dir="auto""#, writer, to: &html)
                }
            }
        }
    }

    private func number(_ question: StartingQuestion, _ writer: FormWriter, to html: inout HTML) {
        text(question, #"type="text" inputmode="decimal" size="7""#, writer, to: &html)
    }

    private func text(
        _ question: StartingQuestion, _ attributes: StaticString, _ writer: FormWriter, to html: inout HTML
    ) {
        guard questions.contains(question) else { return }
        writer.field(
            question.rawValue, writer.phrases.label(of: question), proposals[question] ?? "", attributes,
            hint: writer.phrases.hint(of: question), to: &html)
    }

    private func lastDrink(_ writer: FormWriter, to html: inout HTML) {
        guard questions.contains(.lastDrink) else { return }
        html.element("div", #"class="fields since""#) { html in
            text(.lastDrink, #"type="date""#, writer, to: &html)
            writer.field(WelcomeForm.time, writer.phrases.lastDrinkTime, "", #"type="time""#, to: &html)
        }
    }

    private func choice(_ question: StartingQuestion, _ writer: FormWriter, to html: inout HTML) {
        guard questions.contains(question) else { return }
        let phrases = writer.phrases
        let options: [FormWriter.Option] =
            switch question {
            case .language: Language.allCases.map { .init(value: $0.rawValue, text: $0.phrases.ownName) }
            case .aim: Profile.Aim.allCases.map { .init(value: $0.rawValue, text: phrases.name(of: $0)) }
            case .habit:
                [
                    .init(value: WelcomeForm.everyDay, text: phrases.trackDaily),
                    .init(value: WelcomeForm.onlySlips, text: phrases.trackSlips),
                ]
            default:
                [
                    .init(value: WelcomeForm.yes, text: phrases.answerYes),
                    .init(value: WelcomeForm.no, text: phrases.answerNo),
                ]
            }
        writer.radios(
            question.rawValue, phrases.label(of: question), proposals[question] ?? "", options,
            hint: phrases.hint(of: question), to: &html)
    }
}
