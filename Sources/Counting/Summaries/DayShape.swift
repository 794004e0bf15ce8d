package import Model

/// The hours of the day: every record of the past year that has a time, by hour and day.
package struct DayShape: Sendable {
    /// Meditation with breathing, workouts, or a tracker.
    package struct Kind: Sendable {
        package let habit: Habit
        /// The local time of every record, in the order of the days.
        ///
        /// Its date isn't shifted by the start of the person's day.
        package fileprivate(set) var moments: [WallTime] = []
        /// The number of records in each of the 24 hours.
        package fileprivate(set) var byHour = [Int](repeating: 0, count: 24)
    }

    /// From the first record with a time, at most 365 days ago, to today.
    package let days: ClosedRange<Day>
    /// Those with a record: activities, then trackers in file order.
    package let kinds: [Kind]
    package let count: Int
    /// The three consecutive hours with the most records, and their percentage; nil below a quarter of all.
    package let busiest: (hour: Int, percent: Int)?
}

extension DayShape {
    private static let mostDays = 365
    /// The fewest records and days for a drawing.
    private static let (fewest, fewestDays) = (50, 14)
    private static let hoursInARow = 3
    private static let leastPercent = 25

    /// Nil with fewer than 50 records with a time in the past year, or if they are within two weeks.
    package init?(_ analysis: Analysis) {
        let today = analysis.today
        let first = max(analysis.days.range.lowerBound, today.advanced(by: 1 - DayShape.mostDays))
        guard first <= today else { return nil }
        var activities = Activity.allCases.map { Kind(habit: .activity($0)) }
        var trackers = analysis.trackers.map { Kind(habit: .tracker($0)) }
        for day in first...today {
            for session in analysis.days.sessions(on: day) {
                guard let start = session.start else { continue }
                let place = session.kind == .workout ? Activity.workout : .meditation
                guard let index = Activity.allCases.firstIndex(of: place) else { continue }
                activities[index].add(start.wallTime)
            }
            for log in analysis.days.logRows(on: day) {
                guard let time = log.wallTime, trackers.indices.contains(Int(log.trackerNumber)) else { continue }
                trackers[Int(log.trackerNumber)].add(time)
            }
        }
        let kinds = (activities + trackers).filter { !$0.moments.isEmpty }
        let hours: [Int] = (0..<24).map { hour in kinds.reduce(0) { $0 + $1.byHour[hour] } }
        let count = hours.reduce(0, +)
        guard let begin = kinds.compactMap({ $0.moments.map(\.day).min() }).min(), count >= DayShape.fewest,
            begin.distance(to: today) >= DayShape.fewestDays
        else { return nil }
        self.kinds = kinds
        self.count = count
        days = begin...max(today, kinds.compactMap { $0.moments.map(\.day).max() }.max() ?? today)
        let windows = (0..<24).map { hour in
            (0..<DayShape.hoursInARow).reduce(0) { $0 + hours[(hour + $1) % 24] }
        }
        let most = windows.max() ?? 0
        let percent = most * 100 / count
        busiest =
            percent >= DayShape.leastPercent
            ? windows.firstIndex(of: most).map { (hour: $0, percent: percent) } : nil
    }
}

extension DayShape.Kind {
    fileprivate mutating func add(_ time: WallTime) {
        byHour[time.second / 3600] += 1
        moments.append(time)
    }
}
