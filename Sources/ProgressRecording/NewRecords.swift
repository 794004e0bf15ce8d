import ProgressLoading

/// Records of one kind that are written together, in their order.
package struct NewRecords: Sendable {
    let kind: RecordKind
    let records: [NewRecord]

    /// Gathers records of one kind; nil where there are none.
    package init?(_ records: [NewRecord]) {
        guard let kind = records.first?.kind else { return nil }
        (self.kind, self.records) = (kind, records)
    }

    /// One record alone.
    init(_ record: NewRecord) {
        (kind, records) = (record.kind, [record])
    }

    /// The columns that are needed beside these to keep everything that was said.
    func missing(in columns: [String]) -> [String] {
        var missing: [String] = []
        for record in records {
            for field in record.fields(for: columns)
            where !columns.contains(field.column) && !missing.contains(field.column) {
                missing.append(field.column)
            }
        }
        return missing
    }
}
