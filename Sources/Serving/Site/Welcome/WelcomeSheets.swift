import Actions
import Counting
import Diary
import Disk
import Model
import Pages
import Wording

/// Shows the page on which a person begins, and writes what `reportgen init` writes.
struct WelcomeSheets: Sendable {
    typealias Answer = SiteAnswer

    let site: LiveSite
    /// The token that the form contains.
    let token: String

    /// The page in the language of the address; redirects to the overview if there is a site.
    ///
    /// Writes nothing.
    func show(_ query: [LogSheet.Field]) -> Answer {
        guard site.isUnstarted else { return .done(address: "/") }
        let named = query.value(StartingQuestion.language.rawValue)
        let language = named.flatMap { Language(rawValue: $0) } ?? site.language
        return answer(SettingsSheet(token: token), language, Answer.page)
    }

    /// Writes the files for the answers, and redirects to the log sheet.
    func write(_ fields: [LogSheet.Field]) -> Answer {
        guard site.isUnstarted else { return .done(address: "/") }
        let answered = WelcomeAnswers(fields, language: site.language, at: { site.startingMoment(in: $0) })
        var sheet = SettingsSheet(token: token)
        sheet.entered = fields
        let language = answered.answers.language
        guard answered.problems.isEmpty else {
            sheet.problems = answered.problems
            return answer(sheet, language, Answer.returned)
        }
        do throws(CommandError) {
            _ = try StartingFolder(site.path).write(answered.answers)
            return .done(address: "/" + PageAddress.log.path)
        } catch {
            sheet.problems[""] = error.problem(in: language.phrases)
            return answer(sheet, language, Answer.returned)
        }
    }

    private func answer(
        _ sheet: SettingsSheet, _ language: Language, _ answer: (ServedFile) -> Answer
    ) -> Answer {
        guard let example = WelcomeExample.report(in: language), let folder = try? StartingFolder(site.path) else {
            return .nothing
        }
        var answers = StartingAnswers.onThisMachine()
        answers.language = language
        // Today's level is asked on the log sheet, which comes next.
        let questions = folder.questions.filter { $0 != .level && $0 != .soberSince }
        let proposals = Dictionary(uniqueKeysWithValues: questions.map { ($0, WelcomeAnswers.proposal($0, answers)) })
        let page = WelcomePage(
            site.name, example: example, proposals, sheet)
        return answer(ServedFile(path: "welcome.html", bytes: page.bytes))
    }
}

/// The values entered on the page on which a person begins, as answers for `reportgen init`.
struct WelcomeAnswers {
    private(set) var answers: StartingAnswers
    /// The problems by the names of the fields.
    private(set) var problems: [String: FormProblem] = [:]

    /// Reads the fields; empty ones keep their defaults.
    ///
    /// `moment` returns the current time, by the clock of a zone.
    init(_ fields: [LogSheet.Field], language: Language, at moment: (CivilZone) -> Instant) {
        func values(_ name: String) -> [String] {
            fields.filter { $0.name == name }.map { withoutSpacesAround($0.value) }.filter { !$0.isEmpty }
        }
        // The zone determines today, which the first sober day can't be after.
        var early = StartingAnswers.onThisMachine()
        let zone = values(StartingQuestion.timeZone.rawValue).first.flatMap(TimeZones.ofSystem.name)
        early.timeZone = zone ?? early.timeZone
        answers = StartingAnswers.onThisMachine(now: moment(early.zone))
        answers.language = language
        // The fields before the one of the zone are read with it too.
        answers.timeZone = early.timeZone
        // If the field of the reminder was emptied, there is none; if it wasn't sent, there is the default.
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
        // An empty field isn't an answer, and a person's name may be No.
        (answers.name, answers.why) = (
            values(StartingQuestion.name.rawValue).first, values(StartingQuestion.why.rawValue).first
        )
        // These fields are only shown for the aim to drink less, but always sent.
        if answers.aim != .less { answers.savings = nil }
        if let aim = answers.aim, aim != .less { (answers.drinkGoal, answers.drinkGrams) = (nil, nil) }
    }

    /// The initial value of a question's field, for answers that don't contain anything yet.
    static func proposal(_ question: StartingQuestion, _ answers: StartingAnswers) -> String {
        switch question {
        case .habit: WelcomeForm.everyDay
        case .oneDrink: FormWriter.no
        case .jokers, .balance: FormWriter.yes
        default: answers.text(of: question) ?? ""
        }
    }
}

/// Invented days for the drawings on the page on which a person begins; they are counted like any other history.
enum WelcomeExample {
    /// A letter for each day, as on the page that explains the counting: 70 days, 58 of them sober.
    private static let days = "WESWSSEWSSSESSSWESSSSSSESSSSSSSSESSSSSSSSSSSWSSSSSSSSSSESSSSSSSSSSSSSS"

    /// The last of the days, a Sunday.
    private static let today = Day(year: 2025, month: 8, day: 31)

    /// The report of the days, in a language; nil if they cannot be read.
    static func report(in language: Language) -> Report? {
        guard let today else { return nil }
        let levels: [Character: Level] = ["S": .steady, "E": .easy, "W": .wild]
        let rows = zip(days, (1 - days.count)...0).compactMap { letter, offset in
            levels[letter].map { "\(today.advanced(by: offset)),\($0.rawValue)\n" }
        }
        let files = [
            SourceFile(path: "entries.csv", bytes: Array(("date,level\n" + rows.joined()).utf8)),
            SourceFile(path: "profile.json", bytes: Array(#"{ "pricePerDrink": 4.50, "drinksPerWeek": 14 }"#.utf8)),
        ]
        let loader = HistoryLoader(zoneBytes: ZoneFiles.bytes(of:), vocabulary: .ofAllLanguages)
        return loader.load(files).history.map { Report(Analysis($0, asOf: .day(today)), language: language) }
    }
}
