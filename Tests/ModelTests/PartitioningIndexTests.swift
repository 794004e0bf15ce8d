import Model
import Testing

@Suite struct PartitioningIndexTests {
    @Test("the first element of the second part is found, in lists of every length and in slices", arguments: 0...17)
    func firstOfSecondPart(count: Int) {
        for first in 0...count {
            #expect((0..<count).partitioningIndex { $0 >= first } == first)
            #expect(Array(0..<count + 3)[3...].partitioningIndex { $0 >= first + 3 } == first + 3)
        }
    }
}
