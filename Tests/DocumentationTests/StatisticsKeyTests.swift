import Foundation
import TestSupport
import Testing

/// `Documentation/statistics.md` names exactly the keys of the schemas, and says of each that can be null when it is.
@Suite struct StatisticsKeyTests {
    private static let page = "Documentation/statistics.md"

    /// A documented key and whether the page says when it is null.
    private func documented(_ section: String, inPublic: Bool = false) throws -> [String: Bool] {
        let table = try MarkdownTable("key", in: section, of: Self.page)
        let isTold = table["in a public edition"]
        let rows = zip(table["key"], table["null"]).enumerated().filter { index, _ in
            !inPublic || isTold.isEmpty || isTold[index] == "yes"
        }
        return Dictionary(rows.map { ($0.element.0, !$0.element.1.isEmpty) }) { first, _ in first }
    }

    private func compare(_ documented: [String: Bool], _ schema: [String: Bool]) {
        expectSame(Set(documented.keys), Set(schema.keys), on: Self.page)
        let disagreeing = documented.filter { key, canBeNull in (schema[key] ?? canBeNull) != canBeNull }.keys.sorted()
        #expect(disagreeing == [], "\(Self.page) and the schema disagree whether they can be null")
    }

    @Test(
        "every key of stats.schema.json is documented, and no other",
        arguments: [
            ("The document", ""), ("A streak", "streak"), ("A tracker", "tracker"), ("Insights", "insights"),
            ("A metric", "metric"), ("A thing that is compared", "thing"),
            ("An experiment", "experiment"),
        ])
    func stats(section: String, definition: String) throws {
        compare(try documented(section), try SchemaKeys("stats.schema.json").keys(of: definition))
    }

    @Test(
        "every key of public.schema.json is documented, and no other",
        arguments: [("The document", ""), ("A streak", "streak"), ("A tracker of a public edition", "tracker")])
    func publicStats(section: String, definition: String) throws {
        compare(
            try documented(section, inPublic: true), try SchemaKeys("public.schema.json").keys(of: definition))
    }
}

/// The keys of a JSON Schema, object by object.
private struct SchemaKeys {
    private let schema: [String: Any]
    private let definitions: [String: Any]

    init(_ name: String) throws {
        let text = try Repository.text("Sources/Counting/Schema/" + name)
        schema = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        definitions = try #require(schema["$defs"] as? [String: Any])
    }

    /// The paths of the keys of a definition, or of the document if its name is empty, and whether each can be null.
    ///
    /// A path ends at an object with a definition of its own.
    func keys(of definition: String) throws -> [String: Bool] {
        let object = definition.isEmpty ? schema : definitions[definition] as? [String: Any]
        var keys: [String: Bool] = [:]
        collect(try #require(object), "", &keys)
        return keys
    }

    private func collect(_ node: [String: Any], _ path: String, _ keys: inout [String: Bool]) {
        for (name, value) in node["properties"] as? [String: Any] ?? [:] {
            guard let child = value as? [String: Any] else { continue }
            let childPath = path.isEmpty ? name : "\(path).\(name)"
            let variants = child["anyOf"] as? [[String: Any]] ?? [child]
            keys[childPath] = variants.contains { $0["type"] as? String == "null" }
            for variant in variants {
                collect(variant, childPath, &keys)
                if let items = variant["items"] as? [String: Any] { collect(items, childPath + "[]", &keys) }
            }
        }
    }
}
