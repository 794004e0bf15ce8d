import Model

/// One row of a file of records, before anyone has looked at its values.
///
/// One row is reused for a whole file: its fields are places in the file's bytes, so that reading a record allocates
/// nothing.
struct RecordRow {
    /// One value of a record: a CSV cell or a JSON scalar.
    struct Field {
        enum Kind {
            /// Text that may stand for anything: every CSV cell, every JSON string.
            case text
            /// A JSON number.
            case number
            /// JSON values that fit nowhere.
            case yes, no, list, object
        }

        var start, end: Int
        /// Where a message points at.
        let position: Position
        var kind = Kind.text
        /// Whether the text is one of `resolved` instead of the file's bytes.
        var isResolved = false
    }

    /// The file's bytes.
    let bytes: [UInt8]
    /// Texts of the row that differ from what the file holds, such as those with doubled quotation marks.
    private var resolved: [UInt8] = []
    /// In the order of the file; those behind `count` are of earlier rows.
    private var storage: [Field] = []
    /// How many fields the row has.
    private(set) var count = 0
    /// For each column of the schema the index of its field; -1 if there is none.
    var columns: [Int]
    private(set) var position = Position(offset: 0, line: 1)

    /// Makes a row without fields of a file that has the columns of the schema at these indices.
    init(of bytes: [UInt8], columns: [Int]) {
        self.bytes = bytes
        self.columns = columns
    }

    /// Empties the row for the record that begins at a place.
    mutating func begin(at position: Position) {
        self.position = position
        count = 0
        if !resolved.isEmpty { resolved.removeAll(keepingCapacity: true) }
    }

    /// The fields in the order of the file.
    var fields: ArraySlice<Field> { storage[..<count] }

    @inline(__always)
    mutating func append(_ field: Field) {
        if count < storage.count { storage[count] = field } else { storage.append(field) }
        count += 1
    }

    /// Appends a field whose text the file does not hold as it is.
    mutating func append(resolved text: ArraySlice<UInt8>, _ kind: Field.Kind, at position: Position) {
        let start = resolved.count
        resolved += text
        append(
            Field(start: start, end: resolved.count, position: position, kind: kind, isResolved: true))
    }

    /// Appends fields without text until the row has `count`.
    mutating func addEmptyFields(upTo count: Int) {
        while self.count < count { append(Field(start: 0, end: 0, position: position)) }
    }

    /// Whether a field holds more than spaces.
    func isFilled(_ field: Field) -> Bool {
        let trimmed = trimmed(field)
        return trimmed.start < trimmed.end || field.kind != .text
    }

    /// The field of a column; nil if the record has none or an empty one.
    @inline(__always)
    func field(_ column: Int) -> Field? {
        let index = columns[column]
        guard index >= 0 else { return nil }
        let field = storage[index]
        return field.start == field.end && field.kind == .text ? nil : field
    }

    /// The field without the spaces around its text, for values that are not prose.
    func trimmed(_ field: Field) -> Field {
        withText(field) { text in
            var trimmed = field
            while trimmed.start < trimmed.end, isBlank(text[trimmed.start - field.start]) { trimmed.start += 1 }
            while trimmed.start < trimmed.end, isBlank(text[trimmed.end - 1 - field.start]) { trimmed.end -= 1 }
            return trimmed
        }
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// Hands the bytes of a field's text to `body`.
    @inline(__always)
    func withText<Result>(_ field: Field, _ body: (borrowing Span<UInt8>) -> Result) -> Result {
        field.isResolved
            ? body(resolved.span.extracting(field.start..<field.end))
            : body(bytes.span.extracting(field.start..<field.end))
    }

    /// What was written, in quotation marks, for a message.
    func quoted(_ field: Field) -> String {
        switch field.kind {
        case .text: "\"\(shortened(bytes(of: field)))\""
        case .number: shortened(bytes(of: field))
        case .yes: "true"
        case .no: "false"
        case .list: "a list"
        case .object: "an object"
        }
    }

    func text(_ field: Field) -> String {
        String(decoding: bytes(of: field), as: UTF8.self)
    }

    private func bytes(of field: Field) -> ArraySlice<UInt8> {
        (field.isResolved ? resolved : bytes)[field.start..<field.end]
    }

    /// The number of the column that a field belongs to; nil if it belongs to none.
    func column(of field: Field) -> Int? {
        columns.firstIndex { $0 >= 0 && storage[$0].position.offset == field.position.offset }
    }
}
