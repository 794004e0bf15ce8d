import Model

/// The logs read so far, with an index for repeated ids.
struct LoadedLogs {
    var table = LogTable()
    private var ids = TextNumbers()
    private var lastOfID: [Int] = []
    /// For each of `ids` the first that is canonically equivalent to it.
    private var firstOfID: [Int] = []
    private var firstOfText: [String: Int] = [:]
    private var repeated: [Int] = []
    private let optionNames: [NameIndex]
    private let options: [[LogTable.Value]]

    init(_ trackers: TrackerSettings) {
        var table = LogTable()
        options = trackers.trackers.map { tracker in
            tracker.options.indices.map { table.stored(.options([$0])) }
        }
        optionNames = trackers.optionNames
        self.table = table
    }

    /// Reserves memory for the logs of files of this size in bytes.
    mutating func reserve(bytes: Int) {
        let shortestRow = 40
        table.reserve(bytes / shortestRow)
    }

    /// The value of an option of a tracker; nil if none has exactly this name.
    func option(_ name: borrowing Span<UInt8>, of tracker: Int) -> LogTable.Value? {
        optionNames[tracker].find(name).map { options[tracker][$0] }
    }

    /// Sets the id of the last log, replacing an earlier one with that id.
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

    /// The number of the first canonically equivalent id; only ids beyond ASCII can have several spellings.
    private mutating func first(_ id: borrowing Span<UInt8>, _ number: Int) -> Int {
        guard id.indices.contains(where: { id[$0] >= 0x80 }) else { return number }
        let text = ids.text(number)
        if let first = firstOfText[text] { return first }
        firstOfText[text] = number
        return number
    }

    /// Whether an id was repeated in logs without a source.
    var hasOwnRepeats: Bool { repeated.contains { table.rows[$0].source == nil } }

    /// The logs without earlier ones of the same id, so that an import can be repeated.
    mutating func withoutRepeats() -> LogTable {
        table.remove(at: repeated.sorted())
        return table
    }
}

/// The records read so far, the last one for each id, so that an import can be repeated.
struct LatestByID<Record> {
    /// In reading order; nil if a later record has the same id.
    private var all: [Record?] = []
    private var lastOfID: [String: Int] = [:]
    private(set) var hasRepeats = false

    /// Appends a record, replacing an earlier one with its id.
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
