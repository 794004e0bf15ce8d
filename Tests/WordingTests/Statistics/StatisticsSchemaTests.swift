import Counting
import Foundation
import TestSupport
import Testing
import Wording

/// The document is a contract: other programs read it by its schema.
@Suite struct StatisticsSchemaTests {
    private let schema, publicSchema: SchemaValidator

    init() throws {
        let folder = Repository.root.appending(path: "Sources/Counting/Schema")
        schema = try SchemaValidator(Data(contentsOf: folder.appending(path: "stats.schema.json")))
        publicSchema = try SchemaValidator(Data(contentsOf: folder.appending(path: "public.schema.json")))
    }

    private func problems(of statistics: Statistics) throws -> [String] {
        schema.problems(of: try JSONSerialization.jsonObject(with: Data(statistics.json.bytes)))
    }

    @Test("the numbers of a public edition are valid by its own schema, and not by that of all numbers")
    func publicEdition() throws {
        let told = Statistics(try fullHistory.analysis(asOf: "2025-01-10").publicEdition)
        let document = try JSONSerialization.jsonObject(with: Data(told.json.bytes))
        #expect(publicSchema.problems(of: document) == [])
        #expect(!schema.problems(of: document).isEmpty)
        let names = try #require(document as? [String: Any]).keys.sorted()
        #expect(
            names == [
                "asOf", "meditation", "milestones", "nextMilestone", "noalc", "savings", "schema", "sobriety",
                "trackers",
                "workout",
            ])
    }

    @Test("a year that uses everything is valid by the schema")
    func everything() throws {
        #expect(try problems(of: Statistics(fullHistory.analysis(asOf: "2025-01-10"))) == [])
    }

    @Test("a history whose only record lies in the future is valid by the schema")
    func nothing() throws {
        let statistics = Statistics(
            try Folder(["entries.csv": "date,level\n2025-06-01,easy\n"]).analysis(asOf: "2025-01-10"))
        #expect(try problems(of: statistics) == [])
    }

    @Test("the schema notices what is missing, of the wrong type or out of range")
    func schemaCanFail() throws {
        let json = String(decoding: Statistics(try fullHistory.analysis(asOf: "2025-01-10")).json.bytes, as: UTF8.self)
        for (sound, broken) in [
            ("\"superseded\":", "\"superceded\":"), ("\"asOf\": \"2025-01-10\"", "\"asOf\": \"10.1.2025\""),
            ("\"steady\": 8", "\"steady\": -8"), ("\"pending\": false", "\"pending\": 0"),
            ("\"policy\": \"classic\"", "\"policy\": \"strict\""), ("\"future\": 0", "\"future\": null"),
        ] {
            let damaged = json.replacingOccurrences(of: sound, with: broken)
            try #require(damaged != json, "\(sound) is not in the document")
            #expect(
                !schema.problems(of: try JSONSerialization.jsonObject(with: Data(damaged.utf8))).isEmpty, "\(broken)")
        }
    }
}
