import ProgressModel

/// The records that were read so far, of equal ids only the last, so that an import can be repeated.
struct LatestByID<Record> {
    /// In reading order; nil where a later record has the same id.
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
