package import ProgressModel

extension Analysis {
    /// The last day up to today with an entry of its own; nil where there is none.
    ///
    /// O(entries).
    package var lastWrittenDay: Day? {
        let (entries, today) = (history.entries, today)
        return entries.indices.lazy.map { entries[$0].day }.filter { $0 <= today }.max()
    }

    /// How many days nothing of any kind was recorded while steady days are assumed until further notice; nil where
    /// something was within the last 30 days, or nothing is assumed of yesterday.
    package var silentDays: Int? {
        guard days[today.advanced(by: -1)]?.isAssumed == true else { return nil }
        let (sessions, logs, today) = (history.sessions, history.logs, today)
        let last = [
            lastWrittenDay, sessions.indices.lazy.map { sessions[$0].day }.filter { $0 <= today }.max(),
            logs.days.lazy.filter { $0 <= today }.max(),
        ]
        let silent = (last.compactMap(\.self).max() ?? days.first).distance(to: today)
        return silent > 30 ? silent : nil
    }
}
