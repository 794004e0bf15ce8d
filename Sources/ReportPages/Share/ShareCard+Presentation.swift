import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    /// A quarter of a year.
    private static let weeksOfStreak = 13
    private static let weeksOfHalf = 27
    private static let longestBrand = 22

    /// Presents a card; nil where there is no sober day to show.
    package func shareCard(at address: ShareAddress) -> ShareCard? {
        let days = days(of: address)
        guard hasCard(address) else { return nil }
        let (figure, caption) = headline(of: address, days)
        let jokers = address == .streak ? heldJokers() : nil
        let notes = address == .streak ? streakNotes() : spanNotes(days)
        let title = "\(figure.text) \(caption)"
        let details = [jokers?.text].compactMap(\.self) + notes.map { "\($0.value) \($0.label)" }
        return ShareCard(
            address: address, language: language, brand: shortBrand, figure: figure, caption: caption,
            heading: heading(of: address), asOf: phrases.shortDate(min(today, days.upperBound)),
            calendar: calendar(of: address, days), jokers: jokers, notes: notes, title: title,
            description: phrases.shareDescription(title, details, soberDays: soberDays(in: days)))
    }

    /// The way to a card, where there is one.
    func shareLink(_ address: ShareAddress) -> ShareLink? {
        guard hasCard(address) else { return nil }
        return ShareLink(address: address, text: address == .streak ? phrases.shareStreak : phrases.shareAsPicture)
    }

    /// Whether there is anything to be glad of: the streak card wants a sober day of any time, the others one of theirs.
    func hasCard(_ address: ShareAddress) -> Bool {
        switch address {
        case .streak: analysis.sobriety.soberDays > 0
        case .year, .month: analysis.longestSoberRun(in: days(of: address)) > 0
        }
    }

    private func days(of address: ShareAddress) -> ClosedRange<Day> {
        switch address {
        case .streak: today.advanced(by: -column(of: today) - 7 * (Report.weeksOfStreak - 1))...today
        case .month(let month): month.firstDay...month.lastDay
        case .year(let year):
            YearMonth(year: year, month: 1).firstDay...YearMonth(year: year, month: 12).lastDay
        }
    }

    private func heading(of address: ShareAddress) -> String {
        switch address {
        case .streak: phrases.soberDays
        case .month(let month): phrases.text(month)
        case .year(let year): String(year)
        }
    }

    private var shortBrand: String {
        let brand = profile.name.flatMap { name == nil ? nil : $0 } ?? phrases.siteName
        return (brand.count > Report.longestBrand ? brand.prefix(Report.longestBrand - 1) + "…" : brand[...])
            .description.isolated
    }

    /// The large number.
    ///
    /// Who has no sober run today still has a streak that jokers keep, or else the sober days of all time: a card never
    /// says 0.
    private func headline(of address: ShareAddress, _ days: ClosedRange<Day>) -> (Figure, String) {
        switch address {
        case .month(let month): return (phrases.soberDays(soberDays(in: days)), phrases.inMonth(phrases.text(month)))
        case .year(let year): return (phrases.soberDays(soberDays(in: days)), phrases.inYear(String(year)))
        case .streak: break
        }
        if let current = analysis.sobriety.current {
            return (phrases.daysSober(current.length), phrases.since(phrases.shortDate(current.first)))
        }
        let streak = analysis.noalc.streak
        if streak.current > 0 { return (phrases.daysInARow(streak.current), phrases.jokersIncluded) }
        let first = analysis.noalc.streak.walk.first
        return (phrases.soberDays(analysis.sobriety.soberDays), phrases.since(phrases.shortDate(first)))
    }

    private func heldJokers() -> ShareCard.Jokers? {
        let streak = analysis.noalc.streak
        guard streak.current > 0, streak.walk.policy.cap > 0 else { return nil }
        return ShareCard.Jokers(
            held: streak.shownRewards, cap: streak.walk.policy.cap, text: phrases.jokers(streak.shownRewards))
    }

    private func streakNotes() -> [ShareCard.Note] {
        var notes: [ShareCard.Note] = []
        let withJokers = analysis.noalc.streak.current
        if let current = analysis.sobriety.current, withJokers > current.length {
            notes.append(.init(value: phrases.days(withJokers).text, label: phrases.withJokers))
        }
        if let longest = analysis.sobriety.longest {
            notes.append(.init(value: phrases.days(longest.length).text, label: phrases.longestSoFar))
        }
        return notes
    }

    private func spanNotes(_ days: ClosedRange<Day>) -> [ShareCard.Note] {
        let longest = analysis.longestSoberRun(in: days)
        let earned = SpanTotals(analysis, in: days).rewardsEarned
        var notes = [ShareCard.Note(value: phrases.days(longest).text, label: phrases.longestRun)]
        if earned > 0 { notes.append(.init(value: numbers.text(earned), label: phrases.jokersEarned(earned))) }
        return notes
    }

    private func calendar(of address: ShareAddress, _ days: ClosedRange<Day>) -> ShareCard.Calendar {
        if case .month(let month) = address {
            return .month(
                weekdays: weekdayHeadings, offset: column(of: month.firstDay), cells: days.map(shareCell))
        }
        let first = days.lowerBound.advanced(by: -column(of: days.lowerBound))
        let weeks = stride(from: first, through: days.upperBound, by: 7).map { shareWeek($0, in: days) }
        guard case .year = address else { return .heat(bands: [weeks]) }
        return .heat(
            bands: [Array(weeks.prefix(Report.weeksOfHalf)), Array(weeks.dropFirst(Report.weeksOfHalf))])
    }

    private func shareWeek(_ first: Day, in days: ClosedRange<Day>) -> ShareCard.Week {
        let week = (0..<7).map { first.advanced(by: $0) }
        let start = week.first { $0.dayOfMonth == 1 && days.contains($0) }
        return ShareCard.Week(
            month: start.map { phrases.shortMonthName($0.date.month) },
            cells: week.map { days.contains($0) ? shareCell($0) : nil })
    }

    private func shareCell(_ day: Day) -> ShareCard.Cell {
        ShareCard.Cell(
            number: day.dayOfMonth, shade: analysis.days[day]?.shade, isHealed: isHealed(day), isToday: day == today)
    }
}
