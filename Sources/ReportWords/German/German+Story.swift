import ProgressAnalysis
import ProgressModel

extension German: StoryPhrases {
    var story: String { "Die Geschichte bis hierher" }
    var storyDescription: String { "Was bisher geschah, vom ersten Eintrag an." }
    var storyLede: String { "Erzählt aus dem, was du aufgeschrieben hast, in der Reihenfolge, in der es geschah." }
    var readTheStory: String { "Die Geschichte bis hierher lesen" }
    var toBeContinued: String { "Fortsetzung folgt." }
    var storyBegins: String { "Das ist der Anfang. Die nächsten Kapitel kommen mit den Tagen." }
    func milestoneReached(_ days: String) -> String { "Meilenstein erreicht: \(days)." }
    var celebrations: [String] {
        [
            "Was du erreicht hast, bleibt erreicht.", "Ein Abend nach dem anderen, und jetzt bist du hier.",
            "Schau kurz zurück: Das alles gehört dir.", "Gönn dir heute etwas Schönes.",
        ]
    }

    func chapterTitle(_ event: StoryEvent) -> String {
        switch event.kind {
        case .firstRecord(let isWritten, _, _): isWritten ? "Der erste Eintrag" : "Der Anfang"
        case .milestone(1, _): "Der erste nüchterne Tag"
        case .milestone(3, _): "Drei Tage in Folge"
        case .milestone(7, _): "Die erste nüchterne Woche"
        case .milestone(14, _): "Zwei Wochen in Folge"
        case .milestone(21, _): "Drei Wochen in Folge"
        case .milestone(365, _): "Ein ganzes Jahr"
        case .milestone(let days, _):
            days % 365 == 0 ? "\(numbers.text(days / 365)) Jahre in Folge" : "\(self.days(days).text) in Folge"
        case .streakMilestone(let streak, let length, let unit): title(of: streak, length, unit)
        case .firstFullDay: "Alles erledigt"
        case .firstHealed: "Der erste geheilte Tag"
        case .healedSaturdays(let days): "\(capitalized(few(days.count))) geheilte Samstage"
        case .record: "Länger als je zuvor"
        case .quiet: "Eine stille Zeit"
        case .quarter(let quarter):
            if let drinks = quarter.drinks {
                self.drinks(drinks).text
            } else {
                quarter.sober == 0
                    ? "\(days(quarter.levels).text) \(quarter.assumed > 0 ? "eingetragen oder angenommen" : "mit Eintrag")"
                    : soberDays(quarter.sober).text
            }
        case .year(let year): "Rückblick auf \(year.year)"
        case .longest(_, _, isOnly: true): "Die erste nüchterne Serie"
        case .longest: "Die bisher längste nüchterne Serie"
        }
    }

    func chapterText(_ event: StoryEvent) -> String {
        switch event.kind {
        case .firstRecord(false, _, _): "Es beginnt am \(name(of: event.day.weekday)), dem \(date(event.day))."
        case .firstRecord(true, let isSober, let isFirst):
            "Der erste Eintrag ist der von \(name(of: event.day.weekday)), dem \(date(event.day))."
                + (isSober ? " Es war ein nüchterner Tag." : isFirst ? " Damit begann alles, was hier steht." : "")
        case .milestone(1, _): "\(name(of: event.day.weekday)), \(date(event.day)). Jede Serie beginnt mit einem Tag."
        case .milestone(let days, let start): milestone(days, from: start, to: event.day)
        case .streakMilestone(_, let length, .week):
            length == 1
                ? "Die Woche ab dem \(date(event.day)). Jede Serie beginnt mit einer Woche."
                : "Mit der Woche ab dem \(date(event.day)) war die Serie zum ersten Mal so lang."
        case .streakMilestone(_, let length, _):
            length == 1
                ? "\(name(of: event.day.weekday)), \(date(event.day)). Jede Serie beginnt mit einem Tag."
                : "Erreicht am \(date(event.day)), zum ersten Mal."
        case .firstFullDay(let habits):
            "Am \(name(of: event.day.weekday)), dem \(date(event.day)), war zum ersten Mal alles erledigt, was an dem Tag anstand: \(numbers.text(habits)) von \(numbers.text(habits))."
        case .firstHealed:
            "Am \(name(of: event.day.weekday)), dem \(date(event.day)), hat zum ersten Mal ein Joker einen Tag geheilt. Die Serie ging weiter."
        case .healedSaturdays(let days):
            "Die Samstage am \(enumeration(days.map { "\($0.dayOfMonth)." })) \(text(event.day.yearMonth)) liefen anders, und jedes Mal hat ein Joker den Tag geheilt. Die Serie ging weiter."
        case .record(let run): "\(soberDays(run.length).text), vom \(span(from: run.first, to: run.last))."
        case .quiet(let first, let days, let back): quiet(months(from: first, to: event.day.yearMonth), days, back)
        case .quarter(let quarter) where quarter.drinks != nil:
            "An \(dativeEntered(quarter.levels, assumed: quarter.assumed))."
        case .quarter(let quarter):
            [
                quarter.sober == 0 ? nil : "Von \(dativeEntered(quarter.levels, assumed: quarter.assumed)).",
                quarter.longest < 3
                    ? quarter.sober == 0 ? "Deine Worte aus dieser Zeit:" : nil
                    : "Die längste Serie dieser Monate dauerte \(days(quarter.longest).text).",
            ].compactMap(\.self).joined(separator: " ")
        case .year(let year): text(of: year)
        case .longest(let run, let isCurrent, _):
            "\(soberDays(run.length).text), vom \(span(from: run.first, to: run.last)). "
                + (isCurrent ? "Sie läuft noch." : "Das nimmt dir niemand mehr.")
        }
    }

    private func quiet(_ months: String, _ days: Int, _ back: Day) -> String {
        let written =
            switch days {
            case 0: "nichts aufgeschrieben"
            case 1: "ein Tag aufgeschrieben"
            default: "\(self.days(days).text) aufgeschrieben"
            }
        return "\(months): \(written). Am \(date(back)) warst du wieder da."
    }

    private func title(of streak: StoryEvent.StreakName, _ length: Int, _ unit: StreakUnit) -> String {
        let (name, mode): (String, Tracker.Mode?) =
            switch streak {
            case .activity(let activity): (activity.name(self), nil)
            case .tracker(let name, let mode): (name.text(in: .german).isolated, mode)
            case .goalOfDrinks: (withinGoalLabel, nil)
            }
        if case .goalOfDrinks = streak {
            return length == 1 ? "Die erste Woche im Rahmen" : "\(numbers.text(length)) Wochen in Folge im Rahmen"
        }
        if mode == .avoidance {
            return length == 1 ? "Der erste Tag ohne \(name)" : daysWithout(length, name).text
        }
        guard length > 1 else {
            switch unit {
            case .day: return mode == .awareness ? "Zum ersten Mal bemerkt: \(name)" : "Der erste Tag: \(name)"
            case .plannedDay: return "Der erste geplante Tag: \(name)"
            case .week: return "Die erste Woche: \(name)"
            }
        }
        return "\(name): \(mode == .awareness ? awareLength(length, unit).text : "\(units(length, unit)) in Folge")"
    }

    /// In the dative: `90 Tagen mit Eintrag`.
    private func dativeEntered(_ number: Int, assumed: Int) -> String {
        let days = counted(number, "Tag", "Tagen").text
        return assumed > 0
            ? "\(numbers.text(number)) eingetragenen oder angenommenen \(number == 1 ? "Tag" : "Tagen")"
            : "\(days) mit Eintrag"
    }

    private func milestone(_ days: Int, from start: Day, to end: Day) -> String {
        let words = "Nüchtern vom \(span(from: start, to: end))"
        return switch days {
        case 7: "\(words). Jeder Wochentag war dabei."
        case 30: "\(words). Ein ganzer Monat."
        case 90: "\(words). So lang wie eine Jahreszeit."
        case 100: "\(words). Eine dreistellige Zahl."
        case 365: "\(words). Jede Jahreszeit war dabei."
        case 1000: "\(words). Eine vierstellige Zahl."
        default: "\(words), zum ersten Mal so lange."
        }
    }

    /// After „vom“: `2. bis zum 15. Februar 2025`.
    private func span(from first: Day, to last: Day) -> String {
        let begin =
            first.yearMonth == last.yearMonth
            ? "\(first.dayOfMonth)." : first.date.year == last.date.year ? dayAndMonth(first) : date(first)
        return "\(begin) bis zum \(date(last))"
    }

    private func text(of year: StoryEvent.Year) -> String {
        if year.habits.asked > 0 {
            return
                "In diesem Jahr \(habitsDone(year.habits).text), das sind \(percent(year.habits.percent ?? 0))."
        }
        guard year.levels > 0 else {
            return "Am Ende des Jahres stand an \(dativeUnits(year.recorded, .day)) etwas da."
        }
        if let drinks = year.drinks {
            let days = dativeEntered(year.levels, assumed: year.assumed)
            return "Das Jahr endete mit \(self.drinks(drinks).text) an \(days)."
        }
        guard year.sober > 0 else {
            let verb = year.levels == 1 ? "stand" : "standen"
            let kind = year.assumed > 0 ? "eingetragen oder angenommen" : "mit Eintrag"
            return "Am Ende des Jahres \(verb) da \(days(year.levels).text) \(kind)."
        }
        let more = year.more.map { $0 > 0 ? ", \(numbers.text($0)) mehr als im Jahr davor" : "" } ?? ""
        let words =
            "Am Ende des Jahres \(year.sober == 1 ? "war" : "waren") es \(soberDays(year.sober).text) von \(dativeEntered(year.levels, assumed: year.assumed))\(more)."
        return year.longest < 3 ? words : "\(words) Die längste Serie des Jahres dauerte \(days(year.longest).text)."
    }

    /// A number from 2 to 5 as a word.
    private func few(_ number: Int) -> String {
        let words = ["zwei", "drei", "vier", "fünf"]
        return words.indices.contains(number - 2) ? words[number - 2] : numbers.text(number)
    }

    func months(from first: YearMonth, to last: YearMonth) -> String {
        if first == last { return text(first) }
        return first.year == last.year
            ? "\(monthName(first.month)) bis \(text(last))" : "\(text(first)) bis \(text(last))"
    }
}
