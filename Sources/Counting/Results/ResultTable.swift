import Model

/// Rows with the same columns for other programs, as comma-separated values or a list of objects.
package struct ResultTable: Sendable {
    /// The column names; new ones are only added at the end.
    let columns: [String]
    /// Plain values, one for each column.
    var rows: [[JSONValue]] = []

    /// A list of objects, one a line.
    package var json: JSONValue {
        .array(
            rows.map { row in .object(zip(columns, row).map { JSONValue.Member(name: $0, value: $1) }) })
    }

    /// A header, then one line for each row; missing values are empty (RFC 4180, with line feeds).
    package var csv: [UInt8] {
        var bytes = Array((columns.joined(separator: ",") + "\n").utf8)
        for row in rows {
            for (index, value) in row.enumerated() {
                if index > 0 { bytes.append(UInt8(ascii: ",")) }
                switch value {
                case .number(let number): bytes += number.utf8
                case .text(let text): ResultTable.write(text, to: &bytes)
                default: break
                }
            }
            bytes.append(UInt8(ascii: "\n"))
        }
        return bytes
    }

    /// Writes a text, quoted if needed; line ends and control characters become spaces, so that a row is a line.
    private static func write(_ text: String, to bytes: inout [UInt8]) {
        var line = String(String.UnicodeScalarView(text.unicodeScalars.map { PlainText.isControl($0) ? " " : $0 }))
        // A spreadsheet would read it as a formula.
        if let first = line.utf8.first, "=+-@".utf8.contains(first) { line = "'" + line }
        guard line.utf8.contains(where: { ",\"".utf8.contains($0) }) else {
            bytes += line.utf8
            return
        }
        bytes.append(UInt8(ascii: "\""))
        for byte in line.utf8 { bytes += byte == UInt8(ascii: "\"") ? [byte, byte] : [byte] }
        bytes.append(UInt8(ascii: "\""))
    }
}

extension ResultTable {
    /// A row for each week of each streak and tracker, by week.
    ///
    /// If a streak counts days: how many days had each state. If it counts weeks: the state of the week, and the days
    /// that counted. O(days × trackers).
    package static func weeks(of analysis: Analysis, drinks: String) -> ResultTable {
        let states = DayState.allCases
        var table = ResultTable(
            columns: ["date", "id", "value", "limit", "state", "streak", "unit", "counts", "week", "needed"]
                + states.map(\.rawValue))
        let subjects = ResultSubject.all(in: analysis, drinks: drinks)
        guard let first = subjects.compactMap(\.days?.lowerBound).min() else { return table }
        let firstWeek = Week(containing: first)
        for offset in 0...max(0, firstWeek.distance(to: Week(containing: analysis.today))) {
            let week = firstWeek.advanced(by: offset)
            for subject in subjects {
                guard let days = subject.days, days.overlaps(week.days) else { continue }
                let results = week.days.clamped(to: days).map(subject.result)
                let last = results.last { $0.unit != nil }
                let countsWeeks = last?.unit == .week
                let progress = last.flatMap { last in
                    countsWeeks ? subject.walk(on: last.day).flatMap { subject.progress(of: week, in: $0) } : nil
                }
                let counts = states.map { state in results.count { $0.unit != .week && $0.state == state } }
                let good = countsWeeks ? progress?.good : counts[0]
                let counted: [JSONValue] = counts.dropFirst().map { countsWeeks ? .null : .integer($0) }
                let row: [JSONValue] = [
                    .text(week.monday.description), .text(subject.id), .of(subject.value(of: week)),
                    .of(subject.limit(of: week)),
                    countsWeeks ? last?.state.orNull { .text($0.rawValue) } ?? .null : .null,
                    last?.streak.orNull(JSONValue.integer) ?? .null, subject.unit.orNull(JSONValue.text),
                    last?.unit.orNull { .text($0 == .week ? "weeks" : "days") } ?? .null,
                    .text(week.description), progress?.needed.orNull(JSONValue.integer) ?? .null,
                    good.orNull(JSONValue.integer),
                ]
                table.rows.append(row + counted)
            }
        }
        return table
    }
}
