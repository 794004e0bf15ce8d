import Counting
package import Markup
import Model
import Wording

/// A milestone: reached, the next one, or further ahead.
package struct MilestoneBadge: Sendable {
    package enum State: Sendable, Equatable {
        case reached, reachedToday, ahead
        /// The share that is done, 0–100.
        case next(share: Int)
    }

    package let number: String
    /// `7 days, reached on 12 May 2025`.
    package let label: String
    /// The date, or the number of missing days.
    package let note: String
    package let state: State

    package var isReached: Bool { state == .reached || state == .reachedToday }
}

extension MilestoneBadge {
    /// A milestone of the report, whose length is in a unit.
    init(_ milestone: Milestone, _ unit: StreakUnit = .day, in report: Report) {
        let phrases = report.phrases
        let length = phrases.units(milestone.days, unit)
        number = report.numbers.text(milestone.days)
        guard let day = milestone.reached else {
            note = phrases.unitsToGo(report.missingDays(to: milestone), .day)
            label = phrases.notReached(length, note)
            state = .ahead
            return
        }
        // For weeks, the day would be a Monday, before the week is over.
        label =
            unit == .week
            ? phrases.reachedInWeek(length, phrases.date(day)) : phrases.reachedOn(length, phrases.date(day))
        note = phrases.shortDate(day)
        state = day == report.today ? .reachedToday : .reached
    }

    init(_ next: NextRung, _ unit: StreakUnit, in report: Report) {
        number = report.numbers.text(next.length)
        label = report.phrases.units(next.length, unit)
        note = report.phrases.distance(to: next, unit)
        state = .next(share: 100 * (next.length - next.away) / next.length)
    }
}

/// Badges, some of which open on demand.
package struct BadgeList: Drawing {
    package let badges: Folded<MilestoneBadge>
    /// Whether they are all milestones; then none is marked as today's.
    var isWhole = false
    /// Whether the others are only on the page with all milestones.
    var hidesOthers = false

    package var next: MilestoneBadge? { badges.shown.last.flatMap { if case .next = $0.state { $0 } else { nil } } }

    package func write(on page: PageAddress, to html: inout HTML) {
        let list = { (badges: [MilestoneBadge]) -> HTML in
            #"<ul class="badges">\#(each: badges, { $0.html(isAmongAll: isWhole) })</ul>"#
        }
        html += hidesOthers ? list(badges.shown) : badges.html(list)
    }
}

extension MilestoneBadge {
    /// The maximum number of characters in the usual size; four digits with a separator are wider.
    private static let longestNumber = 4

    fileprivate func html(isAmongAll: Bool) -> HTML {
        if case .next(let share) = state {
            return """
                <li class="badge next"><svg viewBox="-32 -32 64 64" aria-hidden="true">\
                <circle class="badge-track" r="26"/><circle class="badge-arc" r="26" pathLength="100" \
                stroke-dasharray="\(share) 100" transform="rotate(-90)"/><text>\(number)</text></svg>\
                <span class="vh">\(label), </span><small>\(note)</small></li>
                """
        }
        let style: StaticString = isReached ? state == .reachedToday && !isAmongAll ? "of-today" : "" : "open-badge"
        let isNarrow = isAmongAll && number.count > MilestoneBadge.longestNumber
        return """
            <li class="badge\(further: style)"><svg viewBox="-32 -32 64 64" aria-hidden="true">\
            <use href="#scallop" class="\(isReached ? "medal" : "ahead")"/>\
            <text\(if: isNarrow, #" class="narrow""#)>\(number)</text></svg>\
            <span class="vh">\(label)</span><small aria-hidden="true">\(note)</small></li>
            """
    }
}

extension Report {
    /// The number of sober days that the current run is short of a milestone.
    func missingDays(to milestone: Milestone) -> Int {
        milestone.days - (analysis.sobriety.current?.length ?? 0)
    }
}

/// The medal of a milestone: a disc with twelve scallops around 0,0.
enum BadgeShapes {
    static let html: HTML = #"""
        <path id="scallop" d="M0 -25.5Q8.4 -31.4 12.7 -22.1Q23 -23 22.1 -12.8Q31.4 -8.4 25.5 0Q31.4 8.4 22.1 12.7Q23 23 12.7 22.1Q8.4 31.4 0 25.5Q-8.4 31.4 -12.7 22.1Q-23 23 -22.1 12.8Q-31.4 8.4 -25.5 0Q-31.4 -8.4 -22.1 -12.8Q-23 -23 -12.8 -22.1Q-8.4 -31.4 0 -25.5z"/>
        """#
}
