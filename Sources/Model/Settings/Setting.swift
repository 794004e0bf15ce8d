/// A setting of the profile, described once.
///
/// Reading and writing `profile.json`, the arguments of `set`, the forms of the browser and their words are derived
/// from `Setting.all`.
package struct Setting: Sendable, Equatable {
    /// The path of its key in `profile.json`: `goals.workout` is the key `workout` of the object `goals`.
    package let key: String
    package let kind: SettingKind<Profile>
    /// The form that changes it; nil if none does by itself.
    package let group: FieldGroup?
    /// Its name; empty if it isn't on any page.
    package let name: Translation
    /// What it changes, what can be entered, and the default.
    package let explanation: Translation

    /// The keys from the outermost object to the value.
    package var path: [String] { key.split(separator: ".").map(String.init) }
    /// The object of the key; nil for the profile itself.
    package var parent: String? { path.count > 1 ? path.first : nil }
    package var lastKey: String { path.last ?? key }

    package static func == (first: Setting, second: Setting) -> Bool { first.key == second.key }

    /// The setting with a key that a form changes by itself; nil if there isn't one.
    package static func inForm(_ key: String) -> Setting? { all.first { $0.key == key && $0.group != nil } }

    package static func policy(of family: StreakSetting) -> Setting {
        switch family {
        case .noalc: levelPolicy
        case .meditation: meditationPolicy
        case .workout: workoutPolicy
        case .trackers: trackerPolicy
        }
    }

    /// The keys of the days of a pause or an assumption.
    package enum Span: String, Sendable {
        case first = "from"
        case last = "to"
    }

    package enum Pause: String, Sendable {
        case reason
        case subjects = "streaks"
    }

    package enum Reminder: String, Sendable { case activity, time }

    package enum SavingsGoal: String, Sendable { case name, amount }

    package enum OwnDrink: String, Sendable { case name, litres, percent, drinks, icon }

    package enum HealthMilestone: String, Sendable { case days, text, source }

    /// The keys of an amount with its first day.
    package enum Amount: String, Sendable {
        case since
        case amount = "value"
    }

    package enum Schedule: String, Sendable { case perWeek, weekdays }
}

package enum FieldGroup: Sendable {
    case person, drinks, habits, jokers, reminders, pauses
}

extension Setting {
    init(
        _ key: String, _ kind: SettingKind<Profile>, in group: FieldGroup? = nil, _ english: String = "",
        _ german: String = "", _ englishExplanation: String = "", _ germanExplanation: String = ""
    ) {
        self.init(
            key: key, kind: kind, group: group, name: Translation(english, german),
            explanation: Translation(englishExplanation, germanExplanation))
    }

    /// Every setting, in the order of reading and listing; the last drink needs the zone before it.
    package static let all: [Setting] = [
        .name, .language, .timeZone, .dayStart, .weekStart, .why, .aim, .publicFrom, .siteURL, .feedID, .levelStreak,
        .lastDrink, .drinkGoal, .drinkGrams, .ownDrinks, .soberUpTo, .timerRule, .milestones, .celebrations,
        .healthMilestones, .assumeSteady,
        .currency, .pricePerDrink, .drinksPerWeek, .drinksPerDay, .caloriesPerDrink, .savingsMethod, .savingsGoals,
        .minimumMinutes, .mindfulnessGoal, .workoutGoal, .meditationSchedule, .workoutSchedule, .weight, .levelPolicy,
        .meditationPolicy, .workoutPolicy, .trackerPolicy, .reminders, .quietHours, .pauses, .comparisons,
    ]

    // The person, their time and their pages.

    package static let name = Setting(
        "name", .text(.at(\.name)), in: .person, "Name", "Name",
        "Stands at the top of every page. Empty: none.", "Steht oben auf jeder Seite. Leer: keiner.")
    package static let language = Setting(
        "language", .choice(.at(\.language)), in: .person, "Language", "Sprache",
        "Of pages, answers and errors.", "Der Seiten, der Antworten und der Fehlermeldungen.")
    package static let timeZone = Setting(
        "timeZone", .own, in: .person, "Time zone", "Zeitzone",
        "A place such as Berlin or America/New_York, whose day is today. What you wrote elsewhere keeps its day. Empty: UTC.",
        "Ein Ort wie Berlin oder America/New_York, nach dem sich richtet, welcher Tag heute ist. Was du anderswo eingetragen hast, behält seinen Tag. Leer: UTC."
    )
    package static let dayStart = Setting(
        "dayStart", .time(.at(\.dayStart), upTo: 11 * 3600 + 59 * 60), in: .person,
        "A day begins at", "Ein Tag beginnt um",
        "What is written down before this time belongs to the evening before. Empty: midnight.",
        "Was vor dieser Uhrzeit aufgeschrieben wird, gehört noch zum Abend davor. Leer: Mitternacht.")
    package static let weekStart = Setting(
        "weekStart", .word(.weekday(at: \.weekStart), of: ["monday", "sunday", "saturday"]), in: .person,
        "Week starts", "Wochenbeginn",
        "The first column of calendars, and nothing else: weekly streaks run from Monday to Sunday.",
        "Nur die erste Spalte der Kalender: Serien, die Wochen zählen, laufen immer von Montag bis Sonntag.")
    /// A file of its own, `why.md`.
    package static let why = Setting(
        "why", .own, in: .person, "Your why", "Dein Warum",
        "Stands on the overview, and is never published. Empty: nothing.",
        "Steht auf der Übersicht und wird nie veröffentlicht. Leer: nichts.")
    package static let aim = Setting(
        "aim", .choice(.at(\.aim)), in: .person, "Aim", "Worum es dir geht",
        "What comes first on every page. Nothing is counted differently.",
        "Was auf jeder Seite oben steht. Gezählt wird nichts anders.")
    package static let publicFrom = Setting(
        "publicFrom", .day(.at(\.publicFrom)), in: .person, "Public from", "Öffentlich ab",
        "What was before this day is not in the public edition, e.g. 16.11.2025. Empty: all days are.",
        "Was vor diesem Tag war, steht nicht in der öffentlichen Ausgabe, z. B. 16.11.2025. Leer: alle Tage stehen darin."
    )
    package static let siteURL = Setting("siteUrl", .own)
    package static let feedID = Setting("feedId", .own)

    // Reminders, pauses and what metrics are compared with.

    package static let reminders = Setting("reminders", .own)
    package static let quietHours = Setting(
        "quietHours", .own, in: .reminders, "Quiet hours", "Ruhezeit",
        "Nobody is reminded in them; a reminder that is set for them comes at their end, while its day lasts. Empty: none. For example 22:00-07:00.",
        "In ihr wird an nichts erinnert; eine Erinnerung in dieser Zeit kommt, wenn sie vorbei ist und der Tag noch läuft. Leer: keine. Zum Beispiel 22:00-07:00."
    )
    package static let pauses = Setting("pauses", .own)
    package static let comparisons = Setting(
        "comparisons", .own, in: .habits, "Compared with", "Verglichen mit",
        "What the insights put moods, numbers and measurements beside; at most seven. None: the usual ones.",
        "Womit die Seite Muster Stimmungen, Zahlen und Messwerte vergleicht; höchstens sieben. Nichts: die üblichen.")
}

extension SettingKind.Place<String> {
    fileprivate static func weekday(at path: any WritableKeyPath<Root, Weekday> & Sendable) -> Self {
        Self(
            value: { "\($0[keyPath: path])" },
            assign: { root, name in
                root[keyPath: path] = Weekday.allCases.first { "\($0)" == name } ?? root[keyPath: path]
            })
    }
}
