import Diagnostics
import ProgressModel

extension German {
    var errorWord: String { "Fehler" }
    var hintWord: String { "Hinweis" }

    private func oneOf(_ words: [String]) -> String { alternatives(words, or: "oder") }

    func problem(_ problem: LogProblem) -> String {
        switch problem {
        case .nothingSaid: "es fehlt, was war"
        case .unknownWord(let text): "„\(text)“ ist weder eine Stufe noch eine Aktivität noch ein Tracker"
        case .beginning(let text, let names): "„\(text)“ ist der Anfang von \(oneOf(names))"
        case .couldBe(let text, let names): "„\(text)“ kann \(oneOf(names)) sein"
        case .severalTrackers(let text): "„\(text)“ heißen mehrere Tracker"
        case .noTracker(let name): "einen Tracker „\(name)“ gibt es nicht"
        case .notUnderstood(let text): "„\(text)“ wird hier nicht verstanden"
        case .thatManyDrinks(let drinks): "\(drinks) Drinks?"
        case .otherLevel(let drinks, let right, let said):
            "\(drinks) \(drinks == "1" ? "Drink ist" : "Drinks sind") \(level(right).lowercased()), nicht \(level(said).lowercased())"
        case .drinksUnknown(let day, let level):
            "der \(date(day)) ist \(self.level(level).lowercased()) ohne Anzahl der Drinks, da lässt sich nichts dazuzählen"
        case .twoNumbers(let word, let whole, let decimal):
            "„\(word)“ kann \(whole) oder \(decimal) heißen; es wurde nichts geschrieben"
        case .noMinutes(let kind): "wie viele Minuten \(session(kind))?"
        case .eitherDay(let day, let level, let today):
            "der \(date(day)) hat schon einen Eintrag (\(self.level(level).lowercased())), der \(date(today)) noch keinen"
        case .noValue(let id): "welcher Wert von \(id)?"
        case .notWithin(let amount, let low, let high, let id):
            "\(amount) liegt nicht zwischen \(low) und \(high), wie es \(id) verlangt"
        case .noAmount(let word, let id): "„\(word)“ ist keine Menge von \(id); es wurde nichts geschrieben"
        case .noOption(let id): "welche Möglichkeit von \(id)?"
        case .tooManyOptions(let id, let count): "\(id) nimmt eine Möglichkeit, genannt sind \(count)"
        case .unknownOption(let word, let id): "„\(word)“ ist keine Möglichkeit von \(id)"
        case .noText: "der Text fehlt"
        case .noIsNoLog: "ein Tag ohne Eintrag ist schon ein Nein; es wurde nichts geschrieben"
        case .hasNoNumbers(let id): "\(id) hat keine Zahlen: Jeder Eintrag ist ein Moment"
        case .noteIsEmpty: "die Notiz ist leer"
        case .timeSaidTwice: "die Uhrzeit ist zweimal genannt"
        case .optionOfTrackers(let option): "\(option) gibt es nur bei Trackern"
        case .noteHasNoTime: "die Notiz eines Tages hat keine Uhrzeit"
        case .noteHasNoSource: "die Notiz eines Tages hat keine Quelle"
        case .nothingToTakeOutSaid: "es fehlt, was gelöscht werden soll"
        }
    }

    func hint(_ hint: RequestHint) -> String {
        switch hint {
        case .example(let arguments): "z. B. reportgen \(arguments)"
        case .expected(let words): "erwartet wird \(oneOf(words))"
        case .didYouMean(let words): "meintest du \(oneOf(words))?"
        case .writeMore: "schreib es weiter aus"
        case .amounts(let number, let unit):
            "erwartet wird z. B. \(number)\(unit.map { " oder \(number) \($0.text(in: .german))" } ?? "")"
        case .numberOfDrinksOr(let words): "erwartet wird eine Anzahl von Drinks, \(oneOf(words))"
        case .makeTracker(let preset):
            preset.map { "reportgen tracker add \($0) macht einen daraus" } ?? "reportgen tracker add legt einen an"
        case .trackersAre(let ids): "in trackers.json steht \(oneOf(ids))"
        case .nameID(let ids): "nenne seine Kennung: \(oneOf(ids))"
        case .sayDrinks(let drinks): "wenn ja: reportgen log \(drinks) drinks; ein Tracker wird davor genannt"
        case .limitsOfLevels: "ruhig ist höchstens 1 Drink, locker weniger als 6, wild ab 6"
        case .drinksInAll(let day): "sag, wie viele es insgesamt waren, z. B. reportgen log 4 --date \(day)"
        case .noteAndDate: "ein Text wird mit --note gesagt, ein Tag mit --date"
        case .dateAndTime: "ein Tag wird mit --date gesagt, eine Uhrzeit mit --time"
        case .onceForEach: "trag ihn für jedes Mal einmal ein; ein Text wird mit --note gesagt"
        case .yesterdayOrToday: "--date gestern korrigiert ihn, --date heute meint heute"
        case .timeOrAll: "--time nennt einen davon, --all löscht alle"
        case .nameWithID: "gib ihm mit --id eine"
        case .presetsAreListed: "z. B. reportgen tracker add water; tracker presets listet alle Vorlagen"
        case .yesDoesIt: "--yes macht es trotzdem"
        case .otherID: "wähle mit --id eine andere Kennung"
        case .restKeepsLogs(let id): "reportgen tracker rest \(id) behält sie; --logs löscht sie mit"
        case .modeByCommand: "reportgen tracker mode ändert den Modus ab einem Tag"
        case .plansByCommand(let id): "reportgen tracker plan \(id) zeigt, ergänzt und löscht Pläne"
        case .renameByCommand: "jeder Eintrag nennt sie; reportgen tracker rename ändert den Namen"
        case .stopExperiment: "reportgen experiment stop beendet es"
        case .firstDayOfPause: "nenne ihren ersten Tag mit --from"
        case .writtenByHand: "was von Hand geschrieben ist, wird nicht aufgehoben"
        case .undoesNext(let action): "undo nimmt als Nächstes „\(action)“ zurück"
        case .fileHasError(let place, let text): "\(place) enthält einen Fehler: \(text)"
        }
    }
}
