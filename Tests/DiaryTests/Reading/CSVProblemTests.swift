import Model
import Testing

@Suite struct CSVProblemTests {
    @Test("invalid CSV is reported with its place", arguments: forms + encodings)
    func malformed(input: BrokenInput) {
        input.check()
    }

    @Test("a header without a needed column, or with one twice, is an error", arguments: headers)
    func header(input: BrokenInput) {
        input.check()
    }

    @Test(
        "a row with more filled cells than the header, or without a value it needs, is an error", arguments: raggedRows)
    func ragged(input: BrokenInput) {
        input.check()
    }

    @Test("a value below an empty cell of the header is an error", arguments: unnamedColumns)
    func unnamed(input: BrokenInput) {
        input.check()
    }

    @Test(
        "messages name the separator that the file has", arguments: [(";", "semicolon"), ("\t", "tab"), (",", "comma")])
    func separatorName(separator: String, name: String) throws {
        let row = ["2025-10-31", "steady", "tea", "green"].joined(separator: separator)
        let header = ["date", "level", "note"].joined(separator: separator)
        #expect(try problem(in: ["entries.csv": "\(header)\n\(row)\n"]).hint?.contains("with a \(name) needs") == true)
        let quoted = try problem(in: ["entries.csv": "\(header)\n2025-10-31\(separator)\"steady\" x\n"])
        #expect(quoted.text.contains("expected a \(name) or"))
    }

    @Test("the line that is named is the physical one of the record's first character", arguments: lines)
    func line(input: BrokenInput) {
        input.check()
    }

    private static let forms: [BrokenInput] = [
        BrokenInput(
            "a quote that never closes", "entries.csv",
            "date,level,note\n2025-10-31,steady,‸\"open\n2025-11-01,easy,\n", "malformed-csv"),
        BrokenInput(
            "a quote that never closes hides no later problem", "entries.csv",
            "date,level,note\n2025-10-31,steady,‸\"open\n2025-11-01,‸eazy,\n", "malformed-csv", "unknown-level"),
        BrokenInput(
            "an opening quote is missing", "entries.csv", "date,level,note\n2025-10-31,steady,wine, red‸\"\n",
            "malformed-csv"),
        BrokenInput(
            "a quote inside a plain cell", "entries.csv", "date,level,note\n2025-10-31,steady,say ‸\"hi\"\n",
            "malformed-csv"),
        BrokenInput(
            "text after a closing quote", "entries.csv", "date,level,note\n2025-10-31,steady,\"hi\"‸ there\n",
            "malformed-csv"),
        BrokenInput(
            "a carriage return without a line feed", "entries.csv",
            "date,level\n2025-10-31,steady‸\r2025-11-01,easy\n", "malformed-csv"),
        BrokenInput(
            "a carriage return in a line that begins with #", "entries.csv",
            "# mine‸\rdate,level\r2025-10-31,steady\r", "malformed-csv"),
        BrokenInput("a quote that never closes in the header", "entries.csv", "date,‸\"level\n", "malformed-csv"),
    ]

    private static let encodings: [BrokenInput] = [
        BrokenInput(
            "a Latin-1 letter in a cell", "entries.csv", "date,level,note\n2025-10-31,steady,caf‸␦\n", "not-utf8"),
        BrokenInput(
            "a Latin-1 letter in the header", "entries.csv", "date,level,ann‸␦e\n2025-10-31,steady,\n", "not-utf8"),
        BrokenInput(
            "Latin-1 letters in two rows", "entries.csv",
            "date,level,note\n2025-10-31,steady,‸␦\n2025-11-01,easy,‸␦t␦\n", "not-utf8", "not-utf8"),
        BrokenInput(
            "a Latin-1 letter in a line that begins with #, and another", "entries.csv",
            "# caf‸␦\ndate,level,note\n2025-10-31,steady,‸␦\n", "not-utf8", "not-utf8"),
        BrokenInput(
            "a Latin-1 letter in the second line of a cell", "entries.csv",
            "date,level,note\n▸2025-10-31,steady,\"a\ncaf␦\"\n", "not-utf8"),
    ]

    private static let headers: [BrokenInput] = [
        BrokenInput("no date", "entries.csv", "‸level,note\nsteady,\n", "missing-column"),
        BrokenInput("neither level nor drinks", "entries.csv", "‸date,note\n2025-10-31,\n", "missing-column"),
        BrokenInput("nothing that is needed", "entries.csv", "‸‸note\nx\n", "missing-column", "missing-column"),
        BrokenInput("a column twice", "entries.csv", "date,level,‸Level\n2025-10-31,easy,easy\n", "duplicate-column"),
        BrokenInput("no kind", "activities.csv", "‸minutes,date\n10,2025-10-31\n", "missing-column"),
        BrokenInput("no minutes", "activities.csv", "‸kind,date\nworkout,2025-10-31\n", "missing-column"),
        BrokenInput("neither date nor start", "activities.csv", "‸kind,minutes\nworkout,10\n", "missing-column"),
        BrokenInput("no timestamp", "logs.csv", "‸tracker\nwater\n", "missing-column"),
        BrokenInput("no tracker", "logs.csv", "‸timestamp,value\n2025-10-31T10:00,1\n", "missing-column"),
        BrokenInput("after a byte order mark", "entries.csv", "\u{FEFF}‸level\nsteady\n", "missing-column"),
    ]

    private static let raggedRows: [BrokenInput] = [
        BrokenInput("too few", "entries.csv", "date,note,level\n‸2025-10-31,steady\n", "missing-value"),
        BrokenInput("too many", "entries.csv", "date,level,note\n‸2025-10-31,steady,tea, green\n", "ragged-row"),
        BrokenInput(
            "an empty cell before one too many", "entries.csv", "date,level\n‸2025-10-31,steady,,tea,\n", "ragged-row"),
        BrokenInput(
            "only a space", "entries.csv", "date,level\n2025-10-31,steady\n‸‸ \n", "missing-value", "malformed-date"),
        BrokenInput(
            "a record of two lines", "entries.csv", "note,date,level\n‸\"a\nb\",2025-10-31\n", "missing-value"),
    ]

    private static let unnamedColumns: [BrokenInput] = [
        BrokenInput("in the middle", "entries.csv", "date,,level\n2025-10-31,‸x,steady\n", "unnamed-column"),
        BrokenInput("at the end", "entries.csv", "date,level,, \n2025-10-31,steady,,‸x\n", "unnamed-column"),
        BrokenInput(
            "in a row with another problem", "entries.csv", "date,,level\n‸2025-02-30,‸x,steady\n", "malformed-date",
            "unnamed-column"),
        BrokenInput("in a short row", "entries.csv", "date,level,,note\n2025-10-31,steady,‸x\n", "unnamed-column"),
    ]

    private static let lines: [BrokenInput] = [
        BrokenInput(
            "behind a cell of three lines", "entries.csv",
            "date,level,note\n2025-10-30,easy,\"a\nb\nc\"\n‸2025-02-30,easy,\n", "malformed-date"),
        BrokenInput(
            "behind lines that end with CRLF", "entries.csv",
            "date,level,note\r\n2025-10-30,easy,\"a\r\nb\"\r\n2025-10-31,‸eazy,\r\n", "unknown-level"),
        BrokenInput(
            "behind empty lines", "entries.csv", "\n\ndate,level\n\n\r\n‸2025-02-30,easy\n", "malformed-date"),
        BrokenInput(
            "a value on the second line of its record", "entries.csv",
            "note,date,level\n▸\"a\nb\",2025-02-30,easy\n", "malformed-date"),
        BrokenInput(
            "columns are counted in characters", "entries.csv",
            "note,date,level\n💧é\u{1F468}\u{200D}\u{1F373},‸2025-02-30,easy\n", "malformed-date"),
        BrokenInput(
            "a quoted value", "entries.csv", "date,level\n2025-10-31,‸\"eazy\"\n", "unknown-level"),
        BrokenInput(
            "behind lines that begin with #", "entries.csv", "# mine\n\n#\r\ndate,level\n2025-10-31,‸eazy\n",
            "unknown-level"),
        BrokenInput("the last line without an end", "entries.csv", "date,level\n2025-10-31,‸eazy", "unknown-level"),
    ]
}
