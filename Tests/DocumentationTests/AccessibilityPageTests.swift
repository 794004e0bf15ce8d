import TestSupport
import Testing

/// The page about accessibility, whose promises are names of tests.
@Suite struct AccessibilityPageTests {
    private let page: String

    init() throws { page = try Repository.text("Documentation/accessibility.md") }

    @Test("every test of the browser that it names exists")
    func browserTests() throws {
        let tests = try Repository.files(below: "Tests/Browser").filter { $0.hasSuffix(".py") }
            .map(Repository.text).joined()
        let named = page.codeSpans.filter { $0.hasPrefix("test_") }
        #expect(named.count > 10)
        #expect(named.filter { !tests.contains("def \($0)(") } == [])
    }

    @Test("every test of the files that it quotes exists")
    func fileTests() throws {
        let tests = try Repository.swiftFiles(below: "Tests").map(Repository.text).joined()
        let quoted = page.split(separator: "\n").filter { $0.hasPrefix("- \"") }.map { $0.dropFirst(2) }
        #expect(quoted.count > 4)
        #expect(quoted.filter { !tests.contains("@Test(\($0)") && !tests.contains("\n        \($0),") } == [])
    }

    @Test("the three answers of Chartability are fifty")
    func answers() throws {
        let answers = try #require(page.firstMatch(of: /(\d+) passed, (\d+) in part, (\d+) failed/)).output
        let counts: [Int] = [answers.1, answers.2, answers.3].compactMap { Int($0) }
        #expect(counts.reduce(0, +) == 50)
    }
}
