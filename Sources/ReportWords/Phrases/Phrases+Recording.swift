package import ProgressAnalysis
package import ProgressModel

/// The words of the commands that write: `log`, `undo`, `tracker`, `set` and `pause`.
extension Phrases {
    /// Words for a note of a day, in lower case; the first is shown.
    package var noteWords: [String] { [say("note", "notiz")] }
    /// Further words for an activity, in lower case.
    package func words(for kind: Session.Kind) -> [String] {
        switch kind {
        case .meditation: say(["meditate", "meditated"], ["meditieren", "meditiert"])
        case .breathing: say(["breathe", "breath"], ["atmen", "atemübungen"])
        case .workout: say(["exercise", "sport", "sports"], ["sport", "bewegung"])
        }
    }
    /// `yesterday, Friday 20 November`, for the beginning of an answer and for within a sentence.
    package func dayName(_ day: Day, today: Day) -> String {
        day == today ? say("today", "heute") : datedDayName(day, today: today)
    }
    /// `easy, 3 drinks`; `drinks` is nil where they were not counted.
    package func levelWords(_ level: Level, _ drinks: FixedDecimal?) -> String {
        let name = self.level(level).lowercased()
        guard let drinks, drinks != .zero else { return name }
        return "\(name), \(self.drinks(drinks))"
    }
    /// Where an entry is corrected: `, instead of easy`; `before` is of `levelWords`.
    package func insteadOf(_ before: String) -> String { say(" (before: \(before))", " (vorher: \(before))") }
    /// The day has this entry already.
    package var asBefore: String { say(", as it was", ", wie bisher") }
    /// What was said before the entry that the day has, and arrives after it.
    package var laterAnswerStands: String {
        say("; a later answer for this day stands", "; es gilt eine spätere Antwort für diesen Tag")
    }
    /// The press that says this was written down when it came before.
    package var writtenBefore: String { say("; this was written down before", "; das steht schon da") }
    /// The press that says this was written down, and the day says something else since.
    package var correctedSince: String {
        say(
            "; this was written down before and has been corrected since",
            "; das stand schon da und wurde inzwischen berichtigt")
    }
    /// The press that says this was written down, and taken back since.
    package var takenBackSince: String {
        say(
            "; this was taken back since and is not written again",
            "; das wurde inzwischen zurückgenommen und wird nicht noch einmal geschrieben")
    }
    package var noted: String { say("noted", "notiert") }
    /// That a counter is at 0 on a day.
    package func noneCounted(isToday: Bool) -> String {
        isToday ? say("none today", "heute nichts") : say("none", "nichts")
    }
    /// The minutes of the day beside those of one session: `24 min in all`.
    package func allTogether(_ amount: String) -> String { say("\(amount) in all", "insgesamt \(amount)") }
    /// How often a saboteur was noticed on the day: `the 2nd time`.
    package func nthTime(_ number: Int) -> String {
        let ending =
            switch (number % 10, number % 100) {
            case (_, 11...13): "th"
            case (1, _): "st"
            case (2, _): "nd"
            case (3, _): "rd"
            default: "th"
            }
        return say("the \(number)\(ending) time", "zum \(number). Mal")
    }
    /// A streak after something was logged: `29 days, 2 jokers; 1 day to the next`.
    ///
    /// `isFirst`: no joker was ever earned.
    package func streakAnswer(_ length: String, jokers: Int, next: Int?, isFirst: Bool, _ unit: StreakUnit) -> String {
        let held = jokers > 0 ? ", \(self.jokers(jokers))" : ""
        let goal =
            isFirst
            ? say("the first joker", "zum ersten Joker")
            : jokers > 0 ? say("the next", "zum nächsten") : say("the next joker", "zum nächsten Joker")
        return length + held
            + (next.map { say("; \(units($0, unit)) to \(goal)", "; noch \(units($0, unit)) bis \(goal)") } ?? "")
    }
    /// How far the week of a streak of weeks has come: `1 of 3 this week`.
    package func weekSoFar(_ progress: StreakWalk.WeekProgress) -> String {
        let done = n(progress.good)
        return progress.good > progress.needed
            ? say("\(days(progress.good)) this week", "\(days(progress.good)) in dieser Woche")
            : say("\(done) of \(n(progress.needed)) this week", "\(done) von \(n(progress.needed)) in dieser Woche")
    }
    /// That numbers wait for errors to be mended.
    package func notCounted(errors: Int) -> String {
        say(
            "The streaks are not counted before \(errors == 1 ? "the error is" : "the \(errors) errors are") mended.",
            errors == 1
                ? "Die Serien werden erst gezählt, wenn der Fehler behoben ist."
                : "Die Serien werden erst gezählt, wenn die \(errors) Fehler behoben sind.")
    }
    /// Of a record of a day that has not begun in the city of the person's zone: from when on it counts, and the command for
    /// who stays away. `time` is when days begin there, nil for midnight.
    package func countsFrom(_ time: String?, in city: String, _ command: String) -> String {
        say(
            "It counts from \(time ?? "midnight") in \(city); staying? \(command)",
            "Das zählt ab \(time.map { "\($0) Uhr" } ?? "Mitternacht") in \(city); du bleibst länger? \(command)")
    }
    /// What the name of a city is replaced by in a command.
    package var cityInCommand: String { say("CITY", "STADT") }
    /// Said where the profile could not be read, so that the zone is not known.
    package var daysAreOfUTC: String {
        say(
            "profile.json could not be read, so the day and the time are those of UTC.",
            "profile.json war nicht lesbar; Tag und Uhrzeit sind daher die von UTC.")
    }
    /// Asked where the day before has an entry and today has none.
    package func whichDay(_ day: String, has entry: String) -> String {
        say(
            "\(capitalized(day)) has an entry: \(entry). Correct it (c), or is this about today (t)? ",
            "\(capitalized(day)) hat schon einen Eintrag: \(entry). Korrigieren (k), oder geht es um heute (h)? ")
    }
    /// Answers to it, in lower case.
    package var correctWords: [String] {
        say(["c", "correct", "y", "yesterday"], ["k", "korrigieren", "g", "gestern"])
    }
    package var todayWords: [String] { say(["t", "today"], ["h", "heute"]) }
    /// Asked about a date whose year may be mistyped, with what can be answered; said if there is no person to ask.
    package func isYearRight(_ day: String) -> String {
        say(
            "Is the year right? \(day) is far from the records around it.",
            "Stimmt das Jahr? \(day) liegt weit weg von den anderen Einträgen.")
    }
    package var yesOrDate: String { say("(y, or the right date) ", "(j, oder das richtige Datum) ") }
    /// Asked about a day that has no entry yet; the answer follows on the same line.
    package func howWas(_ day: String) -> String { "\(capitalized(day))? " }
    /// The keys that answer, told once.
    package var levelKeys: String {
        say(
            "One key a day: 0-9 drinks, s steady (none), e easy (2-5), w wild (6 or more), space to skip, q to end.",
            "Eine Taste pro Tag: 0-9 Drinks, r ruhig (keine), l locker (2-5), w wild (6 und mehr), Leertaste überspringt, q beendet."
        )
    }
    /// No day since the last entry waits for one.
    package var nothingIsOpen: String {
        say(
            "No day since the last entry is open. Anything else is said as in: reportgen log water 2",
            "Seit dem letzten Eintrag ist kein Tag offen. Alles andere geht so: reportgen log wasser 2")
    }
    /// `action` is what was typed, `time` when.
    /// What `unlog` took out of a day.
    package func takenOut(_ what: String, of day: String) -> String {
        say("\(capitalized(day)): \(what) removed.", "\(capitalized(day)): \(what) gelöscht.")
    }
    /// The keys of `profile.json` that a tracker was taken out of when it was removed.
    package func takenOut(of keys: [String]) -> String {
        say(
            "It was also taken out of these settings: \(keys.joined(separator: ", "))",
            "Er ist auch nicht mehr in diesen Einstellungen: \(keys.joined(separator: ", "))")
    }
    package var levelOfDay: String { say("level", "Stufe") }
    package func undone(_ action: String, _ time: String) -> String {
        say("Taken back: \(action), of \(time).", "Zurückgenommen: \(action), vom \(time).")
    }
    /// Warned of before a tracker changes its mode.
    package var streakTypeChanges: String { say("Streak type will change.", "Streak-Typ ändert sich.") }
    /// `Water: 5 days -> 0 days`; `before` and `after` are of `streakAnswer`, or `none`.
    package func streakBecomes(_ name: String, _ before: String, _ after: String) -> String {
        "\(name): \(before) → \(after)"
    }
    /// The past days of which a new time zone makes other ones; ascending, at least one.
    package func pastDaysChange(_ days: [Day]) -> String {
        let which = days.count > 5 ? [span(date(days[0]), date(days[days.count - 1]))] : days.map(date)
        return counted(
            days.count, ("past day changes: ", "past days change: "),
            ("vergangener Tag ändert sich: ", "vergangene Tage ändern sich: ")
        ).text + enumeration(which)
    }
    /// What the sober timer counts from, before another one is shown.
    package var timerStart: String { say("Start of the timer", "Beginn des Timers") }
    /// A streak that does not exist.
    package var none: String { say("no streak", "keine Serie") }
    /// What becomes of the streak of a mode that ends; `streak` is its length.
    package func archivedStreak(_ name: String, _ streak: String) -> String {
        say(
            "\(name): the streak so far, \(streak), is kept among its earlier streaks.",
            "\(name): Die bisherige Serie, \(streak), bleibt bei den früheren Serien erhalten.")
    }
    /// Asked before something is done.
    package var doIt: String { say("Do it? (y/n) ", "So machen? (j/n) ") }
    package var nothingDone: String { say("Nothing was changed.", "Nichts wurde geändert.") }
    /// The files say it already.
    package var saidAlready: String {
        say("It is so already; nothing was changed.", "Das steht schon so da; nichts wurde geändert.")
    }
    package func changed(_ file: String) -> String { say("changed \(file)", "geändert: \(file)") }
    /// Offered to who wants to drink less from now on: how savings become what is really spent.
    package func countWhatYouSpend(_ command: String) -> String {
        say(
            "Savings are what sober days saved; what you really spend counts with: \(command)",
            "Als gespart gilt, was nüchterne Tage sparen; was du wirklich ausgibst, zählt mit: \(command)")
    }
    /// The days since the last drink have no entry; the command takes them for steady.
    package func assumeDaysSince(_ command: String) -> String {
        say(
            "The days since have no entry and do not count as sober; if you drank nothing: \(command)",
            "Die Tage seither haben keinen Eintrag und zählen nicht als nüchtern; wenn du nichts getrunken hast: \(command)"
        )
    }
    /// A pause that was written down; `last` is nil where it has no end.
    package func pauseHolds(_ reason: String?, _ first: String, _ last: String?) -> String {
        "Pause\(reason.map { " (\($0))" } ?? ""): "
            + (last.map { say("\(first) to \($0)", "\(first) bis \($0)") }
                ?? say("from \(first) until further notice", "ab \(first) bis auf Weiteres"))
    }
    /// A question of `tracker add`; the answer follows on the same line.
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
    /// An answer that cannot be used, and what was expected instead.
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
    /// Words for what the logs of a tracker are for, in lower case; the first is shown.
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
    /// That a tracker was added, and how it is logged.
    package func added(_ tracker: String, log: String) -> String {
        say("added \(tracker); it is logged with: \(log)", "neu: \(tracker); eingetragen wird so: \(log)")
    }
    /// Said of a tracker that is not active, and of one that the public edition shows.
    package var restsNow: String { say("rests", "ruht") }
    package var isPublic: String { say("public", "öffentlich") }
    package var daysArePublic: String { say("its days are public", "die Tage sind öffentlich") }
    package var noTrackers: String {
        say(
            "There are no trackers yet. The command “reportgen tracker add” makes one.",
            "Es gibt noch keine Tracker. Der Befehl „reportgen tracker add“ legt einen an.")
    }
    /// As `dayName`, with the date of today too.
    func datedDayName(_ day: Day, today: Day) -> String {
        let year = day.date.year == today.date.year ? "" : " \(day.date.year)"
        let date = say(
            "\(name(of: day.weekday)) \(dayAndMonth(day))\(year)",
            "\(name(of: day.weekday)), \(dayAndMonth(day))\(year)")
        return switch day.distance(to: today) {
        case 0: say("today, \(date)", "heute, \(date)")
        case 1: say("yesterday, \(date)", "gestern, \(date)")
        default: date
        }
    }
}

/// A question of `reportgen tracker add`, in the order in which they are asked.
package enum TrackerQuestion: CaseIterable, Sendable {
    case name, purpose, kind, icon, mode, reflection, options, target, schedule, streak, reminder, health
}

/// What the logs of a tracker of one's own are for, which is asked before anything else about it.
package enum TrackerPurpose: String, CaseIterable, Sendable {
    /// Logging is the exercise.
    case awareness
    /// Logging documents what was done.
    case activity

    /// The modes of its trackers, but for the selection, which needs its options first.
    package var modes: [Tracker.Mode] {
        self == .activity ? [.yesNo, .counter, .number] : [.awareness, .avoidance, .note]
    }

    /// The field of a form with its modes.
    package var modeField: String { rawValue + "-mode" }
}
