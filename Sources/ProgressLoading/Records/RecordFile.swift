/// A file of records of one kind, read row by row whatever its form.
struct RecordFile {
    let file: SourceFile
    let schema: RecordSchema

    /// Hands each row that can be read to `body`; what can not be read is reported.
    func forEachRow(_ problems: inout Problems, _ body: (RecordRow, inout Problems) -> Void) {
        var count = 0
        let counting: (RecordRow, inout Problems) -> Void = { row, problems in
            count += 1
            body(row, &problems)
        }
        let before = problems.diagnostics.count
        if file.path.lowercased().hasSuffix(".json") {
            readJSON(&problems, counting)
        } else {
            readCSV(&problems, counting)
        }
        if count == 0, problems.diagnostics.count == before {
            problems.warn(
                "empty-file", file, Position(offset: 0, line: 1), "the file holds no records, expected at least one row"
            )
        }
    }
}
