import Counting
import Markup
import Model
import Wording

/// A week in the list of all weeks: seven small days, and a summary.
package struct WeekIndexRow: Sendable {
    /// The mark of a day.
    enum Mark: Sendable {
        case steady, easy, wild
        /// Steady with a drink, if sober days are shown.
        case withDrink
        /// The leading saboteur was noticed.
        case noticed
        /// An avoided thing was logged.
        case slip
        /// A day up to today without a level; without levels, a day without an activity.
        case empty
        /// A joker healed the day, which also has one of the marks above.
        case healed
        case workout, mindfulness
    }

    package let name: String
    /// `27 Oct to 2 Nov`; on the page of a past month only the days up to its end.
    package let dates: String
    package let link: Link
    /// `5 of 7 steady`; without levels the minutes, or the days that count for a tracker.
    package let summary: String
    /// The days with each mark, ascending from Monday as 0; empty if several habits are shown as a bar.
    let days: [Mark: [Int]]
    /// The share of several habits that was done, 0–100, shown as a bar, because seven days of many habits look alike.
    private let share: Int?
}

extension WeekIndexRow {
    init(_ week: Week, in report: Report) {
        let (phrases, analysis) = (report.phrases, report.analysis)
        name = phrases.weekName(week.number)
        dates = phrases.shortSpan(report.days(of: week))
        link = Link(.week(week))
        var days: [Mark: [Int]] = [:]
        // An avoidance is drawn from its first day, which is often before the first record.
        let first = report.leadingTracker == nil ? analysis.days.firstRecorded : analysis.days.first
        let recorded = first...max(analysis.days.range.upperBound, first)
        share = report.drawsHabits ? analysis.habitCount(in: week).percent ?? 0 : nil
        for (index, day) in week.days.enumerated() where share == nil && recorded.contains(day) {
            let (record, middle) = (analysis.days[day], report.middle(of: day))
            func mark(_ mark: Mark, if holds: Bool = true) {
                if holds { days[mark, default: []].append(index) }
            }
            switch (record?.level, middle?.core) {
            case (.steady, _): mark(report.lead == .less || record?.isSober == true ? .steady : .withDrink)
            case (.easy, _): mark(.easy)
            case (.wild, _): mark(.wild)
            case (nil, nil):
                let isIdle = !report.activities.contains { analysis.counts($0, on: day) }
                mark(.empty, if: isIdle && !report.activities.isEmpty)
            case (nil, .done): mark(.steady)
            case (nil, .noticed): mark(.noticed)
            case (nil, .slip): mark(.slip)
            default: mark(.empty)
            }
            mark(.healed, if: middle?.isHealed == true)
            mark(.workout, if: analysis.counts(.workout, on: day))
            mark(.mindfulness, if: analysis.counts(.meditation, on: day))
        }
        self.days = days
        let totals = SpanTotals(analysis, in: week.days)
        var figures: [Figure] = []
        if totals.levelDays + totals.gap > 0 { figures += WeekIndexRow.levels(week, totals, in: report) }
        // A healed day is also counted in its own level.
        var healed = totals.healed
        if figures.isEmpty, healed == 0 {
            let activities = [
                (report.hasMindfulness, totals.mindfulnessMinutes, phrases.mindfulMinutes),
                (report.hasWorkouts, totals.workoutDays, phrases.workoutDays),
            ].filter(\.0)
            // If only one activity was recorded in a week, the other isn't mentioned.
            figures = activities.filter { $0.1 > 0 }.map { $0.2($0.1) }
            if figures.isEmpty { figures = activities.prefix(1).map { $0.2($0.1) } }
        }
        if report.drawsHabits || figures.isEmpty, let habits = report.habitFigure(week) {
            figures.insert(habits, at: 0)
            if report.leadingTracker != nil { healed = days[.healed]?.count ?? 0 }
        }
        if figures.isEmpty, let tracker = report.leadingTracker {
            // The tracker was in another mode than today.
            figures = tracker.modes.dropFirst().compactMap { mode in
                let count = analysis.daysDone(.tracker(tracker), in: week.days, mode)
                guard count.asked > 0 else { return nil }
                return mode == .avoidance
                    ? phrases.daysWithout(count.done)
                    : Figure(phrases.days(count.done).text + phrases.daysNoticed(""))
            }
        }
        var texts = figures.map(\.text)
        if report.isRunning(week.days), let first = texts.first, first != "–" { texts[0] = phrases.soFar(first) }
        let parts = texts.joined(separator: ", ")
        let words = healed > 0 ? Figure(report.numbers.text(healed), phrases.healedWord).text : ""
        summary = words.isEmpty ? parts : parts.isEmpty ? words : "\(parts) (\(words))"
    }

    /// The levels of a week, in the words of the aim.
    private static func levels(_ week: Week, _ totals: SpanTotals, in report: Report) -> [Figure] {
        let phrases = report.phrases
        guard totals.levelDays > 0 else { return [Figure("–")] }
        // Days without an entry are mentioned, because they may have been sober.
        guard report.lead == .less else {
            return [phrases.sober(totals.sober, of: totals.levelDays)] + report.missing(totals)
        }
        guard report.tellsDrinksFirst else { return report.levelCounts(totals) }
        // The goal is for a whole week.
        guard report.days(of: week) == week.days else { return [report.drinks(totals)] }
        guard let week = report.analysis.drinkWeek(week), week.goal > .zero else {
            return [Figure(phrases.drinks(of: report.analysis.value(of: .drinks, in: week)))]
        }
        let number =
            week.isAtLeast
            ? phrases.atLeast(report.numbers.text(week.drinks)) : report.numbers.text(week.drinks)
        return [
            week.excess == nil
                ? Figure(number, phrases.ofDrinks(week.goal)) : Figure(number, phrases.drinks(week.drinks).unit)
        ]
    }

    /// The distance between the centres of two days.
    private static let pitch = 26

    /// The centre of a day, counted from Monday.
    static func middle(of day: Int) -> Int { pitch * day + pitch / 2 }

    /// The week as an item of a list.
    func html(on page: PageAddress) -> HTML {
        """
        <li><a\(href: link, on: page)><b>\(name)</b> <small>\(dates)</small>\
        <svg class="w-days" viewBox="0 0 182 26" aria-hidden="true">\(draw(to:))</svg><small>\(summary)</small></a></li>

        """
    }

    /// The start of a bar, and the length of a full one.
    private static let (barStart, barLength) = (7, 168)

    private func draw(to html: inout HTML) {
        if let share {
            for (style, percent) in [("few", 100), ("steady", share)] as [(StaticString, Int)] where percent > 0 {
                html.markup(#"<path class="bar "#, style, #"" d="M"#)
                html.number(WeekIndexRow.barStart)
                html.markup(" 13h")
                html.number(WeekIndexRow.barLength * percent / 100)
                html.markup(#""></path>"#)
            }
            return
        }
        let cores: [(StaticString, Mark)] = [
            ("steady", .steady), ("many", .withDrink), ("easy", .easy), ("wild", .wild), ("none", .empty),
            ("noticed", .noticed),
        ]
        func path(_ style: StaticString, _ form: StaticString, _ places: [Int]?, from left: Int, _ shape: StaticString)
        {
            guard let places, !places.isEmpty else { return }
            html.markup(#"<path class=""#, style, form)
            html.markup(#"" d=""#)
            for place in places {
                html.markup("M")
                html.number(WeekIndexRow.middle(of: place) - left)
                html.markup(shape)
            }
            html.markup(#""></path>"#)
        }
        let healed = days[.healed] ?? []
        // A short line with round ends is a dot. Some browsers don't draw lines without length, and none does in print.
        for (style, mark) in cores {
            let places = days[mark] ?? []
            path(style, "", places.filter { !healed.contains($0) }, from: 0, " 13h.01")
            // Four dots are a clover.
            path(
                style, " healed-dots", places.filter(healed.contains), from: 3,
                " 10h.01m6 0h.01m-6 6h.01m6 0h.01")
        }
        // An arc of almost a full circle can be drawn with one command.
        path("w", "", days[.workout], from: 8, " 13a8 8 0 1 1 0 .1")
        path("m", "", days[.mindfulness], from: 11, " 13a11 11 0 1 1 0 .1")
        path("slip", "", days[.slip], from: 5, " 13a5 5 0 1 1 0 .1")
    }
}

extension Legend {
    /// The marks in the list of all weeks.
    init(of weeks: [[WeekIndexRow.Mark: [Int]]], in report: Report) {
        let phrases = report.phrases
        let tracker = report.leadingTracker == nil ? nil : report.leading
        let tellsSober = weeks.contains { $0[.withDrink] != nil }
        let all: [(Symbol, String, WeekIndexRow.Mark)] = [
            (
                .core(.steady),
                tracker?.goodDay(ofSaboteurIn: .avoidance, in: report)
                    ?? (tellsSober ? capitalized(phrases.sober) : phrases.captioned(.steady)), .steady
            ), (.many, capitalized(phrases.steadyNotSober), .withDrink),
            (.core(.noticed), tracker?.goodDay(ofSaboteurIn: .awareness, in: report) ?? "", .noticed),
            (.core(.slip), tracker?.slip(in: report) ?? "", .slip),
            (.core(.easy), phrases.captioned(.easy), .easy),
            (.core(.wild), phrases.captioned(.wild), .wild),
            (.healed(.easy), phrases.healed, .healed),
            (
                .dot,
                report.hasLevels ? phrases.noEntry : phrases.nothingNoted, .empty
            ),
            (.workout, phrases.workout, .workout), (.mindfulness, phrases.mindfulness, .mindfulness),
        ]
        items = all.filter { _, _, mark in weeks.contains { $0[mark] != nil } }.map { ($0.0, $0.1) }
        label = phrases.legend
        help = phrases.howCountingWorks
    }
}
