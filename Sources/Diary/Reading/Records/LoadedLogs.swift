import Model

/// The logs that were read so far, with what finds repeated and equal ones.
struct LoadedLogs {
    var table = LogTable()
    private var ids = TextNumbers()
    /// For each of `ids` the last log that has it.
    private var lastOfID: [Int] = []
    /// For each of `ids` the first of them that is the same text to Unicode, however it is encoded.
    private var firstOfID: [Int] = []
    private var firstOfText: [String: Int] = [:]
    /// Logs whose id a later one has.
    private var repeated: [Int] = []
    /// What logs may call the options of each tracker.
    private let optionNames: [NameIndex]
    /// The stored values of single options, by tracker.
    private let options: [[LogTable.Value]]

    init(_ trackers: TrackerSettings) {
        var table = LogTable()
        options = trackers.trackers.map { tracker in
            tracker.options.indices.map { table.stored(.options([$0])) }
        }
        optionNames = trackers.optionNames
        self.table = table
    }

    /// Makes room for the logs of so many bytes of files.
    mutating func reserve(bytes: Int) {
        let shortestRow = 40
        table.reserve(bytes / shortestRow)
    }

    /// The value of a single option of a tracker; nil if none is called exactly that.
    func option(_ name: borrowing Span<UInt8>, of tracker: Int) -> LogTable.Value? {
        optionNames[tracker].find(name).map { options[tracker][$0] }
    }

    /// Gives the last log an id, which it takes from an earlier one.
    mutating func setIDOfLast(_ id: borrowing Span<UInt8>) {
        guard !id.isEmpty else { return }
        let spelling = ids.number(of: id)
        let index = table.count - 1
        if spelling == lastOfID.count { firstOfID.append(first(id, spelling)) }
        let number = firstOfID[spelling]
        if spelling == lastOfID.count { lastOfID.append(index) }
        guard lastOfID[number] != index else { return }
        repeated.append(lastOfID[number])
        lastOfID[number] = index
    }

    /// The number of the first id that is the same text; only ids beyond ASCII can be written in several ways.
    private mutating func first(_ id: borrowing Span<UInt8>, _ number: Int) -> Int {
        guard id.indices.contains(where: { id[$0] >= 0x80 }) else { return number }
        let text = ids.text(number)
        if let first = firstOfText[text] { return first }
        firstOfText[text] = number
        return number
    }

    /// Whether an id was there twice of which nothing says what program wrote it.
    var hasOwnRepeats: Bool { repeated.contains { table.rows[$0].source == nil } }

    /// Of logs with the same id only the last, so that an import can be repeated.
    mutating func withoutRepeats() -> LogTable {
        table.remove(at: repeated.sorted())
        return table
    }
}

/// The records that were read so far, of equal ids only the last, so that an import can be repeated.
struct LatestByID<Record> {
    /// In reading order; nil if a later record has the same id.
    private var all: [Record?] = []
    private var lastOfID: [String: Int] = [:]
    /// Whether an id was there twice.
    private(set) var hasRepeats = false

    /// Appends a record, in place of an earlier one that has its id.
    mutating func append(_ record: Record, id: String?) {
        if let id = id.map(withoutSpacesAround), !id.isEmpty {
            if let last = lastOfID.updateValue(all.count, forKey: id) {
                all[last] = nil
                hasRepeats = true
            }
        }
        all.append(record)
    }

    /// In reading order.
    var records: [Record] { all.compactMap(\.self) }
}
