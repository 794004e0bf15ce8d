package import Model

/// Converts the fields of a row to values, and reports those that don't fit their column.
///
/// One decoder reads all rows of a file.
struct RecordDecoder {
    let file: SourceFile
    private let layout: RecordLayout
    let problems: Problems
    var row: RecordRow
    private var zone: ZoneReader
    /// Whether all values requested of this row were present and valid.
    private(set) var isSound = true
    private(set) var count = 0
    var hasHeader = false
    /// Whether decimals may have a comma, because the separator isn't one.
    var hasDecimalComma = false

    init(_ file: SourceFile, _ layout: RecordLayout, _ zone: ZoneReader, _ problems: Problems) {
        (self.file, self.layout, self.zone, self.problems) = (file, layout, zone, problems)
        row = RecordRow(
            of: file.bytes, columns: RecordColumn.allCases.map { layout.columns.firstIndex(of: $0) ?? -1 })
    }

    /// Starts with a row that has been read, and reports its missing columns.
    mutating func begin() {
        count += 1
        isSound = true
        for group in layout.required where !group.contains(where: { row.field($0.rawValue) != nil }) {
            isSound = false
            problems.error(
                .missingValue, file, row.position, kind: group[0].name,
                "the record has no \(RecordColumn.alternatives(group))")
        }
    }

    /// The field of a column; nil if it is missing or empty.
    @inline(__always)
    func field(_ column: RecordColumn) -> RecordRow.Field? { row.field(column.rawValue) }

    /// The field of a column with free text; nil if it is missing or empty.
    @inline(__always)
    mutating func words(_ column: RecordColumn) -> RecordRow.Field? {
        guard let field = field(column) else { return nil }
        if field.kind == .text || field.kind == .number { return field }
        return reject(field, .malformedText, "not a text; expected \"\(column.name)\" in quotation marks")
    }

    /// The text of each column without surrounding spaces; empty if missing.
    var texts: [String] {
        layout.columns.map { column in field(column).map { row.text(row.trimmed($0)) } ?? "" }
    }

    mutating func text(_ column: RecordColumn) -> String? { words(column).map(row.text) }

    mutating func day(_ column: RecordColumn) -> Day? {
        guard let field = field(column) else { return nil }
        guard let day = writtenDay(field) else {
            let hint = row.withText(row.trimmed(field)) { DateLookalike($0)?.hint }
            return reject(field, .malformedDate, "not a date; expected e.g. 2025-10-31", hint: hint)
        }
        guard day >= .earliest else { return reject(field, .malformedDate, beforeEarliestDay, hint: wrongYear) }
        return day
    }

    mutating func moment(_ column: RecordColumn) -> Moment? {
        guard let field = field(column) else { return nil }
        if let timestamp = writtenTimestamp(field) { return moment(timestamp, of: field) }
        let hint = row.withText(row.trimmed(field)) { timestampHint($0) }
        return reject(field, .malformedTimestamp, "not a timestamp; expected e.g. 2025-10-31 21:04", hint: hint)
    }

    /// A moment, or a day without a time.
    mutating func momentOrDay(_ column: RecordColumn) -> RecordMoment? {
        guard let field = field(column) else { return nil }
        if let timestamp = writtenTimestamp(field) { return moment(timestamp, of: field).map(RecordMoment.moment) }
        guard let day = writtenDay(field) else {
            let hint = row.withText(row.trimmed(field)) { DateLookalike($0)?.hint ?? timestampHint($0) }
            return reject(
                field, .malformedTimestamp,
                "not a timestamp; expected e.g. 2025-10-31 21:04, or a date where the hour is not known",
                hint: hint)
        }
        guard day >= .earliest else { return reject(field, .malformedTimestamp, beforeEarliestDay, hint: wrongYear) }
        return .day(day)
    }

    @inline(__always)
    private func writtenDay(_ field: RecordRow.Field) -> Day? {
        guard field.kind == .text else { return nil }
        return row.withText(row.trimmed(field)) { parseDay($0) ?? parseDottedDay($0) }
    }

    @inline(__always)
    private func writtenTimestamp(_ field: RecordRow.Field) -> TimestampText? {
        guard field.kind == .text else { return nil }
        return row.withText(row.trimmed(field)) { TimestampText($0) ?? TimestampText.dotted($0) }
    }

    @inline(__always)
    private mutating func moment(_ timestamp: TimestampText, of field: RecordRow.Field) -> Moment? {
        guard timestamp.isRecent else {
            return reject(field, .malformedTimestamp, beforeEarliestDay, hint: wrongYear)
        }
        return timestamp.moment(in: &zone)
    }

    /// A number of at least 0.
    mutating func decimal(_ column: RecordColumn) -> FixedDecimal? {
        guard let field = field(column) else { return nil }
        if let number = decimal(of: field) { return number }
        let hint = decimalCommaHint(field)
        return reject(
            field, .malformedNumber, "not a number from 0; expected digits with at most 9 places after the point",
            hint: hint)
    }

    mutating func minutes(_ column: RecordColumn) -> FixedDecimal? {
        let limit = 1440
        guard let field = field(column) else { return nil }
        if let number = decimal(of: field), number <= FixedDecimal(limit) { return number }
        let meant = problems.vocabulary.flatMap { MeantMinutes(row.text(row.trimmed(field)), in: $0) }
        let hint = decimalCommaHint(field) ?? meant?.hint
        return reject(
            field, .malformedNumber,
            "not a number from 0 to \(limit); expected digits with at most 9 places after the point", hint: hint)
    }

    /// The hint for a decimal comma in a file that can't have one.
    func decimalCommaHint(_ field: RecordRow.Field) -> String? {
        let text = row.trimmed(field)
        guard !hasDecimalComma, row.withText(text, { decimalWithComma($0) }) != nil else { return nil }
        let parts = row.text(text).split(separator: ",", omittingEmptySubsequences: false)
        let number = parts.joined(separator: ".")
        // Three digits are more often a group of thousands.
        guard parts.count == 2, parts[1].count == 3, parts[0] != "0" else {
            return "decimals are written with a point: \(number)"
        }
        return "thousands are written without a separator, decimals with a point: \(parts.joined()) or \(number)"
    }

    mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ column: RecordColumn, of type: Choice.Type, _ code: DiagnosticCode,
        meant: @autoclosure () -> [String: Choice] = [:]
    ) -> Choice? {
        guard let field = field(column) else { return nil }
        let written = row.text(row.trimmed(field))
        if field.kind == .text {
            if let choice = Choice(rawValue: written) { return choice }
            let lowercased = written.lowercased()
            if let choice = type.allCases.first(where: { $0.rawValue.lowercased() == lowercased }) { return choice }
        }
        return reject(
            field, code, "not a \(column.name); expected \(alternatives(type.allCases.map(\.rawValue)))",
            hint: meant()[written.lowercased()].map { "did you mean \"\($0.rawValue)\"?" }
                ?? spellingHint(written.lowercased(), among: type.allCases.map(\.rawValue)))
    }

    /// The number in a field; nil if it isn't one.
    func decimal(of field: RecordRow.Field) -> FixedDecimal? {
        guard field.kind == .text || field.kind == .number else { return nil }
        let text = row.trimmed(field)
        return row.withText(text) { FixedDecimal(digits: $0) }
            ?? (hasDecimalComma ? row.withText(text) { decimalWithComma($0) } : nil)
    }

    /// The amount in a field: a number, or hours and minutes as hours; nil if it is neither.
    func amount(of field: RecordRow.Field) -> FixedDecimal? {
        if let number = decimal(of: field) { return number }
        guard field.kind == .text else { return nil }
        return row.withText(row.trimmed(field)) { hours($0) }
    }

    /// Reports an invalid field, in words that follow what was written, by default the whole field.
    ///
    /// Problems of one code are grouped if they have the same column and `kind`.
    mutating func reject<Value>(
        _ field: RecordRow.Field, written: @autoclosure () -> String? = nil, _ code: DiagnosticCode,
        kind: @autoclosure () -> String = "", _ text: @autoclosure () -> String, hint: @autoclosure () -> String? = nil
    ) -> Value? {
        isSound = false
        let column = row.column(of: field).flatMap(RecordColumn.init)?.name ?? ""
        problems.error(
            code, file, field.position, kind: column + kind(), example: written() ?? row.quoted(field),
            "\(written() ?? row.quoted(field)) is \(text())", hint: hint())
        return nil
    }
}

enum RecordMoment {
    case moment(Moment)
    /// A day without a time, not affected by `dayStart`.
    case day(Day)
}

/// Reads `7:30` as 7.5 hours, to nine places, halves away from zero; nil for other texts.
private func hours(_ text: borrowing Span<UInt8>) -> FixedDecimal? {
    let isDigit = { (byte: UInt8) in byte &- UInt8(ascii: "0") <= 9 }
    let colon = text.count - 3
    guard colon > 0, text[colon] == UInt8(ascii: ":"), let minutes = twoDigits(text, at: colon + 1), minutes < 60,
        (0..<colon).allSatisfy({ isDigit(text[$0]) }), let hours = FixedDecimal(digits: text.extracting(0..<colon))
    else { return nil }
    return hours + FixedDecimal(billionths: divideRounding(Int128(minutes) * FixedDecimal.unit, by: 60))
}

/// Reads a number with a decimal comma; nil for other texts.
private func decimalWithComma(_ text: borrowing Span<UInt8>) -> FixedDecimal? {
    // The longest number has 18 digits before the comma and 9 after it, and may have leading zeros.
    guard text.count < 100, text.indices.contains(where: { text[$0] == UInt8(ascii: ",") }) else { return nil }
    let withPoint = text.indices.map { text[$0] == UInt8(ascii: ",") ? UInt8(ascii: ".") : text[$0] }
    return FixedDecimal(digits: withPoint.span)
}

/// The number in another program's text: with a decimal comma if allowed, or `7:30` as hours; nil for other texts.
package func amount(_ text: String, hasDecimalComma: Bool) -> FixedDecimal? {
    let text = text.utf8.span
    return FixedDecimal(digits: text) ?? (hasDecimalComma ? decimalWithComma(text) : nil) ?? hours(text)
}
