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

    @Argument(help: "The folder to make.")
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
            var answers = StartingAnswers()
            answers.name = name
            answers.timeZone = timeZone ?? answers.timeZone
            answers.language = language ?? answers.language
            answers.currency = currency ?? answers.currency
            answers.pricePerDrink = pricePerDrink
            answers.drinksPerWeek = drinksPerWeek
            answers.level = level
            if !yes, Console.isInteractive { ask(&answers) }
            let files = try StartingFolder(answers).write(to: directory)
            for file in files { Console.note("wrote \(file)") }
            Console.note(answers.level == nil ? "Write your first day into \(directory)/entries.csv, then:" : "Now:")
            try Console.write("reportgen build \(directory)\n".utf8)
        }
    }

    private func ask(_ answers: inout StartingAnswers) {
        if name == nil { answers.name = Question("Your name, or nothing").answer() }
        if timeZone == nil { answers.timeZone = Question("Time zone", answers.timeZone).answer() ?? answers.timeZone }
        if language == nil {
            answers.language = Question("Language, en or de", answers.language.rawValue).choice() ?? answers.language
        }
        if currency == nil { answers.currency = Question("Currency", answers.currency).answer() ?? answers.currency }
        if pricePerDrink == nil { answers.pricePerDrink = Question("Price of a drink, or nothing").answer() }
        if drinksPerWeek == nil {
            answers.drinksPerWeek = Question("Drinks in a usual week before, or nothing").answer()
        }
        if level == nil { answers.level = Question("Today so far: steady, easy or wild, or nothing").choice() }
    }
}

extension Level: ExpressibleByArgument {}
