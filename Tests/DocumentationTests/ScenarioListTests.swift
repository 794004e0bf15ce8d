import TestSupport
import Testing

@Suite("The list of scenarios")
struct ScenarioListTests {
    /// The ids in the names of tests and of suites.
    private func named() throws -> Set<String> {
        var ids: Set<String> = []
        for file in Repository.swiftFiles(below: "Tests") {
            for name in try Repository.text(file).matches(of: /@(?:Test|Suite)\(\s*"([^"]*)"/) {
                for id in name.1.matches(of: /\b[NFSUTV]-T?[0-9]+\b/) { ids.insert(String(id.0)) }
            }
        }
        return ids
    }

    @Test("gives a reason for each scenario without a test, and for no other")
    func honest() throws {
        let named = try named()
        var count = 0
        for line in try Repository.text("Tests/scenarios.txt").split(separator: "\n") where !line.hasPrefix("#") {
            let id = String(line.prefix { $0 != " " })
            let isAbsent = line.contains(" [waits: ") || line.contains(" [left out: ")
            #expect(named.contains(id) != isAbsent, "\(line)")
            count += 1
        }
        #expect(count > 150)
    }
}
