package import Counting
package import Model

extension Phrases {
    package var story: String { say("The story so far", "Die Geschichte bis hierher") }
    package var storyDescription: String {
        say("What happened so far, from the first entry on.", "Was bisher geschah, vom ersten Eintrag an.")
    }
    package var storyLede: String {
        say(
            "Told from what you wrote down, in the order in which it happened.",
            "Erzählt aus dem, was du aufgeschrieben hast, in der Reihenfolge, in der es geschah.")
    }
    package var readTheStory: String { say("Read the story so far", "Die Geschichte bis hierher lesen") }
    /// One or two sentences.
    package func chapterText(_ event: StoryEvent) -> String {
        switch event.kind {
        case .firstRecord(false, _, _):
            say(
                "It begins on \(name(of: event.day.weekday)), \(date(event.day)).",
                "Es beginnt am \(name(of: event.day.weekday)), dem \(date(event.day)).")
        case .firstRecord(true, let isSober, _):
            say(
                "Your first entry is for \(name(of: event.day.weekday)), \(date(event.day))."
                    + (isSober ? " It was a sober day." : ""),
                "Dein erster Eintrag ist vom \(name(of: event.day.weekday)), dem \(date(event.day))."
                    + (isSober ? " Es war ein nüchterner Tag." : ""))
        case .milestone(1, _), .streakMilestone(_, 1, .day), .streakMilestone(_, 1, .plannedDay):
            say(
                "\(name(of: event.day.weekday)), \(date(event.day)). Every streak begins with one day.",
                "\(name(of: event.day.weekday)), \(date(event.day)). Jede Serie beginnt mit einem Tag.")
        case .milestone(let days, let start): milestone(days, from: start, to: event.day)
        case .streakMilestone(_, let length, .week):
            length == 1
                ? say(
                    "The week from \(date(event.day)). Every streak begins with one week.",
                    "Die Woche ab dem \(date(event.day)). Jede Serie beginnt mit einer Woche.")
                : say(
                    "With the week from \(date(event.day)) the streak was that long for the first time.",
                    "Mit der Woche ab dem \(date(event.day)) war die Serie zum ersten Mal so lang.")
        case .streakMilestone:
            say("Reached on \(date(event.day)), for the first time.", "Erreicht am \(date(event.day)), zum ersten Mal.")
        case .firstFullDay(let habits):
            say(
                "On \(name(of: event.day.weekday)), \(date(event.day)), everything that was planned for a day was done for the first time: \(n(habits)) of \(n(habits)).",
                "Am \(name(of: event.day.weekday)), dem \(date(event.day)), war zum ersten Mal alles erledigt, was an dem Tag anstand: \(n(habits)) von \(n(habits))."
            )
        case .firstHealed:
            say(
                "On \(name(of: event.day.weekday)), \(date(event.day)), a joker healed a day for the first time. The streak went on.",
                "Am \(name(of: event.day.weekday)), dem \(date(event.day)), hat zum ersten Mal ein Joker einen Tag geheilt. Die Serie ging weiter."
            )
        case .healedSaturdays(let days):
            say(
                "The Saturdays of \(enumeration(days.map { n($0.dayOfMonth) })) \(text(event.day.yearMonth)) didn't go to plan, and each time a joker healed the day. The streak went on.",
                "Die Samstage am \(enumeration(days.map { "\($0.dayOfMonth)." })) \(text(event.day.yearMonth)) liefen anders, und jedes Mal hat ein Joker den Tag geheilt. Die Serie ging weiter."
            )
        case .record(let run):
            say(
                "\(soberDays(run.length)), from \(span(from: run.first, to: run.last)).",
                "\(soberDays(run.length)), vom \(span(from: run.first, to: run.last)).")
        case .quiet(let first, let days, let back): quiet(months(from: first, to: event.day.yearMonth), days, back)
        case .year(let year): text(of: year)
        case .longest(let run, _):
            say(
                "\(soberDays(run.length)), from \(span(from: run.first, to: run.last)). Nothing takes that away.",
                "\(soberDays(run.length)), vom \(span(from: run.first, to: run.last)). Das nimmt dir niemand mehr.")
        }
    }
    /// `March to May 2021`, with common parts written once; a single month by name.
    package func months(from first: YearMonth, to last: YearMonth) -> String {
        if first == last { return text(first) }
        return first.year == last.year
            ? say("\(monthName(first.month)) to \(text(last))", "\(monthName(first.month)) bis \(text(last))")
            : say("\(text(first)) to \(text(last))", "\(text(first)) bis \(text(last))")
    }
    package func dayNumber(_ number: Int) -> String { say("Day \(n(number))", "Tag \(n(number))") }
    /// The last chapter about today's streak; `longest` is the longest of the others.
    package func storyToday(_ day: Int, longest: Int?, next rung: NextRung?) -> String {
        if let longest, longest >= day {
            switch longest + 1 - day {
            case 1: return say("One more and it is your longest.", "Noch einer, dann ist es deine längste Serie.")
            case let more where more <= 7:
                return say(
                    "\(n(more)) more and it is your longest.", "Noch \(n(more)), dann ist es deine längste Serie.")
            default: break
            }
        }
        let record =
            longest.map { $0 < day } ?? false
            ? say("Your longest sober streak so far.", "Deine bisher längste nüchterne Serie.") : nil
        let next = rung.map { "\(nextMilestone): \(days($0.length)), \(distance(to: $0))." }
        return [record, next].compactMap(\.self).joined(separator: " ")
    }
    package var toBeContinued: String { say("To be continued.", "Fortsetzung folgt.") }
    /// Below the last chapter of a story of a few days.
    package var storyBegins: String {
        say(
            "This is the beginning. The next chapters come with the days.",
            "Das ist der Anfang. Die nächsten Kapitel kommen mit den Tagen.")
    }
    /// `30 sober days`: on the day on which they are reached.
    package func milestoneReached(_ days: String) -> String {
        say("Milestone reached: \(days).", "Meilenstein erreicht: \(days).")
    }
    /// The sentences for such days if the person has none of their own.
    package var celebrations: [String] {
        say(
            [
                "What you have reached stays reached.", "One evening at a time, and here you are.",
                "Look back for a moment: all of that is yours.", "Do something nice today.",
            ],
            [
                "Was du erreicht hast, bleibt erreicht.", "Ein Abend nach dem anderen, und jetzt bist du hier.",
                "Schau kurz zurück: Das alles gehört dir.", "Gönn dir heute etwas Schönes.",
            ])
    }
    private func entered(_ number: Int, assumed: Int) -> String {
        say(
            "\(n(number)) recorded\(assumed > 0 ? " or assumed" : "") days",
            assumed > 0
                ? "\(n(number)) eingetragenen oder angenommenen \(number == 1 ? "Tag" : "Tagen")"
                : "\(dativeDays(number)) mit Eintrag")
    }
    private func milestone(_ days: Int, from start: Day, to end: Day) -> String {
        let words = say(
            "Sober from \(span(from: start, to: end))",
            "Nüchtern vom \(span(from: start, to: end))")
        return switch days {
        case 30: say("\(words). A month of evenings.", "\(words). Ein ganzer Monat.")
        case 90: say("\(words). As long as a season.", "\(words). So lang wie eine Jahreszeit.")
        case 100: say("\(words). A number with three digits.", "\(words). Eine dreistellige Zahl.")
        case 365: say("\(words). Every season was in it.", "\(words). Jede Jahreszeit war dabei.")
        case 1000: say("\(words). A number with four digits.", "\(words). Eine vierstellige Zahl.")
        default: say("\(words), your longest yet.", "\(words), zum ersten Mal so lange.")
        }
    }
    /// Such as `2 to 15 February 2025`; in German after "vom": `2. bis zum 15. Februar 2025`.
    private func span(from first: Day, to last: Day) -> String {
        let begin =
            first.yearMonth == last.yearMonth
            ? say(String(first.dayOfMonth), "\(first.dayOfMonth).")
            : first.date.year == last.date.year ? dayAndMonth(first) : date(first)
        return say("\(begin) to \(date(last))", "\(begin) bis zum \(date(last))")
    }
    private func text(of year: StoryEvent.Year) -> String {
        if year.habits.asked > 0 {
            let (done, share) = (habitsDone(year.habits), percent(year.habits.percent ?? 0))
            return say("\(done) in this year: \(share).", "In diesem Jahr \(done), das sind \(share).")
        }
        guard year.levels > 0 else {
            return say(
                "The year ended with \(days(year.recorded)) on which something was recorded.",
                "Am Ende des Jahres stand an \(dativeDays(year.recorded)) etwas da.")
        }
        let (days, entered) = (days(year.levels, assumed: year.assumed), entered(year.levels, assumed: year.assumed))
        if let drinks = year.drinks {
            return say(
                "The year ended with \(self.drinks(drinks)) on \(days).",
                "Das Jahr endete mit \(self.drinks(drinks)) an \(entered).")
        }
        guard year.sober > 0 else {
            return say(
                "The year ended with \(days).",
                "Am Ende des Jahres \(year.levels == 1 ? "stand" : "standen") da \(days).")
        }
        let more = year.more.flatMap { more in
            more > 0 ? say(", \(n(more)) more than the year before", ", \(n(more)) mehr als im Jahr davor") : nil
        }
        let words = say(
            "The year ended with \(soberDays(year.sober)) out of \(entered)\(more ?? "").",
            "Am Ende des Jahres \(year.sober == 1 ? "war" : "waren") \(n(year.sober)) von \(entered) nüchtern\(more ?? "")."
        )
        if year.longest < 3 { return words }
        return say(
            "\(words) The longest streak of the year lasted \(self.days(year.longest)).",
            "\(words) Die längste Serie des Jahres dauerte \(self.days(year.longest)).")
    }
    private func quiet(_ months: String, _ days: Int, _ back: Day) -> String {
        let written =
            switch days {
            case 0: say("nothing was written down", "nichts aufgeschrieben")
            case 1: say("\(self.days(1)) was written down", "ein Tag aufgeschrieben")
            default: say("\(self.days(days)) were written down", "\(self.days(days)) aufgeschrieben")
            }
        return say(
            "In \(months) \(written). On \(date(back)) you came back.",
            "\(months): \(written). Am \(date(back)) warst du wieder da.")
    }
}
