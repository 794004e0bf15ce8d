import ArgumentParser
import Model

/// The arguments of the program, made ready for the parser.
struct GivenArguments {
    /// What the parser is given.
    let words: [String]

    init(_ words: [String]) {
        guard words.first == ExplainCommand.configuration.commandName else {
            self.words = words
            return
        }
        // The parser takes every word with a hyphen for an option, so `-3` passes with the sign that a text has.
        self.words = words.map { word in
            word.hasPrefix("-") && word.count > 1 && word.dropFirst().allSatisfy { ("0"..."9").contains($0) }
                ? "\u{2212}" + word.dropFirst() : word
        }
    }

    /// Throws where a word stands for a command that is none, naming the nearest; the parser would only say that there
    /// are too many words.
    func checkCommands(of root: any ParsableCommand.Type) throws(CommandError) {
        let options = ["--version", "--help"]
        if let word = words.first, word.hasPrefix("--"), let hint = spellingHint(word, among: options),
            !options.contains(word)
        {
            throw CommandError(.usage, "there is no option \(word)", hint: hint)
        }
        var command = root
        for word in words.first == "help" ? words.dropFirst() : words[...] {
            let commands = command.configuration.subcommands
            guard !commands.isEmpty, !word.hasPrefix("-") else { return }
            let names = commands.map { ($0, $0._commandName) }
            guard let next = names.first(where: { $0.1 == word }) else {
                let path = command == root ? "" : " of " + command._commandName
                throw CommandError(
                    .usage, "\"\(word)\" is not a command\(path)",
                    hint: spellingHint(word, among: names.map(\.1) + ["help"])
                        ?? "expected " + alternatives(names.map(\.1)))
            }
            command = next.0
        }
    }
}
