import Actions
import ArgumentParser
import Disk
import Model
import Wording

/// `reportgen init`: creates a folder for a new user.
struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Make a folder to begin with.",
        discussion: """
            At a terminal it asks what it was not told, and < goes back to the question before; elsewhere, or with \
            --yes, it takes the defaults. In a folder that exists it adds what is missing, and changes nothing.

            After it, log writes a day down and serve shows the pages:

              reportgen log steady --data my-year
              reportgen serve my-year
            """)

    @Argument(help: "The folder to make.", completion: .directory)
    var directory: String

    @OptionGroup
    var given: StartingArguments

    @Flag(name: [.short, .long], help: "Ask nothing.")
    var yes = false

    func run() throws {
        try running { () throws(CommandError) in
            let folder = try StartingFolder(directory)
            var answers = StartingAnswers.onThisMachine()
            let told = try given.put(into: &answers)
            if !yes, Console.isInteractive {
                let interview = Interview(in: answers.language.phrases, tell: Console.note, ask: Console.answer)
                try interview.run(folder.questions.filter { !told.contains($0) }, &answers)
            }
            let files = try folder.write(answers)
            let phrases = answers.language.phrases
            let unused = told.subtracting(folder.questions)
            if !unused.isEmpty {
                let options = StartingQuestion.allCases.filter(unused.contains).map {
                    "--" + StartingArguments.option(for: $0)
                }
                Console.note(phrases.notUsed(options))
            }
            for file in folder.kept { Console.note(phrases.kept(file)) }
            for file in files { Console.note(phrases.wrote(file)) }
            let (name, dashes) = (shellWord(directory), directory.hasPrefix("-") ? "-- " : "")
            let words = answers.recordsLogsOnly ? "meditation 10" : "steady"
            Console.note(phrases.nowLog)
            // After `=` a value may begin with anything.
            try Console.write(lines: [
                "reportgen log \(words) --data\(dashes.isEmpty ? " " : "=")\(name)", "reportgen serve \(dashes)\(name)",
            ])
            Console.note(phrases.orBuild)
            try Console.write(lines: [
                "reportgen build \(dashes)\(name)", "xdg-open site/index.html",
                "reportgen explain \(dashes)\(name) today",
            ])
            if answers.reminder != nil { Console.note(phrases.remindersComeTo("site")) }
        }
    }
}

/// The answers to the questions of `init`, as options.
struct StartingArguments: ParsableArguments {
    @Option(help: "Your name, as the pages show it.")
    var name: String?

    @Option(help: "Your time zone, such as Europe/Berlin or Berlin. Default: this machine's.")
    var timeZone: String?

    @Option(help: "The language of the pages: \(Language.codes()).")
    var language: Language?

    @Option(help: "The currency of your savings, such as EUR or €.")
    var currency: String?

    @Option(help: ArgumentHelp("What a drink cost, such as 4.50.", valueName: "amount"))
    var pricePerDrink: String?

    @Option(help: ArgumentHelp("How many drinks there were in a week before.", valueName: "number"))
    var drinksPerWeek: String?

    @Option(
        help: """
            What savings are: soberDays (what sober days saved) or balance (what you really spend, against before). \
            Default: balance with --aim less, else soberDays.
            """)
    var savings: Profile.SavingsMethod?

    @Option(help: "What you are here for: stop (drinking), less or habits. It decides what leads, not what counts.")
    var aim: Profile.Aim?

    @Option(
        help: ArgumentHelp("How many drinks a week may have; the streak counts weeks within it.", valueName: "number"))
    var drinksGoal: String?

    @Option(help: ArgumentHelp("How many grams of pure alcohol one drink has: 8 UK, 12 DE, 14 US.", valueName: "grams"))
    var drinkGrams: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "When your last drink was, with the time if you know it, such as \"15.11. 22:00\". The days since are assumed.",
            valueName: "day-and-time"))
    var lastDrink: String?

    @Option(
        parsing: .unconditional,
        help: ArgumentHelp(
            "The first sober day, with the time if you know it, such as \"7.10. 21:30\". The days since are assumed.",
            valueName: "day-and-time"))
    var soberSince: String?

    @Flag(help: "Only slips will be written down: days without an entry go on counting as steady.")
    var onlySlips = false

    @Option(help: ArgumentHelp("How many drinks a sober day may have: 0 or 1. Default: 0.", valueName: "number"))
    var soberUpTo: Int?

    @Option(help: ArgumentHelp("What jokers heal: universal, classic (no wild day) or none.", valueName: "policy"))
    var jokers: Profile.PolicyName?

    @Option(
        help: "How today is: steady, easy or wild. It becomes an entry.",
        completion: .list(Level.allCases.map(\.rawValue)))
    var level: String?

    @Option(
        name: .customLong("tracker"),
        help: ArgumentHelp("A tracker to begin with, such as mood; may be given several times.", valueName: "preset"),
        completion: .list(TrackerPreset.allCases.map(\.rawValue)),
        transform: reading(
            "a preset", "expected one of \(TrackerPreset.allCases.map(\.rawValue).joined(separator: ", "))"
        ) { AnswerText.preset($0) })
    var trackers: [TrackerPreset] = []

    @Option(help: ArgumentHelp("When to ask about the evening before, or none. Default: 09:00.", valueName: "time"))
    var reminder: String?

    @Option(help: ArgumentHelp("Why you do this; it is shown on the overview.", valueName: "text"))
    var why: String?

    /// The options whose name differs from the question's.
    private static let options: [StartingQuestion: String] = [
        .timeZone: "time-zone", .price: "price-per-drink", .drinksPerWeek: "drinks-per-week", .balance: "savings",
        .drinkGoal: "drinks-goal", .drinkGrams: "drink-grams", .lastDrink: "last-drink", .soberSince: "sober-since",
        .habit: "only-slips",
        .oneDrink: "sober-up-to", .presets: "tracker",
    ]

    static func option(for question: StartingQuestion) -> String { options[question] ?? question.rawValue }

    func put(into answers: inout StartingAnswers) throws(CommandError) -> Set<StartingQuestion> {
        var told: Set<StartingQuestion> = []
        /// Later answers depend on earlier ones: the day on the time zone.
        let words: [(question: StartingQuestion, words: String?)] = [
            (.language, language?.rawValue), (.name, name), (.timeZone, timeZone), (.aim, aim?.rawValue),
            (.currency, currency), (.price, pricePerDrink), (.drinksPerWeek, drinksPerWeek), (.drinkGoal, drinksGoal),
            (.drinkGrams, drinkGrams), (.lastDrink, lastDrink), (.soberSince, soberSince),
            (.level, level), (.reminder, reminder), (.why, why),
        ]
        for (question, words) in words {
            guard let words else { continue }
            guard answers.take(words, for: question) else {
                throw CommandError(.usage, answers.problem(with: words, for: question, in: Language.fallback.phrases))
            }
            told.insert(question)
        }
        if lastDrink != nil, soberSince != nil {
            throw CommandError(.usage, "both --last-drink and --sober-since; expected one of them")
        }
        if let soberUpTo {
            guard (0...1).contains(soberUpTo) else {
                throw CommandError(.usage, "a sober day cannot have \(soberUpTo) drinks; expected 0 or 1")
            }
        }
        if onlySlips {
            guard soberSince != nil || lastDrink != nil || Console.isInteractive else {
                throw CommandError(
                    .usage, "--only-slips needs the day it begins with", hint: "name the last drink with --last-drink")
            }
        }
        func take<Value>(
            _ value: Value?, as path: WritableKeyPath<StartingAnswers, Value>, for question: StartingQuestion
        ) {
            guard let value else { return }
            answers[keyPath: path] = value
            told.insert(question)
        }
        take(soberUpTo, as: \.soberUpTo, for: .oneDrink)
        take(jokers, as: \.policy, for: .jokers)
        take(savings.map(Optional.some), as: \.savings, for: .balance)
        take(onlySlips ? true : nil, as: \.writesOnlySlips, for: .habit)
        take(trackers.isEmpty ? nil : trackers, as: \.presets, for: .presets)
        return told
    }
}

extension Profile.PolicyName: ExpressibleByArgument {}
extension Profile.Aim: ExpressibleByArgument {}
extension Profile.SavingsMethod: ExpressibleByArgument {}
