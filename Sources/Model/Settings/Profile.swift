/// Who the person is and how their history is to be counted; every part has a default (Documentation/data-format.md).
package struct Profile: Sendable {
    /// Which rule a streak follows (Documentation/counting.md, section 4).
    package enum PolicyName: String, CaseIterable, Sendable {
        case universal, classic, none
    }

    /// The policies of the four families of streaks.
    package struct Policies: Sendable {
        package var noalc = PolicyName.universal
        package var meditation = PolicyName.universal
        package var workout = PolicyName.universal
        package var trackers = PolicyName.universal
    }

    /// Whether the sobriety timer runs on through a day that is not logged yet.
    package enum TimerRule: String, CaseIterable, Sendable {
        case grace, strict
    }

    /// How much was usually drunk before.
    package enum DrinkingRate: Sendable {
        case perDay(AmountOverTime)
        case perWeek(AmountOverTime)
    }

    /// What savings are counted from.
    package enum SavingsMethod: String, CaseIterable, Sendable {
        /// From the sober days alone.
        case soberDays
        /// From every day with an entry, so that they can be negative.
        case balance
    }

    /// When the two activities are expected.
    package struct Schedules: Sendable {
        package var meditation = Schedule.everyDay
        package var workout = Schedule.everyDay
    }

    /// Which health milestones are shown.
    package enum HealthMilestones: Sendable {
        /// Those the program knows.
        case known
        case hidden
        /// The person's own, as written.
        case own([HealthMilestone])
    }

    /// What the person is here for: what leads on pages and in answers, never how anything is counted.
    package enum Aim: String, CaseIterable, Sendable {
        /// To drink nothing: the sober streak leads.
        case stop
        /// To drink less: the drinks of the week lead.
        case less
        /// Neither: activities and trackers lead.
        case habits
    }

    /// When the person last drank, by their own words.
    package struct LastDrink: Sendable, Hashable {
        package let day: Day
        /// Nil if only the day was given.
        package let moment: Moment?

        package init(day: Day, moment: Moment?) {
            (self.day, self.moment) = (day, moment)
        }
    }

    /// Prices, rates and weights above this are mistakes; below it no product overflows.
    package static let largestAmount = 1_000_000_000
    /// The largest goal of drinks in a week.
    package static let mostDrinksPerWeek = 1000

    package var name: String?
    /// What the person calls the streak of the levels; nil for what the program calls it.
    package var levelStreak: String?
    package var zone = CivilZone.utc
    /// Seconds after midnight, 0–43,140.
    package var dayStart = 0
    package var language = Language.fallback
    package var weekStart = Weekday.monday
    package var currency = Currency.euro
    /// How many drinks a steady day may count and still be sober: 0 or 1.
    package var soberUpTo = 0
    /// The days that count as steady if they have no entry.
    package var assumeSteady: [DaySpan] = []
    package var pricePerDrink: AmountOverTime?
    package var drinkingRate: DrinkingRate?
    package var caloriesPerDrink = AmountOverTime(FixedDecimal(150))
    package var savingsMethod = SavingsMethod.soberDays
    package var weightKilograms: FixedDecimal?
    /// Nil if it follows from what is recorded (`Analysis.aim`).
    package var aim: Aim?
    /// Nil if the person did not say; of a day after today it is not used.
    package var lastDrink: LastDrink?
    /// The most drinks of a week that is within the goal, 0–1000; nil if the streak of the levels counts days.
    ///
    /// The amount on the Monday of a week holds for all of it.
    package var drinkGoal: AmountOverTime?
    /// Grams of pure alcohol in what the person counts as one drink, 5–30; nil if they didn't say.
    package var drinkGrams: FixedDecimal?
    /// The drinks with buttons of their own, in the order of the file.
    package var ownDrinks: [OwnDrink] = []
    /// The whole minutes from which a day counts.
    package var minimumMinutes = 2
    package var mindfulnessGoal: FixedDecimal?
    package var workoutGoal: FixedDecimal?
    package var policies = Policies()
    package var schedules = Schedules()
    /// In the order of the file.
    package var pauses: [Pause] = []
    /// Ends with a slash.
    package var siteURL: String?
    /// A UUID that the ids of the feed and of the calendar are made of.
    package var feedID: String?
    /// The first day that the public edition tells of; nil for all of them.
    package var publicFrom: Day?
    /// When nobody is reminded; nil for never.
    package var quietHours: QuietHours?
    package var timerRule = TimerRule.grace
    /// The lengths the person chose, as written; nil for the default list.
    package var milestones: [Int]?
    package var reminders: [Reminder] = []
    package var healthMilestones = HealthMilestones.known
    /// What the page may say on the day of a milestone; nil for the built-in sentences.
    package var celebrations: [String]?
    package var savingsGoals: [SavingsGoal] = []
    /// What metrics are put beside, in the order of the file and each once; nil for the fixed list.
    package var comparisons: [Reminder.Activity]?

    /// The profile of someone who has not written one.
    package init() {}

    /// The day of the last drink, which no span assumes to be steady; nil if it was not given or lies after today.
    package func lastDrinkDay(through today: Day) -> Day? { lastDrink.map(\.day).flatMap { $0 <= today ? $0 : nil } }

    /// The first day that is assumed to be steady; nil if there is none before today.
    package func firstAssumedDay(before today: Day) -> Day? {
        assumeSteady.compactMap { span -> Day? in
            let first = span.first == lastDrinkDay(through: today) ? span.first.advanced(by: 1) : span.first
            return first < today && span.contains(first) ? first : nil
        }.min()
    }

    package var dayClock: DayClock { DayClock(zone: zone, dayStart: dayStart) }
}
