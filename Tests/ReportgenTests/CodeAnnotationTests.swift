import Foundation
import TestSupport
import Testing

/// The annotations of a service that builds and checks a folder.
@Suite struct CodeAnnotationTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    init() throws {
        (binary, directory) = (try Binary(), try TemporaryDirectory())
        try directory.write("date,level\n2025-10-30,steady\n2025-10-31,my secret\n", to: "data/entries.csv")
    }

    private func run(_ words: String, inActions: Bool = true) throws -> Binary.Run {
        let environment = Binary.environment.merging(["GITHUB_ACTIONS": inActions ? "true" : ""]) { $1 }
        return try binary.run(
            words.split(separator: " ").map(String.init), in: directory.path, environment: environment)
    }

    @Test("V-52 in GitHub Actions build and check mark the line that is wrong, for the public without a word of it")
    func actions() throws {
        let line = "::error file=data/entries.csv,line=3,title=unknown level::"
        for command in ["check data", "build data -o site --no-png"] {
            let run = try run(command)
            #expect(run.status == 65 && run.error.contains(line + "\"my secret\" is not a level"), "\(run.error)")
        }
        let shared = try run("build data -o site --no-png --audience public")
        #expect(shared.status == 65 && shared.error.contains(line + "unknown level\n"), "\(shared.error)")
        #expect(!shared.error.contains("secret"))
        #expect(try !run("check data", inActions: false).error.contains("::error"))
    }

    @Test("V-52 check writes the report that GitLab shows next to the lines, also an empty one")
    func codeQuality() throws {
        #expect(try run("check data --code-quality quality.json", inActions: false).status == 65)
        let bytes = Data((directory.text(of: "quality.json") ?? "").utf8)
        let problem = try #require(try JSONSerialization.jsonObject(with: bytes) as? [[String: Any]]).first
        #expect(problem?["check_name"] as? String == "unknown-level" && problem?["severity"] as? String == "major")
        #expect((problem?["fingerprint"] as? String)?.count == 16)
        let location = problem?["location"] as? [String: Any]
        #expect(location?["path"] as? String == "data/entries.csv")
        #expect((location?["lines"] as? [String: Int]) == ["begin": 3])
        try directory.write("date,level\n2025-10-30,steady\n", to: "data/entries.csv")
        #expect(try run("check data --code-quality quality.json", inActions: false).status == 0)
        #expect(directory.text(of: "quality.json")?.hasPrefix("[") == true)
    }
}
