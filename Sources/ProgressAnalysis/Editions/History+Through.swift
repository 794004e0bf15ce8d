import ProgressModel

extension History {
    /// The history without what came after a day.
    func through(_ last: Day) -> History {
        var profile = profile
        if let drink = profile.lastDrink, drink.day > last { profile.lastDrink = nil }
        return History(
            profile: profile, trackers: trackers, entries: entries.filter { $0.day <= last },
            sessions: sessions.filter { $0.day <= last }, logs: LogTable(logs.filter { $0.day <= last }),
            metrics: metrics.filter { $0.day <= last }, why: why, notes: notes.filter { $0.key <= last },
            experiments: experiments, files: files)
    }
}
