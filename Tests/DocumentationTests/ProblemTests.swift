import Model
import Testing

/// The table of problems in `Documentation/data-format.md` names every code, with a message that the program gives.
@Suite struct ProblemTests {
    private let table: MarkdownTable

    init() throws {
        table = try MarkdownTable("code", in: "Problems", of: "Documentation/data-format.md")
    }

    @Test("the codes are those of the source, in the order of the alphabet")
    func codes() throws {
        let codes = DiagnosticCode.allCases.map(\.rawValue).filter { !$0.contains("template") }
        let documented = table["code"]
        expectSame(Set(documented), Set(codes), on: "Documentation/data-format.md")
        #expect(documented == documented.sorted())
    }

    @Test("every message is one that the program gives")
    func messages() throws {
        for row in table.rows {
            let code = row[0].withoutCodeMarks
            let files = try #require(brokenInputs[code], "BrokenInputs.swift needs files that show \(code)")
            let given = try diagnostics(of: files).filter { $0.code.rawValue == code }.map { problem in
                "| `\(problem.code)` | \(problem.severity.rawValue) | `\(problem.text.replacing("|", with: "\\|"))` |"
            }
            let line = "| " + row.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |"
            #expect(given.contains(line), "the row of \(code) has to be: \(given.first ?? "no message at all")")
        }
    }
}
