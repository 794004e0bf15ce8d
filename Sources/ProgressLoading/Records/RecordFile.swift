import ProgressModel

/// A file of records of one kind, read row by row whatever its form.
struct RecordFile<Column: RecordColumn> {
    let file: SourceFile
    let problems: Problems

    /// Hands each row that can be read to `body`, in a decoder that is reused; what cannot be read is reported.
    func forEachRow(in zone: ZoneReader, _ body: (inout RecordDecoder<Column>) -> Void) {
        var decoder = RecordDecoder<Column>(file, zone, problems)
        let before = problems.diagnostics.count
        if file.path.lowercased().hasSuffix(".json") {
            readJSON(&decoder, body)
        } else {
            readCSV(&decoder, body)
        }
        if decoder.count == 0, problems.diagnostics.count == before {
            problems.warn(
                "empty-file", file, Position(offset: 0, line: 1), "the file holds no records, expected at least one row"
            )
        }
    }
}
