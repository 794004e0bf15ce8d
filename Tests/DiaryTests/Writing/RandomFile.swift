import Diary
import Model
import TestSupport

/// Draws files of entries in every form and records to write into them.
struct RandomFile {
    private var random: SeededGenerator

    init(seed: UInt64) { random = SeededGenerator(seed: seed) }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }

    private mutating func isChosen() -> Bool { random.next() & 1 == 0 }

    private static let pieces = [
        "a", "b c", "\"", ",", ";", "\t", "\n", "\r\n", "#", "=", " ", "👩‍👩‍👧", "e\u{301}", "\u{301}", "\\", "/", "[", "}",
        "ß", "\u{2028}",
    ]

    mutating func text() -> String {
        var text = pick(Self.pieces)
        for _ in 0..<random.next() % 6 { text += pick(Self.pieces) }
        return text
    }

    mutating func record() -> NewRecord {
        let day = date("2025-01-01").advanced(by: Int(random.next() % 365))
        var record = NewRecord(.entries, on: day)
        record.say("date", .day(day))
        record.say("level", .text("easy"))
        if isChosen() { record.say("drinks", .number(decimal(pick(["2", "2.5", "5.25"])))) }
        if isChosen() { record.say("timestamp", .text("\(day)T21:04:00+00:00")) }
        if isChosen() { record.say("source", .text(text())) }
        if isChosen() { record.say("note", .text(text())) }
        return record
    }

    mutating func csv() -> SourceFile {
        let separator = pick([",", ";", "\t"])
        let lineEnd = pick(["\n", "\r\n"])
        var columns = ["date", "LEVEL"] + (isChosen() ? ["Drinks"] : []) + (isChosen() ? ["note"] : [])
        columns += isChosen() ? ["weather", "x y"] : []
        columns.shuffle(using: &random)
        if isChosen() { columns.append("") }
        var text = pick(["", "\u{FEFF}"]) + pick(["", "# a;b,c" + lineEnd, lineEnd])
        text += columns.map { $0 == "note" && isChosen() ? "\"note\"" : $0 }.joined(separator: separator)
        for _ in 0..<random.next() % 4 { text += lineEnd + row(columns, separator) }
        return encoded("entries.csv", text + pick(["", lineEnd, lineEnd + lineEnd]))
    }

    private mutating func row(_ columns: [String], _ separator: String) -> String {
        columns.map { column in
            switch column {
            case "date": return pick(["2025-03-04", "4.3.2025", "04.03.2025"])
            case "LEVEL": return pick(["easy", "Easy"])
            case "Drinks": return separator == "," ? pick(["", "2.5"]) : pick(["", "2.5", "2,5", "3"])
            case "": return ""
            default:
                let quoted = text().unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) }
                return pick(["", "x", "\"\(quoted)\""])
            }
        }.joined(separator: separator)
    }

    mutating func json() -> SourceFile {
        let lineEnd = pick(["\n", "\r\n"])
        let (outer, inner) = pick([("", ""), (lineEnd, ""), (lineEnd + "  ", ""), (lineEnd + "\t", lineEnd + "\t\t")])
        let (colon, comma) = pick([(":", ","), (": ", ", "), (" : ", " , ")])
        let between = outer.isEmpty ? comma : "," + outer
        let objects = (0..<random.next() % 4).map { _ in
            let members = [("date", "2025-03-04"), ("level", "easy"), ("note", "x\\n,]}")].prefix(isChosen() ? 2 : 3)
                .map { "\"\($0)\"\(colon)\"\($1)\"" }
            let close = inner.isEmpty ? "" : outer
            return "{" + inner + members.joined(separator: inner.isEmpty ? comma : "," + inner) + close + "}"
        }
        let close = outer.isEmpty ? "" : lineEnd
        let list = "[" + (objects.isEmpty ? "" : outer) + objects.joined(separator: between) + close + "]"
        return encoded("entries.json", pick(["", "\u{FEFF}", lineEnd]) + list + pick(["", lineEnd]))
    }

    /// In UTF-8 or, without another byte order mark, in UTF-16.
    private mutating func encoded(_ path: String, _ text: String) -> SourceFile {
        let plain = SourceFile(path: path, bytes: Array(text.utf8))
        guard !text.unicodeScalars.starts(with: ["\u{FEFF}"]) else { return plain }
        let encoding = pick([TextEncoding.utf8, .utf8, .utf16LittleEndian, .utf16BigEndian])
        return SourceFile(path: path, bytes: encoding.bytes(of: plain.bytes))
    }
}
