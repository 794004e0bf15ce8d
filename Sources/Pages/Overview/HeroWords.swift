import Counting
import Model
import Wording

/// The headline and the sentences below it, for the person's aim.
struct HeroWords: Sendable {
    let headline: String
    let sentences: [String]
    /// The words that replace them on an old page, once the timer can't be known to run; nil if it doesn't run.
    var stale: (headline: String, lede: String)?
}

extension HeroWords {
    init(soberDaysIn report: Report) {
        let (phrases, sobriety) = (report.phrases, report.analysis.sobriety)
        func number(_ run: Streak.Run) -> String { report.numbers.text(run.length) }
        sentences = HeroWords.soberSentences(in: report).filter { !$0.isEmpty }
        if let current = sobriety.current {
            headline = phrases.soberSince(report.date(current.first))
            stale = (
                phrases.wasOnDay(report.name, number(current)), phrases.builtOn(phrases.date(report.today))
            )
        } else {
            headline =
                sobriety.lastKnown.map { phrases.wasOnDay(report.name, number($0)) } ?? report.greeting
        }
    }

    /// The number of days of a new streak on which the latest one is mentioned.
    private static let freshDays = 7

    private static func soberSentences(in report: Report) -> [String] {
        let (phrases, sobriety) = (report.phrases, report.analysis.sobriety)
        guard report.hasLevels || sobriety.timer != nil else { return [uncounted(in: report)] }
        if let last = sobriety.lastKnown {
            // "These days" refers to the headline, not to the days since then.
            return [
                assumption(last, in: report), phrases.notWrittenSince(report.date(last.last.advanced(by: 1))),
            ]
        }
        guard let current = sobriety.current else {
            let longest = sobriety.longest.map { phrases.days($0.length).text }
            // As long as yesterday is open, it can still be the first day.
            let days = report.analysis.days
            let canBeToday =
                days[report.today]?.level == nil && !days.isSoberOpen(report.today.advanced(by: -1))
            return [
                phrases.nextDayIsOne(
                    canBeToday: canBeToday, longest: longest, isOnly: report.analysis.soberRuns.count == 1)
            ]
        }
        // On the day of a milestone the ring is closed.
        let next = report.analysis.isRungToday ? nil : report.analysis.nextRung?.length
        let latest = current.length <= freshDays ? report.analysis.runReach?.latest : nil
        return [
            next.map(phrases.ringCloses) ?? "",
            latest.map { $0 > current.length ? phrases.latestStreak($0) : "" } ?? "", assumption(current, in: report),
        ]
    }

    /// The number of assumed days in a run, and the last entry; empty if none are assumed.
    private static func assumption(_ run: Streak.Run, in report: Report) -> String {
        let (phrases, days) = (report.phrases, report.analysis.days)
        let assumed = (run.first...run.last).count { days[$0]?.isAssumed ?? false }
        guard assumed > 0 else { return "" }
        guard let last = report.analysis.lastWrittenDay else { return phrases.allAssumed }
        return phrases.assumed(assumed, of: run.length, lastWritten: phrases.date(last))
    }

    /// The weeks within a goal of drinks.
    init(drinksIn report: Report) {
        let (phrases, noalc) = (report.phrases, report.analysis.noalc)
        guard report.hasLevels else {
            self.init(habitsIn: report)
            return
        }
        guard noalc.streak.unit == .week else {
            // Without a goal, no week can be within it.
            self.init(headline: report.greeting, sentences: [phrases.goalIsMissing])
            return
        }
        let current = noalc.streak.current
        let lately = current == 0 ? HeroWords.weeksLately(in: report) : nil
        let before = Week(containing: report.today).advanced(by: -1)
        let drinks =
            report.analysis.tellsDrinks && before.sunday >= report.analysis.days.firstLevel ?? report.today
            ? phrases.drinksBefore(phrases.drinks(of: report.analysis.value(of: .drinks, in: before))) : nil
        let unlogged = noalc.week?.unloggedDays ?? []
        let later =
            current > 0
            ? ""
            : noalc.week?.dayOfFirstWeek.map { capitalized(phrases.firstFullWeek(day: $0).text) + "." }
                ?? phrases.nextWeekWithinGoal(isLost: noalc.week?.excess != nil)
        self.init(
            headline: current > 0
                ? phrases.withinGoal(report.name, weeks: current) : report.greeting,
            sentences: [
                lately ?? "", drinks ?? "", later,
                unlogged.isEmpty ? "" : phrases.noEntry(on: unlogged),
            ].filter { !$0.isEmpty })
    }

    /// The number of completed weeks that are mentioned.
    private static let latestWeeks = 10

    /// How many of the latest counted weeks were within the goal; nil if it is 0.
    private static func weeksLately(in report: Report) -> String? {
        let (walk, running) = (report.analysis.noalc.streak.walk, Week(containing: report.today))
        let marks = (1...latestWeeks).compactMap { walk[running.advanced(by: -$0).monday]?.mark }
            .filter { $0 != .rest }
        let within = marks.count { $0 == .good }
        return within > 0 ? report.phrases.weeksLately(within, of: marks.count) : nil
    }

    /// The words about habits.
    init(habitsIn report: Report) {
        headline = report.greeting
        let open = HeroWords.openHabits(in: report)
        sentences = [open.isEmpty ? HeroWords.uncounted(in: report) : open]
    }

    /// The number of open habits that are named.
    private static let namedHabits = 3

    /// The habits that are open today, or that all are done; empty if nothing is expected today.
    private static func openHabits(in report: Report) -> String {
        let (phrases, analysis) = (report.phrases, report.analysis)
        guard !report.habits.isEmpty else { return "" }
        let date = phrases.dayAndMonth(report.today)
        if analysis.habitCount(on: report.today).isAll { return phrases.allDone(report.habits.count, on: date) }
        let open = report.habits.filter { analysis.outcome(of: $0, on: report.today) == .open }
        guard !open.isEmpty else { return "" }
        // The number of a single remaining habit would need as much space as its name.
        let named = open.count <= namedHabits + 1 ? open.count : namedHabits
        return phrases.stillOpen(
            open.prefix(named).map(report.name(of:)), more: open.count - named, on: date)
    }

    /// The text if the aim has no records.
    private static func uncounted(in report: Report) -> String {
        report.isBlank ? report.phrases.nothingYet : report.phrases.onlyActivities
    }
}

extension Report {
    /// A greeting or, for the public, whose page it is.
    fileprivate var greeting: String { audience == .public ? phrases.publicGreeting : phrases.hello(name) }
}
