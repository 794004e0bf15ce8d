package import Model

/// A part of a weekday in which active saboteurs were often noticed recently, such as Friday evenings.
///
/// Considers the last twelve of each weekday in one mode of the saboteur, without today, which isn't over: in today's
/// mode or, if that has too few, in an earlier one.
package struct UsualHours: Sendable {
    /// The number of times a saboteur was noticed then.
    package struct Count: Sendable {
        package let tracker: TrackerAnalysis
        /// The mode of `days`; in avoidance, `noticed` are slips.
        package let mode: Tracker.Mode
        /// The number of `days` with the saboteur in this part of the day.
        package let noticed: Int
        /// The number of weekdays considered, 4–12.
        package let days: Int
        /// Whether these are the last ones, without days of another mode between or after them.
        package let areLast: Bool
        /// The logs, latest first.
        package let logs: [(day: Day, row: LogTable.Row)]
    }

    package let weekday: Weekday
    package let part: PartOfDay
    /// The first and last hours, 0–23, of all moments, in the order of the person's day; they may span midnight.
    package let hours: (first: Int, last: Int)
    /// The same in minutes since the start of the person's day, 0–1440, with the whole first and last hours.
    package let minutes: Range<Int>
    /// Most frequent first, equal ones in file order; never empty.
    package let counts: [Count]
    /// The number of sober days among the weekdays considered; nil unless all of them have a level.
    package let sober: (days: Int, of: Int)?
}

extension UsualHours {
    private static let mostWeeks = 12
    private static let fewestWeeks = 4
    /// With fewer moments in those weeks nothing is shown.
    private static let fewestMoments = 12
    /// A saboteur is shown from this number of days on, if that is at least a third of them.
    private static let (fewestDays, leastShare) = (3, 3)
}

extension Analysis {
    /// By weekday, then by part of the day; empty with fewer than twelve moments with a time in the last twelve weeks.
    package var usualHours: [UsualHours] { UsualHours.all(self) }
}

extension UsualHours {
    private struct Moment {
        let day: Day
        let row: LogTable.Row
        /// In local time.
        let hour, minute: Int
        /// Minutes since the start of the person's day, so that those after midnight come last.
        let place: Int
    }

    fileprivate static func all(_ analysis: Analysis) -> [UsualHours] {
        let yesterday = analysis.today.advanced(by: -1)
        let first = max(analysis.days.first, analysis.today.advanced(by: -7 * mostWeeks))
        let saboteurs = analysis.trackers.filter { $0.tracker.isActive && $0.kind == .saboteur }
        guard first <= yesterday, !saboteurs.isEmpty else { return [] }
        let start = analysis.history.profile.dayClock.dayStart / 60
        // By saboteur, weekday and part.
        var moments: [[[[Moment]]]] = saboteurs.map { _ in
            (0..<7).map { _ in PartOfDay.allCases.map { _ in [] } }
        }
        var count = 0
        for day in first...yesterday {
            for row in analysis.days.logRows(on: day) {
                guard let time = row.wallTime, let index = saboteurs.firstIndex(where: { $0.index == row.tracker })
                else { continue }
                let (hour, minute) = (time.second / 3600, time.second / 60 % 60)
                count += 1
                moments[index][day.weekday.rawValue][part(of: hour, start: start / 60).index].append(
                    Moment(
                        day: day, row: row, hour: hour, minute: minute,
                        place: (hour * 60 + minute - start + 1440) % 1440))
            }
        }
        guard count >= fewestMoments else { return [] }
        return Weekday.allCases.flatMap { weekday in
            PartOfDay.allCases.compactMap { part in
                UsualHours(
                    weekday, part, saboteurs, moments.map { $0[weekday.rawValue][part.index] }, since: first, analysis)
            }
        }
    }

    /// The part of the day of an hour; if a day begins within a part, 0–11 belongs to the part of its first hour.
    private static func part(of hour: Int, start: Int) -> PartOfDay {
        let part = PartOfDay(hour: hour)
        guard part == PartOfDay(hour: start) else { return part }
        return switch part {
        case .night where start > 0 && hour >= start: .morning
        case .morning where hour < start: .night
        default: part
        }
    }

    /// Nil if no saboteur was noticed often enough.
    private init?(
        _ weekday: Weekday, _ part: PartOfDay, _ saboteurs: [TrackerAnalysis], _ moments: [[Moment]], since first: Day,
        _ analysis: Analysis
    ) {
        var (counts, longest, shown) = ([Count](), [Day](), [Moment]())
        for (tracker, all) in zip(saboteurs, moments) {
            guard let begin = tracker.firstDay else { continue }
            let weekdays = (max(first, begin)..<max(first, begin, analysis.today)).filter { $0.weekday == weekday }
            for mode in tracker.modes {
                let days = weekdays.filter { tracker.isOfMode($0, mode) }
                let moments = all.filter { tracker.isOfMode($0.day, mode) }
                let noticed = Set(moments.map(\.day)).count
                guard days.count >= UsualHours.fewestWeeks, noticed >= UsualHours.fewestDays,
                    noticed * UsualHours.leastShare >= days.count
                else { continue }
                counts.append(
                    Count(
                        tracker: tracker, mode: mode, noticed: noticed, days: days.count,
                        areLast: days.elementsEqual(weekdays.suffix(days.count)),
                        logs: moments.reversed().map { (day: $0.day, row: $0.row) }))
                shown += moments
                if days.count > longest.count { longest = days }
                break
            }
        }
        guard let earliest = shown.min(by: { $0.place < $1.place }), let latest = shown.max(by: { $0.place < $1.place })
        else { return nil }
        self.weekday = weekday
        self.part = part
        hours = (earliest.hour, latest.hour)
        minutes = max(0, earliest.place - earliest.minute)..<min(1440, latest.place + 60 - latest.minute)
        self.counts = counts.enumerated().sorted { left, right in
            (right.element.noticed, left.offset) < (left.element.noticed, right.offset)
        }.map(\.element)
        let records = longest.compactMap { analysis.days[$0] }
        let isKnown = records.count == longest.count && records.allSatisfy { $0.level != nil }
        sober = isKnown ? (records.count(where: \.isSober), longest.count) : nil
    }
}

extension Analysis {
    /// The active saboteurs with at least five logs with a time, in file order, and the number of these logs; nil
    /// without any.
    ///
    /// `risk` is the dominant part of the day over all of them with its percentage; nil if there isn't one.
    package var hardHours: (saboteurs: [TrackerAnalysis], risk: (part: PartOfDay, percent: Int)?, moments: Int)? {
        let saboteurs = trackers.filter {
            $0.tracker.isActive && $0.tracker.kind == .saboteur && $0.insights.timedLogs >= Dominance.fewest
        }
        guard !saboteurs.isEmpty else { return nil }
        let parts = PartOfDay.allCases.indices.map { part in saboteurs.reduce(0) { $0 + $1.insights.byPart[part] } }
        let risk = Dominance.index(among: parts).map { (PartOfDay.allCases[$0], percentages(of: parts)[$0]) }
        return (saboteurs, risk, parts.reduce(0, +))
    }
}
