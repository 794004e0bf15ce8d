import Counting
import Markup
import Model
import Wording

/// A week in the list of all weeks: seven small days, and what they came to.
package struct WeekIndexRow: Sendable {
    /// What is drawn of a day.
    enum Mark: Sendable {
        case steady, easy, wild
        /// Steady with a drink, if sober days are told.
        case withDrink
        /// The saboteur that leads was noticed.
        case noticed
        /// What is avoided was logged.
        case slip
        /// Up to today without a level; of somebody who records activities only without any.
        case empty
        /// One of the days above that a joker healed.
        case healed
        case workout, mindfulness
    }

    package let name: String
    /// `27 Oct to 2 Nov`; on a page of a month that is over only the days up to its end.
    package let dates: String
    package let link: Link
    /// `5 of 7 steady`; of someone who records no levels the minutes, or the days that count for a tracker.
    package let summary: String
    /// The places of the days with each mark, ascending from Monday; none if several habits are a bar.
    let days: [Mark: [Int]]
    /// How much of several habits was done, 0–100: a bar, since seven days of many habits all look alike.
    private let share: Int?
}

extension WeekIndexRow {
    init(_ week: Week, in report: Report) {
        let (phrases, analysis) = (report.phrases, report.analysis)
        name = phrases.weekName(week.number)
        dates = phrases.shortSpan(report.days(of: week))
        link = Link(.week(week))
        var days: [Mark: [Int]] = [:]
        // An avoidance is drawn from the day on which it began, often before the first record.
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
        // A healed day is one of those that were counted before it.
        var healed = totals.healed
        if figures.isEmpty, healed == 0 {
            let activities = [
                (report.hasMindfulness, totals.mindfulnessMinutes, phrases.mindfulMinutes),
                (report.hasWorkouts, totals.workoutDays, phrases.workoutDays),
            ].filter(\.0)
            // Of a week with one of them the other is not told as nothing.
            figures = activities.filter { $0.1 > 0 }.map { $0.2($0.1) }
            if figures.isEmpty { figures = activities.prefix(1).map { $0.2($0.1) } }
        }
        if report.drawsHabits || figures.isEmpty, let habits = report.habitFigure(week) {
            figures.insert(habits, at: 0)
            if report.leadingTracker != nil { healed = days[.healed]?.count ?? 0 }
        }
        if figures.isEmpty, let tracker = report.leadingTracker {
            // The week was in another mode than today is.
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

    /// What the levels of a week came to, in the word that leads.
    private static func levels(_ week: Week, _ totals: SpanTotals, in report: Report) -> [Figure] {
        let phrases = report.phrases
        guard totals.levelDays > 0 else { return [Figure("–")] }
        // The days that nobody wrote down are named, because they may have been sober.
        guard report.lead == .less else {
            return [phrases.sober(totals.sober, of: totals.levelDays)] + report.missing(totals)
        }
        guard report.tellsDrinksFirst else { return report.levelCounts(totals) }
        // The goal is one for the whole week.
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

    /// The distance between the middles of two days.
    private static let pitch = 26

    /// The middle of a day, counted from Monday.
    static func middle(of day: Int) -> Int { pitch * day + pitch / 2 }

    /// The week as an item of a list.
    func html(on page: PageAddress) -> HTML {
        """
        <li><a\(href: link, on: page)><b>\(name)</b> <small>\(dates)</small>\
        <svg class="w-days" viewBox="0 0 182 26" aria-hidden="true">\(draw(to:))</svg><small>\(summary)</small></a></li>

        """
    }

    /// Where a bar begins, and how long a full one is.
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
        // A short line is a dot where its ends are round. Without any length some would not be drawn, and none in print.
        for (style, mark) in cores {
            let places = days[mark] ?? []
            path(style, "", places.filter { !healed.contains($0) }, from: 0, " 13h.01")
            // Four dots make a clover.
            path(
                style, " healed-dots", places.filter(healed.contains), from: 3,
                " 10h.01m6 0h.01m-6 6h.01m6 0h.01")
        }
        // Nearly once around: one command draws it.
        path("w", "", days[.workout], from: 8, " 13a8 8 0 1 1 0 .1")
        path("m", "", days[.mindfulness], from: 11, " 13a11 11 0 1 1 0 .1")
        path("slip", "", days[.slip], from: 5, " 13a5 5 0 1 1 0 .1")
    }
}

extension Legend {
    /// What is drawn in the list of all weeks.
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
