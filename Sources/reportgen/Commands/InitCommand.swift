import ArgumentParser
import ProgressModel
import ReportSite

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
            for file in files { Console.note("wrote \(file)") }
            Console.note(answers.level == nil ? "Write your first day into \(directory)/entries.csv, then:" : "Now:")
            try Console.write("reportgen build \(quoted(directory))\n".utf8)
        }
    }

    private func ask(_ answers: inout StartingAnswers) throws(SiteError) {
        if name == nil { answers.name = try Question("Your name, or nothing").answer(expected: "a name") { $0 } }
        if timeZone == nil {
            let question = Question("Time zone", answers.timeZone)
            answers.timeZone =
                try question.answer(expected: "a name such as Europe/Berlin") {
                    StartingAnswers.isTimeZone($0) ? $0 : nil
                } ?? answers.timeZone
        }
        if language == nil {
            let question = Question("Language, en or de", answers.language.rawValue)
            answers.language = try question.answer(expected: "en or de", Language.init(argument:)) ?? answers.language
        }
        if currency == nil {
            let question = Question("Currency", answers.currency)
            answers.currency =
                try question.answer(expected: "three letters such as EUR", StartingAnswers.currency)
                ?? answers.currency
        }
        if pricePerDrink == nil {
            let question = Question("Price of a drink, or nothing")
            answers.pricePerDrink = try question.answer(expected: "an amount such as 4.50", StartingAnswers.amount)
        }
        if drinksPerWeek == nil {
            let question = Question("Drinks in a usual week before, or nothing")
            answers.drinksPerWeek = try question.answer(expected: "a number such as 14", StartingAnswers.amount)
        }
        if level == nil {
            let question = Question("Today so far: steady, easy or wild, or nothing")
            answers.level = try question.answer(expected: "steady, easy or wild", Level.init(argument:))
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
