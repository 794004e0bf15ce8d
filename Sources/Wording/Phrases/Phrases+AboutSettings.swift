package import Counting
package import Model

extension Phrases {
    package var yourSettings: String { say("Your settings", "Deine Einstellungen") }
    package func streakSetting(_ family: StreakSetting) -> String { name(of: Setting.policy(of: family)) }
    /// `unit` is the unit of the streak.
    package func policy(_ policy: Profile.PolicyName, of family: StreakSetting, _ unit: StreakUnit) -> String {
        switch policy {
        case .classic where family != .noalc:
            unit == .week
                ? say(
                    "Seven good weeks in a row earn a joker, which heals a missed week",
                    "Sieben gute Wochen am Stück bringen einen Joker, der eine verpasste Woche heilt")
                : say(
                    "Seven good days in a row earn a joker, which heals a missed day",
                    "Sieben gute Tage am Stück bringen einen Joker, der einen verpassten Tag heilt")
        case .universal:
            say(
                "Every missed \(unit == .week ? "week" : "day") can be healed by a joker",
                "\(unit == .week ? "Jede verpasste Woche" : "Jeder verpasste Tag") kann von einem Joker geheilt werden")
        case .classic:
            say(
                "A joker heals easy days and days without an entry, a wild day costs one",
                "Ein Joker heilt lockere Tage und Tage ohne Eintrag, ein wilder Tag kostet einen")
        case .none: say("Without jokers", "Ohne Joker")
        }
    }
    package func timerRule(_ rule: Profile.TimerRule) -> String {
        rule == .grace
            ? say("Goes on while today is open", "Läuft weiter, solange heute offen ist")
            : say("At zero until today is sober", "Auf null, bis heute nüchtern ist")
    }
    package var savings: String { say("Savings", "Ersparnis") }
    /// `drinks` is a number with its word.
    package func rate(_ drinks: String, perWeek: Bool) -> String {
        say("\(drinks) per \(perWeek ? "week" : "day") before", "früher \(drinks) pro \(perWeek ? "Woche" : "Tag")")
    }
    /// How the savings are computed; without a price if it changed.
    ///
    /// `days` is a number with its word, `guesses` the number of them with a guess.
    package func savedFormula(
        _ drinks: FixedDecimal, on days: String, price: String?, _ amount: String, guesses: Int
    ) -> String {
        let isEstimate = guesses > 0
        let change = drinks < .zero ? say("more", "mehr") : say("fewer", "weniger")
        let times =
            price.map { say("times \($0)", "mal \($0)") }
            ?? say("each at the price of its day", "jeder zum damaligen Preis")
        let number = estimate(drinks.magnitude, if: isEstimate)
        let unit = self.drinks(drinks.magnitude).unit
        let guessed = isEstimate ? say(" (\(estimated(guesses)))", ", \(estimated(guesses))") : ""
        return say(
            "\(number) \(change) \(unit) on \(days)\(guessed), \(times): \(amount)",
            "\(number) \(unit) \(change) als früher (\(days)\(guessed)), \(times): \(amount)")
    }
    package func perDrink(_ amount: String) -> String { say("\(amount) per drink", "\(amount) pro Drink") }
    package var calories: String { say("Calories", "Kalorien") }
    package var goals: String { say("Goals", "Ziele") }
    package func goal(mindfulness minutes: String) -> String {
        say("\(minutes) min mindfulness", "\(minutes) Min. Achtsamkeit")
    }
    package func goal(workout minutes: String) -> String { say("\(minutes) min workout", "\(minutes) Min. Training") }
    package func goal(drinks: String) -> String { say("at most \(drinks) a week", "höchstens \(drinks) pro Woche") }
    package var healthSetting: String { say("About health", "Zur Gesundheit") }
    package func health(_ milestones: Profile.HealthMilestones) -> String {
        switch milestones {
        case .known:
            say("What studies measured, with their sources", "Was Studien gemessen haben, mit Quellen")
        case .own(let lines) where !lines.isEmpty:
            say(
                "\(counted(lines.count, "line", "lines")) of your own",
                "\(counted(lines.count, "eigene Zeile", "eigene Zeilen"))")
        case .own, .hidden: say("Not shown", "Wird nicht angezeigt")
        }
    }
}
