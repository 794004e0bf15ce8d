import ProgressFolder
import ProgressModel
import ProgressRequests
import ReportPages
import ReportWords

/// What was entered on the page on which a person begins, read as the answers of `reportgen init` are.
struct WelcomeAnswers {
    private(set) var answers: StartingAnswers
    /// By the names of the fields.
    private(set) var problems: [String: SettingsSheet.Problem] = [:]

    /// Reads the fields; what is empty keeps its default.
    ///
    /// `moment` is now, by the clock of a zone.
    init(_ fields: [LogSheet.Field], language: Language, at moment: (CivilZone) -> Instant) {
        var words: [StartingQuestion: String] = [:]
        for question in StartingQuestion.allCases {
            let values = fields.filter { $0.name == question.rawValue }.map { withoutSpacesAround($0.value) }
            words[question] = values.filter { !$0.isEmpty }.joined(separator: ",")
        }
        let time = fields.first { $0.name == WelcomeForm.time }?.value ?? ""
        if let day = words[.soberSince], !day.isEmpty, !time.isEmpty { words[.soberSince] = day + " " + time }
        // The zone says which day today is, before which the first sober day may lie.
        var early = StartingAnswers.onThisMachine()
        if let zone = words[.timeZone], !zone.isEmpty { _ = early.take(zone, for: .timeZone) }
        answers = StartingAnswers.onThisMachine(now: moment(early.zone))
        answers.language = language
        // A reminder whose field was emptied is none; one whose field was not sent has its default.
        if fields.contains(where: { $0.name == StartingQuestion.reminder.rawValue }) { answers.reminder = nil }
        for question in StartingQuestion.allCases {
            guard let text = words[question], !text.isEmpty else { continue }
            if question == .why || question == .name {
                if question == .why { answers.why = text } else { answers.name = text }
            } else if !answers.take(text, for: question) {
                let reason = answers.language.phrases.notAnAnswer(text, to: question)
                problems[question.rawValue] = SettingsSheet.Problem(text: reason + ".")
            }
        }
    }

    /// What the field of a question begins with.
    static func proposal(_ question: StartingQuestion, _ answers: StartingAnswers) -> String {
        switch question {
        case .language: answers.language.rawValue
        case .timeZone: answers.timeZone
        case .currency: answers.currency
        case .habit: "every day"
        case .oneDrink: answers.soberUpTo == 1 ? "yes" : "no"
        case .jokers: answers.policy == .universal ? "yes" : "no"
        case .reminder: answers.reminder.map(clockText) ?? ""
        case .name, .price, .drinksPerWeek, .soberSince, .level, .presets, .why: ""
        }
    }
}
