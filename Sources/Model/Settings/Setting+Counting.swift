/// The settings for counting drinks, sober days, minutes and jokers.
extension Setting {
    package static let levelStreak = Setting(
        "levelStreak", .text(.at(\.levelStreak)), in: .drinks, "Name of the streak", "Name der Serie",
        "What the streak of the levels is called, such as NoAlc or Clarity. Empty: Low alcohol.",
        "Wie die Serie der Stufen heißt, z. B. NoAlc oder Clarity. Leer: Wenig Alkohol.")
    package static let lastDrink = Setting(
        "lastDrink", .own, in: .drinks, "Last drink", "Letzter Drink",
        "The clock counts from it where no later entry says otherwise, e.g. 15.11. 22:00. Empty: from the first sober day.",
        "Ab da läuft die Uhr, wenn kein späterer Eintrag etwas anderes sagt, z. B. 15.11. 22:00. Leer: ab dem ersten nüchternen Tag."
    )
    package static let drinkGoal = Setting(
        "goals.drinksPerWeek", .amountOverTime(.at(\.drinkGoal), upTo: Profile.mostDrinksPerWeek, places: 2),
        in: .drinks, "Most drinks in a week", "Drinks pro Woche, höchstens",
        "With a goal the streak of the levels counts weeks within it. Empty: it counts steady days.",
        "Mit einem Ziel zählt die Serie der Stufen Wochen, die es einhalten. Leer: Sie zählt ruhige Tage.")
    package static let drinkGrams = Setting(
        "drinkGrams", .amount(.at(\.drinkGrams), in: DrinkVolume.grams, unit: .grams), in: .drinks,
        "Alcohol in one drink", "Alkohol in einem Drink",
        "Grams of pure alcohol in what you count as one drink: 8 in the UK, 10 in Australia and France, 12 in Germany, 14 in the USA. What is written down stays as it is. Empty: you decide what a drink is.",
        "Gramm reiner Alkohol in dem, was du als einen Drink zählst: 12 in Deutschland, 8 in Großbritannien, 10 in Australien und Frankreich, 14 in den USA. Was schon eingetragen ist, bleibt. Leer: Du entscheidest, was ein Drink ist."
    )
    package static let ownDrinks = Setting(
        "ownDrinks", .own, in: .drinks, "Your drinks", "Deine Drinks",
        "Each becomes a button, e.g. Beer 0.5 l 5%, Wine 0.2 l 12%, Cocktail = 2. With a volume, the grams of one drink have to be set.",
        "Jeder bekommt einen Knopf, z. B. Bier 0,5 l 5 %, Wein 0,2 l 12 %, Cocktail = 2. Mit einer Menge muss oben stehen, wie viel Gramm ein Drink hat."
    )
    package static let soberUpTo = Setting(
        "soberUpTo", .wholeNumber(.at(\.soberUpTo), in: 0...1), in: .drinks, "Sober up to", "Nüchtern bis",
        "How much a steady day may have and still be a sober day.",
        "Wie viel ein ruhiger Tag haben darf, um noch nüchtern zu sein.")
    package static let timerRule = Setting(
        "timer", .choice(.at(\.timerRule)), in: .drinks, "Timer", "Timer",
        "What the clock does while today has no entry.", "Was die Uhr macht, solange heute kein Eintrag da ist.")
    package static let milestones = Setting(
        "milestones", .own, in: .drinks, "Milestones", "Meilensteine",
        "Days of the sober streak, e.g. 7, 30, 90. Empty: the usual ones.",
        "Nüchterne Tage in Folge, z. B. 7, 30, 90. Leer: die üblichen.")
    package static let celebrations = Setting("celebrations", .own)
    package static let healthMilestones = Setting("healthMilestones", .own)
    package static let assumeSteady = Setting("assumeSteady", .own)

    // Savings have a form of their own.

    package static let currency = Setting("currency", .own)
    package static let pricePerDrink = Setting("pricePerDrink", .amountOverTime(.at(\.pricePerDrink)))
    package static let drinksPerWeek = Setting("drinksPerWeek", .amountOverTime(.at(\.drinksPerWeek)))
    package static let drinksPerDay = Setting("drinksPerDay", .amountOverTime(.at(\.drinksPerDay)))
    package static let caloriesPerDrink = Setting("caloriesPerDrink", .amountOverTime(.at(\.caloriesPerDrink)))
    package static let savingsMethod = Setting("savings", .choice(.at(\.savingsMethod)))
    package static let savingsGoals = Setting("savingsGoals", .own)

    // Minutes and plans.

    package static let minimumMinutes = Setting(
        "minMinutes", .wholeNumber(.at(\.minimumMinutes), in: 1...1440, unit: .minutes), in: .habits,
        "A day counts from", "Ein Tag zählt ab",
        "Of meditation and breathing together, and of workouts. Empty: 2 minutes.",
        "Meditation und Atemübungen zusammen, und Training. Leer: 2 Minuten.")
    package static let mindfulnessGoal = goal(
        "mindfulness", .at(\.mindfulnessGoal), "Goal for mindfulness", "Ziel für Achtsamkeit")
    package static let workoutGoal = goal("workout", .at(\.workoutGoal), "Goal for workouts", "Ziel für Training")
    package static let meditationSchedule = schedule(
        "meditation", .at(\.schedules.meditation), "Meditation is planned", "Meditation ist geplant")
    package static let workoutSchedule = schedule(
        "workout", .at(\.schedules.workout), "Workouts are planned", "Training ist geplant")
    package static let weight = Setting(
        "weightKg", .amount(.at(\.weightKilograms), in: 0...1000, isPositive: true, unit: .kilograms), in: .habits,
        "Weight", "Gewicht",
        "For the energy of workouts that have none of their own. Empty: none is estimated.",
        "Für die Energie von Trainings ohne eigene Angabe. Leer: Es wird nichts geschätzt.")

    private static func goal(
        _ key: String, _ place: SettingKind<Profile>.Place<FixedDecimal>, _ english: String, _ german: String
    ) -> Setting {
        Setting(
            "goals.\(key)", .amount(place, in: 0...1440, isPositive: true, unit: .minutes), in: .habits, english,
            german,
            "Fills the ring of a day. Empty: a day that counts fills it.",
            "Füllt den Ring eines Tages. Leer: Ein Tag, der zählt, füllt ihn.")
    }

    private static func schedule(
        _ key: String, _ place: SettingKind<Profile>.Place<Model.Schedule>, _ english: String, _ german: String
    ) -> Setting {
        Setting(
            key: "schedules.\(key)", kind: .schedule(place), group: .habits, name: Translation(english, german),
            explanation: TrackerField.schedule.explanation)
    }

    // Jokers are named after the families of streaks.

    package static let levelPolicy = policy("noalc", .at(\.policies.noalc), "Low alcohol", "Wenig Alkohol")
    package static let meditationPolicy = policy(
        "meditation", .at(\.policies.meditation), "Meditation", "Meditation")
    package static let workoutPolicy = policy("workout", .at(\.policies.workout), "Workout", "Training")
    package static let trackerPolicy = policy("trackers", .at(\.policies.trackers), "Trackers", "Tracker")

    private static func policy(
        _ key: String, _ place: SettingKind<Profile>.Place<Profile.PolicyName>, _ english: String, _ german: String
    ) -> Setting {
        Setting(
            "policies.\(key)", .choice(place), in: .jokers, english, german,
            "What heals a missed day of the streak, and what costs a joker.",
            "Was einen verpassten Tag der Serie heilt und was einen Joker kostet.")
    }
}

extension Profile {
    /// The usual drinks of a week before; nil if the rate is by the day.
    fileprivate var drinksPerWeek: AmountOverTime? {
        get { if case .perWeek(let amount) = drinkingRate { amount } else { nil } }
        set { drinkingRate = newValue.map { .perWeek($0) } }
    }

    /// The usual drinks of a day before; nil if the rate is by the week.
    fileprivate var drinksPerDay: AmountOverTime? {
        get { if case .perDay(let amount) = drinkingRate { amount } else { nil } }
        set { drinkingRate = newValue.map { .perDay($0) } }
    }
}
