import Diary
import Foundation
import Importing
import Model
import TestSupport
import Testing
import Wording

/// People's spreadsheets are imported as expected without a mapping, or refused.
@Suite struct OddTableTests {
    /// A table and the expected result of its import.
    struct Case: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]
        var encoding: TableEncoding?
        /// The records and notes, a line each; what is wrong begins with the line.
        let expected: [String]
        var testDescription: String { name }

        init(_ name: String, _ text: String, _ expected: String...) {
            (self.name, bytes, self.expected) = (name, Array(text.utf8), expected)
        }

        init(_ name: String, bytes: [UInt8], as encoding: TableEncoding? = nil, _ expected: String...) {
            (self.name, self.bytes, self.encoding, self.expected) = (name, bytes, encoding, expected)
        }
    }

    private static func windows(_ text: String) -> [UInt8] { text.unicodeScalars.map { UInt8($0.value) } }
    private static func utf16(_ text: String, bigEndian: Bool, mark: Bool) -> [UInt8] {
        ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit -> [UInt8] in
            bigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
    }

    static let cases: [Case] = [
        Case(
            "German", "Datum;Bier;Schlaf\n31.10.2025;2;7,5\n01.11.2025;;8\n", "entry 2025-10-31 2",
            "metric 2025-10-31 sleep 7.5", "metric 2025-11-01 sleep 8"),
        Case("line ends of Windows", "Datum;Bier\r\n31.10.2025;2\r\n", "entry 2025-10-31 2"),
        Case("tabs", "Datum\tBier\n31.10.2025\t2,5\n", "entry 2025-10-31 2.5"),
        Case(
            "a mark of UTF-8", bytes: [0xEF, 0xBB, 0xBF] + Array("Datum;Bier\n31.10.2025;2\n".utf8),
            "entry 2025-10-31 2"),
        Case(
            "Windows-1252", bytes: windows("Datum;Bier;Notiz\n31.10.2025;2;M\u{FC}de\n"), "entry 2025-10-31 2",
            "note 2025-10-31 Müde"),
        Case(
            "a named encoding",
            bytes: [0x44, 0x61, 0x79, 0x2C, 0x4E, 0x6F, 0x74, 0x65, 0x0A]
                + Array("2025-10-31,M".utf8) + [0x9F, 0x0A], as: .macRoman, "note 2025-10-31 Mü"),
        Case(
            "UTF-16 without a mark", bytes: utf16("Day\tBeer\n2025-10-31\t2\n", bigEndian: false, mark: false),
            "entry 2025-10-31 2"),
        Case(
            "UTF-16 with a mark", bytes: utf16("Day\tBeer\n2025-10-31\t2\n", bigEndian: true, mark: true),
            "entry 2025-10-31 2"),
        Case("years of two digits", "Datum;Bier\n31.10.25;2\n1.11.25;1\n", "entry 2025-10-31 2", "entry 2025-11-01 1"),
        Case(
            "names of months", "Date,Beer\n31 Oct 2025,2\n\"Nov 1, 2025\",1\n2-Nov-25,3\n", "entry 2025-10-31 2",
            "entry 2025-11-01 1", "entry 2025-11-02 3"),
        Case(
            "German names of months", "Datum;Bier\n31. Oktober 2025;2\n1. Nov. 2025;1\n", "entry 2025-10-31 2",
            "entry 2025-11-01 1"),
        Case(
            "weekdays before dates", "Datum;Bier\nFr 31.10.2025;2\n\"Sa., 01.11.25\";1\n", "entry 2025-10-31 2",
            "entry 2025-11-01 1"),
        Case(
            "dates of the United States", "Date,Beer\n10/30/2025,1\n10/31/2025,2\n11/01/2025,3\n", "entry 2025-10-30 1",
            "entry 2025-10-31 2", "entry 2025-11-01 3"),
        Case(
            "an impossible date among years of two digits", "Datum;Bier\n12.10.22;1\n13.10.22;2\n31.11.22;3\n",
            "4: \"31.11.22\" in \"Datum\" is not a date; November has 30 days"),
        Case(
            "an impossible date of the United States",
            "Date,Beer\n1/1/2024,1\n2/1/2024,2\n2/30/2024,3\n3/4/2024,2\n3/25/2024,2\n",
            "4: \"2/30/2024\" in \"Date\" is not a date; February 2024 has 29 days"),
        Case(
            "thousands or decimals", "Datum;Schritte\n01.10.2025;17.002\n02.10.2025;8.500\n03.10.2025;3.4567\n",
            "2: \"17.002\" in \"Schritte\" could have thousands or decimals; expected the same in the whole column",
            "3: \"8.500\" in \"Schritte\" could have thousands or decimals; expected the same in the whole column"),
        Case(
            "a record without a habit", "date,habit,value\n2024-01-01,Tea,1\n2024-01-02,,3\n",
            "3: nothing in \"habit\"; expected the name of a habit"),
        Case(
            "a line above the header", "My year\nDate,Beer\n2025-10-30,1\n2025-10-31,2\n",
            "entry 2025-10-30 1", "entry 2025-10-31 2"),
        Case(
            "more cells than names", "Date\n2025-10-30,1\n2025-10-31,2\n",
            "most rows have more cells than the first line has names: 2 instead of 1"),
        Case(
            "dates of a spreadsheet with midnight", "Datum;Laufen (km)\n31.10.2025 00:00:00;5,5\n",
            "log 2025-10-31 Laufen 5.5"),
        Case(
            "April 31", "Datum;Bier\n30.04.2023;2\n31.04.2023;2\n",
            "3: \"31.04.2023\" in \"Datum\" is not a date; April has 30 days"),
        Case(
            "February 29", "Datum;Bier\n28.02.2023;2\n29.02.2023;2\n",
            "3: \"29.02.2023\" in \"Datum\" is not a date; February 2023 has 28 days"),
        Case(
            "month 13", "Date,Beer\n2025-12-31,2\n2025-13-01,1\n",
            "3: \"2025-13-01\" in \"Date\" is not a date; there is no month 13"),
        Case(
            "no date in the middle", "Datum;Bier\n30.10.2025;2\n;1\n31.10.2025;2\n01.11.2025;3\n02.11.2025;1\n",
            "3: nothing in \"Datum\"; expected a date"),
        Case(
            "every bad cell at once", "Datum;Bier;Schlaf\n30.10.2025;zwei;7\n31.10.2025;2;gut\n01.11.2025;1;8\n",
            "2: \"zwei\" in \"Bier\" is not a number from 0", "3: \"gut\" in \"Schlaf\" is not a number from 0"),
        Case(
            "a row of sums", "Datum;Bier\n30.10.2025;2\n31.10.2025;1\nSumme;3\n", "entry 2025-10-30 2",
            "entry 2025-10-31 1"),
        Case(
            "sums without a word", "Datum;Bier\n30.10.2025;2\n31.10.2025;1\n;3\n", "entry 2025-10-30 2",
            "entry 2025-10-31 1"),
        Case(
            "sums and means", "Date,Beer,Sleep\n2025-10-30,2,7\n2025-10-31,1,8\nTotal,3,\nAverage,1.5,7.5\n",
            "entry 2025-10-30 2", "entry 2025-10-31 1", "metric 2025-10-30 sleep 7", "metric 2025-10-31 sleep 8"),
        Case(
            "a row that stands twice", "Datum;Bier\n31.10.2025;3\n31.10.2025;3\n", "entry 2025-10-31 3",
            "told repeated 1"),
        Case(
            "two rows of a day", "Datum;Bier\n31.10.2025;3\n31.10.2025;1\n", "entry 2025-10-31 4", "told severalRows 1"),
        Case(
            "a cell too many", "Datum;Bier\n30.10.2025;2\n31.10.2025;2;oh\n",
            "3: the row has 3 cells; expected at most 2, as many as the header has"),
        Case("a cell too few", "Datum;Bier;Wein\n31.10.2025;2\n", "entry 2025-10-31 2"),
        Case("empty lines", "Datum;Bier\n\n31.10.2025;2\n;\n\n", "entry 2025-10-31 2"),
        Case(
            "points between thousands", "Datum;Schritte\n30.10.2025;8.500\n31.10.2025;12.000\n01.11.2025;900\n",
            "metric 2025-10-30 steps 8500", "metric 2025-10-31 steps 12000", "metric 2025-11-01 steps 900",
            "told grouped 1"),
        Case(
            "commas between thousands", "Date,Steps\n2025-10-30,\"8,500\"\n2025-10-31,\"1,012,000\"\n",
            "metric 2025-10-30 steps 8500", "metric 2025-10-31 steps 1012000", "told grouped 1"),
        Case(
            "points that are decimals", "Datum;Gewicht\n30.10.2025;78.400\n31.10.2025;78.35\n",
            "log 2025-10-30 Gewicht 78.4", "log 2025-10-31 Gewicht 78.35"),
        Case("hours and minutes", "Date,Sleep\n2025-10-31,7:30\n", "metric 2025-10-31 sleep 7.5"),
        Case("sleep in minutes", "Datum;Schlaf (min)\n31.10.2025;450\n", "metric 2025-10-31 sleep 7.5"),
        Case(
            "sport in minutes and hours", "Datum;Sport(min);Laufen [h]\n31.10.2025;45;1,5\n",
            "session 2025-10-31 workout 45", "session 2025-10-31 workout 90 running"),
        Case(
            "minutes with their unit", "Date,Meditation,Run\n2025-10-31,12 min,1:05\n2025-11-01,20,40\n",
            "session 2025-10-31 meditation 12", "session 2025-10-31 workout 65 running",
            "session 2025-11-01 meditation 20", "session 2025-11-01 workout 40 running"),
        Case("kilometres", "Date,Run (km)\n2025-10-31,8.5\n", "log 2025-10-31 Run 8.5"),
        Case(
            "levels", "Datum;Abend\n30.10.2025;ruhig\n31.10.2025;Locker\n", "entry 2025-10-30 steady",
            "entry 2025-10-31 easy"),
        Case(
            "mood from 1 to 5", "Datum;Laune\n30.10.2025;4\n31.10.2025;2\n", "log 2025-10-30 mood-scale 4",
            "log 2025-10-31 mood-scale 2"),
        Case(
            "mood from 1 to 10", "Datum;Laune\n30.10.2025;8\n31.10.2025;2\n", "log 2025-10-30 Laune 8",
            "log 2025-10-31 Laune 2"),
        Case(
            "a choice", "Date,Weather\n2025-10-29,sun\n2025-10-30,rain\n2025-10-31,sun\n2025-11-01,rain\n",
            "log 2025-10-29 Weather sun", "log 2025-10-30 Weather rain", "log 2025-10-31 Weather sun",
            "log 2025-11-01 Weather rain"),
        Case(
            "texts", "Date,Thoughts\n2025-10-30,a long walk\n2025-10-31,nothing much\n", "note 2025-10-30 a long walk",
            "note 2025-10-31 nothing much"),
        Case(
            "kinds of drinks", "Datum;Bier;Rotwein;Schnaps\n31.10.2025;1;0,5;1\n", "entry 2025-10-31 2.5"),
        Case(
            "too many drinks", "Date,Beer\n2025-10-30,1\n2025-10-31,1001\n", "3: \"1001\" in \"Beer\" is more than 1000"
        ),
        Case("below zero", "Date,Beer\n2025-10-30,1\n2025-10-31,-1\n", "3: \"-1\" in \"Beer\" is not a number from 0"),
        Case(
            "yes, no and perhaps",
            "Datum;Lesen\n" + (1...9).map { "0\($0).10.2025;\($0 % 2 == 0 ? "ja" : "nein")\n" }.joined()
                + "10.10.2025;jein\n",
            "11: \"jein\" in \"Lesen\" says neither yes nor no"),
        Case(
            "a column without a name", "Datum;;Bier\n31.10.2025;x;2\n", "entry 2025-10-31 2", "told column 1"),
        Case(
            "one name twice", "Datum;Bier;bier\n31.10.2025;1;2\n",
            "entry 2025-10-31 1", "told column 1", "told sameName 1"),
        Case("nothing but a header", "Datum;Bier\n", "the table has no row below the names of its columns"),
        Case("no dates", "a,b\n1,2\n", "2: \"1\" in \"a\" is not a date; expected e.g. 2025-10-31 or 31.10.2025"),
        Case(
            "a title above the names", "Mein Tagebuch;;\n;;\nDatum;Bier;\n31.10.2025;2;\n", "entry 2025-10-31 2"),
        Case(
            "a column of sums beside kinds of drinks",
            "Datum;Bier;Wein;Drinks\n" + (1...6).map { "0\($0).10.2025;\($0);1;\($0 + 1)\n" }.joined(),
            "entry 2025-10-01 2", "entry 2025-10-02 3", "entry 2025-10-03 4", "entry 2025-10-04 5",
            "entry 2025-10-05 6",
            "entry 2025-10-06 7", "told column 6"),
        Case(
            "a column that is called a sum", "Datum;Bier;Wein;Alkohol gesamt\n01.10.2025;1;2;3\n", "entry 2025-10-01 3",
            "told column 1"),
        Case(
            "a total that is a measure", "Datum;Total sleep;Steps\n01.10.2025;7;100\n", "metric 2025-10-01 sleep 7",
            "metric 2025-10-01 steps 100"),
        Case(
            "a total of drinks without their kinds", "Datum;Drinks gesamt;Schlaf\n01.10.2025;3;7\n",
            "entry 2025-10-01 3",
            "metric 2025-10-01 sleep 7"),
        Case("a plain total", "Datum;Kaffee;Summe\n01.10.2025;3;3\n", "log 2025-10-01 Kaffee 3", "told column 1"),
        Case("a total alone", "Datum;Drinks gesamt\n01.10.2025;3\n", "entry 2025-10-01 3"),
        Case(
            "names of weekdays", "Datum;Tag;Bier\n01.10.2025;Mi;1\n02.10.2025;Do;2\n", "entry 2025-10-01 1",
            "entry 2025-10-02 2", "told column 2"),
        Case("a column of days without a name", ";Bier\n31.10.2025;2\n", "entry 2025-10-31 2"),
        Case(
            "a title alone", "Mein Tagebuch\nnoch etwas\n",
            "2: \"noch etwas\" in \"Mein Tagebuch\" is not a date; expected e.g. 2025-10-31 or 31.10.2025"),
        Case(
            "durations with seconds", "Datum;Laufen\n31.10.2025;0:45:29\n01.11.2025;1:00:00\n",
            "session 2025-10-31 workout 45 running", "session 2025-11-01 workout 60 running"),
        Case(
            "a line break of an old Macintosh in a cell", "Date,Note\n2025-10-31,\"a\rb\"\n", "note 2025-10-31 a\nb"),
        Case("dates alone", "Date\n2025-10-31\n", "log 2025-10-31 T"),
        Case(
            "a quotation mark that never ends", "Date,Note\n2025-10-31,\"oh\n",
            "2: a quotation mark that is never closed; expected one at the end of the cell"),
        Case("a byte 0", "Date,Beer\n2025-10-31,1\0\n", "2: a byte 0, which no text has; expected a CSV file"),
        Case("signs as names", "Date,🍺,🏃\n2025-10-31,1,1\n", "log 2025-10-31 🍺", "log 2025-10-31 🏃"),
    ]

    @Test("V-34 an odd table is read or refused as a person would expect", arguments: cases)
    func odd(_ table: Case) throws {
        let input = ImportInput([SourceFile(path: "T.csv", bytes: table.bytes)], isSingleFile: true)
        let words = try OddTableTests.outcome(input, as: table.encoding)
        #expect(words.sorted() == table.expected.sorted())
    }

    @Test("V-27 seven days of only 0, 4 and 6 are read as levels, which is reported; else the source is the file")
    func storedLevels() throws {
        func read(_ text: String, _ readings: [String: DrinkReading] = [:]) throws -> ImportedRecords {
            let input = single(text, "Jahr.csv")
            let draft = try ImportFormat.draft(of: input, .ofAllLanguages)
            var choices = ImportChoices()
            choices.readings = readings
            let context = ImportContext(settings: [], loader: loader, mapping: draft.file, choices)
            return try ImportFormat.csv.read(input, context)
        }
        let rows = (1...7).map { "\($0).01.2025;\([0, 4, 6][$0 % 3])\n" }
        let levels = try read("Datum;Drinks\n" + rows.joined())
        let words = OddTableTests.words(levels)
        #expect(words.contains("entry 2025-01-03 steady") && words.contains("entry 2025-01-05 wild"))
        #expect(levels.notices.all.filter { $0.remark == .levels }.flatMap(\.tallies).map(\.name) == ["Jahr.csv"])
        for drinks in [rows.dropLast().joined(), rows.joined() + "8.01.2025;5\n"] {
            let counts = try read("Datum;Drinks\n" + drinks)
            #expect(OddTableTests.words(counts).contains("entry 2025-01-03 0") && counts.notices.count(.levels) == 0)
            let chosen = try read("Datum;Drinks\n" + drinks, ["jahr.csv": .levels])
            #expect(OddTableTests.words(chosen).contains("entry 2025-01-04 easy"))
        }
        let counts = try read("Datum;Drinks\n" + rows.joined(), ["Jahr.csv": .counts])
        #expect(OddTableTests.words(counts).contains("entry 2025-01-04 4") && counts.notices.count(.counts) == 7)
    }

    @Test("V-34 rows with a bad cell stay out whole and as they were; the rest is taken")
    func skipped() throws {
        let text =
            "Datum;Bier;Notiz\r\n29.10.2025;1;gut\r\n31.09.2025;2;\"zwei\nZeilen\"\r\n30.10.2025;x;\r\n31.10.2025;3;\r\n"
        let input = single(text)
        let draft = try ImportFormat.draft(of: input, .ofAllLanguages)
        var choices = ImportChoices()
        choices.skipsBadRows = true
        let context = ImportContext(settings: [], loader: loader, mapping: draft.file, choices)
        let imported = try ImportFormat.csv.read(input, context)
        #expect(OddTableTests.words(imported) == ["entry 2025-10-29 1", "entry 2025-10-31 3", "note 2025-10-29 gut"])
        let skipped = try #require(imported.skipped)
        #expect(skipped.count == 2 && skipped.faults.map(\.place.number) == [3, 5])
        #expect(
            String(decoding: skipped.text, as: UTF8.self)
                == "Datum;Bier;Notiz\r\n31.09.2025;2;\"zwei\nZeilen\"\r\n30.10.2025;x;\r\n")
    }

    @Test("V-34 a folder remembers what a table means, also what was changed, and asks only about new columns")
    func remembered() throws {
        let first = single("Datum;Bier;Puls\n31.10.2025;2;60\n", "T 2024.csv")
        var draft = try ImportFormat.draft(of: first, .ofAllLanguages)
        draft.columns[1].choose(.leave)
        let change = try #require(TableDraft.change(remembering: draft.file, in: [], .ofAllLanguages))
        let files = [SourceFile]().applying([change])
        #expect(files.map(\.path) == ["imports.json"])
        #expect(
            TableDraft.change(remembering: draft.file, in: files, .ofAllLanguages) == nil, "it is remembered once")
        let second = try ImportFormat.draft(of: single("Datum;Lesen\n31.10.2025;ja\n", "T.csv"), .ofAllLanguages)
        let more = try #require(TableDraft.change(remembering: second.file, in: files, .ofAllLanguages))
        let both = files.applying([more])
        for (text, choice) in [
            ("Datum;Bier;Puls\n1.1.2025;2;60\n", "leave"), ("Datum;Lesen\n1.1.2025;ja\n", "tracker"),
        ] {
            var known = try ImportFormat.draft(of: single(text, "T.csv"), .ofAllLanguages)
            try known.remember(both, .ofAllLanguages)
            #expect(
                known.isRemembered && known.columns.last?.choice.rawValue == choice,
                "another table of that name is another one")
        }
        let next = single("Datum;Puls;Bier;Wein\n01.11.2025;60;2;1\n", "T 2025.csv")
        var again = try ImportFormat.draft(of: next, .ofAllLanguages)
        try again.remember(files, .ofAllLanguages)
        #expect(again.columns.map(\.choice.rawValue) == ["leave", "drinks", "drinks"])
        #expect(again.columns.map(\.isRemembered) == [true, true, false] && !again.isRemembered)
        var other = try ImportFormat.draft(of: single("Datum;Puls\n01.11.2025;60\n"), .ofAllLanguages)
        try other.remember(files, .ofAllLanguages)
        #expect(other.columns.map(\.choice.rawValue) == ["metric"], "a table without a column of it is another one")
    }

    /// The result of a table whose proposal is accepted: its records, or its problems, beginning with the line.
    static func outcome(
        _ input: ImportInput, as encoding: TableEncoding? = nil, in folder: [SourceFile] = []
    ) throws -> [String] {
        do throws(ImportError) {
            let draft = try ImportFormat.draft(of: input, encoding: encoding, .ofAllLanguages)
            let context = ImportContext(
                settings: folder, loader: loader, mapping: draft.file, encoding: encoding)
            return words(try ImportFormat.csv.read(input, context))
        } catch {
            return error.faults.isEmpty
                ? [(error.place.map { $0.number > 1 ? "\($0.number): " : "" } ?? "") + error.text]
                : error.faults.map { "\($0.place.number): \($0.text)" }
        }
    }

    private static let told: Set<ImportRemark> = [
        .repeated, .severalRows, .grouped, .column, .belowZero, .timeOfDay, .otherTable, .sameName,
    ]

    /// Every record and note, and the relevant remarks.
    static func words(_ imported: ImportedRecords) -> [String] {
        func text(_ value: RecordValue?) -> String? { value?.text(in: .utc) }
        let records = imported.records.map { record in
            let values = record.values
            let parts: [String?] =
                switch record.kind {
                case .entries: ["entry", "\(record.day)", text(values["level"]), text(values["drinks"])]
                case .activities:
                    ["session", "\(record.day)", text(values["kind"]), text(values["minutes"]), text(values["type"])]
                case .metrics: ["metric", "\(record.day)", text(values["metric"]), text(values["value"])]
                case .logs:
                    ["log", "\(record.day)", record.tracker.map { imported.trackers[$0].name }, text(values["value"])]
                }
            return parts.compactMap(\.self).joined(separator: " ")
        }
        let told = imported.notices.all.filter { OddTableTests.told.contains($0.remark) }
        return records + imported.notes.map { "note \($0.day) \($0.text)" }
            + told.map { "told \($0.remark.rawValue) \($0.count)" }
    }
}
