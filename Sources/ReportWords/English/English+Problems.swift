import Diagnostics
import ProgressModel

extension English {
    var errorWord: String { "error" }
    var hintWord: String { "hint" }

    func problem(_ problem: LogProblem) -> String {
        switch problem {
        case .nothingSaid: "what happened is missing"
        case .unknownWord(let text): "\"\(text)\" is neither a level nor an activity nor a tracker"
        case .beginning(let text, let names): "\"\(text)\" is the beginning of \(alternatives(names))"
        case .couldBe(let text, let names): "\"\(text)\" could be \(alternatives(names))"
        case .severalTrackers(let text): "\"\(text)\" is the name of several trackers"
        case .noTracker(let name): "there is no tracker \"\(name)\""
        case .notUnderstood(let text): "\"\(text)\" is not understood here"
        case .thatManyDrinks(let drinks): "\(drinks) drinks?"
        case .otherLevel(let drinks, let right, let said):
            "\(drinks) \(drinks == "1" ? "drink is" : "drinks are") \(level(right).lowercased()), not \(level(said).lowercased())"
        case .drinksUnknown(let day, let level):
            "\(day) is \(self.level(level).lowercased()) without a number of drinks, so none can be added"
        case .twoNumbers(let word, let whole, let decimal):
            "\"\(word)\" could be \(whole) or \(decimal); nothing was written"
        case .noMinutes(let kind): "how many minutes of \(kind.rawValue)?"
        case .eitherDay(let day, let level, let today):
            "\(day) has an entry already (\(self.level(level).lowercased())), and \(today) has none"
        case .noValue(let id): "which value of \(id)?"
        case .notWithin(let amount, let low, let high, let id):
            "\(amount) is not from \(low) to \(high), as \(id) has it"
        case .noAmount(let word, let id): "\"\(word)\" is not an amount of \(id); nothing was written"
        case .noOption(let id): "which \(id)?"
        case .tooManyOptions(let id, let count): "\(id) takes one option; \(count) were named"
        case .unknownOption(let word, let id): "\"\(word)\" is not an option of \(id)"
        case .noText: "the text is missing"
        case .noIsNoLog: "a day without a log is a no already; nothing was written"
        case .hasNoNumbers(let id): "\(id) has no numbers: each log is one moment"
        case .noteIsEmpty: "the note is empty"
        case .timeSaidTwice: "the time is said twice"
        case .optionOfTrackers(let option): "\(option) is for trackers"
        case .noteHasNoTime: "the note of a day has no time"
        case .noteHasNoSource: "the note of a day has no source"
        case .nothingToTakeOutSaid: "what should be removed is missing"
        }
    }

    func hint(_ hint: RequestHint) -> String {
        switch hint {
        case .example(let arguments): "e.g. reportgen \(arguments)"
        case .expected(let words): "expected \(alternatives(words))"
        case .didYouMean(let words): "did you mean \(alternatives(words))?"
        case .writeMore: "write more of it"
        case .amounts(let number, let unit):
            "expected e.g. \(number)\(unit.map { " or \(number) \($0.text(in: .english))" } ?? "")"
        case .numberOfDrinksOr(let words): "expected a number of drinks, \(alternatives(words))"
        case .makeTracker(let preset):
            preset.map { "reportgen tracker add \($0) makes it one" } ?? "reportgen tracker add makes one"
        case .trackersAre(let ids): "trackers.json has \(alternatives(ids))"
        case .nameID(let ids): "name its id: \(alternatives(ids))"
        case .sayDrinks(let drinks): "if so: reportgen log \(drinks) drinks; a tracker is named before"
        case .limitsOfLevels: "steady is at most 1 drink, easy fewer than 6, wild 6 and more"
        case .drinksInAll(let day): "say how many there were in all, e.g. reportgen log 4 --date \(day)"
        case .noteAndDate: "a text is said with --note, a day with --date"
        case .dateAndTime: "a day is said with --date, a time with --time"
        case .onceForEach: "log it once for each; a text is said with --note"
        case .yesterdayOrToday: "--date yesterday corrects it, --date today is about today"
        case .timeOrAll: "--time names one, --all removes all of them"
        case .nameWithID: "name it with --id"
        case .presetsAreListed: "e.g. reportgen tracker add water; tracker presets lists them"
        case .yesDoesIt: "--yes does it all the same"
        case .otherID: "choose another with --id"
        case .restKeepsLogs(let id): "reportgen tracker rest \(id) keeps them; --logs takes them out as well"
        case .modeByCommand: "reportgen tracker mode gives it another mode from a day on"
        case .plansByCommand(let id): "reportgen tracker plan \(id) lists its plans, adds one and removes one"
        case .renameByCommand: "every log names it; reportgen tracker rename changes its name"
        case .stopExperiment: "reportgen experiment stop ends it"
        case .firstDayOfPause: "name its first day with --from"
        case .writtenByHand: "what is written by hand is not kept"
        case .undoesNext(let action): "undo takes back \"\(action)\" next"
        case .fileHasError(let place, let text): "\(place) has an error: \(text)"
        }
    }
}
