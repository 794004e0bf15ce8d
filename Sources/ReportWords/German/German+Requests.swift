import ProgressModel

extension German: RequestPhrases {
    func expectedDay(_ today: Day) -> String {
        let day = today.advanced(by: -3)
        let (_, month, number) = day.date
        let names = "\(number).\(month)., \(dayAndMonth(day)), \(name(of: day.weekday))"
        return "erwartet wird z. B. \(names), vor drei Tagen, -3 oder gestern"
    }

    func problem(_ problem: RequestProblem) -> String {
        switch problem {
        case .noDay(let text, let today): "„\(text)“ ist kein Tag; \(expectedDay(today))"
        case .eitherDay(let text, let first, let second):
            "„\(text)“ kann der \(dayAndMonth(first)) oder der \(dayAndMonth(second)) sein; schreib den Monat als Wort"
        case .dayToCome(let day, let today): "\(date(day)) liegt nach heute, \(date(today))"
        case .timeToCome(let time, let day): "\(time) Uhr am \(date(day)) kommt erst noch"
        case .changedSince: "woraus dieses Formular entstanden ist, gibt es nicht mehr; es wurde nichts geschrieben"
        case .pressSaidOtherwise: "diese id stand schon für etwas anderes; es wurde nichts geschrieben"
        case .answersAnotherQuestion: "das ist keine Antwort auf die gestellte Frage; es wurde nichts geschrieben"
        case .bodyIsNoText: "der Inhalt ist kein Text in UTF-8"
        case .bodyIsNoJSON: "der Inhalt ist kein JSON-Objekt; erwartet z. B. {\"words\": \"water 2\"}"
        case .noToken(let name): "es gibt kein Token namens „\(name)“"
        case .tokenExists(let name): "es gibt schon ein Token namens „\(name)“"
        case .nothingToUndo: "es gibt nichts zurückzunehmen"
        case .writtenSince(let action): "danach kam „\(action)“; es wurde nichts zurückgenommen"
        case .isGone(let action, let time):
            "„\(action)“ von \(time) steht nicht mehr da; es wurde nichts zurückgenommen"
        case .valueDoesNotFit(let value): value.isEmpty ? "eine Angabe fehlt" : "„\(value)“ passt hier nicht"
        case .noPause(let reason): reason.map { "eine Pause „\($0)“ gibt es nicht" } ?? "es gibt keine Pause"
        case .experimentNeedsName: "ein Experiment braucht einen Namen: was in der Hälfte seiner Wochen getan wird"
        case .experimentWeeks(let weeks):
            "ein Experiment kann keine \(weeks) Wochen haben; erwartet wird eine gerade Zahl von \(Experiment.weekNumbers.lowerBound) bis \(Experiment.weekNumbers.upperBound)"
        case .experimentOfHarm(let name):
            "Experimente mit Trinken, Rauchen oder dem, was gemieden wird, wie „\(name)“, gibt es nicht: Die Hälfte der Wochen würde dazu auffordern"
        case .experimentMonday(let day): "der \(date(day)) ist kein Montag; Wochen beginnen montags"
        case .experimentInThePast(let day):
            "der \(date(day)) ist vorbei; ein Experiment wird ausgelost, bevor es beginnt"
        case .experimentGoesOn(let name, let end):
            "das Experiment „\(name)“ läuft bis zum \(date(end)); nur eines zur Zeit lässt sich auseinanderhalten"
        case .noExperiment: "es läuft kein Experiment"
        case .noMeasure(let word): "„\(word)“ ist weder eine Messgröße noch ein Tracker"
        case .measuresNothing(let id):
            "an \(id) lässt sich nichts messen; erwartet wird eine Messgröße, eine Zahl, eine Stimmung mit einer Skala oder ein Saboteur, der nur bemerkt wird"
        case .recordIsGone: "dieser Eintrag steht so nicht mehr da; es wurde nichts geändert"
        case .trackerExists(let id): "einen Tracker „\(id)“ gibt es schon"
        case .modeDoesNotFit(let id, let mode): "\(id) kann nicht „\(words(for: mode)[0])“ sein"
        case .hasMode(let id, let mode): "\(id) ist schon „\(words(for: mode)[0])“"
        case .changesModeLater(let id, let day):
            "\(id) wird am \(date(day)) schon anders erfasst; erwartet wird ein späterer Tag"
        case .nothingToTakeOut(let what, let day, let latest):
            "am \(date(day)) gibt es nichts davon: \(what)"
                + (latest.map { "; zuletzt steht es am \(date($0)) da" } ?? "")
        case .severalToTakeOut(let what, let day, let times):
            "am \(date(day)) steht \(what) \(times.count)-mal da: \(enumeration(times))"
        case .trackerHasLogs(let id, let count):
            "\(id) hat \(counted(count, "Eintrag", "Einträge").text), \(count == 1 ? "der" : "die") verloren \(count == 1 ? "ginge" : "gingen")"
        case .keyStays(let key): "\(key) lässt sich hier nicht ändern"
        case .noValue(let value, let key): "„\(value)“ passt nicht zu \(key)"
        case .noProfileKey(let key): "„\(key)“ ist kein Schlüssel von profile.json"
        case .noTrackerKey(let key): "„\(key)“ ist kein Schlüssel eines Trackers"
        case .keyIsMissing(let key): "profile.json hat kein \(key)"
        case .noMode(let text): "„\(text)“ ist kein Modus"
        case .noPlanTime(let text):
            "„\(text)“ ist keine Zeit für einen Plan; erwartet wird Vormittag, Nachmittag, Abend, Nacht oder z. B. 21-23"
        case .noTrigger(let text, let id): "„\(text)“ ist kein Auslöser von \(id), denn kein Eintrag nennt ihn"
        case .noPlan(let number, let id): "\(id) hat keinen Plan \(number)"
        case .plansAreForSaboteurs(let id): "\(id) ist kein Saboteur; nur Saboteure haben Pläne"
        case .changesStreak: "dadurch ändert sich eine Serie; es wurde nichts geändert"
        case .changesPast: "dadurch zählen vergangene Tage anders; es wurde nichts geändert"
        case .noTrackerNamed: "es ist kein Tracker genannt"
        case .noIDFrom(let name): "„\(name)“ hat keinen Buchstaben und keine Ziffer für eine Kennung"
        case .goalAndLimit: "--goal und --limit zugleich; erwartet wird eins davon"
        case .valueAndRemove: "ein Wert und --remove zugleich; erwartet wird eins davon"
        case .valueIsMissing: "der Wert fehlt"
        case .noOpenPause(let reason):
            reason.map { "eine offene Pause „\($0)“ gibt es nicht" } ?? "es gibt keine offene Pause"
        case .isPrivate(let id): "\(id) ist privat und kann deshalb nicht öffentlich sein"
        }
    }
}
