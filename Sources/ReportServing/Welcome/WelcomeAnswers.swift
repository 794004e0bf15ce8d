import ProgressFolder
import ProgressModel
import ProgressRequests
import ReportPages
import ReportWords

/// What was entered on the page on which a person begins, as the answers of `reportgen init`.
struct WelcomeAnswers {
    private(set) var answers: StartingAnswers
    /// By the names of the fields.
    private(set) var problems: [String: FormProblem] = [:]

    /// Reads the fields; what is empty keeps its default.
    ///
    /// `moment` is now, by the clock of a zone.
    init(_ fields: [LogSheet.Field], language: Language, at moment: (CivilZone) -> Instant) {
        func values(_ name: String) -> [String] {
            fields.filter { $0.name == name }.map { withoutSpacesAround($0.value) }.filter { !$0.isEmpty }
        }
        // The zone says which day today is, before which the first sober day may lie.
        var early = StartingAnswers.onThisMachine()
        let zone = values(StartingQuestion.timeZone.rawValue).first.flatMap(TimeZones.ofSystem.name)
        early.timeZone = zone ?? early.timeZone
        answers = StartingAnswers.onThisMachine(now: moment(early.zone))
        answers.language = language
        // Fields that come before that of the zone are read by it too.
        answers.timeZone = early.timeZone
        // A reminder whose field was emptied is none; one whose field was not sent has its default.
        if fields.contains(where: { $0.name == StartingQuestion.reminder.rawValue }) { answers.reminder = nil }
        let time = values(WelcomeForm.time).first
        // No field asks for the first sober day.
        for question in StartingQuestion.allCases where question != .soberSince {
            let texts = values(question.rawValue)
            guard let text = texts.first else { continue }
            let words =
                question == .lastDrink
                ? [text, time].compactMap(\.self).joined(separator: " ") : texts.joined(separator: ", ")
            guard !answers.take(words, for: question) else { continue }
            let reason = answers.problem(with: words, for: question, in: answers.language.phrases)
            problems[question.rawValue] = FormProblem(text: reason + ".")
        }
        // An empty field is no answer, so that a name may be No.
        (answers.name, answers.why) = (
            values(StartingQuestion.name.rawValue).first, values(StartingQuestion.why.rawValue).first
        )
        // These fields are only shown to who wants to drink less, and sent by everybody.
        if answers.aim != .less { answers.savings = nil }
        if let aim = answers.aim, aim != .less { answers.drinkGoal = nil }
    }

    /// What the field of a question begins with, of answers in which nothing was said yet.
    static func proposal(_ question: StartingQuestion, _ answers: StartingAnswers) -> String {
        switch question {
        case .habit: WelcomeForm.everyDay
        case .oneDrink: WelcomeForm.no
        case .jokers, .balance: WelcomeForm.yes
        default: answers.text(of: question) ?? ""
        }
    }
}
