package import ProgressAnalysis
package import ProgressModel

/// The words of the page that explains the counting.
package protocol AboutPhrases: Sendable {
    var aboutDescription: String { get }
    var threeLevels: String { get }
    var levelHeadings: (level: String, drinks: String, effect: String) { get }
    func range(of level: Level) -> String
    /// How much that is, in a word: `moderate`.
    func caption(of level: Level) -> String
    /// What a day of the level does; `soberUpTo` is the most drinks of a sober day, nil where sober days are not told.
    func effect(of level: Level, _ policy: Profile.PolicyName, soberUpTo: Int?) -> String
    /// What a day of the level does where weeks are counted against a goal of drinks.
    func effectOnWeek(of level: Level) -> String
    var jokers: String { get }
    func jokerRule(_ policy: Profile.PolicyName, every: Int, cap: Int) -> String
    /// The same where weeks are counted against a goal of drinks.
    func jokerRuleOfWeeks(every: Int, cap: Int) -> String
    func examples(_ policy: Profile.PolicyName) -> [(title: String, days: String, caption: String)]
    var ends: String { get }
    var whatCounts: String { get }
    var drawingsTitle: String { get }
    /// What the middle of a day is.
    var middleRule: String { get }
    /// What its rings are; empty where there is none.
    func ringRules(_ rings: RecordedRings) -> [String]
    /// What the squares of a heat map are.
    var heatRule: String { get }
    /// `zone` is nil if it is withheld.
    func dayRule(_ zone: String?, dayStart: String?) -> String
    var openTodayRule: String { get }
    /// Said where levels are written down.
    var missedDayRule: String { get }
    /// `wholeDays`: the timer shows no more than days, which begin with the first sober one.
    func timerRules(_ timer: Profile.TimerRule, wholeDays: Bool) -> [String]
    /// Said only where the profile assumes days, pauses, or plans them.
    var assumedRule: String { get }
    var pauseRule: String { get }
    var weekdaysRule: String { get }
    /// `jokers`: whether good weeks earn jokers.
    func weeksRule(jokers: Bool) -> String
    /// Where the goal or the limit of a tracker decides.
    var targetRule: String { get }
    func minutesRule(_ minutes: Int) -> String
    var correctionRule: String { get }
    var trackersTitle: String { get }
    /// Those of the trackers that there are.
    func trackerRules(withAwareness: Bool, withAvoidance: Bool) -> [String]
    var energyTitle: String { get }
    var energyRule: String { get }
    var energySource: String { get }
    var yourSettings: String { get }
    func streakSetting(_ family: StreakSetting) -> String
    /// `unit` is what the streak counts.
    func policy(_ policy: Profile.PolicyName, of family: StreakSetting, _ unit: StreakUnit) -> String
    var timer: String { get }
    func timerRule(_ rule: Profile.TimerRule) -> String
    var savings: String { get }
    /// `drinks` is a number with its word.
    func rate(_ drinks: String, perWeek: Bool) -> String
    /// How the savings come about; without a price where it changed. `days` is a number with its word, `guesses` on how many of
    /// them the drinks are a guess.
    func savedFormula(_ drinks: FixedDecimal, on days: String, price: String?, _ amount: String, guesses: Int) -> String
    func perDrink(_ amount: String) -> String
    var calories: String { get }
    var goals: String { get }
    func goal(mindfulness minutes: String) -> String
    func goal(workout minutes: String) -> String
    func goal(drinks: String) -> String
    var lastDrinkSetting: String { get }
    var weight: String { get }
    var weekStarts: String { get }
    var timeZone: String { get }
    var milestonesSetting: String { get }
    var healthSetting: String { get }
    func health(_ milestones: Profile.HealthMilestones) -> String
}

/// The families of streaks a profile has a policy for.
package enum StreakSetting: String, CaseIterable, Sendable {
    case noalc, meditation, workout, trackers
}

/// Which rings a history can have.
package struct RecordedRings: Sendable {
    package let hasWorkout, hasMindfulness, hasTrackers: Bool
    /// Whether one of the trackers counts moments.
    package let hasMoments: Bool

    package init(hasWorkout: Bool, hasMindfulness: Bool, hasTrackers: Bool, hasMoments: Bool) {
        self.hasWorkout = hasWorkout
        self.hasMindfulness = hasMindfulness
        self.hasTrackers = hasTrackers
        self.hasMoments = hasMoments
    }

    /// Whether there are several.
    package var areSeveral: Bool { [hasWorkout, hasMindfulness, hasTrackers].count(where: \.self) > 1 }
}
