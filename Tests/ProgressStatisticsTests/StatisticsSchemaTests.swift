import Foundation
import ProgressStatistics
import Testing

/// The document is a contract: other programs read it by its schema.
@Suite struct StatisticsSchemaTests {
    private let schema: SchemaValidator

    init() throws {
        let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
        let file = root.appending(path: "Sources/ProgressStatistics/Schema/stats.schema.json").standardizedFileURL
        schema = try SchemaValidator(Data(contentsOf: file))
    }

    private func problems(of statistics: Statistics) throws -> [String] {
        schema.problems(of: try JSONSerialization.jsonObject(with: Data(statistics.json.bytes)))
    }

    @Test("a year that uses everything is valid by the schema")
    func everything() throws {
        #expect(try problems(of: Statistics(analysis(fullHistory, asOf: "2025-01-10"))) == [])
    }

    @Test("a history whose only record lies in the future is valid by the schema")
    func nothing() throws {
        let statistics = Statistics(try analysis(["entries.csv": "date,level\n2025-06-01,easy\n"], asOf: "2025-01-10"))
        #expect(try problems(of: statistics) == [])
    }

    @Test("the schema notices what is missing, of the wrong type or out of range")
    func schemaCanFail() throws {
        let json = String(decoding: Statistics(try analysis(fullHistory, asOf: "2025-01-10")).json.bytes, as: UTF8.self)
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
