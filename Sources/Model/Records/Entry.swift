/// What a person said of one day's drinking.
package struct Entry: Sendable {
    package let origin: Origin
    package let day: Day
    package let level: Level
    /// The counted drinks, 0–1000 with at most two places, if they were counted.
    package let drinks: FixedDecimal?
    /// When it was logged.
    package var timestamp: Moment?
    /// `manual`, `notification` or the name of an app.
    package var source: String?
    package var note: String?
    /// Whether a later entry for the same day corrects it; then it counts nowhere.
    package var isSuperseded = false

    /// Makes an entry that nothing supersedes.
    package init(origin: Origin, day: Day, level: Level, drinks: FixedDecimal?) {
        (self.origin, self.day, self.level, self.drinks) = (origin, day, level, drinks)
    }

    /// The counted drinks, or else the number that stands for the level; for sums only, a page shows what was counted.
    package var summedDrinks: FixedDecimal { level.summedDrinks(counted: drinks) }
}

extension [Entry] {
    /// For each day the place of the entry that counts: a row replaces the one before it, unless both have a timestamp and its
    /// own is the earlier.
    package var winners: [Day: Int] {
        var winners: [Day: Int] = [:]
        for (index, entry) in enumerated() {
            if let winner = winners[entry.day], let before = self[winner].timestamp, let timestamp = entry.timestamp,
                timestamp.instant < before.instant
            {
                continue
            }
            winners[entry.day] = index
        }
        return winners
    }
}
