package import ProgressLoading
import ProgressModel

extension RecordedFolder {
    /// The activity or log that has the id of a press; nil if there isn't one.
    package func record(of press: PressID) -> WrittenRecord? {
        let id = Array(press.text.utf8)
        for kind in [RecordKind.logs, .activities] {
            // Few files have it, and to read their records takes longer than to look for its bytes.
            guard files.files(of: kind).contains(where: { $0.bytes.holds(id) }) else { continue }
            let records = files.writtenRecords(kind, of: history)
            if let record = records.last(where: { $0["id"] == .text(press.text) }) { return record }
        }
        return nil
    }
}

extension [UInt8] {
    /// Whether some bytes stand anywhere in these.
    fileprivate func holds(_ other: [UInt8]) -> Bool {
        guard let first = other.first, count >= other.count else { return false }
        return withUnsafeBufferPointer { bytes in
            for start in 0...(bytes.count - other.count) where bytes[start] == first {
                if other.indices.allSatisfy({ bytes[start + $0] == other[$0] }) { return true }
            }
            return false
        }
    }
}
