import Actions
import Diary
import Foundation
import Importing
import Publishing
import TestSupport
import Testing
import Wording

/// `Documentation/importing.md` names the formats that there are, and shows a mapping that works.
@Suite struct ImportingPageTests {
    private static let page = "Documentation/importing.md"

    @Test("every format that can be named is, and has a section")
    func formats() throws {
        let text = try Repository.text(Self.page)
        for format in ImportRequest.formats { #expect(text.contains("`\(format)`")) }
        #expect(text.split(separator: "\n").count { $0.hasPrefix("## ") } == ImportRequest.formats.count + 2)
    }

    @Test("the mapping of the page is read, and so is each row of its table")
    func mapping() throws {
        let text = try Repository.text(Self.page)
        let mapping = try #require(
            text.components(separatedBy: "```json5\n").dropFirst().first?.components(separatedBy: "```").first)
        let table =
            "Day,Start,Stop,Name,Amount,Comment\n10/31/2025,8:20,9:00,Run,,\n10/31/2025,,,Drinks,2,a glass\n10/30/2025,,,Read,-,\n"
        let records = try read(table, mapping)
        #expect(records.records.count == 2 && records.rests.count == 1)
        let targets = try MarkdownTable("`to`", in: "Any other table", of: Self.page)["`to`"]
            .flatMap { $0.components(separatedBy: ", ").map { $0.filter { $0 != "`" } } }
        #expect(targets.count == 9)
        for target in targets {
            let metric = target == "metric" ? #", "metric": "sleep""# : ""
            let map = #"{ "date": "Day", "habits": { "X": { "to": "\#(target)"\#(metric) } } }"#
            #expect(throws: Never.self, "\(target)") { try read("Day,X\n10/31/2025,\n", map) }
        }
    }

    private func read(_ table: String, _ mapping: String) throws -> ImportedRecords {
        let input = ImportInput([SourceFile(path: "table.csv", bytes: Array(table.utf8))], isSingleFile: true)
        let context = ImportContext(
            settings: [], loader: HistoryLoader(zoneBytes: systemZone, vocabulary: .ofAllLanguages),
            mapping: SourceFile(path: "map.json", bytes: Array(mapping.utf8)))
        return try ImportFormat.csv.read(input, context)
    }
}
