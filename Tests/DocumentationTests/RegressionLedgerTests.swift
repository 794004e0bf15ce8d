import TestSupport
import Testing

/// Errors that were once there stand in a list, each with the test that keeps it from coming back.
@Suite struct RegressionLedgerTests {
    private struct Row {
        let id: String
        let tests: [(file: String, name: String)]
    }

    private func rows() throws -> [Row] {
        try Repository.text("Documentation/regressions.md").split(separator: "\n").filter { $0.hasPrefix("| R-") }.map {
            line in
            let cells = line.split(separator: "|").map { $0.trimmed }
            let days = cells[1...2].filter { $0.wholeMatch(of: /\d{4}-\d\d-\d\d/) != nil }
            #expect(days.count == 2 && cells[1] <= cells[2], "\(cells[0]) was found before it was mended")
            let tests = cells[4].split(separator: ";").flatMap { part in
                let names = String(part).codeSpans
                return names.dropFirst().map { (file: "Tests/" + names[0], name: $0) }
            }
            return Row(id: String(cells[0]), tests: tests)
        }
    }

    @Test("every row names a test that is there and names the row")
    func guarded() throws {
        for row in try rows() {
            #expect(!row.tests.isEmpty, "\(row.id) has no test")
            for test in row.tests {
                let text = Repository.has(test.file) ? try Repository.text(test.file) : ""
                #expect(
                    ["func ", "def ", "struct ", "class "].contains { text.contains($0 + test.name) },
                    "\(row.id): there is no \(test.name) in \(test.file)")
                #expect(text.contains(row.id), "\(test.file) does not name \(row.id)")
            }
        }
    }

    @Test("every row that a test names is in the list, and none is there twice")
    func listed() throws {
        let ids = try rows().map(\.id)
        #expect(Set(ids).count == ids.count && ids.count >= 70)
        let files = Repository.files(below: "Tests").filter { $0.hasSuffix(".swift") || $0.hasSuffix(".py") }
        for file in files where !file.hasSuffix("RegressionLedgerTests.swift") {
            let named = try Repository.text(file).matches(of: /(?:\/\/|#) (R-\d\d(?:, R-\d\d)*)\n/).flatMap {
                $0.output.1.split(separator: ", ").map(String.init)
            }
            #expect(Set(named).isSubset(of: ids), "\(file)")
        }
    }
}
