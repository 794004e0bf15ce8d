import TestSupport
import Testing

/// The table of what charts pass.
@Suite struct AccessibilityTableTests {
    private let page: String
    private let rows: [[Substring]]

    init() throws {
        page = try Repository.text("Documentation/accessibility.md")
        rows = page.split(separator: "\n").map { $0.split(separator: " | ") }.filter { row in
            row.first.flatMap { Int($0.drop { !$0.isNumber }) } != nil && row.count == 5
        }
    }

    @Test("has fifty numbered rows, and counts its own answers")
    func answers() {
        #expect(rows.compactMap { Int($0[0].drop { !$0.isNumber }) } == Array(1...50))
        let counts = ["yes", "in part", "no"].map { answer in rows.count { $0[3] == answer } }
        #expect(counts.reduce(0, +) == 50)
        #expect(page.contains("\n\(counts[0]) yes, \(counts[1]) in part, \(counts[2]) no.\n"))
    }

    @Test("names tests of the browser that exist")
    func tests() throws {
        let tests = try Repository.files(below: "Tests/Browser").filter { $0.hasSuffix(".py") }
            .map(Repository.text).joined()
        let named = page.codeSpans.filter { $0.hasPrefix("test_") && !$0.hasSuffix(".py") }
        #expect(named.count > 10)
        #expect(named.filter { !tests.contains("def \($0)(") } == [])
    }
}
