import ArgumentParser
import ProgressModel
import ReportSite
import ReportWords

/// `reportgen init`: a folder to begin with.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a folder to begin with.",
        discussion: """
            At a terminal it asks what it was not told; elsewhere, or with --yes, it takes the defaults. Nothing that \
            exists is changed.
            """)

    @Argument(help: "The folder to make.", completion: .directory)
    var directory: String

    @Option(help: "Your name, as the pages show it.")
    var name: String?

    @Option(help: "Your time zone, such as Europe/Berlin. Default: this machine's.")
    var timeZone: String?

    @Option(help: "The language of the pages: en or de.")
    var language: Language?

    @Option(help: "The currency of your savings, such as EUR.")
    var currency: String?

    @Option(help: ArgumentHelp("What a drink cost, such as 4.50.", valueName: "amount"))
    var pricePerDrink: String?

    @Option(help: ArgumentHelp("How many drinks there were in a week before.", valueName: "number"))
    var drinksPerWeek: String?

    @Option(help: "How today is: steady, easy or wild. It becomes the first entry.")
    var level: Level?

    @Flag(name: [.short, .long], help: "Ask nothing.")
    var yes = false

    func run() throws {
        try running { () throws(SiteError) in
            try StartingFolder.checkFree(directory)
            var answers = StartingAnswers()
            answers.name = name
            answers.timeZone = timeZone ?? answers.timeZone
            answers.language = language ?? answers.language
            answers.currency = currency ?? answers.currency
            answers.pricePerDrink = pricePerDrink
            answers.drinksPerWeek = drinksPerWeek
            answers.level = level
            if !yes, Console.isInteractive { try ask(&answers) }
            let files = try StartingFolder(answers).write(to: directory)
            let phrases = answers.language.phrases
            for file in files { Console.note(phrases.wrote(file)) }
            let isEmpty = answers.level == nil
            Console.note(isEmpty ? phrases.writeYourFirstDay("\(directory)/entries.csv") : phrases.nowBuild)
            try Console.write("reportgen build \(quoted(directory))\n".utf8)
        }
    }

    /// Asks in the language that was named, or in the machine's until the answer names another.
    private func ask(_ answers: inout StartingAnswers) throws(SiteError) {
        if language == nil {
            let question = Question(answers.language.phrases.askLanguage, answers.language.rawValue)
            let answer = try question.answer(.language, answers.language.phrases, Language.init(argument:))
            answers.language = answer ?? answers.language
        }
        let phrases = answers.language.phrases
        if name == nil { answers.name = try Question(phrases.askName).answer() }
        if timeZone == nil {
            let question = Question(phrases.askTimeZone, answers.timeZone)
            let answer = try question.answer(.timeZone, phrases) { StartingAnswers.isTimeZone($0) ? $0 : nil }
            answers.timeZone = answer ?? answers.timeZone
        }
        if currency == nil {
            let question = Question(phrases.askCurrency, answers.currency)
            answers.currency = try question.answer(.currency, phrases, StartingAnswers.currency) ?? answers.currency
        }
        if pricePerDrink == nil {
            answers.pricePerDrink = try Question(phrases.askPrice).answer(.price, phrases, StartingAnswers.amount)
        }
        if drinksPerWeek == nil {
            let question = Question(phrases.askDrinksPerWeek)
            answers.drinksPerWeek = try question.answer(.number, phrases, StartingAnswers.amount)
        }
        if level == nil {
            answers.level = try Question(phrases.askLevel).answer(.level, phrases, Level.init(argument:))
        }
    }

    /// The path as a shell takes it for one word.
    private func quoted(_ path: String) -> String {
        let plain = path.utf8.allSatisfy { byte in
            (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || "/._-+".utf8.contains(byte)
        }
        let separator = path.hasPrefix("-") ? "-- " : ""
        return separator
            + (plain
                ? path
                : "'" + path.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''") + "'")
    }
}

extension Level: ExpressibleByArgument {}
