import TestSupport
import Testing

/// What CONTRIBUTING promises of the files that a change touches.
@Suite struct WalkTests {
    private static let numbers = [
        "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    ]

    @Test("a page and a field of a tracker are as many files as CONTRIBUTING says, each named once")
    func counts() throws {
        let paragraphs = try Repository.text("CONTRIBUTING.md").split(separator: "\n\n")
        var walks: [String: Int] = [:]
        for (sentence, list) in zip(paragraphs, paragraphs.dropFirst()) {
            guard let match = sentence.firstMatch(of: /^\*\*A ([^*]+)\*\* is (?:at most )?([a-z]+) files/) else {
                continue
            }
            let items = list.split(separator: "\n").filter { $0.firstMatch(of: #/^\d+\. /#) != nil }
            let files = items.compactMap { $0.firstMatch(of: #/`([A-Z][^`]*/[^`]*\.[a-z]+)`/#)?.output.1 }
            #expect(WalkTests.numbers[String(match.output.2)] == items.count, "\(sentence)")
            #expect(Set(files).count == items.count, "each line names a file of its own: \(files)")
            walks[String(match.output.1)] = items.count
        }
        #expect(walks.keys.sorted() == ["field of a tracker", "page"])
        #expect(walks.values.allSatisfy { $0 <= 14 })
    }
}
