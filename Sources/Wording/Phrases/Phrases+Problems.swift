package import Model

extension Phrases {
    package func problem(_ problem: LogProblem) -> String {
        switch problem {
        case .nothingSaid: say("what happened is missing", "es fehlt, was war")
        case .unknownWord(let text):
            say(
                "\"\(text)\" is neither a level nor an activity nor a tracker",
                "„\(text)“ ist weder eine Stufe noch eine Aktivität noch ein Tracker")
        case .beginning(let text, let names):
            say(
                "\"\(text)\" is the beginning of \(oneOf(names))",
                "„\(text)“ ist der Anfang von \(oneOf(names))")
        case .couldBe(let text, let names):
            say("\"\(text)\" could be \(oneOf(names))", "„\(text)“ kann \(oneOf(names)) sein")
        case .severalTrackers(let text):
            say("\"\(text)\" is the name of several trackers", "„\(text)“ heißen mehrere Tracker")
        case .noTracker(let name):
            say("there is no tracker \"\(name)\"", "einen Tracker „\(name)“ gibt es nicht")
        case .notUnderstood(let text):
            say("\"\(text)\" is not understood here", "„\(text)“ wird hier nicht verstanden")
        case .thatManyDrinks(let drinks): say("\(drinks) drinks?", "\(drinks) Drinks?")
        case .gramsUnknown:
            say(
                "how many grams of alcohol one drink has isn't set",
                "wie viel Gramm Alkohol ein Drink hat, ist nicht eingestellt")
        case .strengthUnknown: say("how strong was it?", "wie stark war es?")
        case .otherLevel(let drinks, let right, let said):
            say(
                "\(drinks) \(drinks == "1" ? "drink is" : "drinks are") \(level(right).lowercased()), not \(level(said).lowercased())",
                "\(drinks) \(drinks == "1" ? "Drink ist" : "Drinks sind") \(level(right).lowercased()), nicht \(level(said).lowercased())"
            )
        case .drinksUnknown(let day, let level):
            say(
                "\(day) is \(self.level(level).lowercased()) without a number of drinks, so none can be added",
                "der \(date(day)) ist \(self.level(level).lowercased()) ohne Anzahl der Drinks, da lässt sich nichts dazuzählen"
            )
        case .twoNumbers(let word, let whole, let decimal):
            say(
                "\"\(word)\" could be \(whole) or \(decimal); nothing was written",
                "„\(word)“ kann \(whole) oder \(decimal) heißen; es wurde nichts geschrieben")
        case .noMinutes(let kind):
            say("how many minutes of \(kind.rawValue)?", "wie viele Minuten \(session(kind))?")
        case .eitherDay(let day, let level, let today):
            say(
                "\(day) has an entry already (\(self.level(level).lowercased())), and \(today) has none",
                "der \(date(day)) hat schon einen Eintrag (\(self.level(level).lowercased())), der \(date(today)) noch keinen"
            )
        case .noValue(let id): say("which value of \(id)?", "welcher Wert von \(id)?")
        case .notWithin(let amount, let low, let high, let id):
            say(
                "\(amount) is not from \(low) to \(high), as \(id) has it",
                "\(amount) liegt nicht zwischen \(low) und \(high), wie es \(id) verlangt")
        case .noAmount(let word, let id):
            say(
                "\"\(word)\" is not an amount of \(id); nothing was written",
                "„\(word)“ ist keine Menge von \(id); es wurde nichts geschrieben")
        case .noOption(let id): say("which \(id)?", "welche Möglichkeit von \(id)?")
        case .tooManyOptions(let id, let count):
            say("\(id) takes one option; \(count) were named", "\(id) nimmt eine Möglichkeit, genannt sind \(count)")
        case .unknownOption(let word, let id):
            say("\"\(word)\" is not an option of \(id)", "„\(word)“ ist keine Möglichkeit von \(id)")
        case .noText: say("the text is missing", "der Text fehlt")
        case .noIsNoLog:
            say(
                "a day without a log is a no already; nothing was written",
                "ein Tag ohne Eintrag ist schon ein Nein; es wurde nichts geschrieben")
        case .hasNoNumbers(let id):
            say("\(id) has no numbers: each log is one moment", "\(id) hat keine Zahlen: Jeder Eintrag ist ein Moment")
        case .noteIsEmpty: say("the note is empty", "die Notiz ist leer")
        case .timeSaidTwice: say("the time is said twice", "die Uhrzeit ist zweimal genannt")
        case .optionOfTrackers(let option):
            say("\(option) is for trackers", "\(option) gibt es nur bei Trackern")
        case .noteHasNoTime: say("the note of a day has no time", "die Notiz eines Tages hat keine Uhrzeit")
        case .noteHasNoSource:
            say("the note of a day has no source", "die Notiz eines Tages hat keine Quelle")
        case .nothingToTakeOutSaid:
            say("what should be removed is missing", "es fehlt, was gelöscht werden soll")
        }
    }
    /// What to do about it, briefly.
    package func hint(_ hint: RequestHint) -> String {
        switch hint {
        case .example(let arguments): say("e.g. reportgen \(arguments)", "z. B. reportgen \(arguments)")
        case .expected(let words): say("expected \(oneOf(words))", "erwartet wird \(oneOf(words))")
        case .didYouMean(let words):
            say("did you mean \(oneOf(words))?", "meintest du \(oneOf(words))?")
        case .writeMore: say("write more of it", "schreib es weiter aus")
        case .amounts(let number, let unit):
            say(
                "expected e.g. \(number)\(unit.map { " or \(number) \($0.text(in: language))" } ?? "")",
                "erwartet wird z. B. \(number)\(unit.map { " oder \(number) \($0.text(in: language))" } ?? "")")
        case .numberOfDrinksOr(let words):
            say(
                "expected a number of drinks, \(oneOf(words))",
                "erwartet wird eine Anzahl von Drinks, \(oneOf(words))")
        case .makeTracker(let preset):
            preset.map {
                say("reportgen tracker add \($0) makes it one", "reportgen tracker add \($0) macht einen daraus")
            } ?? say("reportgen tracker add makes one", "reportgen tracker add legt einen an")
        case .trackersAre(let ids):
            say("trackers.json has \(oneOf(ids))", "in trackers.json steht \(oneOf(ids))")
        case .nameID(let ids): say("name its id: \(oneOf(ids))", "nenne seine Kennung: \(oneOf(ids))")
        case .sayDrinks(let drinks):
            say(
                "if so: reportgen log \(drinks) drinks; a tracker is named before",
                "wenn ja: reportgen log \(drinks) drinks; ein Tracker wird davor genannt")
        case .setGrams:
            say(
                "reportgen set drinkGrams 10, for example; 8 in the UK, 12 in Germany, 14 in the USA",
                "z. B. reportgen set drinkGrams 12; in Großbritannien 8, in Frankreich 10, in den USA 14")
        case .limitsOfLevels:
            say(
                "steady is at most 1 drink, easy fewer than 6, wild 6 and more",
                "ruhig ist höchstens 1 Drink, locker weniger als 6, wild ab 6")
        case .drinksInAll(let day):
            say(
                "say how many there were in all, e.g. reportgen log 4 --date \(day)",
                "sag, wie viele es insgesamt waren, z. B. reportgen log 4 --date \(day)")
        case .noteAndDate:
            say("a text is said with --note, a day with --date", "ein Text wird mit --note gesagt, ein Tag mit --date")
        case .dateAndTime:
            say(
                "a day is said with --date, a time with --time",
                "ein Tag wird mit --date gesagt, eine Uhrzeit mit --time")
        case .onceForEach:
            say(
                "log it once for each; a text is said with --note",
                "trag ihn für jedes Mal einmal ein; ein Text wird mit --note gesagt")
        case .yesterdayOrToday:
            say(
                "--date yesterday corrects it, --date today is about today",
                "--date gestern korrigiert ihn, --date heute meint heute")
        case .timeOrAll:
            say("--time names one, --all removes all of them", "--time nennt einen davon, --all löscht alle")
        case .nameWithID: say("name it with --id", "gib ihm mit --id eine")
        case .presetsAreListed:
            say(
                "e.g. reportgen tracker add water; tracker presets lists them",
                "z. B. reportgen tracker add water; tracker presets listet alle Vorlagen")
        case .yesDoesIt: say("--yes does it all the same", "--yes macht es trotzdem")
        case .otherID: say("choose another with --id", "wähle mit --id eine andere Kennung")
        case .restKeepsLogs(let id):
            say(
                "reportgen tracker rest \(id) keeps them; --logs takes them out as well",
                "reportgen tracker rest \(id) behält sie; --logs löscht sie mit")
        case .modeByCommand:
            say(
                "reportgen tracker mode gives it another mode from a day on",
                "reportgen tracker mode ändert den Modus ab einem Tag")
        case .plansByCommand(let id):
            say(
                "reportgen tracker plan \(id) lists its plans, adds one and removes one",
                "reportgen tracker plan \(id) zeigt, ergänzt und löscht Pläne")
        case .renameByCommand:
            say(
                "every log names it; reportgen tracker rename changes its name",
                "jeder Eintrag nennt sie; reportgen tracker rename ändert den Namen")
        case .stopExperiment: say("reportgen experiment stop ends it", "reportgen experiment stop beendet es")
        case .firstDayOfPause: say("name its first day with --from", "nenne ihren ersten Tag mit --from")
        case .writtenByHand:
            say("what is written by hand is not kept", "was von Hand geschrieben ist, wird nicht aufgehoben")
        case .undoesNext(let action):
            say("undo takes back \"\(action)\" next", "undo nimmt als Nächstes „\(action)“ zurück")
        case .fileHasError(let place, let text):
            say("\(place) has an error: \(text)", "\(place) enthält einen Fehler: \(text)")
        }
    }
    /// Before a problem in the terminal, and before a hint.
    package var errorWord: String { say("error", "Fehler") }
    package var hintWord: String { say("hint", "Hinweis") }
}
