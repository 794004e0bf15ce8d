package import Counting
package import Model

extension Phrases {
    /// Additional words for an activity, in lower case.
    package func words(for kind: Session.Kind) -> [String] {
        switch kind {
        case .meditation: say(["meditate", "meditated"], ["meditieren", "meditiert"])
        case .breathing: say(["breathe", "breath"], ["atmen", "atemübungen"])
        case .workout: say(["exercise", "sport", "sports"], ["sport", "bewegung"])
        }
    }
    /// `yesterday, Friday 20 November`, for the beginning of an answer, or within a sentence.
    package func dayName(_ day: Day, today: Day) -> String {
        day == today ? say("today", "heute") : datedDayName(day, today: today)
    }
    /// `easy, 3 drinks`; `drinks` is nil if they weren't counted.
    package func levelWords(_ level: Level, _ drinks: FixedDecimal?) -> String {
        let name = self.level(level).lowercased()
        guard let drinks, drinks != .zero else { return name }
        return "\(name), \(self.drinks(drinks))"
    }
    /// If an entry is corrected: `, instead of easy`; `before` is from `levelWords`.
    package func insteadOf(_ before: String) -> String { say(" (before: \(before))", " (vorher: \(before))") }
    /// The day already has this entry.
    package var asBefore: String { say(", as it was", ", wie bisher") }
    /// The answer is older than the day's entry, but arrived later.
    package var laterAnswerStands: String {
        say("; a later answer for this day stands", "; es gilt eine spätere Antwort für diesen Tag")
    }
    /// The same press arrived before and was written down.
    package var writtenBefore: String { say("; this was written down before", "; das steht schon da") }
    /// The same press was written down, but the day was corrected since.
    package var correctedSince: String {
        say(
            "; this was written down before and has been corrected since",
            "; das stand schon da und wurde inzwischen berichtigt")
    }
    /// The same press was written down, but undone since.
    package var takenBackSince: String {
        say(
            "; this was taken back since and is not written again",
            "; das wurde inzwischen zurückgenommen und wird nicht noch einmal geschrieben")
    }
    package var noted: String { say("noted", "notiert") }
    /// A counter is at 0 on a day.
    package func noneCounted(isToday: Bool) -> String {
        isToday ? say("none today", "heute nichts") : say("none", "nichts")
    }
    /// The minutes of the day, after those of one session: `24 min in all`.
    package func allTogether(_ amount: String) -> String { say("\(amount) in all", "insgesamt \(amount)") }
    /// The number of times a saboteur was noticed on the day: `the 2nd time`.
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
    /// A streak after a log: `29 days, 2 jokers; 1 day to the next`.
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
    /// The state of the week of a weekly streak: `1 of 3 this week`.
    package func weekSoFar(_ progress: StreakWalk.WeekProgress) -> String {
        let done = n(progress.good)
        return progress.good > progress.needed
            ? say("\(days(progress.good)) this week", "\(days(progress.good)) in dieser Woche")
            : say("\(done) of \(n(progress.needed)) this week", "\(done) von \(n(progress.needed)) in dieser Woche")
    }
    /// Numbers aren't shown until errors are fixed.
    package func notCounted(errors: Int) -> String {
        say(
            "The streaks are not counted before \(errors == 1 ? "the error is" : "the \(errors) errors are") mended.",
            errors == 1
                ? "Die Serien werden erst gezählt, wenn der Fehler behoben ist."
                : "Die Serien werden erst gezählt, wenn die \(errors) Fehler behoben sind.")
    }
    /// When a record starts to count, if its day hasn't begun in the city of the person's zone.
    ///
    /// With the command for people who don't return. `time` is when days begin there, nil for midnight.
    package func countsFrom(_ time: String?, in city: String, _ command: String) -> String {
        say(
            "It counts from \(time ?? "midnight") in \(city); staying? \(command)",
            "Das zählt ab \(time.map { "\($0) Uhr" } ?? "Mitternacht") in \(city); du bleibst länger? \(command)")
    }
    package var cityInCommand: String { say("CITY", "STADT") }
    /// Shown if the profile couldn't be read, so that the zone isn't known.
    package var daysAreOfUTC: String {
        say(
            "profile.json could not be read, so the day and the time are those of UTC.",
            "profile.json war nicht lesbar; Tag und Uhrzeit sind daher die von UTC.")
    }
    /// Asked if the day before has an entry and today has none.
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
    /// Asked about a date whose year may be mistyped, with the possible answers; a message without a terminal.
    package func isYearRight(_ day: String) -> String {
        say(
            "Is the year right? \(day) is far from the records around it.",
            "Stimmt das Jahr? \(day) liegt weit weg von den anderen Einträgen.")
    }
    package var yesOrDate: String { say("(y, or the right date) ", "(j, oder das richtige Datum) ") }
    /// Asked about a day without an entry; the answer follows on the same line.
    package func howWas(_ day: String) -> String { "\(capitalized(day))? " }
    /// The keys for the answers, shown once.
    package var levelKeys: String {
        say(
            "One key a day: 0-9 drinks, s steady (none), e easy (2-5), w wild (6 or more), space to skip, q to end.",
            "Eine Taste pro Tag: 0-9 Drinks, r ruhig (keine), l locker (2-5), w wild (6 und mehr), Leertaste überspringt, q beendet."
        )
    }
    /// No day since the last entry is missing one.
    package var nothingIsOpen: String {
        say(
            "No day since the last entry is open. Anything else is said as in: reportgen log water 2",
            "Seit dem letzten Eintrag ist kein Tag offen. Alles andere geht so: reportgen log wasser 2")
    }
    /// What `unlog` removed from a day.
    package func takenOut(_ what: String, of day: String) -> String {
        say("\(capitalized(day)): \(what) removed.", "\(capitalized(day)): \(what) gelöscht.")
    }
    /// The keys of `profile.json` from which a removed tracker was deleted.
    package func takenOut(of keys: [String]) -> String {
        say(
            "It was also taken out of these settings: \(keys.joined(separator: ", "))",
            "Er ist auch nicht mehr in diesen Einstellungen: \(keys.joined(separator: ", "))")
    }
    package var levelOfDay: String { say("level", "Stufe") }
    /// `action` is the command, `time` when it was given.
    package func undone(_ action: String, _ time: String) -> String {
        say("Taken back: \(action), of \(time).", "Zurückgenommen: \(action), vom \(time).")
    }
    /// The warning before a tracker changes its mode.
    package var streakTypeChanges: String { say("Streak type will change.", "Streak-Typ ändert sich.") }
    /// `Water: 5 days -> 0 days`; `before` and `after` are from `streakAnswer`, or `none`.
    package func streakBecomes(_ name: String, _ before: String, _ after: String) -> String {
        "\(name): \(before) → \(after)"
    }
    /// The past days that a new time zone changes; ascending, at least one.
    package func pastDaysChange(_ days: [Day]) -> String {
        let which = days.count > 5 ? [span(date(days[0]), date(days[days.count - 1]))] : days.map(date)
        return counted(
            days.count, ("past day changes: ", "past days change: "),
            ("vergangener Tag ändert sich: ", "vergangene Tage ändern sich: ")
        ).text + enumeration(which)
    }
    /// The current start of the sober timer, before the new one.
    package var timerStart: String { say("Start of the timer", "Beginn des Timers") }
    /// A streak that doesn't exist.
    package var none: String { say("no streak", "keine Serie") }
    /// The streak of a mode that ends is archived; `streak` is its length.
    package func archivedStreak(_ name: String, _ streak: String) -> String {
        say(
            "\(name): the streak so far, \(streak), is kept among its earlier streaks.",
            "\(name): Die bisherige Serie, \(streak), bleibt bei den früheren Serien erhalten.")
    }
    /// Asks for confirmation.
    package var doIt: String { say("Do it? (y/n) ", "So machen? (j/n) ") }
    package var nothingDone: String { say("Nothing was changed.", "Nichts wurde geändert.") }
    package var saidAlready: String {
        say("It is so already; nothing was changed.", "Das steht schon so da; nichts wurde geändert.")
    }
    package func changed(_ file: String) -> String { say("changed \(file)", "geändert: \(file)") }
    /// Offered to people who want to drink less: how savings become what is really saved.
    package func countWhatYouSpend(_ command: String) -> String {
        say(
            "Savings are what sober days saved; what you really spend counts with: \(command)",
            "Als gespart gilt, was nüchterne Tage sparen; was du wirklich ausgibst, zählt mit: \(command)")
    }
    /// The days since the last drink have no entry; the command assumes them to be steady.
    package func assumeDaysSince(_ command: String) -> String {
        say(
            "The days since have no entry and do not count as sober; if you drank nothing: \(command)",
            "Die Tage seither haben keinen Eintrag und zählen nicht als nüchtern; wenn du nichts getrunken hast: \(command)"
        )
    }
    /// A pause that was written down; `last` is nil if it has no end.
    package func pauseHolds(_ reason: String?, _ first: String, _ last: String?) -> String {
        "Pause\(reason.map { " (\($0))" } ?? ""): "
            + (last.map { say("\(first) to \($0)", "\(first) bis \($0)") }
                ?? say("from \(first) until further notice", "ab \(first) bis auf Weiteres"))
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
