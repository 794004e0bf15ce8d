import ProgressModel

/// Turns the fields of one row into values, reporting each that is not what its column holds.
struct RecordDecoder {
    let row: RecordRow
    let file: SourceFile
    let schema: RecordSchema
    let zone: CivilZone
    /// Whether everything asked for so far was there and well-formed.
    private(set) var isSound = true

    init(_ row: RecordRow, file: SourceFile, schema: RecordSchema, zone: CivilZone) {
        self.row = row
        self.file = file
        self.schema = schema
        self.zone = zone
    }

    func has(_ column: Int) -> Bool { row.fields[column] != nil }

    mutating func text(_ column: Int, _ problems: inout Problems) -> String? {
        guard let field = row.fields[column] else { return nil }
        if case .other = field.kind {
            return reject(
                column, field, "malformed-text", "no text, expected \"\(schema.columns[column])\" in quotation marks",
                &problems)
        }
        return String(decoding: field.text, as: UTF8.self)
    }

    mutating func day(_ column: Int, _ problems: inout Problems) -> Day? {
        guard let field = row.fields[column] else { return nil }
        if field.kind == .text, let day = parseDay(field.trimmed) { return day }
        return reject(column, field, "malformed-date", "no date, expected YYYY-MM-DD", &problems)
    }

    mutating func instant(_ column: Int, _ problems: inout Problems) -> Instant? {
        guard let field = row.fields[column] else { return nil }
        if field.kind == .text, let timestamp = TimestampText(field.trimmed) { return timestamp.instant(in: zone) }
        return reject(
            column, field, "malformed-timestamp", "no timestamp, expected such as 2025-10-31T21:04:00+01:00", &problems)
    }

    mutating func wholeNumber(_ column: Int, upTo limit: Int, _ problems: inout Problems) -> Int? {
        guard let field = row.fields[column] else { return nil }
        if let number = decimalText(field)?.whole, number <= limit, !field.trimmed.contains(UInt8(ascii: ".")) {
            return number
        }
        return reject(column, field, "malformed-number", "no whole number from 0 to \(limit)", &problems)
    }

    mutating func decimal(_ column: Int, upTo limit: Int, _ problems: inout Problems) -> FixedDecimal? {
        guard let field = row.fields[column] else { return nil }
        if let number = decimalText(field), number <= FixedDecimal(limit) { return number }
        return reject(
            column, field, "malformed-number",
            "no number from 0 to \(limit), expected digits with at most 9 places after the point", &problems)
    }

    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ column: Int, of type: Choice.Type, _ problems: inout Problems
    ) -> Choice? where Choice.RawValue == String {
        guard let field = row.fields[column] else { return nil }
        let words = type.allCases.map(\.rawValue)
        let written = String(decoding: field.trimmed, as: UTF8.self).lowercased()
        if field.kind == .text, let choice = type.allCases.first(where: { $0.rawValue.lowercased() == written }) {
            return choice
        }
        return reject(
            column, field, "unknown-\(schema.columns[column])",
            "no \(schema.columns[column]), expected \(alternatives(words))", hint: spellingHint(written, among: words),
            &problems)
    }

    /// Reports that a record can not do without one of these columns.
    mutating func require(_ columns: [Int], _ problems: inout Problems) {
        guard !columns.contains(where: has) else { return }
        isSound = false
        let wanted = columns.map { "\"\(schema.columns[$0])\"" }.joined(separator: " or ")
        problems.error("missing-value", file, row.position, "the record has no \(wanted)")
    }

    /// Reports that a field is not what it should be, in words that follow what was written.
    mutating func reject<Value>(
        _ column: Int, _ field: Field, _ code: String, _ text: String, hint: String? = nil, _ problems: inout Problems
    ) -> Value? {
        isSound = false
        problems.error(code, file, field.position, "\(field.quoted) is \(text)", hint: hint)
        return nil
    }

    func decimalText(_ field: Field) -> FixedDecimal? {
        if case .other = field.kind { return nil }
        return FixedDecimal(digits: field.trimmed)
    }
}
