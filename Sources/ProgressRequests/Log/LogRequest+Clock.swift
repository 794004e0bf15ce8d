import ProgressModel

extension LogRequest {
    /// In seconds: a clock that is further ahead says another day than was meant.
    private static let mostAhead = 7200

    /// The request as if its clock showed no more than now, where that may be ahead of ours.
    func byOurClock(in folder: RecordedFolder) -> LogRequest {
        guard isOfOtherClock, day != nil || time != nil else { return self }
        let clock = folder.clock
        let day = day?.day(today: folder.wallTime.day) ?? folder.today
        let latest = Instant(seconds: folder.now.seconds + LogRequest.mostAhead)
        var request = self
        if let time {
            // A time before the day begins belongs to the night that ends the day.
            let date = time < clock.dayStart ? day.advanced(by: 1) : day
            let instant = clock.zone.instant(of: WallTime(day: date, second: time))
            guard instant > folder.now, instant <= latest else { return self }
            (request.day, request.time) = (DayText(folder.today), folder.wallTime.second)
        } else if day > folder.today, day <= clock.day(of: latest) {
            request.day = DayText(folder.today)
        }
        return request
    }
}
