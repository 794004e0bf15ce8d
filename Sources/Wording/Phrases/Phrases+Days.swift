package import Counting
package import Model

extension Phrases {
    package func level(_ level: Level) -> String {
        switch level {
        case .steady: say("Steady", "Ruhig")
        case .easy: say("Easy", "Locker")
        case .wild: "Wild"
        }
    }
    package var noEntry: String { say("No entry", "Kein Eintrag") }
    /// The same within a sentence.
    package var noEntryThen: String { say("no entry", "kein Eintrag") }
    package var notYet: String { say("Not yet", "Noch nicht") }
    package var today: String { say("Today", "Heute") }
    package var healed: String { say("Healed", "Geheilt") }
    package var healedByJoker: String { say("healed by a joker", "von einem Joker geheilt") }
    /// About a day, within a sentence.
    package var allRingsClosed: String { say("all rings closed", "alle Ringe geschlossen") }
    package var mindfulness: String { say("Mindfulness", "Achtsamkeit") }
    package var workout: String { say("Workout", "Training") }
    package func days(_ number: Int) -> Figure { counted(number, ("day", "days"), ("Tag", "Tage")) }
    package func drinks(_ number: FixedDecimal) -> Figure {
        Figure(n(number), number == FixedDecimal(1) ? say("drink", "Drink") : say("drinks", "Drinks"))
    }
    /// A day without an entry that is assumed to be steady.
    package var assumed: String { say("assumed", "angenommen") }
    package var assumedSteady: String { say("Steady, assumed", "Ruhig, angenommen") }
    /// Shown below a number that includes such days; `lastWritten` is a date.
    package func assumed(_ days: Int, of all: Int, lastWritten: String) -> String {
        say(
            (days == all
                ? "These days have no entry and are"
                : "\(n(days)) of these days \(days == 1 ? "has no entry and is" : "have no entry and are")")
                + " taken as sober; the last entry is from \(lastWritten).",
            (days == all
                ? "Diese Tage haben keinen Eintrag und zählen"
                : "\(n(days)) dieser Tage \(days == 1 ? "hat keinen Eintrag und zählt" : "haben keinen Eintrag und zählen")")
                + " als nüchtern; der letzte Eintrag ist vom \(lastWritten).")
    }
    /// The same if nothing was ever written.
    package var allAssumed: String {
        say(
            "These days have no entry and are taken as sober; nothing has been written down yet.",
            "Diese Tage haben keinen Eintrag und zählen als nüchtern; bisher wurde nichts eingetragen.")
    }
    /// Asked if steady days are assumed and nothing was recorded for some days.
    package func stillSteady(after days: Int) -> String {
        say(
            "Nothing was recorded for \(self.days(days)). Were all of them steady?",
            "Seit \(counted(days, "Tag", "Tagen")) wurde nichts eingetragen. Waren sie alle ruhig?")
    }
    /// `about 12`: for a number with a guess in it.
    package func about(_ number: String) -> String { say("about \(number)", "etwa \(number)") }
    package func estimated(_ days: Int) -> String {
        counted(days, ("day estimated", "days estimated"), ("Tag geschätzt", "Tage geschätzt")).text
    }
    /// `on 3 of 7 days`: the days of a number.
    package func recorded(on days: Int, of all: Int) -> String {
        say("on \(n(days)) of \(self.days(all))", "an \(n(days)) von \(counted(all, "Tag", "Tagen"))")
    }
    package func minutes(_ number: String) -> Figure { Figure(number, say("min", "Min.")) }
    package func logs(_ number: Int) -> Figure { counted(number, ("log", "logs"), ("Eintrag", "Einträge")) }
    package func moments(_ number: Int) -> Figure {
        tellsDays ? days(number) : counted(number, ("moment", "moments"), ("Moment", "Momente"))
    }
    package func kilocalories(_ number: Int) -> String { "\(n(number)) kcal" }
    /// A limit instead of a goal: `at most 3`.
    package func atMost(_ limit: String) -> String { say("at most \(limit)", "höchstens \(limit)") }
    package func amount(_ amount: String, of goal: String?, unit: String?) -> String {
        guard let goal else { return unit.map { "\(amount) \($0)" } ?? amount }
        let count = say("\(amount) of \(goal)", "\(amount) von \(goal)")
        return unit.map { "\(count) \(say($0, dative(of: $0)))" } ?? count
    }
    /// An amount above its goal: `9 glasses, goal met`.
    func goalMet(_ amount: String) -> String { say("\(amount), goal met", "\(amount), Ziel erreicht") }
    /// The value of a day on which a number was logged several times.
    package func meanOfLogs(_ value: String, _ count: Int) -> String {
        say("\(value), the mean of \(count) logs", "\(value), im Mittel von \(count) Einträgen")
    }
    /// An amount beside its limit, which it may be above: `3 cups (limit 2)`.
    func amount(_ amount: String, limit: String) -> String {
        say("\(amount) (limit \(limit))", "\(amount) (Limit \(limit))")
    }
    /// A unit for 1, if its plural is known: `glass` for `glasses`.
    package func singular(_ unit: String) -> String { language.typedWords.singulars[unit] ?? unit }
    package func session(_ kind: Session.Kind) -> String {
        switch kind {
        case .meditation: "Meditation"
        case .breathing: say("Breathing", "Atemübung")
        case .workout: say("Workout", "Training")
        }
    }
    /// A known type of workout, or the type as written, capitalized.
    package func workoutType(_ type: String) -> String {
        say(type == "hiit" ? "HIIT" : capitalized(type), germanWorkouts[type] ?? capitalized(type))
    }
    /// The result of a missed day, such as `One easy day, healed by a joker. 🍀 goes on: 14 days`.
    package func healedDay(_ reason: MissReason, length: Int, left: Int) -> String {
        let day = oneDay(reason, gap: say("A day without an entry", "Ein Tag ohne Eintrag"))
        let rest =
            left == 0
            ? "" : say(" \(counted(left, "joker", "jokers")) left.", " Noch \(counted(left, "Joker", "Joker")).")
        return say(
            "\(day), healed by a joker. 🍀 goes on: \(days(length)).\(rest)",
            "\(day), von einem Joker geheilt. 🍀 geht weiter: \(days(length)).\(rest)")
    }
    package func openDay(_ reason: MissReason) -> String {
        let day = oneDay(reason, gap: say("Nothing was logged", "Nichts eingetragen"))
        return say(
            "\(day). The next steady day starts a new streak.",
            "\(day). Mit dem nächsten ruhigen Tag beginnt eine neue Serie.")
    }
    private func oneDay(_ reason: MissReason, gap: String) -> String {
        switch reason {
        case .easy: say("One easy day", "Ein lockerer Tag")
        case .wild: say("One wild day", "Ein wilder Tag")
        case .gap: gap
        }
    }
    /// A day on which a joker was earned.
    package func earned(days: Int, held: Int) -> String {
        say(
            "Day \(n(days)) of the streak earned a joker. In hand now: \(n(held)).",
            "Tag \(n(days)) der Serie hat einen Joker gebracht. \(held == 1 ? "Jetzt ist es" : "Jetzt sind es") \(jokers(held))."
        )
    }
    package func noticed(_ tracker: String, _ times: Int) -> String {
        times == 0
            ? say("\(tracker): nothing noticed", "\(tracker): nichts bemerkt")
            : tellsDays ? daysNoticed(tracker) : "\(tracker): \(moments(times))"
    }
    package func without(_ tracker: String) -> String { say("without \(tracker)", "ohne \(tracker)") }
    /// About a day with something avoided: `with snacking`.
    package func with(_ tracker: String) -> String { say("with \(tracker)", "mit \(tracker)") }
    /// About a yes that the day already had.
    package func withTrackerBefore(_ tracker: String) -> String {
        say("\(tracker) was logged already", "\(tracker) war schon eingetragen")
    }
    package func withTracker(_ tracker: String) -> String { say("\(tracker) logged", "\(tracker) eingetragen") }
    /// A number, with `about` if it has a guess in it.
    package func about(_ number: String, if isEstimate: Bool) -> String { isEstimate ? about(number) : number }
    /// A number as written, or `about 6.9` if it has a guess in it: a guess has at most one decimal place.
    package func estimate(_ number: FixedDecimal, if isEstimate: Bool) -> String {
        isEstimate ? about(numbers.text(number.toTenth)) : numbers.text(number)
    }
    /// `12 drinks`, `about 6.9 drinks`.
    package func drinks(_ number: FixedDecimal, isEstimate: Bool) -> String {
        isEstimate ? about(drinks(number.toTenth).text) : drinks(number).text
    }
    /// The German dative of a unit in the plural: `Gläsern`.
    ///
    /// Unchanged for units without the ending of a German plural, such as km.
    private func dative(of unit: String) -> String {
        let endings = ["e", "er", "el"]
        return unit.count > 3 && endings.contains(where: unit.hasSuffix) ? unit + "n" : unit
    }
}

/// A word with its first letter in upper case.
package func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
}

private let germanWorkouts = [
    "walking": "Gehen", "hiking": "Wandern", "running": "Laufen", "cycling": "Radfahren",
    "swimming": "Schwimmen", "rowing": "Rudern", "elliptical": "Crosstrainer", "strength": "Krafttraining",
    "hiit": "HIIT",
]

extension FixedDecimal {
    /// The number to a tenth, halves away from zero.
    package var toTenth: FixedDecimal {
        let tenth = FixedDecimal.unit / 10
        return FixedDecimal(billionths: divideRounding(billionths, by: tenth) * tenth)
    }
}
