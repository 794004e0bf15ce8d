/// A tracker's object in `trackers.json`, without parts from a preset or a default.
///
/// Its keys are `TrackerField.all`. `TrackerReader` makes a `Tracker` from it; everything that adds or changes a
/// tracker writes one of these.
package struct TrackerObject: Sendable, Hashable {
    package var id: String?
    package var preset: TrackerPreset?
    package var name: LocalizedText?
    package var icon: String?
    package var kind: Tracker.Kind?
    package var mode: Tracker.Mode?
    /// Ascending by day; empty if there aren't any.
    package var modeChanges: [Tracker.ModeChange] = []
    /// Empty for an empty list; nil without a list.
    package var options: [Tracker.Option]?
    package var allowsSeveralOptions: Bool?
    package var summary: Tracker.Summary?
    package var unit: LocalizedText?
    package var dailyGoal: FixedDecimal?
    package var dailyLimit: FixedDecimal?
    package var streakOn: Tracker.StreakCondition?
    package var schedule: Schedule?
    package var hasStreak: Bool?
    package var prompt: LocalizedText?
    package var isInCalendar: Bool?
    /// `#RRGGBB`.
    package var colour: String?
    package var createdAt: Day?
    package var isActive: Bool?
    package var isPrivate: Bool?
    package var isPublic: Bool?
    /// Whether a public tracker shows its days too.
    package var sharesDays = false
    /// In file order; empty if there aren't any.
    package var plans: [Tracker.Plan] = []
    package var isInWidget: Bool?
    package var widgetOrder: FixedDecimal?
    package var healthType: String?

    package init() {}

    /// The goal, or the limit if there is no goal.
    package var target: Tracker.DailyTarget? {
        get { dailyGoal.map { .goal($0) } ?? dailyLimit.map { .limit($0) } }
        set {
            (dailyGoal, dailyLimit) = (nil, nil)
            switch newValue {
            case .goal(let amount): dailyGoal = amount
            case .limit(let amount): dailyLimit = amount
            case nil: break
            }
        }
    }
}

extension TrackerObject {
    package init(new preset: TrackerPreset) {
        self.preset = preset
        dailyGoal = preset.beginning.dailyGoal
        healthType = preset.beginning.healthType
    }

    /// At most this many active trackers have a ring of their own.
    package static let mostInCalendar = 2

    /// Gives it a ring if its preset suggests one and the other trackers leave one free.
    package mutating func takeRing(beside trackers: [Tracker]) {
        guard isInCalendar == nil, preset?.beginning.isInCalendar == true,
            trackers.count(where: { $0.isFocus && $0.isActive }) < TrackerObject.mostInCalendar
        else { return }
        isInCalendar = true
    }
}

extension Tracker.Option {
    /// An option with only a name, which logs use; `|` would separate two options in a log.
    package init(named name: String, valence: Int? = nil) {
        let id = name.split(separator: "|").joined(separator: "/")
        self.init(id: id, name: LocalizedText(id), icon: nil, valence: valence)
    }
}

/// A key of a tracker in `trackers.json`, described once; `TrackerField.all` is in the order of writing.
package struct TrackerField: Sendable, Equatable {
    package let key: String
    package let kind: SettingKind<TrackerObject>
    /// The modes in which it has an effect; nil for all.
    package let modes: [Tracker.Mode]?
    /// Its name in a form; empty if no form changes it by itself.
    package let name: Translation
    package let explanation: Translation

    package static func == (first: TrackerField, second: TrackerField) -> Bool { first.key == second.key }

    /// The field with a key that a form changes by itself; nil if there isn't one.
    package static func inForm(_ key: String) -> TrackerField? {
        all.first { $0.key == key && !$0.name.isEmpty }
    }

    /// The keys of objects in its lists.
    package enum Option: String, Sendable { case id, name, icon, valence }
    package enum ModeChange: String, Sendable { case mode, since }
    package enum Plan: String, Sendable {
        case moment = "when"
        case trigger
        case action = "then"
    }

    /// The value of `public` if the days are public too.
    package static let days = "days"
}

extension TrackerField {
    init(
        _ key: String, _ kind: SettingKind<TrackerObject>, for modes: [Tracker.Mode]? = nil,
        _ english: String = "", _ german: String = "", _ englishExplanation: String = "",
        _ germanExplanation: String = ""
    ) {
        self.init(
            key: key, kind: kind, modes: modes, name: Translation(english, german),
            explanation: Translation(englishExplanation, germanExplanation))
    }

    package static let all: [TrackerField] = [
        .id, .preset, .name, .icon, .type, .mode, .modeChanges, .options, .allowsSeveralOptions, .summary, .unit,
        .dailyGoal, .dailyLimit, .streakOn, .schedule, .hasStreak, .prompt, .isInCalendar, .colour, .createdAt,
        .isActive, .isPrivate, .isPublic, .plans, .isInWidget, .widgetOrder, .healthType,
    ]

    package static let id = TrackerField("id", .own)
    package static let preset = TrackerField("preset", .own)
    package static let name = TrackerField(
        "name", .localizedText(.at(\.name)), "Name", "Name",
        "Its id stays, so that every log stays its own.", "Die Kennung bleibt, und damit jeder Eintrag.")
    package static let icon = TrackerField(
        "icon", .text(.at(\.icon)), "Emoji", "Emoji",
        "Empty: its usual one, or its first letter.", "Leer: das übliche oder der erste Buchstabe.")
    package static let type = TrackerField("type", .choice(.at(\.kind)))
    package static let mode = TrackerField("trackingMode", .choice(.at(\.mode)))
    package static let modeChanges = TrackerField("modes", .own)
    package static let options = TrackerField("options", .own, for: [.selection])
    package static let allowsSeveralOptions = TrackerField(
        "multiple", .flag(.at(\.allowsSeveralOptions)), for: [.selection])
    package static let summary = TrackerField("summary", .choice(.at(\.summary)), for: [.number])
    package static let unit = TrackerField(
        "unit", .localizedText(.at(\.unit)), for: [.counter, .number], "Unit", "Einheit",
        "In the plural, such as glasses. Empty: the usual one, if it has one.",
        "In der Mehrzahl, z. B. Gläser. Leer: die übliche, falls es eine gibt.")
    package static let dailyGoal = TrackerField(
        "dailyGoal", .amount(.at(\.dailyGoal), in: 0...Profile.largestAmount, isPositive: true),
        for: [.counter, .number], "Goal of a day", "Tagesziel",
        "It fills the ring of a day. Empty: the usual one, if it has one.",
        "Es füllt den Ring eines Tages. Leer: das übliche, falls es eins gibt.")
    package static let dailyLimit = TrackerField(
        "dailyLimit", .amount(.at(\.dailyLimit), in: 0...Profile.largestAmount), for: [.counter, .number],
        "At most in a day", "Höchstens am Tag",
        "A day above it is no good day where the limit decides. Empty: the usual one, if it has one.",
        "Ein Tag darüber ist kein guter, wenn das Limit entscheidet. Leer: das übliche, falls es eins gibt.")
    package static let streakOn = TrackerField(
        "streakOn", .choice(.at(\.streakOn)), for: Tracker.Mode.allCases.filter { $0 != .avoidance },
        "A day counts", "Ein Tag zählt",
        "Whether each log counts for the streak, or only a day that keeps its goal or limit.",
        "Ob jeder Eintrag für die Serie zählt oder nur ein Tag, der Ziel oder Limit einhält.")
    package static let schedule = TrackerField(
        "schedule", .schedule(.at(\.schedule)), for: Tracker.Mode.allCases.filter { $0 != .avoidance },
        "Planned", "Geplant",
        "Every day, 3 (times a week), or days such as Monday, Thursday. Nothing is expected on other days.",
        "Jeden Tag, 3 (mal pro Woche) oder Tage wie Montag, Donnerstag. An anderen Tagen wird nichts erwartet.")
    package static let hasStreak = TrackerField(
        "streak", .flag(.at(\.hasStreak)), "Streak", "Serie",
        "Whether its days are counted in a row.", "Ob seine Tage in Folge gezählt werden.")
    package static let prompt = TrackerField(
        "prompt", .localizedText(.at(\.prompt)), "Question", "Frage",
        "Asked when it is logged. Empty: the usual one.", "Wird beim Eintragen gefragt. Leer: die übliche.")
    package static let isInCalendar = TrackerField(
        "showInCalendar", .flag(.at(\.isInCalendar)), "Ring in the calendar", "Ring im Kalender",
        "At most two trackers have one.", "Höchstens zwei Tracker haben einen.")
    package static let colour = TrackerField(
        "color", .own, "Colour", "Farbe",
        "As #1F9E8A. Empty: the usual one.", "Als #1F9E8A. Leer: die übliche.")
    package static let createdAt = TrackerField(
        "createdAt", .day(.at(\.createdAt)), "Begun on", "Begonnen am",
        "The first day that an avoided day can count. Empty: that of the first log.",
        "Der erste Tag, der als vermieden zählen kann. Leer: der des ersten Eintrags.")
    package static let isActive = TrackerField("isActive", .flag(.at(\.isActive)))
    package static let isPrivate = TrackerField(
        "private", .flag(.at(\.isPrivate)), "Private", "Privat",
        "It is on no page that is published, also not by its name.",
        "Er steht auf keiner Seite, die veröffentlicht wird, auch nicht mit seinem Namen.")
    package static let isPublic = TrackerField("public", .own)
    package static let plans = TrackerField("plans", .own)
    package static let isInWidget = TrackerField(
        "showInWidget", .flag(.at(\.isInWidget)), "First on the log sheet", "Vorn beim Eintragen",
        "Before all others, and on the badge of today.",
        "Vor allen anderen und auf dem Badge von heute.")
    package static let widgetOrder = TrackerField(
        "widgetOrder", .amount(.at(\.widgetOrder), in: 0...Profile.largestAmount),
        "Order among those", "Platz unter diesen",
        "Lowest first. Empty: behind those with a number.",
        "Der kleinste zuerst. Leer: hinter denen mit einer Zahl.")
    package static let healthType = TrackerField("healthType", .text(.at(\.healthType)))
}
