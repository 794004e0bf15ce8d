/// A record before anyone has looked at its values: one field or none for each column of its schema.
struct RecordRow {
    let fields: [Field?]
    let position: Position
}
