import Model
import Testing

@Suite struct LongLineTests {
    private static let columns = [1, 2, 50, 99, 100, 101, 102, 500, 99_950, 100_000, 100_001]

    @Test("of a line of a megabyte only the part around the column is shown", arguments: columns)
    func longLine(column: Int) throws {
        // Each position of the line contains its own number, so that the caret can be checked.
        let digits = (0..<100_000).map { Character(Unicode.Scalar(0x4E00 + UInt32($0 % 20_000)) ?? "?") }
        let location = Model.SourceLocation(
            file: "logs.json", line: 1, column: column, sourceLine: String(digits))
        let lines = shown(Diagnostic(.error, .malformedDate, at: location, "wrong"))
        try #require(lines.count == 3)
        #expect(lines[1].count <= 110)
        let shownLine = Array(lines[1])
        let caret = lines[2].count - 1
        #expect(lines[2].last == "^")
        if column <= digits.count {
            #expect(shownLine[caret] == digits[column - 1])
        } else {
            #expect(caret == shownLine.count, "the caret stands behind the end")
        }
    }

    @Test("an ellipsis says where a line was cut")
    func ellipsis() {
        let left = String(repeating: "a", count: 300)
        let middle = shown(problem(in: left + "‸" + left))[1]
        #expect(middle.hasPrefix("    …a") && middle.hasSuffix("a…"))
        let whole = shown(problem(in: "‸abc"))[1]
        #expect(!whole.contains("…"))
        #expect(shown(problem(in: left))[1].hasSuffix("a…"))
    }

    @Test("a column after the end of the line doesn't cause a crash", arguments: [-1, 0, 5, Int.max])
    func impossibleColumn(column: Int) {
        let location = Model.SourceLocation(file: "logs.json", line: 1, column: column, sourceLine: "abc")
        #expect(shown(Diagnostic(.error, .malformedDate, at: location, "wrong")).count == 3)
    }
}
