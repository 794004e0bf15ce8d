/// What a person said of one day's drinking.
package struct Entry: Sendable {
    package let origin: Origin
    package let day: Day
    package let level: Level
    /// The counted drinks, 0–1000 with at most two places, if they were counted.
    package let drinks: FixedDecimal?
    /// When it was logged.
    package let timestamp: Moment?
    /// `manual`, `notification` or the name of an app.
    package let source: String?
    package let note: String?
    /// Whether a later entry for the same day corrects it; then it counts nowhere.
    package var isSuperseded = false

    /// Makes an entry that nothing supersedes.
    package init(
        origin: Origin, day: Day, level: Level, drinks: FixedDecimal?, timestamp: Moment? = nil,
        source: String? = nil, note: String? = nil
    ) {
        self.origin = origin
        self.day = day
        self.level = level
        self.drinks = drinks
        self.timestamp = timestamp
        self.source = source
        self.note = note
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
