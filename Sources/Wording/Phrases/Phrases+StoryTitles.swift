package import Counting
import Model

extension Phrases {
    package func chapterTitle(_ event: StoryEvent) -> String {
        switch event.kind {
        case .firstRecord(let isWritten, _, _):
            isWritten ? say("The first entry", "Der erste Eintrag") : say("The beginning", "Der Anfang")
        case .milestone(1, _): say("The first sober day", "Der erste nüchterne Tag")
        case .milestone(3, _): say("Three days in a row", "Drei Tage in Folge")
        case .milestone(7, _): say("The first sober week", "Die erste nüchterne Woche")
        case .milestone(14, _): say("Two weeks in a row", "Zwei Wochen in Folge")
        case .milestone(21, _): say("Three weeks in a row", "Drei Wochen in Folge")
        // 365 days aren't always a year, which its anniversary completes.
        case .milestone(let days, _): say("\(self.days(days)) in a row", "\(self.days(days)) in Folge")
        case .streakMilestone(let streak, let length, let unit): title(of: streak, length, unit)
        case .firstFullDay: say("Everything done", "Alles erledigt")
        case .firstHealed: say("The first healed day", "Der erste geheilte Tag")
        case .healedSaturdays(let days):
            say("\(capitalized(few(days.count))) healed Saturdays", "\(capitalized(few(days.count))) geheilte Samstage")
        case .record: say("Longer than any before", "Länger als je zuvor")
        case .quiet: say("A quiet time", "Eine stille Zeit")
        case .year(let year): say("\(year.year) in review", "Rückblick auf \(year.year)")
        case .longest(_, isOnly: true): say("The first sober streak", "Die erste nüchterne Serie")
        case .longest: say("The longest sober streak so far", "Die bisher längste nüchterne Serie")
        }
    }
    private func title(of streak: StoryEvent.StreakName, _ length: Int, _ unit: StreakUnit) -> String {
        let (name, mode): (String, Tracker.Mode?) =
            switch streak {
            case .activity(let activity): (activity.name(self), nil)
            case .tracker(let name, let mode): (name.text(in: language).isolated, mode)
            case .goalOfDrinks: (withinGoalLabel, nil)
            }
        if case .goalOfDrinks = streak {
            return length == 1
                ? say("The first week within the goal", "Die erste Woche im Rahmen")
                : say("\(weeksWithinGoal(length)) in a row", "\(n(length)) Wochen in Folge im Rahmen")
        }
        if mode == .avoidance {
            return length == 1
                ? say("The first day without \(name)", "Der erste Tag ohne \(name)") : daysWithout(length, name).text
        }
        guard length > 1 else {
            return switch unit {
            case .day:
                mode == .awareness
                    ? say("Noticed for the first time: \(name)", "Zum ersten Mal bemerkt: \(name)")
                    : say("The first day: \(name)", "Der erste Tag: \(name)")
            case .plannedDay: say("The first planned day: \(name)", "Der erste geplante Tag: \(name)")
            case .week: say("The first week: \(name)", "Die erste Woche: \(name)")
            }
        }
        return say(
            "\(name): \(mode == .awareness ? awareLength(length, unit).text : "\(units(length, unit)) in a row")",
            "\(name): \(mode == .awareness ? awareLength(length, unit).text : "\(units(length, unit)) in Folge")")
    }
    private func few(_ number: Int) -> String {
        let words = say(["two", "three", "four", "five"], ["zwei", "drei", "vier", "fünf"])
        return words.indices.contains(number - 2) ? words[number - 2] : n(number)
    }
    /// `90 days with an entry`; assumed days are mentioned.
    func days(_ number: Int, assumed: Int) -> String {
        say(
            "\(days(number)) with an entry\(assumed > 0 ? " or assumed" : "")",
            "\(days(number)) \(assumed > 0 ? "eingetragen oder angenommen" : "mit Eintrag")")
    }
}
