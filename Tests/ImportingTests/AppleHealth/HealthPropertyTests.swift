import Diary
import Importing
import Model
import TestSupport
import Testing

/// Random exports, written in every way that XML allows, compared with sums of their records.
@Suite struct HealthPropertyTests {
    /// A record before it is written.
    private struct Truth: Hashable {
        let type: String
        let source: String
        let day: Int
        let minute: Int
        let value: Int

        var date: String { "2025-09-\(day < 10 ? "0" : "")\(day)" }

        func time(_ minute: Int) -> String {
            func two(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
            return "\(date) \(two(minute / 60)):\(two(minute % 60)):00 +0200"
        }
    }

    private static let types = [
        "StepCount", "DietaryWater", "NumberOfAlcoholicBeverages", "RestingHeartRate", "HeartRate",
    ]
    private static let units = ["count", "mL", "count", "count/min", "count/min"]
    private static let sources = ["Phone", "Alex’s Apple\u{A0}Watch", "A & B <\"'>", "é"]

    @Test("a random export gives the sums of its records, whatever its syntax and its blocks", arguments: 0..<40)
    func sums(seed: Int) throws {
        var random = SeededGenerator(seed: UInt64(seed))
        func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
        var records: [Truth] = []
        for _ in 0..<pick(400) {
            records.append(
                Truth(
                    type: Self.types[pick(5)], source: Self.sources[pick(4)], day: 1 + pick(5), minute: pick(1440),
                    value: pick(60)))
            if pick(20) == 0, let copy = records.randomElement(using: &random) { records.append(copy) }
        }
        var text = "<HealthData>"
        for record in records { text += element(record, &random) }
        var export = HealthExport(bytes: Array((text + "</HealthData>").utf8))
        export.blockSize = 1 + pick(2000)
        let context = ImportContext(settings: [], loader: loader, mapping: nil)
        let imported = try #require(ImportFormat(named: "apple-health")).read(export.input, context)
        var found: [String: String] = [:]
        for record in imported.records {
            let value = record.values["value"] ?? record.values["drinks"]
            let name: RecordValue = record.values["metric"] ?? .text(record.kind == .entries ? "drinks" : "water")
            found["\(name.text(in: .utc)) \(record.day)"] = value?.text(in: .utc)
        }
        #expect(found == Self.expected(records))
        let copies = records.filter { $0.type != "HeartRate" }
        #expect(imported.notices.count(.repeated) == copies.count - Set(copies).count)
    }

    /// The same, calculated in the simplest way.
    private static func expected(_ records: [Truth]) -> [String: String] {
        var expected: [String: String] = [:]
        for (type, name) in zip(types, ["steps", "water", "drinks", "restingHeartRate"]) {
            for date in Set(records.map(\.date)) {
                let sums = sources.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }.compactMap {
                    source in
                    let values = Set(records).filter { $0.type == type && $0.date == date && $0.source == source }
                    return values.isEmpty ? nil : (count: values.count, sum: values.reduce(0) { $0 + $1.value })
                }
                guard !sums.isEmpty else { continue }
                if name == "restingHeartRate" {
                    let most = sums.map(\.count).max()
                    let best = sums.first { $0.count == most } ?? (1, 0)
                    // Tenths, halves up.
                    let tenths = (best.sum * 20 + best.count) / (best.count * 2)
                    expected["\(name) \(date)"] = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
                } else {
                    expected["\(name) \(date)"] = "\(sums.map(\.sum).max() ?? 0)"
                }
            }
        }
        return expected
    }

    private func element(_ record: Truth, _ random: inout SeededGenerator) -> String {
        func pick(_ count: Int) -> Int { Int(random.next() % UInt64(count)) }
        let name = record.source.replacing("&", with: "&amp;").replacing("<", with: pick(2) == 0 ? "&lt;" : "&#60;")
            .replacing("\"", with: "&quot;").replacing("'", with: "&#x27;")
            .replacing("\u{A0}", with: pick(2) == 0 ? "\u{A0}" : "&#160;")
        let unit = Self.units[Self.types.firstIndex(of: record.type) ?? 0]
        var attributes = [
            ("type", "HKQuantityTypeIdentifier" + record.type), ("sourceName", name), ("unit", unit),
            ("device", "&lt;&lt;HKDevice&gt; > '"), ("startDate", record.time(record.minute)),
            ("endDate", record.time(record.minute)), ("value", "\(record.value)"),
        ].map { name, value in
            let quote = value.contains("'") || pick(3) > 0 ? "\"" : "'"
            return name + [" = ", "=", "=\n"][pick(3)] + quote + value + quote
        }
        if pick(3) == 0 { attributes.shuffle(using: &random) }
        let tag = "<Record " + attributes.joined(separator: [" ", "\n", "\t "][pick(3)])
        let noise = ["", "\n ", "<!-- <Record> -->", "<?x > ?>", "text &amp; more", "<Other a='>'>"][pick(6)]
        return noise + tag + ["/>", " />", "></Record>", "><MetadataEntry key=\"k\" value=\"<\"/></Record >"][pick(4)]
    }
}
