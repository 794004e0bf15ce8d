import ProgressModel

extension Analysis {
    /// A tracker as if it were all that was ever written down.
    package func alone(tracker index: Int) -> Analysis {
        var profile = history.profile
        (profile.aim, profile.lastDrink, profile.assumeSteady, profile.drinkGoal) = (.habits, nil, [], nil)
        let logs = history.logs.filter { $0.tracker == index }.map { log in
            TrackerLog(
                origin: log.origin, tracker: 0, instant: log.instant, wallTime: log.wallTime, day: log.day,
                value: log.value, trigger: nil, location: nil, note: nil)
        }
        let part = History(
            profile: profile, trackers: [history.trackers[index]], entries: [], sessions: [], logs: LogTable(logs))
        return counting(part)
    }
}
