import ProgressLoading

/// The records of a kind that a data directory has, by their ids.
struct PresentRecords {
    let all: [WrittenRecord]
    private var places: [String: Int] = [:]

    init(_ records: [WrittenRecord]) {
        all = records
        places.reserveCapacity(records.count)
        var identities = RecordIdentities()
        for (index, record) in records.enumerated() { places[identities.id(of: record)] = index }
    }

    /// The last record with an id.
    subscript(id: String) -> WrittenRecord? { places[id].map { all[$0] } }
}
