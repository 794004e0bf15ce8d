package import Counting
package import Model

extension HistoryBuilder {
    /// A history of one tracker, its logs drawn from day 1: a digit is the number of logs at noon, `.` is 0.
    package init(_ tracker: Tracker, logs drawing: String = "") {
        add(tracker)
        drawLogs(drawing)
    }

    /// Adds a tracker; its logs follow with its index.
    package mutating func add(_ tracker: Tracker) { trackers.append(tracker) }

    /// Adds logs at noon, their number given by digits, from a day on.
    package mutating func drawLogs(_ drawing: String, of tracker: Int = 0, from first: Day = day(1)) {
        for (offset, character) in drawing.enumerated() {
            for _ in 0..<(character.wholeNumberValue ?? 0) {
                log(at: "\(first.advanced(by: offset))T12:00", of: tracker)
            }
        }
    }

    /// Adds a log at a local time; the profile's clock decides to which day it belongs.
    package mutating func log(
        at time: String, of tracker: Int = 0, value: TrackerLog.Value = .none, trigger: String? = nil,
        place: String? = nil, note: String? = nil
    ) {
        logs.append(
            TrackerLog(
                origin: Origin(file: 2, line: logs.count + 1), tracker: tracker, instant: instant(time),
                wallTime: wall(time), day: profile.dayClock.day(of: wall(time)), value: value, trigger: trigger,
                location: place, note: note))
    }

    /// Adds a log with only a day.
    package mutating func logWithoutTime(_ number: Int, of tracker: Int = 0, value: TrackerLog.Value = .none) {
        logs.append(
            TrackerLog(
                origin: Origin(file: 2, line: logs.count + 1), tracker: tracker, instant: nil, wallTime: nil,
                day: day(number), value: value, trigger: nil, location: nil, note: nil))
    }

    /// Adds a log of the last tracker at an hour of the n-th day.
    package mutating func log(
        _ number: Int, hour: Int = 12, _ value: TrackerLog.Value = .none, trigger: String? = nil,
        place: String? = nil, note: String? = nil
    ) {
        log(
            at: "\(day(number))T\(hour):00", of: trackers.count - 1, value: value, trigger: trigger, place: place,
            note: note)
    }

    /// The analysis of one tracker as of the end of a day.
    package func tracker(_ index: Int = 0, on today: Day) -> TrackerAnalysis { analysis(on: today).trackers[index] }
}

extension Tracker {
    /// A tracker with any of its parts.
    package init(
        id: String, preset: TrackerPreset? = nil, name: LocalizedText, icon: String, mode: Mode,
        modeChanges: [ModeChange] = [], createdAt: Day? = nil, isActive: Bool = true, hasStreak: Bool,
        isFocus: Bool = false, visibility: Visibility = .unmarked, colour: String? = nil, target: DailyTarget? = nil,
        streakOn: StreakCondition = .log, schedule: Schedule = .everyDay, summary: Summary = .mean,
        allowedValues: ClosedRange<FixedDecimal>? = nil, unit: LocalizedText? = nil, prompt: LocalizedText? = nil,
        options: [Option] = [], allowsSeveralOptions: Bool = false, plans: [Plan] = [], showsInWidget: Bool = false,
        widgetOrder: FixedDecimal? = nil, healthType: String? = nil
    ) {
        self.init(id: id, name: name, icon: icon, mode: mode, hasStreak: hasStreak)
        (self.preset, self.modeChanges, self.createdAt, self.isActive) = (preset, modeChanges, createdAt, isActive)
        (self.isFocus, self.visibility, self.colour, self.target) = (isFocus, visibility, colour, target)
        (self.streakOn, self.schedule, self.summary) = (streakOn, schedule, summary)
        (self.allowedValues, self.unit, self.prompt, self.options) = (allowedValues, unit, prompt, options)
        (self.allowsSeveralOptions, self.plans) = (allowsSeveralOptions, plans)
        (self.showsInWidget, self.widgetOrder, self.healthType) = (showsInWidget, widgetOrder, healthType)
    }

    /// A tracker of one mode, with a streak unless `hasStreak` is false.
    package static func having(
        _ mode: Mode, id: String = "tracker", name: String? = nil, createdAt: Day? = nil, isActive: Bool = true,
        hasStreak: Bool = true, isFocus: Bool = false, dailyGoal: FixedDecimal? = nil,
        dailyLimit: FixedDecimal? = nil, streakOn: StreakCondition = .log, schedule: Schedule = .everyDay,
        summary: Summary = .mean, visibility: Visibility = .unmarked, unit: String? = nil, options: [Option] = [],
        plans: [Plan] = []
    ) -> Tracker {
        Tracker(
            id: id, name: LocalizedText(name ?? id), icon: "•", mode: mode, createdAt: createdAt,
            isActive: isActive, hasStreak: hasStreak, isFocus: isFocus,
            visibility: visibility, target: dailyGoal.map { .goal($0) } ?? dailyLimit.map { .limit($0) },
            streakOn: streakOn, schedule: schedule, summary: summary, unit: unit.map { LocalizedText($0) },
            options: options, plans: plans)
    }

    /// A saboteur whose modes began on those days.
    package static func saboteur(
        _ changes: (mode: Mode, since: Day)..., isActive: Bool = true, hasStreak: Bool = true
    ) -> Tracker {
        Tracker(
            id: "scrolling", name: LocalizedText("Doomscrolling"), icon: "📱",
            mode: changes.first?.mode ?? .awareness,
            modeChanges: changes.map { ModeChange(mode: $0.mode, since: $0.since) }, isActive: isActive,
            hasStreak: hasStreak)
    }
}
