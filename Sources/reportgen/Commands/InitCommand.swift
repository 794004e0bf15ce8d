import Actions
import ArgumentParser
import Disk
import Model
import Wording

/// `reportgen init`: a folder to begin with.
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
            // A value behind = is one whatever it begins with.
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
