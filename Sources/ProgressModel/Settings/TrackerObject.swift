/// A tracker as `trackers.json` has it: what its object says, without what a preset or a default adds.
///
/// Its keys and their order are decided here. `TrackerReader` reads it and makes a `Tracker` of it, and
/// `TrackerObject+JSON.swift` writes it; whatever adds or changes a tracker writes one of these.
package struct TrackerObject: Sendable, Hashable {
    /// The keys, in the order in which they are written.
    package enum Key: String, CaseIterable, Sendable {
        case id, preset, name, icon
        case kind = "type"
        case mode = "trackingMode"
        case modeChanges = "modes"
        case options
        case allowsSeveralOptions = "multiple"
        case summary, unit, dailyGoal, dailyLimit, streakOn, schedule
        case hasStreak = "streak"
        case prompt
        case isInCalendar = "showInCalendar"
        case colour = "color"
        case createdAt, isActive
        case isPrivate = "private"
        case isPublic = "public"
        case plans
        case isInWidget = "showInWidget"
        case widgetOrder, healthType
    }

    /// The keys of the objects in its lists.
    package enum OptionKey: String, Sendable { case id, name, icon, valence }
    package enum ModeChangeKey: String, Sendable { case mode, since }
    package enum PlanKey: String, Sendable {
        case moment = "when"
        case trigger
        case action = "then"
    }

    package var id: String?
    package var preset: TrackerPreset?
    package var name: LocalizedText?
    package var icon: String?
    package var kind: Tracker.Kind?
    package var mode: Tracker.Mode?
    /// Ascending by day; empty where there are none.
    package var modeChanges: [Tracker.ModeChange] = []
    /// Empty where the list is; nil where there is none.
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
    /// Whether what is public has its days, too.
    package var sharesDays = false
    /// In the order of the file; empty where there are none.
    package var plans: [Tracker.Plan] = []
    package var isInWidget: Bool?
    package var widgetOrder: FixedDecimal?
    package var healthType: String?

    /// What `public` says where the days are, too.
    package static let days = "days"

    /// Makes an object that says nothing yet.
    package init() {}

    /// The goal, or the limit where there is no goal.
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
    /// Makes a new tracker of a preset, with what the preset begins with.
    package init(new preset: TrackerPreset) {
        self.preset = preset
        dailyGoal = preset.beginning.dailyGoal
        healthType = preset.beginning.healthType
    }

    /// At most this many active trackers have a ring of their own.
    package static let mostInCalendar = 2

    /// Makes it a ring of the calendar if its preset begins as one and the trackers beside it leave room.
    package mutating func takeRing(beside trackers: [Tracker]) {
        guard isInCalendar == nil, preset?.beginning.isInCalendar == true,
            trackers.count(where: { $0.isFocus && $0.isActive }) < TrackerObject.mostInCalendar
        else { return }
        isInCalendar = true
    }
}

extension Tracker.Option {
    /// Makes an option that has only a name, which logs call it by; `|` would separate two options in a log.
    package init(named name: String, valence: Int? = nil) {
        let id = name.split(separator: "|").joined(separator: "/")
        self.init(id: id, name: LocalizedText(id), icon: nil, valence: valence)
    }
}
