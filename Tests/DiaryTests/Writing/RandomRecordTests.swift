import Diary
import Testing

/// Random records written to files of random forms.
@Suite struct RandomRecordTests {
    @Test("a record of any kind goes into a CSV file of any form", arguments: 0..<20 as Range<UInt64>)
    private func csv(seed: UInt64) throws {
        var random = RandomFile(seed: seed)
        for _ in 0..<20 { try check(random.record(), in: random.csv()) }
    }

    @Test("a record of any kind goes into a JSON file of any form", arguments: 0..<20 as Range<UInt64>)
    private func json(seed: UInt64) throws {
        var random = RandomFile(seed: seed)
        for _ in 0..<20 { try check(random.record(), in: random.json()) }
    }

    @Test("several records one after the other leave each of them as it was", arguments: 0..<10 as Range<UInt64>)
    private func several(seed: UInt64) throws {
        var random = RandomFile(seed: seed)
        for start in [random.csv(), random.json()] {
            var file = start
            for _ in 0..<5 { file = try record(random.record(), in: file).after }
        }
    }

    /// Writes a record, and reads the file again from the bytes that it has on a disk.
    private func check(_ new: NewRecord, in file: SourceFile) throws {
        let change = try record(new, in: file)
        let bytes = change.after.encodedBytes
        #expect(SourceFile(path: file.path, bytes: bytes).bytes == change.after.bytes)
    }
}
