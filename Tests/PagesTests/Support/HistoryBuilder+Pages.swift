import Counting
import Model
import Pages
import TestSupport
import Testing

/// The pages of a history; days and weeks are counted from 1.
extension HistoryBuilder {
    init(language: Language) {
        self.init()
        profile.language = language
    }

    /// The report as of the end of the n-th day.
    func report(on today: Int) -> Report { Report(analysis(on: day(today))) }

    /// The page of the n-th week.
    func weekPage(_ number: Int, on today: Int, in language: Language = .english) throws -> WeekPage {
        let report = Report(analysis(on: day(today)), language: language)
        return try #require(WeekPage(at: .week(TestSupport.week(number)), in: report))
    }

    /// The page of a tracker.
    func trackerPage(_ id: String = "scrolling", on today: Int) -> TrackerPage? {
        TrackerPage(at: .tracker(id), in: report(on: today))
    }

    /// The insights.
    func insights(on today: Int) -> InsightsPage? {
        InsightsPage(at: .insights, in: report(on: today))
    }
}

// MARK: Records

extension HistoryBuilder {
    /// Adds a tracker, to which `log` adds from then on.
    mutating func track(
        _ mode: Tracker.Mode, id: String = "scrolling", name: String = "Doomscrolling", icon: String = "📱",
        modes: [(mode: Tracker.Mode, since: Int)] = [], isActive: Bool = true, hasStreak: Bool = true,
        goal: String? = nil, limit: String? = nil, schedule: Schedule = .everyDay, unit: String? = nil,
        prompt: String? = nil, options: [String] = [],
        isPrivate: Bool = false
    ) {
        add(
            Tracker(
                id: id, name: LocalizedText(name), icon: icon, mode: mode,
                modeChanges: modes.map { .init(mode: $0.mode, since: day($0.since)) },
                isActive: isActive, hasStreak: hasStreak, visibility: isPrivate ? .hidden : .unmarked,
                target: goal.map { .goal(decimal($0)) } ?? limit.map { .limit(decimal($0)) }, schedule: schedule,
                unit: unit.map { LocalizedText($0) }, prompt: prompt.map { LocalizedText($0) },
                options: options.map { .init(id: $0, name: LocalizedText($0), icon: nil) }))
    }

    /// Adds a log of the last tracker with an amount, written as a decimal.
    mutating func log(_ number: Int, amount: String) { log(number, .amount(decimal(amount))) }

    /// Adds an entry for each day of a week, the first being week 0: a number of drinks on Monday, 0 on the others.
    mutating func drinkAll(_ drinks: Int, of week: Int) {
        for offset in 0..<7 { drink(offset == 0 ? drinks : 0, on: week * 7 + 1 + offset) }
    }

    /// Adds an entry with a number of drinks.
    mutating func drink(_ drinks: Int, on number: Int) {
        enter(drinks < 2 ? .steady : drinks < 6 ? .easy : .wild, on: day(number), drinks: FixedDecimal(drinks))
    }
}
