import Diary
import Model

/// How a source's numbers of drinks are read: some apps store the levels steady, easy and wild as 0, 4 and 6.
package enum DrinkReading: String, Sendable {
    case levels, counts
}

/// An app, a device or a file that has numbers of drinks.
package struct DrinkSource: Sendable {
    package let name: String
    package let days: Int
    package let reading: DrinkReading
    /// Whether all numbers could be levels, so that only the person knows what they are.
    let isAmbiguous: Bool
    /// Whether the person decided, now or at an earlier import.
    private let isDecided: Bool

    /// A name as a person types it: Apple writes `Alex’s Apple Watch` with a curly apostrophe and a no-break space.
    static func folded(_ name: String) -> String {
        let plain: [Character: Character] = ["\u{A0}": " ", "\u{202F}": " ", "’": "'", "ʼ": "'"]
        return String(name.lowercased().map { plain[$0] ?? $0 })
    }

    /// The minimum number of days to distinguish levels from drinks.
    private static let fewestDays = 7

    /// The numbers of days; nil for a day with the sum of several records.
    fileprivate init(_ name: String, _ drinks: [FixedDecimal?], decided: DrinkReading?) {
        let stored = Set(Level.allCases.map { FixedDecimal($0.storedValue) })
        let values = Set(drinks)
        (self.name, days, isDecided) = (name, drinks.count, decided != nil)
        isAmbiguous = values.allSatisfy { $0.map(stored.contains) ?? false } && values != [FixedDecimal.zero]
        let areLevels = isAmbiguous && values.count == stored.count && drinks.count >= DrinkSource.fewestDays
        reading = decided ?? (areLevels ? .levels : .counts)
    }

    /// Whether the person has to be asked, if there is one.
    package var isOpen: Bool { isAmbiguous && !isDecided }
    /// Whether its reading is remembered for later imports.
    var isRemembered: Bool { isDecided || isAmbiguous && days >= DrinkSource.fewestDays }
}

extension ImportedRecords {
    /// Adds a source with the numbers of its days, and returns how they are read.
    mutating func addSource(_ name: String, _ drinks: [FixedDecimal?], decided: DrinkReading?) -> DrinkReading {
        let source = DrinkSource(name, drinks, decided: decided)
        drinkSources.append(source)
        let told = drinkSources.filter { $0.reading == source.reading && ($0.isAmbiguous || $0.reading == .levels) }
        notices.add(source.reading == .levels ? .levels : .counts, tallies: told.map { ($0.name, $0.days) })
        return source.reading
    }

    /// Decides how the drinks of a file or an app are read, if no record has a level or a source of its own.
    mutating func readDrinks(of name: String, decided: DrinkReading?) {
        let entries = records.indices.filter { records[$0].kind == .entries }
        guard drinkSources.isEmpty, !entries.isEmpty,
            entries.allSatisfy({ records[$0].values["level"] == nil && records[$0].values["source"] == nil })
        else { return }
        let drinks = entries.map { place -> FixedDecimal? in
            if case .number(let drinks)? = records[place].values["drinks"] { drinks } else { nil }
        }
        guard addSource(name, drinks, decided: decided) == .levels else { return }
        for (place, drinks) in zip(entries, drinks) {
            guard let drinks else { continue }
            records[place] = records[place].with(level: Level(drinks: drinks))
        }
    }
}
