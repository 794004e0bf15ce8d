import SQLiteFiles
import Testing

/// Databases in memory, written and read again.
@Suite struct SQLiteFilesTests {
    private static let rows: [[SQLiteValue]] = [
        [.integer(1), .text("é👩‍👩‍👧\n\"'"), .real(0.5)], [.integer(.min), .null, .null],
        [.integer(.max), .text(""), .real(-1e300)],
    ]

    private func written() throws -> [UInt8] {
        let writer = try SQLiteWriter(
            "pragma user_version = 7; create table \"a \"\"b\" (id integer, name text, x real);")
        try writer.add(Self.rows, to: "a \"b", ["id", "name", "x"])
        return try writer.bytes()
    }

    @Test("rows come back as they were written, and the same rows give the same bytes")
    func roundTrip() throws {
        let bytes = try written()
        let again = try written()
        #expect(SQLiteDatabase.recognises(bytes) && bytes == again)
        let database = try SQLiteDatabase(bytes)
        #expect(try database.version() == 7)
        #expect(try database.columns(of: "A \"B") == ["id", "name", "x"])
        #expect(try database.columns(of: "other") == nil)
        let rows = try database.rows(of: "a \"b", ["x", "id", "name"])
        var read: [[SQLiteValue]] = []
        while try rows.next() {
            read.append([
                rows.integer(1).map { .integer($0) } ?? .null, rows.text(2).map { .text($0) } ?? .null,
                rows.number(0).map { .real($0) } ?? .null,
            ])
        }
        #expect(read == Self.rows)
    }

    @Test("what is asked for as another kind of value is none")
    func kinds() throws {
        let writer = try SQLiteWriter("create table t (a, b, c); insert into t values ('7', 7.5, x'ff');")
        let rows = try SQLiteDatabase(try writer.bytes()).rows(of: "t", ["a", "b", "c"])
        #expect(try rows.next())
        #expect(rows.integer(0) == nil && rows.integer(1) == nil && rows.integer(2) == nil)
        #expect(rows.number(0) == nil && rows.number(1) == 7.5 && rows.text(2) == nil)
        #expect(!rows.isNull(2))
    }

    @Test(
        "what would run something is no table, or is refused",
        arguments: [
            "create view t as select 1 as a;",
            "create virtual table t using fts5(a);",
            "create table t (b text, a integer generated always as (length(b)));",
        ])
    func hostile(statements: String) throws {
        let database = try SQLiteDatabase(try SQLiteWriter(statements).bytes())
        guard let columns = try? database.columns(of: "t") else { return }
        Issue.record("\(columns) are read")
    }

    @Test("a trigger, an index and a condition of a table are not run")
    func bystanders() throws {
        let heavy = "length(hex(zeroblob(400000))) > b"
        let writer = try SQLiteWriter(
            """
            create table t (b integer check (\(heavy))); create index i on t(\(heavy));
            create trigger r after insert on t begin select 1; end;
            """)
        try writer.add((0..<200).map { [.integer($0)] }, to: "t", ["b"])
        let database = try SQLiteDatabase(try writer.bytes())
        #expect(try database.columns(of: "t") == ["b"])
        let rows = try database.rows(of: "t", ["b"])
        var count = 0
        while try rows.next() { count += 1 }
        #expect(count == 200)
    }
}
