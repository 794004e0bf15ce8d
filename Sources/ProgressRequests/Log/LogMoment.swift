import ProgressAnalysis
import ProgressModel

/// The day and the time that a record is for.
struct LogMoment: Equatable {
    let day: Day
    /// Nil where only the day is known.
    let instant: Instant?

    /// What was said of them; without a day it is today, and a time that is still to come was yesterday's.
    ///
    /// `today` is the day that words such as "yesterday" start from.
    init(_ day: DayText?, time: Int?, today words: Day, in folder: RecordedFolder) throws(CommandError) {
        let (today, clock) = (folder.today, folder.clock)
        // The wall's today has not begun before the day starts: what is said then is of the evening just over.
        let said = day.map { $0.isUpToToday ? min($0.day(today: words), today) : $0.day(today: words) }
        guard let time else {
            self.day = said ?? today
            instant = self.day == today ? folder.now : nil
            try check(folder)
            return
        }
        // A time before the day begins belongs to the night that ends the day.
        func moment(_ day: Day) -> Instant {
            let date = time < clock.dayStart ? day.advanced(by: 1) : day
            return clock.zone.instant(of: WallTime(day: date, second: time))
        }
        let isToCome = moment(said ?? today) > folder.now
        self.day = said ?? (isToCome ? today.advanced(by: -1) : today)
        instant = moment(self.day)
        try check(folder)
    }

    private func check(_ folder: RecordedFolder) throws(CommandError) {
        guard day <= folder.today else {
            throw CommandError(.usage, .dayToCome(day, today: folder.today))
        }
        if let instant, instant > folder.now {
            let wall = folder.clock.zone.wallTime(at: instant)
            throw CommandError(.usage, .timeToCome(wall.hourAndMinute, wall.day))
        }
    }
}

extension RecordedFolder {
    /// The day that a level means when nothing was said: before 18:00 yesterday.
    var targetDay: Day { Reminder.Activity.noalc.targetDay(at: wallTime, clock) }
}
