import ProgressModel

/// Decides which entry of each day counts; the others stay in the history, marked (Documentation/counting.md, section 2).
struct Corrections {
    let files: [SourceFile]
    private let problems: Problems
    /// Where the lines of a file begin, once a warning needed it.
    private var lineStarts: [Int: [Int]] = [:]

    init(in files: [SourceFile], _ problems: Problems) {
        self.files = files
        self.problems = problems
    }

    /// Marks all but one entry of each day.
    mutating func mark(_ entries: inout [Entry]) {
        let winners = entries.winners
        guard winners.count < entries.count else { return }
        for index in entries.indices {
            guard let winner = winners[entries[index].day], winner != index else { continue }
            entries[index].isSuperseded = true
            guard entries[index].timestamp == nil, entries[winner].timestamp == nil,
                entries[index].origin.file != entries[winner].origin.file
            else { continue }
            warn(of: entries[index], correctedBy: entries[winner])
        }
    }

    private mutating func warn(of entry: Entry, correctedBy winner: Entry) {
        let file = files[entry.origin.file]
        let starts = lineStarts[entry.origin.file] ?? file.lineStarts
        lineStarts[entry.origin.file] = starts
        problems.warn(
            .superseded, file, Position(offset: starts[entry.origin.line - 1], line: entry.origin.line),
            "the entry for \(entry.day) is superseded by \(files[winner.origin.file].path):\(winner.origin.line)",
            hint: "a timestamp on the correction says that it is one")
    }
}
