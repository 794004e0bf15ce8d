import ProgressModel

extension English: AboutPhrases {
    var aboutDescription: String { "How levels, streaks, jokers and days are counted here." }
    var threeLevels: String { "Three levels" }
    var levelHeadings: (level: String, drinks: String, effect: String) { ("Level", "Drinks", "What it does") }
    func range(of level: Level) -> String {
        switch level {
        case .steady: "0 or 1 drink"
        case .easy: "2 to 5 drinks"
        case .wild: "6 drinks and more"
        }
    }
    func effect(of level: Level, _ policy: Profile.PolicyName) -> String {
        switch (level, policy) {
        case (.steady, _): "A sober day. Every streak goes on."
        case (_, .universal), (.easy, .classic): "A joker can heal it. The sober timer begins anew."
        case (.wild, .classic): "Begins the streak anew and uses up one joker. The sober timer begins anew, too."
        case (_, .none): "The streak and the sober timer begin anew."
        }
    }

    var jokers: String { "Jokers" }
    func jokerRule(_ policy: Profile.PolicyName, every: Int, cap: Int) -> String {
        switch policy {
        case .universal:
            "Each \(every) days of a streak earn you a joker ⭐. You can hold \(cap) at a time. When a day is missed, a joker heals it and the streak goes on; the healed day counts."
        case .classic:
            "\(every) steady days in a row earn you a joker ⭐. You can hold \(cap) at a time. A joker heals an easy day or a day without an entry; a wild day cannot be healed and uses up one joker."
        case .none:
            "In your profile streaks are counted without jokers: a streak lasts as long as every day is a good one."
        }
    }
    func examples(_ policy: Profile.PolicyName) -> [(title: String, days: String, caption: String)] {
        let open = (
            "Without a joker", "SSSSWSSSSS",
            "Four days are too few for a joker, so the streak ends on day 5. The next steady day is day 1 again."
        )
        switch policy {
        case .universal:
            return [
                (
                    "Healed", "SSSSSSSSES",
                    "Day 7 earns a joker. Day 9 is easy: the joker heals it, and the streak reads 10 days. A healed day has the shape of a clover."
                ),
                (
                    "Earn first", "SSSSSSWSSS",
                    "Day 7 is wild, but it would have earned a joker: it is earned first and heals the day at once."
                ), open,
            ]
        case .classic:
            return [
                (
                    "Healed", "SSSSSSSSES",
                    "Day 7 earns a joker. Day 9 is easy: the joker heals it, and the streak reads 10 days. A healed day has the shape of a clover."
                ),
                (
                    "A wild day", "SSSSSSSSWS",
                    "A wild day ends the streak and uses up a joker. The next steady day is day 1 again."
                ),
            ]
        case .none:
            return [("A new beginning", "SSSSWSSSSS", "The streak ends on day 5. The next steady day is day 1 again.")]
        }
    }
    var ends: String { "ends" }
    var again: String { "again" }

    var whatCounts: String { "What counts as a day" }
    func dayRule(_ zone: String?, dayStart: String?) -> String {
        let zone = zone.map { " in the time zone \($0)" } ?? ""
        return dayStart.map {
            "A day runs from \($0) to \($0)\(zone); what is logged earlier belongs to the day before."
        }
            ?? "A day runs from midnight to midnight\(zone)."
    }
    func dayRules(_ timer: Profile.TimerRule, wholeDays: Bool) -> [String] {
        [
            "Today stays open until something is logged. It neither adds nor breaks.",
            "A day without an entry is a missed day, like an easy one.",
            wholeDays
                ? "The sober timer counts whole days from the beginning of the first sober one."
                : "The sober timer starts when the first sober day was marked, or at its beginning when it was entered later.",
            timer == .grace
                ? "The timer runs on while today is open." : "The timer stands at zero until today is marked sober.",
        ]
    }
    func minutesRule(_ minutes: Int) -> String {
        "\(counted(minutes, "minute", "minutes").text) of meditation and breathing, or of workout, \(minutes == 1 ? "makes" : "make") the day count."
    }
    var correctionRule: String { "Of several entries for a day the one logged last counts." }
    var trackersTitle: String { "Trackers" }
    var trackerRules: [String] {
        [
            "Good trackers: a day with a log is a good day.",
            "Awareness: noticing is the exercise. A day on which you noticed something counts.",
            "Avoidance: a day without a log is a good day, today included. There are no jokers here.",
            "A change from awareness to avoidance keeps the old streak in the archive and begins a new one.",
        ]
    }
    var energyTitle: String { "Energy of a workout" }
    var energyRule: String {
        "kcal = MET × 3.5 × weight in kg ÷ 200 × minutes, an estimate. It is shown when your weight and the kind of workout are known."
    }
    var energySource: String {
        "MET values: Ainsworth et al., 2011 Compendium of Physical Activities. Medicine & Science in Sports & Exercise 43(8), 1575–1581."
    }

    var yourSettings: String { "Your settings" }
    func streakSetting(_ family: StreakSetting) -> String {
        switch family {
        case .noalc: "Low alcohol"
        case .meditation: "Meditation"
        case .workout: "Workout"
        case .trackers: "Trackers"
        }
    }
    func policy(_ policy: Profile.PolicyName, of family: StreakSetting) -> String {
        switch policy {
        case .classic where family != .noalc:
            "Seven good days in a row earn a joker, which heals a missed day"
        case .universal: "Every missed day can be healed by a joker"
        case .classic: "A joker heals easy days and gaps, a wild day uses one up"
        case .none: "Without jokers"
        }
    }
    var timer: String { "Timer" }
    func timerRule(_ rule: Profile.TimerRule) -> String {
        rule == .grace ? "Runs on while today is open" : "At zero until today is sober"
    }
    var savings: String { "Savings" }
    func rate(_ drinks: String, perWeek: Bool) -> String { "\(drinks) per \(perWeek ? "week" : "day") before" }
    func savingsFormula(_ drinks: FixedDecimal, on days: String, price: String?, _ amount: String) -> String {
        let change = drinks < .zero ? "more" : "fewer"
        let times = price.map { "times \($0)" } ?? "each at the price of its day"
        return "\(self.drinks(drinks.magnitude).text) \(change) on \(days), \(times): \(amount)"
    }
    func perDrink(_ amount: String) -> String { "\(amount) per drink" }
    var calories: String { "Calories" }
    var goals: String { "Goals" }
    func goal(mindfulness minutes: String) -> String { "\(minutes) min mindfulness" }
    func goal(workout minutes: String) -> String { "\(minutes) min workout" }
    var weight: String { "Weight" }
    var weekStarts: String { "Week starts" }
    var timeZone: String { "Time zone" }
    var milestonesSetting: String { "Milestones" }
    var healthSetting: String { "About health" }
    func health(_ milestones: Profile.HealthMilestones) -> String {
        switch milestones {
        case .known: "What studies measured, with their sources"
        case .own(let lines) where !lines.isEmpty: "\(counted(lines.count, "line", "lines").text) of your own"
        case .own, .hidden: "Nothing is told"
        }
    }
}
