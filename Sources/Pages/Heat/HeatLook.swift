import Counting
import Markup
package import Model
import Wording

/// The look of a day in a heat grid: a sober day is filled, every other one is empty.
package enum HeatLook: Sendable, Hashable {
    /// 1 lightest to 10 strongest: the day's number in its run of sober days, or tenths of the habits.
    case sober(Int)
    /// Not green: a saboteur in awareness was noticed; with the day's number in the run, as for a sober day.
    case noticed(Int)
    /// A clover: a joker made the day good, whatever its level.
    case healed(Level?)
    /// Pale: steady, but not sober, because it had more drinks than the profile allows.
    case steady
    /// A round outline.
    case easy
    /// A square outline.
    case wild
    /// A ring: an avoided thing was logged.
    case slip
    /// Two bars: no entry, because the streak is paused.
    case paused
    /// A dashed outline: no entry.
    case noEntry
    /// A dot: the day is before the first record.
    case before
    /// Nothing, or an empty place: the day is after today.
    case toCome
}

extension HeatLook {
    /// The strength of all sober days if the length of their run doesn't matter.
    static let soberStep = 7

    /// The shade of a day on a card with the aim to drink less: one for days without a drink, a paler one for steady
    /// days with one, 0 for others; nil outside of the report.
    package static func shareShade(of day: Day, in report: Report) -> Int? {
        guard let record = report.analysis.days[day] else { return nil }
        return record.isSober ? soberStep : record.level == .steady ? soberStep / 2 : 0
    }

    init(_ day: Day, in report: Report) {
        if let leading = report.leading {
            self = leading.look(of: day, in: report)
            return
        }
        guard let record = report.analysis.days[day] else {
            self = day > report.today ? .toCome : .before
            return
        }
        if record.shade > 0 {
            // With the aim to drink less, amounts matter, not the length of a sober run.
            self = .sober(report.lead == .less ? HeatLook.soberStep : record.shade)
        } else if report.isHealed(day) {
            self = .healed(record.level)
        } else if report.isPaused(day) {
            self = .paused
        } else {
            switch record.level {
            case .steady: self = .steady
            case .easy: self = .easy
            case .wild: self = .wild
            case nil: self = .noEntry
            }
        }
    }

    /// 0 for a day that isn't sober, 1 lightest to 10 strongest; nil before the first record and after today.
    package var shade: Int? {
        switch self {
        case .sober(let step), .noticed(let step): step
        case .before, .toCome: nil
        case .healed, .steady, .easy, .wild, .slip, .paused, .noEntry: 0
        }
    }

    /// The id of its shape; nil if it has none.
    var shape: StaticString? {
        switch self {
        case .sober, .steady, .noticed: "h"
        case .healed: "hc"
        case .easy, .slip: "he"
        case .wild: "hw"
        case .noEntry: "hn"
        case .before: "hb"
        case .paused, .toCome: nil
        }
    }
}

extension LeadingStreak {
    /// The longest run with shades of its own; its last day has the strongest one.
    private static let longestRun = 10

    /// The number of a day in its run of days that count or were healed, 1 to 10; 0 for a day that doesn't count.
    private func shade(of day: Day, in report: Report) -> Int {
        guard isGood(day, in: report) else { return 0 }
        var length = 1
        while length < LeadingStreak.longestRun, isKept(day.advanced(by: -length), in: report) { length += 1 }
        return length
    }

    private func isKept(_ day: Day, in report: Report) -> Bool {
        isGood(day, in: report) || isHealed(day) || isCarried(day)
    }

    /// The look of a day.
    package func look(of day: Day, in report: Report) -> HeatLook {
        if day > report.today { return .toCome }
        if day < first { return .before }
        if isOfAllHabits {
            let percent = report.analysis.habitCount(on: day).percent ?? 0
            return percent > 0 ? .sober(max(1, percent / LeadingStreak.longestRun)) : .noEntry
        }
        let shade = shade(of: day, in: report)
        guard shade > 0 else { return isHealed(day) ? .healed(nil) : isSlip(day) ? .slip : .noEntry }
        return report.leadingTracker?.mode(on: day) == .awareness ? .noticed(shade) : .sober(shade)
    }

    /// A day in words, such as `3 Oct: Meditation`.
    func label(of day: Day, _ look: HeatLook, in report: Report) -> String {
        let phrases = report.phrases
        let words =
            switch look {
            case .slip: slip(in: report)
            case .sober where isOfAllHabits: phrases.habitsDone(report.analysis.habitCount(on: day)).text
            case .sober, .noticed: goodDay(on: day, in: report)
            case .healed: phrases.healedByJoker
            default: isCarried(day) ? phrases.keptByJoker : otherDay(in: report)
            }
        return "\(phrases.shortDayAndMonth(day)): \(words)"
    }
}

extension HTML {
    /// Writes the classes of a day: `h1` to `h10` for steps, `h0` for an outline, `hl` for a clover, `hb` for a dot.
    mutating func style(of look: HeatLook) {
        switch look {
        case .sober(let step): self += "h\(step)"
        case .noticed: markup("hv")
        case .healed(.easy): markup("hl hl-e")
        case .healed(.wild): markup("hl hl-w")
        case .healed: markup("hl")
        case .noEntry: markup("h0 hn")
        case .steady: markup("hs")
        case .easy, .wild: markup("h0")
        case .slip: markup("hx")
        case .before: markup("hb")
        case .paused, .toCome: break
        }
    }
}

/// One day of a heat grid.
package struct HeatCell: Sendable {
    /// The day of the month.
    package let number: Int
    package let look: HeatLook
    package let isToday: Bool
    /// Whether the day has no entry and is assumed to be steady.
    package let isAssumed: Bool
    /// The day in words, such as `3 Oct: Easy, 3 drinks, healed by a joker`; empty before the first record and after
    /// today.
    package let label: String
    /// The day's detail; nil if its month has no page, and before the first record and after today.
    package let link: Link?
}

extension HeatCell {
    init(_ day: Day, in report: Report) {
        number = day.dayOfMonth
        look = HeatLook(day, in: report)
        isToday = day == report.today
        if let leading = report.leading {
            isAssumed = false
            label = look.shade == nil ? "" : leading.label(of: day, look, in: report)
            link = look.shade != nil && report.span.contains(day.yearMonth) ? .day(day) : nil
            return
        }
        guard let record = report.analysis.days[day] else {
            (isAssumed, label, link) = (false, "", nil)
            return
        }
        isAssumed = record.isAssumed
        label = HeatCell.label(of: day, record, in: report)
        link = report.span.contains(day.yearMonth) ? .day(day) : nil
    }

    private static func label(of day: Day, _ record: DayRecord, in report: Report) -> String {
        let phrases = report.phrases
        var label = TextBuilder(phrases.shortDayAndMonth(day), ": ")
        label.item(report.level(on: day))
        if let drinks = record.drinks, report.analysis.tellsDrinks { label.item(report.words.drinks[drinks]) }
        if report.isHealed(day) { label.item(phrases.healedByJoker) }
        return label.take()
    }
}

extension DataTable {
    /// The shades week by week; days without a cell are empty.
    init(shadesOf weeks: [Day], title: String, in range: ClosedRange<Day>, in report: Report) {
        let phrases = report.phrases
        self.init(
            phrases, title, caption: "\(title): \(report.heatTableNote)",
            headings: [phrases.weekOf] + report.weekdayHeadings,
            rows: weeks.map { first in
                [phrases.shortDayAndMonth(first)]
                    + (first...first.advanced(by: 6)).map {
                        range.contains($0) ? DataTable.shade(of: $0, in: report) : ""
                    }
            })
    }

    private static func shade(of day: Day, in report: Report) -> String {
        let look = HeatLook(day, in: report)
        if look == .paused { return report.phrases.paused }
        guard look.shade != nil, report.lead == .less, report.leading == nil else {
            return look.shade.map { "\($0)" } ?? ""
        }
        let drinks = report.analysis.tellsDrinks ? report.analysis.days[day]?.drinks : nil
        return drinks.map { report.cell($0) } ?? report.level(on: day)
    }
}
