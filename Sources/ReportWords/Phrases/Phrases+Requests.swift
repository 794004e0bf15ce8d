import Diagnostics
package import ProgressModel

/// Why something that was asked for cannot be done, in words.
extension Phrases {
    /// One sentence without a full stop.
    package func problem(_ problem: RequestProblem) -> String {
        switch problem {
        case .noDay(let text, let today):
            say("\"\(text)\" is not a day; \(expectedDay(today))", "„\(text)“ ist kein Tag; \(expectedDay(today))")
        case .eitherDay(let text, let first, let second):
            say(
                "\"\(text)\" could be \(dayAndMonth(first)) or \(dayAndMonth(second)); write the month as a word",
                "„\(text)“ kann der \(dayAndMonth(first)) oder der \(dayAndMonth(second)) sein; schreib den Monat als Wort"
            )
        case .dayToCome(let day, let today):
            say("\(day) is after today, \(today)", "\(date(day)) liegt nach heute, \(date(today))")
        case .timeToCome(let time, let day):
            say("\(time) on \(day) has not come yet", "\(time) Uhr am \(date(day)) kommt erst noch")
        case .changedSince:
            say(
                "what this form was made from is not there any more; nothing was written",
                "woraus dieses Formular entstanden ist, gibt es nicht mehr; es wurde nichts geschrieben")
        case .pressSaidOtherwise:
            say(
                "the same id came before with something else; nothing was written",
                "diese id stand schon für etwas anderes; es wurde nichts geschrieben")
        case .answersAnotherQuestion:
            say(
                "this is no answer to the question that was asked; nothing was written",
                "das ist keine Antwort auf die gestellte Frage; es wurde nichts geschrieben")
        case .bodyIsNoText: say("the body is not a text in UTF-8", "der Inhalt ist kein Text in UTF-8")
        case .bodyIsNoJSON:
            say(
                "the body is not a JSON object; expected e.g. {\"words\": \"water 2\"}",
                "der Inhalt ist kein JSON-Objekt; erwartet z. B. {\"words\": \"water 2\"}")
        case .noToken(let name):
            say("there is no token called \"\(name)\"", "es gibt kein Token namens „\(name)“")
        case .tokenExists(let name):
            say("there is a token called \"\(name)\" already", "es gibt schon ein Token namens „\(name)“")
        case .nothingToUndo: say("there is nothing to undo", "es gibt nichts zurückzunehmen")
        case .writtenSince(let action):
            say(
                "\"\(action)\" was written since; nothing was undone",
                "danach kam „\(action)“; es wurde nichts zurückgenommen")
        case .isGone(let action, let time):
            say(
                "\"\(action)\" of \(time) is no longer there; nothing was undone",
                "„\(action)“ von \(time) steht nicht mehr da; es wurde nichts zurückgenommen")
        case .valueDoesNotFit(let value):
            value.isEmpty
                ? say("a value is missing", "eine Angabe fehlt")
                : say("\"\(value)\" does not fit here", "„\(value)“ passt hier nicht")
        case .noPause(let reason):
            reason.map { say("there is no pause called \"\($0)\"", "eine Pause „\($0)“ gibt es nicht") }
                ?? say("there is no pause", "es gibt keine Pause")
        case .experimentNeedsName:
            say(
                "an experiment needs a name: what is done in half of its weeks",
                "ein Experiment braucht einen Namen: was in der Hälfte seiner Wochen getan wird")
        case .experimentWeeks(let weeks):
            say(
                "an experiment cannot have \(weeks) weeks; expected an even number from \(Experiment.weekNumbers.lowerBound) to \(Experiment.weekNumbers.upperBound)",
                "ein Experiment kann keine \(weeks) Wochen haben; erwartet wird eine gerade Zahl von \(Experiment.weekNumbers.lowerBound) bis \(Experiment.weekNumbers.upperBound)"
            )
        case .experimentOfHarm(let name):
            say(
                "there are no experiments with drinking, smoking or what is avoided, as \"\(name)\" is: half of the weeks would ask for it",
                "Experimente mit Trinken, Rauchen oder dem, was gemieden wird, wie „\(name)“, gibt es nicht: Die Hälfte der Wochen würde dazu auffordern"
            )
        case .experimentMonday(let day):
            say(
                "\(date(day)) is not a Monday; weeks begin on Mondays",
                "der \(date(day)) ist kein Montag; Wochen beginnen montags")
        case .experimentInThePast(let day):
            say(
                "\(date(day)) is over; an experiment is drawn before it begins",
                "der \(date(day)) ist vorbei; ein Experiment wird ausgelost, bevor es beginnt")
        case .experimentGoesOn(let name, let end):
            say(
                "the experiment \"\(name)\" goes on until \(date(end)); one at a time can be told apart",
                "das Experiment „\(name)“ läuft bis zum \(date(end)); nur eines zur Zeit lässt sich auseinanderhalten")
        case .noExperiment: say("no experiment goes on", "es läuft kein Experiment")
        case .noMeasure(let word):
            say("\"\(word)\" is neither a metric nor a tracker", "„\(word)“ ist weder eine Messgröße noch ein Tracker")
        case .measuresNothing(let id):
            say(
                "\(id) cannot measure an experiment; expected a metric, a number, a mood with a scale or a saboteur in awareness",
                "an \(id) lässt sich nichts messen; erwartet wird eine Messgröße, eine Zahl, eine Stimmung mit einer Skala oder ein Saboteur, der nur bemerkt wird"
            )
        case .recordIsGone:
            say(
                "this record is no longer there as it was shown; nothing was changed",
                "dieser Eintrag steht so nicht mehr da; es wurde nichts geändert")
        case .trackerExists(let id):
            say("there is a tracker \"\(id)\" already", "einen Tracker „\(id)“ gibt es schon")
        case .modeDoesNotFit(let id, let mode):
            say("\(id) cannot have the mode \(mode.rawValue)", "\(id) kann nicht „\(words(for: mode)[0])“ sein")
        case .hasMode(let id, let mode):
            say("\(id) is in \(mode.rawValue) already", "\(id) ist schon „\(words(for: mode)[0])“")
        case .changesModeLater(let id, let day):
            say(
                "\(id) changes its mode on \(day); expected a later day",
                "\(id) wird am \(date(day)) schon anders erfasst; erwartet wird ein späterer Tag")
        case .nothingToTakeOut(let what, let day, let latest):
            say("there is no \(what) on \(date(day))", "am \(date(day)) gibt es nichts davon: \(what)")
                + (latest.map { say("; the last is of \(date($0))", "; zuletzt steht es am \(date($0)) da") } ?? "")
        case .severalToTakeOut(let what, let day, let times):
            say(
                "\(what) was written down \(times.count) times on \(date(day)): \(enumeration(times))",
                "am \(date(day)) steht \(what) \(times.count)-mal da: \(enumeration(times))")
        case .trackerHasLogs(let id, let count):
            say(
                "\(id) has \(counted(count, "log", "logs")), which would be lost",
                "\(id) hat \(counted(count, "Eintrag", "Einträge")), \(count == 1 ? "der" : "die") verloren \(count == 1 ? "ginge" : "gingen")"
            )
        case .keyStays(let key): say("\(key) cannot be changed here", "\(key) lässt sich hier nicht ändern")
        case .noValue(let value, let key):
            say("\"\(value)\" is not understood as \(key)", "„\(value)“ passt nicht zu \(key)")
        case .noProfileKey(let key):
            say("\"\(key)\" is not a key of profile.json", "„\(key)“ ist kein Schlüssel von profile.json")
        case .noTrackerKey(let key):
            say("\"\(key)\" is not a key of a tracker", "„\(key)“ ist kein Schlüssel eines Trackers")
        case .keyIsMissing(let key): say("profile.json has no \(key)", "profile.json hat kein \(key)")
        case .noMode(let text): say("\"\(text)\" is not a mode", "„\(text)“ ist kein Modus")
        case .noPlanTime(let text):
            say(
                "\"\(text)\" is not a time of a plan; expected morning, afternoon, evening, night, or hours such as 21-23",
                "„\(text)“ ist keine Zeit für einen Plan; erwartet wird Vormittag, Nachmittag, Abend, Nacht oder z. B. 21-23"
            )
        case .noTrigger(let text, let id):
            say(
                "\"\(text)\" is not a trigger of \(id), because no log of it names it",
                "„\(text)“ ist kein Auslöser von \(id), denn kein Eintrag nennt ihn")
        case .noPlan(let number, let id):
            say("\(id) has no plan \(number)", "\(id) hat keinen Plan \(number)")
        case .plansAreForSaboteurs(let id):
            say(
                "\(id) is not a saboteur; only saboteurs have plans",
                "\(id) ist kein Saboteur; nur Saboteure haben Pläne")
        case .changesStreak:
            say(
                "this changes a streak; nothing was changed",
                "dadurch ändert sich eine Serie; es wurde nichts geändert")
        case .changesPast:
            say(
                "this changes what past days count; nothing was changed",
                "dadurch zählen vergangene Tage anders; es wurde nichts geändert")
        case .noTrackerNamed: say("no tracker was named", "es ist kein Tracker genannt")
        case .noIDFrom(let name):
            say(
                "\"\(name)\" has no letter or digit to make an id of",
                "„\(name)“ hat keinen Buchstaben und keine Ziffer für eine Kennung")
        case .goalAndLimit:
            say("--goal and --limit; expected one of them", "--goal und --limit zugleich; erwartet wird eins davon")
        case .valueAndRemove:
            say(
                "a value and --remove; expected one of them",
                "ein Wert und --remove zugleich; erwartet wird eins davon")
        case .valueIsMissing: say("the value is missing", "der Wert fehlt")
        case .noOpenPause(let reason):
            say(
                "no pause without an end is called \(reason ?? "so")",
                reason.map { "eine offene Pause „\($0)“ gibt es nicht" } ?? "es gibt keine offene Pause")
        case .isPrivate(let id):
            say(
                "\(id) is \"private\", which wins over \"public\"",
                "\(id) ist privat und kann deshalb nicht öffentlich sein")
        }
    }
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
    /// What to do about it, in as few words.
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
    /// Before a problem at the terminal, and before a hint.
    package var errorWord: String { say("error", "Fehler") }
    package var hintWord: String { say("hint", "Hinweis") }
    /// `expected e.g. 2026-11-22, 22 November, sunday, 3 days ago, -3 or yesterday`: where a text is no day. All but the last
    /// are of one day, three days before today.
    package func expectedDay(_ today: Day) -> String {
        let day = today.advanced(by: -3)
        let (names, weekday) = (dayAndMonth(day), name(of: day.weekday))
        return say(
            "expected e.g. \(day), \(names), \(weekday.lowercased()), 3 days ago, -3 or yesterday",
            "erwartet wird z. B. \(day.date.day).\(day.date.month)., \(names), \(weekday), vor drei Tagen, -3 oder gestern"
        )
    }
    private func oneOf(_ words: [String]) -> String { alternatives(words, or: say("or", "oder")) }
}

/// Why something that was asked for cannot be done.
package enum RequestProblem: ErrorReason, Equatable {
    /// A text that is no day; the examples are near today.
    case noDay(String, today: Day)
    /// `3/4/2026`, which is one of two days.
    case eitherDay(String, Day, Day)
    /// A day that is after today.
    case dayToCome(Day, today: Day)
    /// A time, `21:40`, on a day that has not come yet.
    case timeToCome(String, Day)
    /// What a form was made from is not there any more.
    case changedSince
    /// The id of a press came before, with something else.
    case pressSaidOtherwise
    /// An answer is none to the question that its token is for.
    case answersAnotherQuestion
    /// What a program sent is not UTF-8, or not the JSON that is understood.
    case bodyIsNoText, bodyIsNoJSON
    /// No token is called so.
    case noToken(String)
    case tokenExists(String)
    case nothingToUndo
    /// Another change was made after the one that should be taken back.
    case writtenSince(action: String)
    /// The change is not in the files any more; `time` is when it was made.
    case isGone(action: String, time: String)
    /// What an earlier change wrote is not in the files any more.
    case recordIsGone
    /// There is a tracker with this id.
    case trackerExists(String)
    /// A tracker, by its id, cannot have a mode.
    case modeDoesNotFit(String, Tracker.Mode)
    case hasMode(String, Tracker.Mode)
    /// A tracker gets another mode on a later day.
    case changesModeLater(String, Day)
    /// A tracker that is private cannot be public.
    case isPrivate(String)
    /// Nothing of this kind was written down on a day; `latest` is the last day on which something was.
    case nothingToTakeOut(String, Day, latest: Day?)
    /// Several records of this kind are of a day; they are told by their times, or by their amounts.
    case severalToTakeOut(String, Day, times: [String])
    /// A tracker, by its id, has so many logs.
    case trackerHasLogs(String, Int)
    /// A key of a tracker that is not changed so; the text says how it is.
    case keyStays(String)
    /// A value that a key of the profile cannot have.
    case noValue(String, of: String)
    /// A key that the profile does not know, that a tracker does not know, and one that is not in the file.
    case noProfileKey(String), noTrackerKey(String), keyIsMissing(String)
    case noMode(String)
    /// A text isn't a time of a plan, and a word isn't a trigger of a tracker.
    case noPlanTime(String), noTrigger(String, String)
    /// A tracker, by its id, has no plan with this number, and cannot have any.
    case noPlan(Int, String), plansAreForSaboteurs(String)
    /// Nobody could be asked whether a streak, or what was counted of past days, may change.
    case changesStreak, changesPast
    case noTrackerNamed, noIDFrom(String), goalAndLimit, valueAndRemove, valueIsMissing
    /// Only an end was said, and no pause without one has this reason.
    case noOpenPause(String?)
    /// What was entered is no value of this setting.
    case valueDoesNotFit(String)
    /// There is no pause, or none with this reason.
    case noPause(String?)
    case experimentNeedsName
    /// An experiment cannot have so many weeks.
    case experimentWeeks(Int)
    /// An experiment, or what it is measured by, is about drinks, smoking or something avoided.
    case experimentOfHarm(String)
    /// An experiment cannot begin on this day: it is no Monday, or it is over.
    case experimentMonday(Day), experimentInThePast(Day)
    /// Another experiment goes on.
    case experimentGoesOn(String, until: Day)
    case noExperiment
    /// Neither a metric nor a tracker is called so, and a tracker has nothing that could be compared.
    case noMeasure(String), measuresNothing(String)
}
