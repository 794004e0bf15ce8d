import Counting
import Diary
import Model
import TestSupport
import Testing
import Wording

@testable import Importing

@Suite("Columns in grams and litres") struct DrinkUnitTests {
    private static func draft(_ table: String, _ profile: String) throws -> TableDraft {
        let input = ImportInput([SourceFile(path: "a.csv", bytes: Array(table.utf8))], isSingleFile: true)
        var draft = try ImportFormat.draft(of: input, encoding: nil, .ofAllLanguages)
        draft.ask(try Folder(levels: "S").with("profile.json", profile).analysis().history.profile, .ofAllLanguages)
        return draft
    }

    @Test("V-54 a column in grams or litres is asked about if the folder says what a drink is")
    func questions() throws {
        let table = "Datum;Alkohol (g);Beer (ml);Wasser (l);Gewicht (kg)\n01.10.2025;24;500;1,5;80\n"
        let profile = #"{ "drinkGrams": 12, "ownDrinks": [{ "name": "Beer", "litres": 0.5, "percent": 5 }] }"#
        let columns = try Self.draft(table, profile).columns
        #expect(columns.map { $0.doubt?.isQuestion ?? false } == [true, true, false, false])
        #expect(columns[0].doubt == .drinksInUnit("12 g") && columns[1].doubt == .drinksInUnit("304 ml"))
        #expect(try Self.draft(table, "{}").columns.allSatisfy { $0.doubt?.isQuestion != true })
    }

    @Test("V-54 numbers in grams and litres become drinks with two decimals, as the mapping says that is remembered")
    func drinks() throws {
        var draft = try Self.draft(
            "Day,Alcohol (g),Beer (ml)\n2025-10-01,25,500\n2025-10-02,0,\n",
            #"{ "drinkGrams": 12, "ownDrinks": [{ "name": "Beer", "litres": 0.5, "percent": 5 }] }"#)
        for index in draft.columns.indices { draft.columns[index].choose(.drinks) }
        #expect(draft.json.contains(#""Alcohol (g)": { "to": "drinks", "perDrink": 12 }"#), "\(draft.json)")
        let mapping = try TableMapping(draft.file, .ofAllLanguages)
        let values = try zip(["25", "500"], mapping.habits).map { text, habit -> FixedDecimal? in
            let style = NumberStyle(of: [text], hasDecimalComma: false)
            guard case .amount(let drinks) = try mapping.value(text, of: habit.habit, style) else { return nil }
            return drinks
        }
        // 25 g ÷ 12 g, and 0.5 l × 5 % × 7.89 ÷ 12 g.
        #expect(values.map { $0?.text } == ["2.08", "1.64"])
    }
}
