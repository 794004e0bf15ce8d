import Diary
import Model
import TestSupport

/// Draws data directories with every kind of record, in every form that is read.
struct RandomRecords {
    private var random: SeededGenerator
    /// The factor for the numbers of records, of days and of ids.
    private let scale: Int

    init(seed: UInt64, scale: Int = 1) {
        random = SeededGenerator(seed: seed)
        self.scale = scale
    }

    private mutating func pick<Value>(_ values: [Value]) -> Value { values[Int(random.next() % UInt64(values.count))] }
    private mutating func chance(_ percent: Int) -> Bool { Int(random.next() % 100) < percent }

    private static let pieces = ["a", "b c", "\"", ",", ";", "\n", "#", "=", " ", "e\u{301}", "👩‍👩‍👧", "ß", "|", "\\"]

    private mutating func text() -> String {
        var text = pick(["x", "ü", "#", "\""])
        for _ in 0..<random.next() % 5 { text += pick(Self.pieces) }
        return text
    }

    private mutating func day() -> Day {
        date(scale == 1 ? "2024-12-20" : "1950-01-01").advanced(by: Int(random.next() % UInt64(60 * scale)))
    }

    private mutating func time(_ day: Day) -> String {
        let clock = "\(padded(Int(random.next() % 24), 2)):\(padded(Int(random.next() % 60), 2))"
        return "\(day)T\(clock)" + pick(["", ":07", ":07.25", ":07+02:00", "Z", ":59.000000001Z"])
    }

    /// A table in CSV or JSON; columns without a value are empty cells.
    private mutating func table(_ name: String, _ rows: [[String: String]], numbers: Set<String>) -> SourceFile {
        let columns = Set(rows.flatMap(\.keys)).sorted().shuffled(using: &random)
        guard chance(70) else {
            let objects = rows.map { row in
                "{"
                    + row.sorted { $0.key < $1.key }.map { "\(quoted($0.key)): \(quoted($0.value))" }
                    .joined(separator: ", ") + "}"
            }
            return file(name + ".json", "[\n" + objects.joined(separator: ",\n") + "\n]")
        }
        let separator = pick([",", ";", "\t"])
        let hasComma = separator != "," && chance(50)
        let lines = rows.map { row in
            columns.map { column in
                let cell = row[column] ?? ""
                if hasComma, numbers.contains(column) { return cell.split(separator: ".").joined(separator: ",") }
                return "\"" + cell.unicodeScalars.reduce(into: "") { $0 += $1 == "\"" ? "\"\"" : String($1) } + "\""
            }.joined(separator: separator)
        }
        let lineEnd = pick(["\n", "\r\n"])
        return file(
            name + ".csv", ([columns.joined(separator: separator)] + lines).joined(separator: lineEnd) + lineEnd)
    }

    private func quoted(_ text: String) -> String {
        "\""
            + text.unicodeScalars.reduce(into: "") {
                $0 += $1 == "\"" || $1 == "\\" ? "\\\($1)" : $1 == "\n" ? "\\n" : String($1)
            } + "\""
    }

    private mutating func common(_ row: inout [String: String], hasID: Bool = true) {
        if chance(40) { row["note"] = text() }
        if chance(50) { row["source"] = pick(["manual", "watch", "phone app"]) }
        if hasID, chance(30) { row["id"] = "id \(random.next() % UInt64(12 * scale))" }
    }

    private mutating func entries() -> [[String: String]] {
        (0..<40 * scale).map { _ in
            let day = day()
            var row = ["date": "\(day)"]
            if chance(60) {
                row["level"] = pick(["steady", "Steady"])
            } else {
                row["drinks"] = pick(["0", "2.5", "7.25"])
            }
            if chance(50) { row["timestamp"] = time(day.advanced(by: chance(50) ? 1 : 0)) }
            common(&row, hasID: false)
            return row
        }
    }

    private mutating func activities() -> [[String: String]] {
        (0..<40 * scale).map { _ in
            var row = ["kind": pick(["workout", "meditation", "breathing"]), "minutes": pick(["10", "0.5", "30.25"])]
            if chance(50) { row["date"] = "\(day())" } else { row["start"] = time(day()) }
            if chance(30) { row["type"] = pick(["Running", "yoga"]) }
            if chance(20) { row["kcal"] = "120.5" }
            common(&row)
            return row
        }
    }

    private mutating func logs() -> [[String: String]] {
        (0..<80 * scale).map { _ in
            var row = ["timestamp": chance(30) ? "\(day())" : time(day())]
            let tracker = pick(["water", "weight", "feelings", "reading", "Lesen", "snacking", "gratitude"])
            row["tracker"] = tracker
            switch tracker {
            case "water": if chance(80) { row["value"] = pick(["1", "2.5"]) }
            case "weight": row["value"] = pick(["78.1", "80"])
            case "feelings": row["value"] = pick(["love", "joy|fear"])
            case "reading": if chance(30) { row["value"] = "ignored" }
            case "snacking":
                if chance(50) { row["trigger"] = pick(["stress", "Stress"]) }
                if chance(50) { row["location"] = "home" }
            default: break
            }
            common(&row)
            return row
        }
    }

    private mutating func metrics() -> [[String: String]] {
        (0..<20 * scale).map { _ in
            var row = [
                "date": "\(day())", "metric": pick(["sleep", "Sleep", "steps"]), "value": pick(["7:30", "8.25"]),
            ]
            if chance(50) { row["source"] = "watch" }
            if chance(30) { row["id"] = "m\(random.next() % UInt64(8 * scale))" }
            return row
        }
    }

    /// The files of a directory.
    mutating func files() -> [SourceFile] {
        let trackers = """
            // mine
            [{ "preset": "water" }, { "preset": "weight" }, { "preset": "feelings" }, { "preset": "gratitude" },
             { "id": "reading", "name": { "en": "Reading", "de": "Lesen" }, "type": "good", "trackingMode": "yesNo" },
             { "preset": "snacking", "private": true, },]
            """
        let zone = pick(["Europe/Berlin", "America/New_York", "UTC"])
        var files = [
            file("trackers.json", trackers),
            file("profile.json", #"{ "timeZone": "\#(zone)", "dayStart": "\#(pick(["00:00", "04:00"]))" }"#),
            file("why.md", "# Because\n\n\(text())\n\n\n"),
            file("notes/2025-01-02.md", "\(text())\n\n"), file("notes/2025-01-03.md", "no end of line"),
            table(pick(["entries", "entries/2025"]), entries(), numbers: ["drinks"]),
            table("activities", activities(), numbers: ["minutes", "kcal"]),
            table("logs", logs(), numbers: []), table("metrics", metrics(), numbers: []),
        ]
        if chance(50) { files.append(table("logs/phone", logs(), numbers: [])) }
        return files
    }
}
