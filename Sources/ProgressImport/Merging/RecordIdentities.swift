import ProgressLoading
import ProgressModel

extension [String: Int] {
    /// The id of one more record with a name: the name, with the number of the record after it from the second on.
    mutating func numbered(_ name: String) -> String {
        func next(_ count: inout Int) -> Int {
            count += 1
            return count
        }
        let count = next(&self[name, default: 0])
        return count == 1 ? name : "\(name):\(count)"
    }
}

/// Gives records that have no id one that is the same in every copy of their files: their kind, what they are of, when
/// they were, and how many like them came before.
struct RecordIdentities {
    private var counts: [String: Int] = [:]

    /// The id of a record in the order of reading.
    mutating func id(of record: WrittenRecord) -> String {
        if let id = record["id"] { return id.identity }
        let subject = record["tracker"] ?? record["kind"] ?? record["metric"]
        let moment = record["timestamp"] ?? record["start"] ?? .day(record.day)
        return counts.numbered("reportgen:\(subject?.identity ?? record.kind.rawValue):\(moment.identity)")
    }

    /// The places of records by their ids; of equal ids that of the last.
    static func places(of records: [WrittenRecord]) -> [String: Int] {
        var identities = RecordIdentities()
        return Dictionary(records.enumerated().map { (identities.id(of: $1), $0) }) { $1 }
    }
}
