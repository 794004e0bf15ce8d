import ProgressLoading
import ProgressRecording

extension [WrittenRecord] {
    /// The changes that take some of these records out of their files; nil where one is not found there.
    func removal(of records: [WrittenRecord], from files: [SourceFile]) -> [FileChange]? {
        let removed = Dictionary(grouping: records, by: \.file)
        var changes: [FileChange] = []
        for (path, records) in removed.sorted(by: { $0.key < $1.key }) {
            guard let file = files.first(where: { $0.path == path }) else { return nil }
            let lines = Dictionary(grouping: filter { $0.file == path }, by: \.line)
            var places: Set<RecordPlace> = []
            for (line, gone) in Dictionary(grouping: records, by: \.line) {
                let there = lines[line] ?? []
                // Records that are alike are taken out from the last one on.
                var left = [Int](there.indices)
                for record in gone {
                    guard let index = left.last(where: { there[$0].values == record.values }) else { return nil }
                    left.removeAll { $0 == index }
                    places.insert(RecordPlace(line: line, index: index, count: there.count))
                }
            }
            guard let change = file.removing(places) else { return nil }
            changes.append(change)
        }
        return changes
    }
}
