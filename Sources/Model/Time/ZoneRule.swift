/// The rule in a TZif file's footer: a standard offset and, for most zones with summer time, two yearly changes.
///
/// The grammar is that of POSIX's `TZ` variable with the hours of RFC 9636, −167 to 167.
struct ZoneRule: Sendable {
    /// A yearly date with a time in seconds after its midnight.
    struct Change: Sendable {
        enum Date: Sendable {
            /// `Jn`: day 1–365, without counting the leap day.
            case dayOfCommonYear(Int)
            /// `n`: day 0–365, counting the leap day.
            case dayOfYear(Int)
            /// `Mm.w.d`: the `week`-th (5: last) `weekday` (0: Sunday) of a month.
            case weekday(month: Int, week: Int, weekday: Int)
        }

        let date: Date
        let second: Int

        func day(in year: Int) -> Day {
            let newYear = YearMonth(year: year, month: 1).firstDay
            switch date {
            case .dayOfCommonYear(let day):
                let isLeap = YearMonth(year: year, month: 2).length == 29
                return newYear.advanced(by: day - 1 + (isLeap && day >= 60 ? 1 : 0))
            case .dayOfYear(let day):
                return newYear.advanced(by: day)
            case .weekday(let month, let week, let weekday):
                let month = YearMonth(year: year, month: month)
                let first = (month.firstDay.weekday.rawValue + 1) % 7
                var day = (weekday - first + 7) % 7 + 7 * (week - 1)
                while day >= month.length { day -= 7 }
                return month.firstDay.advanced(by: day)
            }
        }
    }

    let standardOffset: Int
    let summer: (offset: Int, begins: Change, ends: Change)?

    /// The segment of an instant; it begins at `start` at the earliest, because the table has the time before.
    func segment(at unixSeconds: Int, notBefore start: Int) -> CivilZone.Segment {
        guard let summer else { return CivilZone.Segment(start: start, end: .max, offset: standardOffset) }
        let year = WallTime(secondsSinceEpoch: unixSeconds + standardOffset).day.date.year
        var changes: [(instant: Int, offset: Int)] = []
        for year in (year - 1)...(year + 1) {
            let begins = summer.begins.day(in: year).number * 86_400 + summer.begins.second - standardOffset
            let ends = summer.ends.day(in: year).number * 86_400 + summer.ends.second - summer.offset
            changes.append((begins, summer.offset))
            changes.append((ends, standardOffset))
        }
        changes.sort { $0.instant < $1.instant }
        let next = changes.firstIndex { $0.instant > unixSeconds } ?? changes.count
        return CivilZone.Segment(
            start: next == 0 ? start : max(start, changes[next - 1].instant),
            end: next < changes.count ? changes[next].instant : .max,
            offset: next == 0 ? standardOffset : changes[next - 1].offset)
    }
}
