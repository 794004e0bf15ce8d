import ProgressLoading
package import ProgressModel

extension ImportedRecords {
    /// So many days tell how an app records.
    private static let fewestDrinkingDays = 20

    /// The days with drinks, of an app that records no others; nil where it records days without, or too few.
    package var drinkingDaysAlone: [Day]? {
        var days: Set<Day> = []
        for record in records where record.kind == .entries {
            guard case .number(let drinks)? = record.values["drinks"], drinks > .zero else { return nil }
            days.insert(record.day)
        }
        let sorted = days.sorted()
        guard sorted.count >= ImportedRecords.fewestDrinkingDays, let first = sorted.first, let last = sorted.last,
            sorted.count * 10 < (first.distance(to: last) + 1) * 9
        else { return nil }
        return sorted
    }
}
