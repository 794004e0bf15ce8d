/// The person, and the settings for counting; every part has a default (Documentation/data-format.md).
package struct Profile: Sendable {
    /// The rule of a streak (Documentation/counting.md, section 4).
    package enum PolicyName: String, CaseIterable, Sendable {
        case universal, classic, none
    }

    package struct Policies: Sendable {
        package var noalc = PolicyName.universal
        package var meditation = PolicyName.universal
        package var workout = PolicyName.universal
        package var trackers = PolicyName.universal
    }

    /// Whether the sobriety timer keeps running on a day that isn't logged yet.
    package enum TimerRule: String, CaseIterable, Sendable {
        case grace, strict
    }

    /// The drinks of earlier habits.
    package enum DrinkingRate: Sendable {
        case perDay(AmountOverTime)
        case perWeek(AmountOverTime)
    }

    /// The days that savings are counted from.
    package enum SavingsMethod: String, CaseIterable, Sendable {
        /// The sober days only.
        case soberDays
        /// Every day with an entry, so that savings can be negative.
        case balance
    }

    /// When each of the two activities is expected.
    package struct Schedules: Sendable {
        package var meditation = Schedule.everyDay
        package var workout = Schedule.everyDay
    }

    package enum HealthMilestones: Sendable {
        case known
        case hidden
        /// The person's own, as written.
        case own([HealthMilestone])
    }

    /// The person's aim, which decides what pages and answers lead with, never how anything is counted.
    package enum Aim: String, CaseIterable, Sendable {
        /// To drink nothing: the sober streak leads.
        case stop
        /// To drink less: the drinks of the week lead.
        case less
        /// Neither: activities and trackers lead.
        case habits
    }

    /// When the person last drank, in their own words.
    package struct LastDrink: Sendable, Hashable {
        package let day: Day
        /// Nil if only the day was given.
        package let moment: Moment?

        package init(day: Day, moment: Moment?) {
            (self.day, self.moment) = (day, moment)
        }
    }

    /// Prices, rates and weights above this are errors; below it no product overflows.
    package static let largestAmount = 1_000_000_000
    /// The largest weekly goal of drinks.
    package static let mostDrinksPerWeek = 1000

    package var name: String?
    /// The person's name for the streak of the levels; nil for the built-in one.
    package var levelStreak: String?
    package var zone = CivilZone.utc
    /// Seconds after midnight, 0–43,140.
    package var dayStart = 0
    package var language = Language.fallback
    package var weekStart = Weekday.monday
    package var currency = Currency.euro
    /// The most drinks of a sober steady day: 0 or 1.
    package var soberUpTo = 0
    /// The days that are steady if they have no entry.
    package var assumeSteady: [DaySpan] = []
    package var pricePerDrink: AmountOverTime?
    package var drinkingRate: DrinkingRate?
    package var caloriesPerDrink = AmountOverTime(FixedDecimal(150))
    package var savingsMethod = SavingsMethod.soberDays
    package var weightKilograms: FixedDecimal?
    /// Nil to derive it from what is recorded (`Analysis.aim`).
    package var aim: Aim?
    /// Nil if it wasn't given; ignored if it is after today.
    package var lastDrink: LastDrink?
    /// The most drinks of a week within the goal, 0–1000; nil if the streak of the levels counts days.
    ///
    /// The amount on a Monday applies to its week.
    package var drinkGoal: AmountOverTime?
    /// Grams of pure alcohol in the person's standard drink, 5–30; nil if it wasn't given.
    package var drinkGrams: FixedDecimal?
    /// The drinks with buttons of their own, in file order.
    package var ownDrinks: [OwnDrink] = []
    /// The minutes a day needs to count, as whole numbers.
    package var minimumMinutes = 2
    package var mindfulnessGoal: FixedDecimal?
    package var workoutGoal: FixedDecimal?
    package var policies = Policies()
    package var schedules = Schedules()
    /// In file order.
    package var pauses: [Pause] = []
    /// With a final slash.
    package var siteURL: String?
    /// A UUID from which the ids of the feed and the calendar are derived.
    package var feedID: String?
    /// The first day of the public edition; nil for all days.
    package var publicFrom: Day?
    /// When there are no reminders; nil for never.
    package var quietHours: QuietHours?
    package var timerRule = TimerRule.grace
    /// The person's list of lengths, as written; nil for the default list.
    package var milestones: [Int]?
    package var reminders: [Reminder] = []
    package var healthMilestones = HealthMilestones.known
    /// The sentences for the day of a milestone; nil for the built-in ones.
    package var celebrations: [String]?
    package var savingsGoals: [SavingsGoal] = []
    /// The activities that metrics are compared with, in file order without repetitions; nil for the fixed list.
    package var comparisons: [Reminder.Activity]?

    package init() {}

    /// The day of the last drink, which is never assumed to be steady; nil if it wasn't given or is after today.
    package func lastDrinkDay(through today: Day) -> Day? { lastDrink.map(\.day).flatMap { $0 <= today ? $0 : nil } }

    /// The first day assumed to be steady; nil if there isn't one before today.
    package func firstAssumedDay(before today: Day) -> Day? {
        assumeSteady.compactMap { span -> Day? in
            let first = span.first == lastDrinkDay(through: today) ? span.first.advanced(by: 1) : span.first
            return first < today && span.contains(first) ? first : nil
        }.min()
    }

    package var dayClock: DayClock { DayClock(zone: zone, dayStart: dayStart) }
}
