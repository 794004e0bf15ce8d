import Model

/// One row of a file of records, before its values are read.
///
/// One row is reused for a whole file: its fields are ranges of the file's bytes, so that reading a record doesn't
/// allocate.
struct RecordRow {
    /// A value of a record: a CSV cell or a JSON scalar.
    struct Field {
        enum Kind {
            /// Text with any meaning: every CSV cell, every JSON string.
            case text
            case number
            /// JSON values that no column accepts.
            case yes, no, list, object
        }

        var start, end: Int
        let position: Position
        var kind = Kind.text
        /// Whether the text is in `resolved` instead of the file's bytes.
        var isResolved = false
    }

    let bytes: [UInt8]
    /// Texts that differ from the file's bytes, such as those with doubled quotation marks.
    private var resolved: [UInt8] = []
    /// In file order; those from index `count` on belong to earlier rows.
    private var storage: [Field] = []
    private(set) var count = 0
    /// For each column of the schema the index of its field, or -1.
    var columns: [Int]
    private(set) var position = Position(offset: 0, line: 1)

    /// An empty row of a file whose columns are at these indices.
    init(of bytes: [UInt8], columns: [Int]) {
        self.bytes = bytes
        self.columns = columns
    }

    mutating func begin(at position: Position) {
        self.position = position
        count = 0
        if !resolved.isEmpty { resolved.removeAll(keepingCapacity: true) }
    }

    /// The fields in file order.
    var fields: ArraySlice<Field> { storage[..<count] }

    @inline(__always)
    mutating func append(_ field: Field) {
        if count < storage.count { storage[count] = field } else { storage.append(field) }
        count += 1
    }

    /// Appends a field whose text differs from the file's bytes.
    mutating func append(resolved text: ArraySlice<UInt8>, _ kind: Field.Kind, at position: Position) {
        let start = resolved.count
        resolved += text
        append(
            Field(start: start, end: resolved.count, position: position, kind: kind, isResolved: true))
    }

    /// Appends empty fields until there are `count`.
    mutating func addEmptyFields(upTo count: Int) {
        while self.count < count { append(Field(start: 0, end: 0, position: position)) }
    }

    /// Whether a field has more than spaces.
    func isFilled(_ field: Field) -> Bool {
        let trimmed = trimmed(field)
        return trimmed.start < trimmed.end || field.kind != .text
    }

    /// The field of a column; nil if it is missing or empty.
    @inline(__always)
    func field(_ column: Int) -> Field? {
        let index = columns[column]
        guard index >= 0 else { return nil }
        let field = storage[index]
        return field.start == field.end && field.kind == .text ? nil : field
    }

    /// The field without surrounding spaces, for values that aren't prose.
    func trimmed(_ field: Field) -> Field {
        withText(field) { text in
            var trimmed = field
            while trimmed.start < trimmed.end, isBlank(text[trimmed.start - field.start]) { trimmed.start += 1 }
            while trimmed.start < trimmed.end, isBlank(text[trimmed.end - 1 - field.start]) { trimmed.end -= 1 }
            return trimmed
        }
    }

    private func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

    /// Calls `body` with the bytes of a field's text.
    @inline(__always)
    func withText<Result>(_ field: Field, _ body: (borrowing Span<UInt8>) -> Result) -> Result {
        field.isResolved
            ? body(resolved.span.extracting(field.start..<field.end))
            : body(bytes.span.extracting(field.start..<field.end))
    }

    /// What was written, quoted, for a message.
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

    /// The number of a field's column; nil if it has none.
    func column(of field: Field) -> Int? {
        columns.firstIndex { $0 >= 0 && storage[$0].position.offset == field.position.offset }
    }
}
