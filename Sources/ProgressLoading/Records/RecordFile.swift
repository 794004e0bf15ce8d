import ProgressModel

/// A file of records of one kind, read row by row whatever its form.
struct RecordFile<Column: RecordColumn> {
    let file: SourceFile
    let format: RecordFormat
    let problems: Problems

    /// Makes a reader; a file whose name does not tell its format is read as CSV.
    init(_ file: SourceFile, _ problems: Problems) {
        self.file = file
        self.problems = problems
        format = RecordFormat(path: file.path) ?? .csv
    }

    /// Hands each row that can be read to `body`, in a decoder that is reused; what cannot be read is reported.
    func forEachRow(in zone: ZoneReader, _ body: (inout RecordDecoder<Column>) -> Void) {
        var decoder = RecordDecoder<Column>(file, zone, problems)
        let before = problems.count
        switch format {
        case .csv: readCSV(&decoder, body)
        case .json: readJSON(&decoder, body)
        }
        if decoder.count == 0, problems.count == before, !(decoder.hasHeader && problems.allowsHeaderAlone) {
            problems.warn(
                .emptyFile, file, Position(offset: 0, line: 1), "the file holds no records; expected at least one row"
            )
        }
    }
}

/// A file of records, with what it takes to read them.
struct RecordSource {
    let file: SourceFile
    /// Its place among all files of records.
    let index: Int
    let dayClock: DayClock
    let problems: Problems
    let filter: SourceFilter?

    var zone: ZoneReader { ZoneReader(dayClock.zone) }

    func origin(of row: RecordRow) -> Origin { Origin(file: index, line: row.position.line) }
}

/// Which records are read, by the word in their column `source`.
package struct SourceFilter: Sendable {
    /// In lower case; an empty one stands for records without a source.
    private let names: Set<String>

    /// The records of these sources, in any capitals; an empty name stands for records without one.
    package init(_ names: [String]) {
        self.names = Set(names.map { withoutSpacesAround($0).lowercased() })
    }

    /// Whether a record of a source is read.
    func contains(_ source: String?) -> Bool {
        names.contains(withoutSpacesAround(source ?? "").lowercased())
    }
}

extension SourceFilter? {
    /// Whether a record of a source is read; without a filter every one is.
    func allows(_ source: String?) -> Bool { self?.contains(source) ?? true }
}
