package import Model

extension Phrases {
    /// A question of `tracker add`, with the answer on the same line.
    package func question(_ question: TrackerQuestion) -> String {
        switch question {
        case .name: say("A preset, or a name of your own: ", "Eine Vorlage oder ein eigener Name: ")
        case .purpose:
            say(
                "Awareness, whose logging is the exercise, or an activity to write down",
                "Wahrnehmen, bei dem das Eintragen die Übung ist, oder eine Aktivität, die du festhältst")
        case .kind:
            say("Something good, or a saboteur to notice", "Etwas Gutes, oder ein Saboteur, den du bemerken willst")
        case .icon: say("Icon, such as 📖, or none", "Symbol, etwa 📖, oder keins")
        case .mode:
            say("What is logged: counter, yes/no or number", "Was eingetragen wird: Zähler, Ja/Nein oder Zahl")
        case .reflection: say("What is logged: selection or note", "Was eingetragen wird: Auswahl oder Notiz")
        case .options: say("What there is to choose, with commas", "Was zur Auswahl steht, mit Kommas")
        case .target:
            say(
                "A goal or a limit for a day, such as 8 glasses or max 3, or none",
                "Ein Ziel oder eine Grenze für den Tag, etwa 8 Gläser oder max 3, oder keins")
        case .schedule:
            say(
                "When: every day, a number of days in a week, or weekdays",
                "Wann: jeden Tag, eine Zahl von Tagen pro Woche oder Wochentage")
        case .streak: say("Count a streak", "Eine Serie zählen")
        case .reminder: say("Remind you at, or none", "Erinnern um, oder nicht")
        case .health:
            say(
                "Fill it from Apple Health when an export is imported, from",
                "Aus Apple Health füllen, wenn ein Export eingelesen wird, aus")
        }
    }
    /// An invalid answer, and what was expected.
    package func notAnAnswer(_ answer: String, to question: TrackerQuestion) -> String {
        switch question {
        case .name:
            say(
                "\"\(answer)\" has no letter or digit to make an id of",
                "„\(answer)“ hat keinen Buchstaben und keine Ziffer für eine Kennung")
        case .purpose:
            say(
                "\"\(answer)\" is neither; expected awareness or activity",
                "„\(answer)“ ist keins von beiden; erwartet: Wahrnehmen oder Aktivität")
        case .kind:
            say(
                "\"\(answer)\" is neither; expected good or saboteur",
                "„\(answer)“ ist keins von beiden; erwartet: gut oder Saboteur")
        case .mode:
            say(
                "\"\(answer)\" is not a mode; expected counter, yes/no or number",
                "„\(answer)“ gehört nicht dazu; erwartet: Zähler, Ja/Nein oder Zahl")
        case .reflection:
            say(
                "\"\(answer)\" is not a mode; expected selection or note",
                "„\(answer)“ gehört nicht dazu; erwartet: Auswahl oder Notiz")
        case .options:
            say(
                "at least two are needed, such as calm, tense, tired",
                "Es braucht mindestens zwei, etwa ruhig, angespannt, müde")
        case .target:
            say(
                "\"\(answer)\" is neither; expected e.g. 8 glasses, max 3, or none",
                "„\(answer)“ ist keins von beiden; erwartet: etwa 8 Gläser, max 3 oder keins")
        case .schedule:
            say(
                "\"\(answer)\" is not a schedule; expected every day, 3, or monday wednesday",
                "„\(answer)“ ist kein Plan; erwartet: jeden Tag, 3 oder Montag Mittwoch")
        case .reminder:
            say(
                "\"\(answer)\" is not a time; expected e.g. 20:00, or none",
                "„\(answer)“ ist keine Uhrzeit; erwartet: etwa 20:00 oder nicht")
        case .streak, .health:
            say(
                "\"\(answer)\" is neither; expected yes or no",
                "„\(answer)“ ist keins von beiden; erwartet: ja oder nein")
        case .icon: say("\"\(answer)\" cannot be used", "„\(answer)“ geht nicht")
        }
    }
    package func isThereAlready(_ id: String) -> String {
        say("there is a tracker \"\(id)\" already", "Einen Tracker „\(id)“ gibt es schon")
    }
    /// Words for the two kinds of trackers, in lower case; the first is shown.
    package var goodWords: [String] { say(["good", "g"], ["gut", "gutes", "g"]) }
    package var saboteurWords: [String] { ["saboteur", "s", say("bad", "schlecht")] }
    /// Words for the purpose of a tracker's logs, in lower case; the first is shown.
    package func words(for purpose: TrackerPurpose) -> [String] {
        purpose == .awareness
            ? say(["awareness", "noticing"], ["wahrnehmen", "bemerken"]) : [say("activity", "aktivität")]
    }
    /// Words for what is logged of a tracker, in lower case; the first is shown.
    package func words(for mode: Tracker.Mode) -> [String] {
        switch mode {
        case .counter: say(["counter", "count", "counting"], ["zähler", "zählen"])
        case .yesNo: say(["yes/no", "yes or no", "yes no", "yesno"], ["ja/nein", "ja oder nein", "ja nein"])
        case .number: say(["number", "numbers"], ["zahl", "zahlen"])
        case .selection: say(["selection", "choice", "choosing"], ["auswahl", "auswählen"])
        case .note: say(["note", "text", "writing"], ["notiz", "text", "aufschreiben"])
        case .awareness: say(["awareness"], ["wahrnehmen", "bemerken"])
        case .avoidance: [say("avoidance", "vermeiden")]
        }
    }
    /// A tracker was added; how to log it.
    package func added(_ tracker: String, log: String) -> String {
        say("added \(tracker); it is logged with: \(log)", "neu: \(tracker); eingetragen wird so: \(log)")
    }
    /// For an inactive tracker, and for one that the public edition shows.
    package var restsNow: String { say("rests", "ruht") }
    package var isPublic: String { say("public", "öffentlich") }
    package var daysArePublic: String { say("its days are public", "die Tage sind öffentlich") }
    package var noTrackers: String {
        say(
            "There are no trackers yet. The command “reportgen tracker add” makes one.",
            "Es gibt noch keine Tracker. Der Befehl „reportgen tracker add“ legt einen an.")
    }
}
