import ProgressModel

extension English: FieldPhrases {
    var generalSettings: String { "General" }
    var generalSettingsLede: String {
        "What profile.json says, in words. Where a streak would change, you see it before it is written."
    }
    func title(of group: FieldGroup) -> String {
        switch group {
        case .person: "You"
        case .drinks: "Drinks and sober days"
        case .habits: "Minutes and plans"
        case .jokers: "Jokers"
        case .reminders: "Reminders"
        case .pauses: "Pauses"
        }
    }

    func name(of field: ProfileField) -> String {
        switch field {
        case .name: "Name"
        case .levelStreak: "Name of the streak"
        case .language: "Language"
        case .timeZone: timeZone
        case .dayStart: "A day begins at"
        case .weekStart: weekStarts
        case .weight: weight
        case .aim: "Aim"
        case .lastDrink: lastDrinkSetting
        case .drinkGoal: "Most drinks in a week"
        case .soberUpTo: "Sober up to"
        case .timer: timer
        case .milestones: milestonesSetting
        case .why: "Your why"
        case .quietHours: "Quiet hours"
        case .publicFrom: "Public from"
        case .minimumMinutes: "A day counts from"
        case .mindfulnessGoal: "Goal for mindfulness"
        case .workoutGoal: "Goal for workouts"
        case .meditationSchedule: "Meditation is planned"
        case .workoutSchedule: "Workouts are planned"
        case .levelPolicy: streakSetting(.noalc)
        case .meditationPolicy: streakSetting(.meditation)
        case .workoutPolicy: streakSetting(.workout)
        case .trackerPolicy: streakSetting(.trackers)
        }
    }
    func explanation(of field: ProfileField) -> String {
        switch field {
        case .name: "Stands at the top of every page. Empty: none."
        case .levelStreak: "What the streak of the levels is called, such as NoAlc or Clarity. Empty: \(noalcStreak)."
        case .language: "Of pages, answers and errors."
        case .timeZone:
            "A place such as Berlin or America/New_York, whose day is today. What you wrote elsewhere keeps its day. Empty: UTC."
        case .dayStart: "What is written down before this time belongs to the evening before. Empty: midnight."
        case .weekStart: "The first column of calendars, and nothing else: weekly streaks run from Monday to Sunday."
        case .weight: "For the energy of workouts that have none of their own. Empty: none is estimated."
        case .aim: "What comes first on every page. Nothing is counted differently."
        case .lastDrink:
            "The clock counts from it where no later entry says otherwise, e.g. 15.11. 22:00. Empty: from the first sober day."
        case .drinkGoal: "With a goal the streak of the levels counts weeks within it. Empty: it counts steady days."
        case .soberUpTo: "How much a steady day may have and still be a sober day."
        case .timer: "What the clock does while today has no entry."
        case .milestones: "Days of the sober streak, e.g. 7, 30, 90. Empty: the usual ones."
        case .publicFrom: "What was before this day is not in the public edition, e.g. 16.11.2025. Empty: all days are."
        case .quietHours:
            "Nobody is reminded in them; a reminder that is set for them comes at their end, while its day lasts. Empty: none. For example 22:00-07:00."
        case .why: "Stands on the overview, and is never published. Empty: nothing."
        case .minimumMinutes: "Of meditation and breathing together, and of workouts. Empty: 2 minutes."
        case .mindfulnessGoal, .workoutGoal: "Fills the ring of a day. Empty: a day that counts fills it."
        case .meditationSchedule, .workoutSchedule:
            "Every day, 3 (times a week), or days such as Monday, Thursday. Nothing is expected on other days."
        case .levelPolicy, .meditationPolicy, .workoutPolicy, .trackerPolicy:
            "What heals a missed day of the streak, and what costs a joker."
        }
    }

    func name(of field: TrackerField) -> String {
        switch field {
        case .name: "Name"
        case .icon: "Emoji"
        case .prompt: "Question"
        case .unit: "Unit"
        case .dailyGoal: "Goal of a day"
        case .dailyLimit: "At most in a day"
        case .streakOn: "A day counts"
        case .schedule: "Planned"
        case .streak: "Streak"
        case .isInCalendar: "Ring in the calendar"
        case .isInWidget: "First on the log sheet"
        case .widgetOrder: "Order among those"
        case .colour: "Colour"
        case .createdAt: "Begun on"
        case .isPrivate: "Private"
        }
    }
    func explanation(of field: TrackerField) -> String {
        switch field {
        case .name: "Its id stays, so that every log stays its own."
        case .icon: "Empty: its usual one, or its first letter."
        case .prompt: "Asked when it is logged. Empty: the usual one."
        case .unit: "In the plural, such as glasses. Empty: the usual one, if it has one."
        case .dailyGoal: "It fills the ring of a day. Empty: the usual one, if it has one."
        case .dailyLimit: "A day above it is no good day where the limit decides. Empty: the usual one, if it has one."
        case .streakOn: "Whether each log counts for the streak, or only a day that keeps its goal or limit."
        case .schedule: explanation(of: ProfileField.meditationSchedule)
        case .streak: "Whether its days are counted in a row."
        case .isInCalendar: "At most two trackers have one."
        case .isInWidget: "Before all others, and on the badge of today."
        case .widgetOrder: "Lowest first. Empty: behind those with a number."
        case .colour: "As #1F9E8A. Empty: the usual one."
        case .createdAt: "The first day that an avoided day can count. Empty: that of the first log."
        case .isPrivate: "It is on no page that is published, also not by its name."
        }
    }

    var settingWritten: String { "saved." }
    var settingTakenBack: String { "The last change is undone." }
    var notSet: String { "not set" }
    var aimFollows: String { "What is logged most decides" }
    func soberUpTo(_ drinks: Int) -> String { drinks == 0 ? "no drink" : "one drink" }
    func streakCounts(_ condition: Tracker.StreakCondition) -> String {
        condition == .goal ? "where the goal or limit is kept" : "with any log"
    }
    var no: String { "No" }
    func changeQuestion(_ field: String) -> String { "\(field): change it?" }

    var addReminder: String { "Add a reminder" }
    var reminderAbout: String { "About" }
    var reminderTime: String { "At" }
    var reminderSettingsNote: String {
        "They are in reminders.ics, for any calendar, and in reportgen remind. Before 18:00 the question about drinks is about yesterday."
    }
    var addPause: String { "Add a pause" }
    var pauseReason: String { "Reason" }
    var pauseFirst: String { "First day" }
    var pauseLast: String { "Last day (empty: until further notice)" }
    var pauseOf: String { "For" }
    var allButLevels: String { "all streaks but that of the levels" }
    var pauseSettingsNote: String { "A gap on these days costs no streak. What is written down counts as ever." }
    var endToday: String { "Ends today" }

    var allOfIt: String { "All settings" }
    var trackerPageLede: String {
        "What trackers.json says of it, in words. Where its streak would change, you see it before it is written."
    }
    var removeTracker: String { "Remove" }
    func removeTracker(logs: Int) -> String { "Remove with \(self.logs(logs).text)" }
    func logsGoToo(_ logs: Int) -> String {
        "\(capitalized(self.logs(logs).text)) \(logs == 1 ? "goes" : "go") from your files as well. Undo brings all of it back."
    }
    var removeTrackerNote: String { "Resting keeps its page and its logs, and asks for nothing more." }
    func wasRemoved(_ tracker: String) -> String { "\(tracker) is removed." }
}
