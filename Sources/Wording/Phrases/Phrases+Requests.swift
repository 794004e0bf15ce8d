package import Model

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
    /// For a text that isn't a day, such as `expected e.g. 2026-11-22, 22 November, sunday, 3 days ago, -3 or
    /// yesterday`.
    ///
    /// All but the last mean one day, three days before today.
    package func expectedDay(_ today: Day) -> String {
        let day = today.advanced(by: -3)
        let (names, weekday) = (dayAndMonth(day), name(of: day.weekday))
        return say(
            "expected e.g. \(day), \(names), \(weekday.lowercased()), 3 days ago, -3 or yesterday",
            "erwartet wird z. B. \(day.date.day).\(day.date.month)., \(names), \(weekday), vor drei Tagen, -3 oder gestern"
        )
    }
    func oneOf(_ words: [String]) -> String { alternatives(words, or: say("or", "oder")) }
}
