package import Model

extension Phrases {
    package var aboutDescription: String {
        say(
            "How levels, streaks, jokers and days are counted here.",
            "Wie hier Stufen, Serien, Joker und Tage gezählt werden.")
    }
    package var threeLevels: String { say("Three levels", "Drei Stufen") }
    package var levelHeadings: (level: String, drinks: String, effect: String) {
        say(("Level", "Drinks", "What it does"), ("Stufe", "Drinks", "Was sie bewirkt"))
    }
    package func range(of level: Level) -> String {
        switch level {
        case .steady: say("0 or 1 drink", "0 oder 1 Drink")
        case .easy: say("2 to 5 drinks", "2 bis 5 Drinks")
        case .wild: say("6 drinks or more", "6 Drinks oder mehr")
        }
    }
    /// The amount in a word: `moderate`.
    package func caption(of level: Level) -> String {
        switch level {
        case .steady: say("none or minimal", "nichts oder wenig")
        case .easy: say("moderate", "mäßig")
        case .wild: say("high", "viel")
        }
    }
    /// The effect of a day of the level; `soberUpTo` is the most drinks of a sober day, nil if sober days aren't shown.
    package func effect(of level: Level, _ policy: Profile.PolicyName, soberUpTo: Int?) -> String {
        let isTold = soberUpTo != nil
        return switch (level, policy) {
        case (.steady, _) where soberUpTo == 0:
            say(
                "The streak grows. Without any drink it is a sober day, too.",
                "Die Serie wächst. Ganz ohne Drink ist es auch ein nüchterner Tag.")
        case (.steady, _):
            isTold
                ? say(
                    "The streak grows, and the day is a sober one.", "Die Serie wächst, und der Tag zählt als nüchtern."
                ) : say("The streak grows.", "Die Serie wächst.")
        case (_, .universal), (.easy, .classic):
            say("A joker can heal it.", "Ein Joker kann den Tag heilen.")
                + (isTold ? say(" The sober timer starts over.", " Der Nüchtern-Timer beginnt von vorn.") : "")
        case (.wild, .classic):
            say("The streak starts over and loses one joker.", "Die Serie beginnt von vorn und verliert einen Joker.")
                + (isTold
                    ? say(" The sober timer starts over, too.", " Auch der Nüchtern-Timer beginnt von vorn.") : "")
        case (_, .none):
            isTold
                ? say(
                    "The streak and the sober timer start over.", "Die Serie und der Nüchtern-Timer beginnen von vorn.")
                : say("The streak starts over.", "Die Serie beginnt von vorn.")
        }
    }
    /// The effect of a day of the level on a week with a goal of drinks.
    package func effectOnWeek(of level: Level) -> String {
        switch level {
        case .steady:
            say(
                "Adds its drinks to the week, without a number none.",
                "Zählt in der Woche mit seinen Drinks, ohne Zahl mit keinem.")
        case .easy:
            say(
                "Adds its drinks to the week, without a number at least 2.",
                "Zählt in der Woche mit seinen Drinks, ohne Zahl mit mindestens 2.")
        case .wild:
            say(
                "Adds its drinks to the week, without a number at least 6.",
                "Zählt in der Woche mit seinen Drinks, ohne Zahl mit mindestens 6.")
        }
    }
    package var jokers: String { say("Jokers", "Joker") }
    package func jokerRule(_ policy: Profile.PolicyName, every: Int, cap: Int) -> String {
        switch policy {
        case .universal:
            say(
                "Every \(every) days, a streak earns a joker ⭐. Up to \(cap) can be held at a time. When a day is missed, a joker heals it and the streak goes on; the healed day counts.",
                "Alle \(every) Tage bringt eine Serie einen Joker ⭐, bis zu \(cap) gleichzeitig. Ein Joker heilt einen verpassten Tag: Die Serie geht weiter, und der geheilte Tag zählt mit."
            )
        case .classic:
            say(
                "\(every) steady days in a row earn a joker ⭐. Up to \(cap) can be held at a time. A joker heals an easy day or a day without an entry; a wild day cannot be healed and costs one joker.",
                "\(every) ruhige Tage in Folge bringen einen Joker ⭐, bis zu \(cap) gleichzeitig. Ein Joker heilt einen lockeren Tag oder einen Tag ohne Eintrag; ein wilder Tag lässt sich nicht heilen und kostet einen Joker."
            )
        case .none:
            say(
                "Your profile counts streaks without jokers: a streak lasts as long as every day is a good one.",
                "In deinem Profil zählen Serien ohne Joker: Eine Serie dauert, solange jeder Tag ein guter ist.")
        }
    }
    package func jokerRuleOfWeeks(every: Int, cap: Int) -> String {
        say(
            "Every \(every) weeks, a streak earns a joker ⭐. Up to \(cap) can be held at a time. A joker heals a week above the goal, and the streak goes on; the healed week counts.",
            "Alle \(every) Wochen bringt eine Serie einen Joker ⭐, bis zu \(cap) gleichzeitig. Ein Joker heilt eine Woche über dem Ziel: Die Serie geht weiter, und die geheilte Woche zählt mit."
        )
    }
    package func examples(_ policy: Profile.PolicyName) -> [(title: String, days: String, caption: String)] {
        let healed = say(
            "Day 7 earns a joker. Day 9 is easy: the joker heals it, and the streak is at 10 days. A healed day keeps its color and has a clover.",
            "Tag 7 bringt einen Joker. Tag 9 ist locker: Der Joker heilt ihn, und die Serie ist bei 10 Tagen. Ein geheilter Tag behält seine Farbe und hat ein Kleeblatt."
        )
        let first = say(
            "Day 7 is wild. As the seventh day it first earns a joker, which heals it right away.",
            "Tag 7 ist wild. Als siebter Tag bringt er zuerst einen Joker, und der heilt ihn sofort.")
        let without = say(
            "Four days are too few for a joker, so the streak ends on day 5. The next steady day is day 1 again.",
            "Vier Tage reichen nicht für einen Joker, also endet die Serie an Tag 5. Der nächste ruhige Tag ist wieder Tag 1."
        )
        let wild = say(
            "A wild day ends the streak and costs a joker. The next steady day is day 1 again.",
            "Ein wilder Tag beendet die Serie und kostet einen Joker. Der nächste ruhige Tag ist wieder Tag 1.")
        let new = say(
            "The streak ends on day 5. The next steady day is day 1 again.",
            "Die Serie endet an Tag 5. Der nächste ruhige Tag ist wieder Tag 1.")
        return switch policy {
        case .universal:
            [
                (say("Healed", "Geheilt"), "SSSSSSSSES", healed),
                (say("Earn first", "Erst verdienen"), "SSSSSSWSSS", first),
                (say("Without a joker", "Ohne Joker"), "SSSSWSSSSS", without),
            ]
        case .classic:
            [
                (say("Healed", "Geheilt"), "SSSSSSSSES", healed),
                (say("A wild day", "Ein wilder Tag"), "SSSSSSSSWS", wild),
            ]
        case .none: [(say("A new start", "Ein neuer Anfang"), "SSSSWSSSSS", new)]
        }
    }
    package var ends: String { say("ends", "endet") }
    package var energyTitle: String { say("Energy of a workout", "Energieverbrauch beim Training") }
    package var energyRule: String {
        say(
            "kcal = MET × 3.5 × weight in kg ÷ 200 × minutes, an estimate. It is shown when your weight and the kind of workout are known.",
            "kcal = MET × 3,5 × Gewicht in kg ÷ 200 × Minuten, eine Schätzung. Sie wird angezeigt, wenn dein Gewicht und die Art des Trainings bekannt sind."
        )
    }
    package var energySource: String {
        say(
            "MET values: Ainsworth et al., 2011 Compendium of Physical Activities. Medicine & Science in Sports & Exercise 43(8), 1575–1581.",
            "MET-Werte: Ainsworth et al., 2011 Compendium of Physical Activities. Medicine & Science in Sports & Exercise 43(8), 1575–1581."
        )
    }
}
