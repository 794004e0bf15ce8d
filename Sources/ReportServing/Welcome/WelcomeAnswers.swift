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
        for question in StartingQuestion.allCases {
            let texts = values(question.rawValue)
            guard let text = texts.first, !answers.take(texts, at: time, for: question) else { continue }
            let words = question == .lastDrink ? [text, time].compactMap(\.self).joined(separator: " ") : text
            let reason = answers.problem(with: words, for: question, in: answers.language.phrases)
            problems[question.rawValue] = FormProblem(text: reason + ".")
        }
        // These fields are only shown to who wants to drink less, and sent by everybody.
        if answers.aim != .less { answers.savings = nil }
        if let aim = answers.aim, aim != .less { answers.drinkGoal = nil }
    }

    /// What the field of a question begins with.
    static func proposal(_ question: StartingQuestion, _ answers: StartingAnswers) -> String {
        switch question {
        case .language: answers.language.rawValue
        case .timeZone: answers.timeZone
        case .currency: answers.currency
        case .habit: WelcomeForm.everyDay
        case .oneDrink: answers.soberUpTo == 1 ? WelcomeForm.yes : WelcomeForm.no
        case .jokers: answers.policy == .universal ? WelcomeForm.yes : WelcomeForm.no
        case .balance: WelcomeForm.yes
        case .reminder: answers.reminder.map(clockText) ?? ""
        case .aim: answers.aim?.rawValue ?? ""
        case .name, .price, .drinksPerWeek, .drinkGoal, .lastDrink, .soberSince, .level, .presets, .why: ""
        }
    }
}

extension StartingAnswers {
    /// Takes the values of a question's field, of which there is at least one; false where they cannot be used.
    ///
    /// `time` is what was entered beside the day of the last drink.
    fileprivate mutating func take(_ values: [String], at time: String?, for question: StartingQuestion) -> Bool {
        let value = values[0]
        switch question {
        case .name: name = value
        case .why: why = value
        case .language: return set(\.language, Language(rawValue: value))
        case .timeZone: return set(\.timeZone, TimeZones.ofSystem.name(value))
        case .currency: return set(\.currency, AnswerText.currency(value))
        case .price: return set(\.pricePerDrink, AnswerText.amount(value))
        case .drinksPerWeek: return set(\.drinksPerWeek, AnswerText.amount(value))
        case .aim: return set(\.aim, Profile.Aim(rawValue: value))
        case .drinkGoal:
            return set(\.drinkGoal, AnswerText.amount(value).flatMap { StartingAnswers.isGoal($0) ? $0 : nil })
        case .lastDrink:
            let second = time.map(AnswerText.time)
            guard let said = DayTimeText(value), second != .some(nil) else { return false }
            return set(\.lastDrink, past(said.day.day(today: today), at: second.flatMap(\.self) ?? said.second))
        // No field asks for it.
        case .soberSince: return false
        case .habit:
            return set(\.writesOnlySlips, [WelcomeForm.everyDay: false, WelcomeForm.onlySlips: true][value])
        case .oneDrink: return set(\.soberUpTo, [WelcomeForm.yes: 1, WelcomeForm.no: 0][value])
        case .jokers: return set(\.policy, [WelcomeForm.yes: .universal, WelcomeForm.no: .classic][value])
        case .balance: return set(\.savings, [WelcomeForm.yes: .balance, WelcomeForm.no: .soberDays][value])
        case .level: return set(\.level, Level(rawValue: value))
        case .presets:
            presets = values.compactMap { TrackerPreset(rawValue: $0) }
            return presets.count == values.count
        case .reminder: return set(\.reminder, AnswerText.time(value))
        }
        return true
    }

    /// Takes a value of an answer that may be missing.
    private mutating func set<Value>(_ path: WritableKeyPath<StartingAnswers, Value?>, _ value: Value?) -> Bool {
        set(path, value.map(Optional.some))
    }
}
