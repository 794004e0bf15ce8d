import Counting
package import Model
package import Pages
import Wording

/// A graphic for others: a calendar of sober days or minutes, the streak, its jokers and the longest one, nothing else.
package struct ShareCard: Sendable {
    /// A number next to the large one.
    package struct Note: Sendable {
        package let value: String
        package let label: String
    }

    /// The jokers held, and the most that can be held.
    package struct Jokers: Sendable {
        package let held: Int
        package let cap: Int
        /// `3 jokers`.
        package let text: String
    }

    package let language: Language
    /// The person's name or the site's, at most 22 characters.
    package let brand: String
    /// The large number.
    package let headline: ShareHeadline
    /// The content and the dates of the calendar; for a month and a year only the last date.
    package let heading: String
    package let asOf: String
    package let calendar: Calendar
    /// The colour of its days as `#RRGGBB`; nil for green, which means days that count.
    let colour: String?
    /// Nil if none are shown.
    package let jokers: Jokers?
    /// At most two.
    package let notes: [Note]
    /// The text alternative of the card.
    package let description: String

    /// The card in a sentence.
    package var title: String { headline.text }

    private static let longestBrand = 22

    /// The card at an address; nil without a day to show, and for a poster.
    package init?(at address: ShareAddress, in report: Report) {
        guard address.hasCard(in: report) else { return nil }
        let phrases = report.phrases
        let days = address.days(in: report)
        language = report.language
        brand = ShareCard.brand(in: report)
        headline = ShareHeadline(address, in: report)
        asOf = ShareCard.days(days, of: address, in: report)
        var minutes: ActivityDays?
        if case .activity(let activity) = address {
            minutes = ActivityDays(activity, from: days.lowerBound, in: report)
        }
        var shades: TrackerShades?
        if case .tracker(let id) = address, let tracker = report.tracker(id) {
            shades = TrackerShades(tracker, in: report)
        }
        calendar = Calendar(address, days, in: report) { day in
            shades.map { Cell(day, $0[day], in: report) } ?? minutes.map { Cell(day, $0, in: report) }
                ?? Cell(day, in: report)
        }
        let jokersOf: Streak?
        switch address {
        case .streak:
            let isOfWeeks = report.analysis.noalc.streak.unit == .week
            // On the day of a milestone the card shows that.
            heading =
                Celebration(in: report).flatMap { $0.hasMedal ? $0.title : nil }
                ?? (report.lead != .less
                    ? phrases.soberDays : isOfWeeks ? phrases.withinGoalLabel : phrases.level(.steady))
            (colour, jokersOf) = (report.colourOfMoments, report.analysis.noalc.streak)
            notes = Note.ofStreak(in: report)
        case .activity(let activity):
            heading = activity.name(phrases)
            (colour, jokersOf) = (nil, report.analysis.activity(activity).streak)
            notes = Note.of(activity, in: report)
        case .habits:
            (colour, jokersOf) = (report.colourOfMoments, report.leading?.streak(in: report)?.streak)
            heading = report.leading.map { $0.isOfAllHabits ? $0.name(in: report) : $0.goodDay(in: report) } ?? ""
            notes = Note.ofHabits(jokersOf, in: report)
        case .tracker(let id):
            let tracker = report.tracker(id)
            colour = tracker.flatMap { $0.mode == .avoidance ? nil : report.colour(of: $0) }
            jokersOf = tracker?.streak
            heading = headline.caption
            notes = jokersOf.flatMap { Note(longestOf: $0, in: report) }.map { [$0] } ?? []
        case .month, .year:
            (colour, jokersOf) = (report.colourOfMoments, nil)
            heading = address.title(in: report)
            notes = Note.ofSpan(days, in: report)
        case .poster: return nil
        }
        jokers = jokersOf.flatMap { Jokers(of: $0, in: report) }
        let details = [jokers?.text].compactMap(\.self) + notes.map { "\($0.value) \($0.label)" }
        let title = headline.text
        description =
            if let shades {
                phrases.shareDescription(
                    title, details, days: phrases.days(days.count { shades[$0].isFilled }).text)
            } else if let minutes {
                phrases.shareDescription(title, details, daysWithMinutes: minutes.countWithMinutes(in: days))
            } else if let leading = report.leading, leading.isOfTrackers {
                phrases.shareDescription(title, details, days: leading.figure(in: days, of: report).text)
            } else {
                report.lead == .less
                    ? phrases.shareDescription(title, details, days: report.countedDaysFigure(in: days).text)
                    : phrases.shareDescription(title, details, soberDays: report.soberDays(in: days))
            }
    }

    private static func days(_ days: ClosedRange<Day>, of address: ShareAddress, in report: Report) -> String {
        let phrases = report.phrases
        let last = phrases.shortDate(min(report.today, days.upperBound))
        switch address {
        case .month, .year, .poster: return last
        case .streak, .activity, .habits, .tracker:
            let isOfOneYear = days.lowerBound.date.year == days.upperBound.date.year
            let first = isOfOneYear ? phrases.shortDayAndMonth(days.lowerBound) : phrases.shortDate(days.lowerBound)
            return "\(first) – \(last)"
        }
    }

    /// The person's name or the site's, shortened.
    static func brand(in report: Report) -> String {
        let brand = report.profile.name.flatMap { report.name == nil ? nil : $0 } ?? report.phrases.siteName
        guard brand.count > longestBrand else { return brand.isolated }
        return "\(brand.prefix(longestBrand - 1))…".isolated
    }
}

extension ShareCard.Jokers {
    /// The jokers of a current streak; nil if none is running, or it can't earn any.
    fileprivate init?(of streak: Streak, in report: Report) {
        guard streak.current > 0, streak.walk.policy.cap > 0 else { return nil }
        held = streak.shownRewards
        cap = streak.walk.policy.cap
        text = report.phrases.jokers(streak.shownRewards)
    }
}

extension ShareCard.Note {
    fileprivate static func ofStreak(in report: Report) -> [ShareCard.Note] {
        let (phrases, analysis) = (report.phrases, report.analysis)
        var notes: [ShareCard.Note] = []
        guard report.lead != .less else {
            let streak = analysis.noalc.streak
            // Without a current streak the longest is the large number.
            guard streak.unit == .week, let longest = streak.longest, streak.current > 0,
                longest.length > streak.current
            else { return [] }
            return [.init(value: phrases.units(longest.length, .week), label: phrases.longestSoFar)]
        }
        let withJokers = analysis.noalc.streak.unit == .day ? analysis.noalc.streak.current : 0
        if let current = analysis.sobriety.current, withJokers > current.length {
            notes.append(.init(value: phrases.days(withJokers).text, label: phrases.withJokers))
        }
        if let longest = analysis.sobriety.longest {
            // Next to a longer streak with jokers it is the longest streak of sober days only.
            let label = analysis.sobriety.current == nil && withJokers > 0 ? phrases.longestSober : phrases.longestSoFar
            notes.append(.init(value: phrases.days(longest.length).text, label: label))
        }
        return notes
    }

    fileprivate init?(longestOf streak: Streak, in report: Report) {
        guard let longest = streak.longest, longest.length > streak.current else { return nil }
        // Two notes have room for about twelve letters each, fewer than "11 planned days" has.
        value =
            streak.unit == .plannedDay
            ? report.numbers.text(longest.length) : report.phrases.units(longest.length, streak.unit)
        label = report.phrases.longestSoFar
    }

    fileprivate static func of(_ activity: Activity, in report: Report) -> [ShareCard.Note] {
        let (phrases, all) = (report.phrases, report.analysis.activity(activity))
        var notes: [ShareCard.Note] = []
        if let longest = ShareCard.Note(longestOf: all.streak, in: report) { notes.append(longest) }
        let hours = report.numbers.hours(minutes: all.minutes)
        notes.append(.init(value: "\(hours) h", label: phrases.inAllLabel.lowercased()))
        return notes
    }

    /// The longest streak if it isn't the current one, and all days that counted.
    fileprivate static func ofHabits(_ streak: Streak?, in report: Report) -> [ShareCard.Note] {
        let phrases = report.phrases
        guard let leading = report.leading else { return [] }
        var notes: [ShareCard.Note] = []
        if !leading.isOfAllHabits, let streak, let longest = ShareCard.Note(longestOf: streak, in: report) {
            notes.append(longest)
        }
        let days = leading.goodDays(in: min(leading.first, report.today)...report.today, of: report)
        let label = leading.isOfAllHabits ? phrases.allDoneLabel : phrases.inAllLabel.lowercased()
        notes.append(.init(value: phrases.days(days).text, label: label))
        return notes
    }

    fileprivate static func ofSpan(_ days: ClosedRange<Day>, in report: Report) -> [ShareCard.Note] {
        let phrases = report.phrases
        if report.leading?.isOfTrackers == true || report.lead == .less { return [] }
        let longest = report.analysis.longestSoberRun(in: days)
        let earned = SpanTotals(report.analysis, in: days).rewardsEarned
        var notes = [ShareCard.Note(value: phrases.days(longest).text, label: phrases.longestRun)]
        if earned > 0 { notes.append(.init(value: report.numbers.text(earned), label: phrases.jokersEarned(earned))) }
        return notes
    }
}
