import ProgressLoading
import ProgressModel

extension ImportedRecords {
    /// Reads drinks as levels where they are 0, 4 and 6 alone, all three, on at least 30 days: some apps store levels so, and
    /// nobody drinks like that.
    mutating func readStoredLevels() {
        let stored = Dictionary(uniqueKeysWithValues: Level.allCases.map { (FixedDecimal($0.storedValue), $0) })
        var levels: [Int: Level] = [:]
        for (index, record) in records.enumerated() where record.kind == .entries {
            guard case .number(let drinks)? = record.values["drinks"] else { continue }
            guard let level = stored[drinks], record.values["level"] == nil else { return }
            levels[index] = level
        }
        guard levels.count >= Level.fewestStored, Set(levels.values).count == Level.allCases.count else { return }
        for (index, level) in levels {
            let record = records[index]
            var note: String?
            if case .text(let text)? = record.values["note"] { note = text }
            records[index] = .entry(record.day, level: level, note: note, at: record.place)
            notices.add(.levels)
        }
    }
}
