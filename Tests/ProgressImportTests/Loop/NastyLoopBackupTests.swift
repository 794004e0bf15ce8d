import ProgressImport
import ProgressLoading
import ProgressModel
import SQLiteFiles
import TestSupport
import Testing

/// Databases that are damaged, of another program, or made to run on: each is refused, and none stops the program.
@Suite struct NastyLoopBackupTests {
    private typealias Fixture = LoopBackupFixture

    private static func good(_ settings: String = "", days: Int = 400) -> Fixture {
        var backup = Fixture(settings: settings)
        backup.habits = [Fixture.habit(1, "Read"), Fixture.habit(2, "Water", ["type": .integer(1)])]
        for number in 0..<days {
            let day = "\(date("2024-01-01").advanced(by: number))"
            backup.days.append(Fixture.day(1, day, 2, note: number % 9 == 0 ? "a note of day \(number)" : ""))
            backup.days.append(Fixture.day(2, day, number * 250 + 4))
        }
        return backup
    }

    private static let habitsTable: String =
        "create table Habits (id integer primary key, archived integer, color integer, description text, freq_den integer, freq_num integer, name text, position integer, type integer, target_type integer, target_value real, unit text, question text);"
    private static let endless: String = "with recursive n(i) as (select 1 union all select i + 1 from n)"
    private static let columns: String =
        "id integer primary key, habit integer, timestamp integer, value integer, notes text"

    @Test(
        "U-02 tables that are none, or not the app's, are refused in words that say so",
        arguments: [
            ("another program's", "create table Tasks (id integer primary key);", "no tables Habits and Repetitions"),
            ("no table at all", "", "no tables Habits and Repetitions"),
            ("one table of two", habitsTable, "no tables Habits and Repetitions"),
            (
                "a view that never ends",
                habitsTable
                    + "create view Repetitions as \(endless) select i as id, 1 as habit, i as timestamp, 2 as value, '' as notes from n;",
                "no tables Habits and Repetitions"
            ),
            (
                "a virtual table",
                habitsTable + "create virtual table Repetitions using fts5(id, habit, timestamp, value, notes);",
                "no tables Habits and Repetitions"
            ),
            (
                "a column that is computed",
                habitsTable
                    + "create table Repetitions (id integer primary key, habit integer, timestamp integer, notes text, value integer generated always as (length(hex(zeroblob(400000)))));",
                "a column that is computed"
            ),
            (
                "a view that is called a table",
                habitsTable
                    + "create view Repetitions as \(endless) select i as id from n; pragma writable_schema = on; update sqlite_schema set type = 'table', rootpage = 2 where name = 'Repetitions';",
                "damaged"
            ),
            (
                "a table on the pages of another",
                habitsTable
                    + "create table Repetitions (\(columns)); pragma writable_schema = on; update sqlite_schema set rootpage = 9999 where name = 'Repetitions';",
                "damaged"
            ),
            (
                "a schema that is no SQL",
                habitsTable
                    + "create table Repetitions (\(columns)); pragma writable_schema = on; update sqlite_schema set sql = 'create nonsense' where name = 'Repetitions';",
                "damaged"
            ),
            (
                "columns that are lacking",
                habitsTable + "create table Repetitions (id integer primary key, habit integer);",
                "the table Repetitions has no column timestamp"
            ),
        ])
    func tables(_ name: String, statements: String, words: String) throws {
        let bytes = try Fixture(statements: statements).bytes()
        let error = try #require(loopRefusal(bytes))
        #expect(error.text.contains(words), "\(error.text)")
    }

    @Test(
        "rows that the app does not write are refused with their place",
        arguments: [
            ("a type", "type", SQLiteValue.integer(7), "7 is not a type of habits"),
            ("no whole type", "type", .text("yes"), "\"type\" is not a whole number"),
            ("a frequency", "freq_den", .integer(0), "\"0\" is not a frequency"),
            ("a frequency of years", "freq_num", .integer(.max), "is not a frequency"),
            ("no name but a number in it", "name", .integer(5), ""),
        ])
    func habits(_ name: String, column: String, value: SQLiteValue, words: String) throws {
        var backup = Self.good(days: 2)
        backup.habits[1][column] = value
        let error = loopRefusal(try backup.bytes())
        guard !words.isEmpty else {
            #expect(error == nil, "SQLite turns a number into the text that the column wants")
            return
        }
        #expect(error?.text.contains(words) == true, "\(error?.text ?? "taken")")
        #expect(error?.place?.description == "Loop.db, Habits 2")
    }

    @Test(
        "days that are none are refused with their place",
        arguments: [
            ("noon", "timestamp", SQLiteValue.integer(1_761_825_600_000 + 1), "is not a day"),
            ("seconds", "timestamp", .integer(1_761_825_600), "is not a day"),
            ("the year 1815", "timestamp", .integer(-4_891_363_200_000), "is not a day"),
            ("the end of numbers", "timestamp", .integer(.max), "is not a day"),
            ("a text", "timestamp", .text("2025-10-31"), "\"timestamp\" is not a whole number"),
            ("a value below all", "value", .integer(.min), "is not a value of \"Read\""),
            ("an amount of yes or no", "value", .integer(2000), "2000 is not a value of \"Read\""),
            ("half a value", "value", .real(0.5), "\"value\" is not a whole number"),
            ("a note with a byte 0", "notes", .text("a\0b"), "\"notes\" is not a text in UTF-8"),
        ])
    func days(_ name: String, column: String, value: SQLiteValue, words: String) throws {
        var backup = Self.good(days: 2)
        backup.days[2][column] = value
        let error = loopRefusal(try backup.bytes())
        #expect(error?.text.contains(words) == true, "\(error?.text ?? "taken")")
        #expect(error?.place?.description == "Loop.db, Repetitions 3")
    }

    @Test("a note of more than a megabyte, and more days than anybody has, are refused")
    func large() throws {
        var backup = Self.good(days: 2)
        backup.days[0]["notes"] = .text(String(repeating: "x", count: 1 << 21))
        #expect(loopRefusal(try backup.bytes())?.text.contains("too long") == true)
        var many = Self.good(days: 0)
        // Each on the same day, which only a made file has.
        let rows = Self.endless.replacing("from n)", with: "from n where i < 1000001)")
        many.version = 21
        many.statements = many.tables + "insert into Repetitions(habit, timestamp) \(rows) select 1, 86400000 from n;"
        many.habits = []
        let error = loopRefusal(try many.bytes())
        #expect(error?.text.contains("more than 1000000 days") == true, "\(error?.text ?? "taken")")
    }

    @Test("U-02 a file that is cut off anywhere is refused", arguments: [512, 4096])
    func cutOff(pageSize: Int) throws {
        let bytes = try Self.good("pragma page_size = \(pageSize);").bytes()
        #expect(loopRefusal(bytes) == nil)
        for count in stride(from: pageSize / 2, to: bytes.count, by: pageSize / 2) {
            let error = loopRefusal(Array(bytes.prefix(count)))
            #expect(error != nil, "\(count) of \(bytes.count) bytes are taken")
        }
        // What has not even its first words is no database, which a test of the program looks at.
        for count in 16..<200 { #expect(loopRefusal(Array(bytes.prefix(count))) != nil) }
    }

    @Test("bytes that have changed never stop the program, wherever they are", arguments: 0..<4 as Range<UInt64>)
    func flipped(seed: UInt64) throws {
        let bytes = try Self.good("pragma page_size = 512;", days: 60).bytes()
        var random = SeededGenerator(seed: seed)
        var refused = 0
        for round in 0..<1000 {
            var damaged = bytes
            for _ in 0...(round % 4) {
                // The head of the file and the heads of pages are where most can go wrong.
                let page = Int(random.next() % UInt64(bytes.count / 512)) * 512
                let within = Int(random.next() % (round % 2 == 0 ? 512 : 24))
                damaged[(round % 5 == 0 ? 0 : page) + within] = UInt8(truncatingIfNeeded: random.next())
            }
            if loopRefusal(damaged) != nil { refused += 1 }
        }
        #expect(refused > 300, "\(refused) of 1000")
    }
}
