import Diary
import Importing
import Model
import TestSupport
import Testing

/// Apps that store the levels steady, easy and wild as 0, 4 and 6 drinks, together with others that count drinks.
@Suite struct HealthLevelTests {
    /// An app with a number of drinks for each day from 1 September on, and whether they are levels.
    struct App: CustomTestStringConvertible {
        let name: String
        let drinks: [String]
        let areLevels: Bool
        var testDescription: String { "\(name): \(drinks.joined(separator: " "))" }

        init(_ name: String, _ drinks: String, areLevels: Bool) {
            (self.name, self.drinks, self.areLevels) = (name, drinks.split(separator: " ").map(String.init), areLevels)
        }

        /// The entries typed for days on which the app has a value.
        func elements(from first: Int = 1) -> String {
            drinks.enumerated().map { index, drinks in
                let day = first + index
                return health(
                    "NumberOfAlcoholicBeverages", drinks, "count",
                    from: "2025-09-\(day < 10 ? "0" : "")\(day) 20:00:00 +0200", by: name)
            }.joined()
        }
    }

    private func read(
        _ elements: String, _ settings: [SourceFile] = [], _ readings: [String: DrinkReading] = [:]
    ) throws -> ImportedRecords {
        var choices = ImportChoices()
        choices.readings = readings
        let context = ImportContext(settings: settings, loader: loader, mapping: nil, choices)
        return try #require(ImportFormat(named: "apple-health")).read(HealthExport(elements).input, context)
    }

    /// The level or the number of each entry.
    private func days(_ imported: ImportedRecords) -> [String] {
        imported.records.map { ($0.values["level"] ?? $0.values["drinks"])?.text(in: .utc) ?? "" }
    }

    static let apps = [
        App("all three on seven days", "0 4 6 0 0 4 0", areLevels: true),
        App("six days", "0 4 6 0 0 4", areLevels: false),
        App("never wild", "0 4 0 4 0 4 0 4 0 4", areLevels: false),
        App("never steady", "4 6 4 6 4 6 4 6", areLevels: false),
        App("one count", "0 4 6 0 0 4 0 3", areLevels: false),
        App("always 0", "0 0 0 0 0 0 0 0", areLevels: false),
    ]

    @Test("V-27 F-16 a source is read as levels by its own values, whatever another app has", arguments: apps)
    func alone(_ app: App) throws {
        let other = App("Beer App", "3 4", areLevels: false)
        let imported = try read(app.elements() + other.elements(from: 25))
        let words = ["0": "steady", "4": "easy", "6": "wild"]
        #expect(days(imported) == app.drinks.map { app.areLevels ? words[$0] ?? "" : $0 } + other.drinks)
        #expect(imported.notices.count(.levels) == (app.areLevels ? app.drinks.count : 0))
        let mayBeLevels = !app.areLevels && !app.drinks.contains("3") && app.drinks.contains("4")
        #expect(imported.notices.count(.counts) == (mayBeLevels ? app.drinks.count : 0))
        #expect(imported.drinkSources.filter(\.isOpen).map(\.name) == (mayBeLevels || app.areLevels ? [app.name] : []))
    }

    @Test("V-27 several records of a day are counts, and a person's word and that of an earlier import decide")
    func decided() throws {
        let twice = App("Lean’s\u{A0}Timer", "0 4 6 0 0 4 0", areLevels: true)
        let counted =
            twice.elements()
            + health(
                "NumberOfAlcoholicBeverages", "4", "count", from: "2025-09-01 21:00:00 +0200", by: twice.name)
            + health("NumberOfAlcoholicBeverages", "2", "count", from: "2025-09-02 21:00:00 +0200", by: twice.name)
        #expect(try days(read(counted)).prefix(2) == ["4", "6"])
        #expect(try days(read(counted, [], ["lean's timer": .levels])).prefix(2) == ["easy", "wild"])
        #expect(try days(read(twice.elements(), [], ["LEAN'S TIMER": .counts])) == twice.drinks)
        let file = file("imports.json", #"[{ "drinksOf": "\#(twice.name)", "are": "counts" }]"#)
        #expect(try days(read(twice.elements(), [file])) == twice.drinks)
        #expect(try read(twice.elements(), [file]).drinkSources.contains(where: \.isOpen) == false)
        #expect(try days(read(twice.elements(), [file], [twice.name: .levels])).first == "steady")
        let error = #expect(throws: ImportError.self) { try read(twice.elements(), [], ["Lean": .levels]) }
        #expect(error?.hint?.contains("\"\(twice.name)\"") == true)
    }
}
