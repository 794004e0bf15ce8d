import ProgressAnalysis
import ProgressModel

extension English: AboutPhrases {
    var aboutDescription: String { "How levels, streaks, jokers and days are counted here." }
    var threeLevels: String { "Three levels" }
    var levelHeadings: (level: String, drinks: String, effect: String) { ("Level", "Drinks", "What it does") }
    func range(of level: Level) -> String {
        switch level {
        case .steady: "0 or 1 drink"
        case .easy: "2 to 5 drinks"
        case .wild: "6 drinks or more"
        }
    }
    func caption(of level: Level) -> String {
        switch level {
        case .steady: "none or minimal"
        case .easy: "moderate"
        case .wild: "high"
        }
    }
    func effect(of level: Level, _ policy: Profile.PolicyName, soberUpTo: Int?) -> String {
        let isTold = soberUpTo != nil
        return switch (level, policy) {
        case (.steady, _) where soberUpTo == 0: "The streak grows. Without any drink it is a sober day, too."
        case (.steady, _): isTold ? "The streak grows, and the day is a sober one." : "The streak grows."
        case (_, .universal), (.easy, .classic):
            "A joker can heal it." + (isTold ? " The sober timer starts over." : "")
        case (.wild, .classic):
            "The streak starts over and loses one joker." + (isTold ? " The sober timer starts over, too." : "")
        case (_, .none): isTold ? "The streak and the sober timer start over." : "The streak starts over."
        }
    }
    func effectOnWeek(of level: Level) -> String {
        switch level {
        case .steady: "Adds its drinks to the week, without a number none."
        case .easy: "Adds its drinks to the week, without a number at least 2."
        case .wild: "Adds its drinks to the week, without a number at least 6."
        }
    }

    var jokers: String { "Jokers" }
    func jokerRule(_ policy: Profile.PolicyName, every: Int, cap: Int) -> String {
        switch policy {
        case .universal:
            "Each \(every) days of a streak earn a joker ⭐. Up to \(cap) can be held at a time. When a day is missed, a joker heals it and the streak goes on; the healed day counts."
        case .classic:
            "\(every) steady days in a row earn a joker ⭐. Up to \(cap) can be held at a time. A joker heals an easy day or a day without an entry; a wild day cannot be healed and costs one joker."
        case .none:
            "Your profile counts streaks without jokers: a streak lasts as long as every day is a good one."
        }
    }
    func jokerRuleOfWeeks(every: Int, cap: Int) -> String {
        "Each \(every) weeks of a streak earn a joker ⭐. Up to \(cap) can be held at a time. A joker heals a week above the goal, and the streak goes on; the healed week counts."
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
                    "Day 7 earns a joker. Day 9 is easy: the joker heals it, and the streak stands at 10 days. A healed day keeps its colour and has a clover."
                ),
                (
                    "Earn first", "SSSSSSWSSS",
                    "Day 7 is wild. As the seventh day it first earns a joker, which heals it right away."
                ), open,
            ]
        case .classic:
            return [
                (
                    "Healed", "SSSSSSSSES",
                    "Day 7 earns a joker. Day 9 is easy: the joker heals it, and the streak stands at 10 days. A healed day keeps its colour and has a clover."
                ),
                (
                    "A wild day", "SSSSSSSSWS",
                    "A wild day ends the streak and costs a joker. The next steady day is day 1 again."
                ),
            ]
        case .none:
            return [("A new start", "SSSSWSSSSS", "The streak ends on day 5. The next steady day is day 1 again.")]
        }
    }
    var ends: String { "ends" }

    var whatCounts: String { "What counts as a day" }
    var drawingsTitle: String { "How a day is drawn" }
    var middleRule: String {
        "The middle is the level: a strong green circle for steady, a pale one for easy, a grey one with a square for wild, a dashed circle without an entry (a point where it is small). A small clover is on a day that a joker healed; one without an entry is a clover."
    }
    func ringRules(_ rings: RecordedRings) -> [String] {
        let names = [
            rings.hasWorkout ? "workout" : nil, rings.hasMindfulness ? "mindfulness" : nil,
            rings.hasTrackers ? "the trackers in focus" : nil,
        ].compactMap(\.self)
        guard !names.isEmpty else { return [] }
        var rules = [
            "The rings around it, from the inside: \(names.joined(separator: ", ")). A whole ring is a goal that was reached."
        ]
        if rings.hasMoments { rules.append("The ring of a saboteur has a part for each moment that you noticed.") }
        if rings.areSeveral { rules.append("A tick: every ring is closed.") }
        if rings.hasTrackers { rules.append("Small drawings leave out the rings of trackers.") }
        return rules
    }
    var heatRule: String {
        "In heat maps a sober day is filled, the stronger the longer the run is, up to the tenth day. Any other day is an outline: round for easy, square for wild, dashed without an entry."
    }
    func dayRule(_ zone: String?, dayStart: String?) -> String {
        let zone = zone.map { " in the time zone \($0)" } ?? ""
        return dayStart.map {
            "A day runs from \($0) to \($0)\(zone); what is logged earlier belongs to the day before."
        }
            ?? "A day runs from midnight to midnight\(zone)."
    }
    var openTodayRule: String {
        "Today stays open until something is logged. Until then it neither extends a streak nor ends one."
    }
    var missedDayRule: String {
        "A day without an entry is a missed day, like an easy one. Yesterday stays open until 18:00."
    }
    func timerRules(_ timer: Profile.TimerRule, wholeDays: Bool) -> [String] {
        [
            wholeDays
                ? "The sober timer counts whole days from the start of the first sober one."
                : "The sober timer runs from the moment you logged the first sober day; if you logged it later, from the start of that day.",
            timer == .grace
                ? "The timer goes on while today is open."
                : "The timer shows zero until today is logged as sober.",
        ]
    }
    var assumedRule: String {
        "The exception: days that your profile assumes to be steady count as steady without an entry."
    }
    var pauseRule: String {
        "During a pause, a day on which nothing counted rests for the streaks that are paused: it neither extends them nor ends them."
    }
    var weekdaysRule: String {
        "Where a streak is planned for some weekdays, a gap on any other day rests; a good day there counts all the same."
    }
    func weeksRule(jokers: Bool) -> String {
        "Where a streak is planned by the week, it counts weeks with enough good days\(jokers ? "; seven good weeks earn a joker" : "")."
    }
    var targetRule: String {
        "Where the goal decides, a day is good once the goal is met; where the limit decides, a day within it is good and a day without a log rests."
    }
    func minutesRule(_ minutes: Int) -> String {
        let minutes = counted(minutes, "minute", "minutes").text
        return
            "A day counts towards the meditation streak from \(minutes) of meditation and breathing, and towards the workout streak from \(minutes) of workout."
    }
    var correctionRule: String { "If a day has several entries, the one logged last counts." }
    var trackersTitle: String { "Trackers" }
    func trackerRules(withAwareness: Bool, withAvoidance: Bool) -> [String] {
        ["Good trackers: a day with a log is a good day."]
            + (withAwareness
                ? ["Awareness: noticing is the exercise. A day on which you noticed something counts."] : [])
            + (withAvoidance
                ? ["Avoidance: a day without a log is a good day, today included. There are no jokers here."] : [])
            + (withAwareness || withAvoidance
                ? [
                    "When you change from awareness to avoidance, the old streak moves to the archive and a new one starts."
                ] : [])
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
    func policy(_ policy: Profile.PolicyName, of family: StreakSetting, _ unit: StreakUnit) -> String {
        switch policy {
        case .classic where family != .noalc:
            unit == .week
                ? "Seven good weeks in a row earn a joker, which heals a missed week"
                : "Seven good days in a row earn a joker, which heals a missed day"
        case .universal: "Every missed \(unit == .week ? "week" : "day") can be healed by a joker"
        case .classic: "A joker heals easy days and days without an entry, a wild day costs one"
        case .none: "Without jokers"
        }
    }
    var timer: String { "Timer" }
    func timerRule(_ rule: Profile.TimerRule) -> String {
        rule == .grace ? "Goes on while today is open" : "At zero until today is sober"
    }
    var savings: String { "Savings" }
    func rate(_ drinks: String, perWeek: Bool) -> String { "\(drinks) per \(perWeek ? "week" : "day") before" }
    func savedFormula(_ drinks: FixedDecimal, on days: String, price: String?, _ amount: String, guesses: Int) -> String
    {
        let isEstimate = guesses > 0
        let change = drinks < .zero ? "more" : "fewer"
        let times = price.map { "times \($0)" } ?? "each at the price of its day"
        let count = self.drinks(drinks.magnitude, isEstimate: isEstimate)
        let guessed = isEstimate ? " (\(estimated(guesses)))" : ""
        return "\(count) \(change) on \(days)\(guessed), \(times): \(amount)"
    }
    func perDrink(_ amount: String) -> String { "\(amount) per drink" }
    var calories: String { "Calories" }
    var goals: String { "Goals" }
    func goal(mindfulness minutes: String) -> String { "\(minutes) min mindfulness" }
    func goal(workout minutes: String) -> String { "\(minutes) min workout" }
    func goal(drinks: String) -> String { "at most \(drinks) a week" }
    var lastDrinkSetting: String { "Last drink" }
    var weight: String { "Weight" }
    var weekStarts: String { "Week starts" }
    var timeZone: String { "Time zone" }
    var milestonesSetting: String { "Milestones" }
    var healthSetting: String { "About health" }
    func health(_ milestones: Profile.HealthMilestones) -> String {
        switch milestones {
        case .known: "What studies measured, with their sources"
        case .own(let lines) where !lines.isEmpty: "\(counted(lines.count, "line", "lines").text) of your own"
        case .own, .hidden: "Not shown"
        }
    }
}
