/// A person's record of one day's drinking.
package struct Entry: Sendable {
    package let origin: Origin
    package let day: Day
    package let level: Level
    /// The number of drinks, 0–1000 with at most two places; nil if they weren't counted.
    package let drinks: FixedDecimal?
    package var timestamp: Moment?
    /// `manual`, `notification` or the name of an app.
    package var source: String?
    package var note: String?
    /// Whether a later entry corrects it; then it isn't counted.
    package var isSuperseded = false

    package init(origin: Origin, day: Day, level: Level, drinks: FixedDecimal?) {
        (self.origin, self.day, self.level, self.drinks) = (origin, day, level, drinks)
    }

    /// The counted drinks, or else the number for the level; only for sums: pages show the counted ones.
    package var summedDrinks: FixedDecimal { level.summedDrinks(counted: drinks) }
}

extension [Entry] {
    /// The entry that counts by day, as index: the later row, unless both have a timestamp and its own is earlier.
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
