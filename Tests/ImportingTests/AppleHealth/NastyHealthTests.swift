import Diary
import Importing
import Model
import TestSupport
import Testing

/// Exports that are damaged, or made to exhaust the program: the valid part is imported, or all of it is refused.
@Suite struct NastyHealthTests {
    /// Two records of steps that every sound export of these tests has: 300 and 400 on one day.
    private static let steps =
        health("StepCount", "300", "count", from: "2025-10-30 08:00:00 +0100")
        + health("StepCount", "400", "count", from: "2025-10-30 09:00:00 +0100")
    private static let root = "<HealthData locale=\"en\">\n"
    private static let end = "</HealthData>\n"
    private static let bombs = (1..<10).map { "<!ENTITY b\($0) \"\(String(repeating: "&b\($0 - 1);", count: 10))\">" }
        .joined()

    private func read(_ bytes: [UInt8], blockSize: Int = 1 << 18) throws(ImportError) -> ImportedRecords {
        var export = HealthExport(bytes: bytes)
        export.blockSize = blockSize
        let context = ImportContext(settings: [], loader: loader, mapping: nil)
        guard let format = ImportFormat(named: "apple-health") else { throw ImportError("no such format") }
        return try format.read(export.input, context)
    }

    /// The number of a day's steps.
    private func numbers(of imported: ImportedRecords) -> [String] {
        imported.records.compactMap { $0.values["metric"] == .text("steps") ? $0.values["value"]?.text(in: .utc) : nil }
    }

    /// An export, and the message if it is refused.
    struct Export: CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]
        let words: String

        init(_ name: String, _ parts: String..., words: String = "") {
            self.init(name, bytes: Array(parts.joined().utf8), words: words)
        }

        init(_ name: String, bytes: [UInt8], words: String) {
            (self.name, self.bytes, self.words) = (name, bytes, words)
        }

        var testDescription: String { name }
    }

    private static let attributeALine = steps.replacing(" ", with: "\n\t")
        .replacing("2025-10-30\n\t", with: "2025-10-30 ").replacing("0\n\t+0100", with: "0 +0100")
    private static let typeLast = [(8, 300), (9, 400)].map { hour, value in
        let time = "2025-10-30 0\(hour):00:00 +0100"
        return "<Record startDate=\"\(time)\" value=\"\(value)\" unit=\"count\" sourceName=\"P\" endDate=\"\(time)\""
            + " type=\"HKQuantityTypeIdentifierStepCount\"/>"
    }.joined()
    private static let manyTypes = (0..<3000).map { "<Record type=\"T\($0)\"/>" }.joined()
    private static let manySources = (0..<600).map { number in
        health("StepCount", "1", "count", from: "2025-10-30 10:00:00 +0100", by: "S\(number)")
    }.joined()

    private static let sound: [Export] = [
        Export("without declarations and without a date of the export", root, steps, end),
        Export("with a byte order mark", "\u{FEFF}", root, steps, end),
        Export(
            "with declarations as iOS 16 broke them",
            "<!DOCTYPE HealthData [\n<!ATTLIST VisionPrescription type CDATA #REQUIRED\n<!ELEMENT RightEye EMPTY>\n",
            "<!ATTLIST Device name CDATA \"\n]>\n", root, steps, end),
        Export(
            "with declarations that never end", "<!DOCTYPE HealthData [\n<!ATTLIST X y CDATA #REQUIRED\n", root, steps,
            end),
        Export(
            "with the root in a comment of the declarations",
            "<!DOCTYPE HealthData [\n<!-- ]> <HealthData locale=\"x\"> <Record -->\n]>\n", root, steps, end),
        Export(
            "with the root in a comment before it", "<?xml version='1.0'?><!-- <HealthData> -->", root, steps, end),
        Export(
            "with an entity of ten levels", "<!DOCTYPE HealthData [<!ENTITY b0 \"b\">\(bombs)]>", root,
            health("DietaryWater", "1", "L", from: "2025-10-29 08:00:00 +0100", by: "&b9;"), steps, end),
        Export(
            "with an entity of a file", "<!DOCTYPE HealthData [<!ENTITY x SYSTEM \"file:///etc/hostname\">]>", root,
            "&x;", steps, end),
        Export(
            "with one long entity that is used often",
            "<!DOCTYPE HealthData [<!ENTITY x \"\(String(repeating: "x", count: 50_000))\">]>", root,
            String(repeating: "&x;", count: 1000), steps, end),
        Export(
            "with records in a comment and in CDATA", root, "<!-- \(steps) --><![CDATA[\(steps)]]>", steps, end),
        Export("with a root that ends in a comment", root, "<!-- </HealthData> -->", steps, end),
        Export("with a root that ends within a value", root, "<Me a=\"</HealthData>\"/>", steps, end),
        Export("with > in a value", root, "<Record type=\"X\" a=\"1>2\" b='\">'/>", steps, end),
        Export("with values in single quotes", root, steps.replacing("\"", with: "'"), end),
        Export("with an attribute a line", root, attributeALine, end),
        Export("with the type last", root, typeLast, end),
        Export(
            "with blanks in the names of attributes", root,
            steps.replacing("sourceVersion", with: "source Version of it"), end),
        Export(
            "with attributes twice", root,
            steps.replacing("/>", with: " value=\"9999\" startDate=\"1999-01-01 00:00:00 +0000\"/>"), end),
        Export("with control characters in names", root, steps.replacing("Phone", with: "Ph\u{B}o&#11;n&#0;e"), end),
        Export(
            "with references to no character", root,
            steps.replacing("Phone", with: "Phone &#xD800; &#xFFFFFFFF; &unknown;"), end),
        Export(
            "with records in a correlation", root, steps, "<Correlation type=\"HKCorrelationTypeIdentifierFood\">",
            steps.replacing("300", with: "301"), "</Correlation>", end),
        Export(
            "with 200,000 elements in each other", root, String(repeating: "<a>", count: 200_000), steps,
            String(repeating: "</a>", count: 200_000), end),
        Export(
            "with a value of 500 KB in what is not read", root,
            "<Me a=\"\(String(repeating: "x", count: 500_000))\"/>", steps, end),
        Export("with text behind its end", root, steps, end, "<Record type=\"HKQuantityTypeIdentifierStepCount\" "),
        Export(
            "with children of records", root,
            steps.replacing("/>", with: "><MetadataEntry key=\"a\" value=\"b\"/></Record>"), end),
        Export("with types beyond number", root, manyTypes, steps, end),
        Export("with sources beyond number", root, steps, manySources, end),
    ]

    @Test("a damaged export that says what is meant is taken, in blocks of any size", arguments: sound)
    func taken(export: Export) throws {
        for blockSize in [1 << 18, 61] where export.bytes.count < 20_000 || blockSize > 61 {
            let imported = try read(export.bytes, blockSize: blockSize)
            #expect(numbers(of: imported) == ["700"], "blocks of \(blockSize)")
        }
    }

    private static let utf16 = (root + steps + end).utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    private static let refusals: [Export] = [
        Export("UTF-16", bytes: [0xFF, 0xFE] + utf16, words: "UTF-16"),
        Export("UTF-16 without a mark", bytes: utf16, words: "UTF-16"),
        Export("Latin 1", "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>", root, end, words: "ISO-8859-1"),
        Export("nothing", words: "not an export"), Export("another root", "<html></html>", words: "not an export"),
        Export("a clinical document", "<?xml version=\"1.0\"?><ClinicalDocument/>", words: "not an export"),
        Export("only declarations", "<!DOCTYPE HealthData [", words: "not an export"),
        Export("no end", root, steps, words: "ends before"),
        Export("cut off within a tag", root, steps, "<Record type=\"", words: "ends before"),
        Export("cut off within a character", bytes: Array((root + "<Me a=\"ü").utf8.dropLast()), words: "ends before"),
        Export("cut off behind <", root, steps, "<", words: "ends before"),
        Export("a comment without an end", root, steps, "<!-- ", end, words: "comment"),
        Export(
            "an attribute of 20 MB", root, "<Me a=\"", String(repeating: "x", count: 20 << 20), "\"/>", end,
            words: "more than 1 MB"),
        Export("64 MB without a tag", root, String(repeating: " ", count: 65 << 20), end, words: "without a tag"),
        Export(
            "a name of 100 KB", root, steps.replacing("Phone", with: String(repeating: "x", count: 100_000)), end,
            words: "64 KB"),
        Export("a year of another calendar", root, steps.replacing("2025-", with: "2568-"), end, words: "2568-10-30"),
        Export("digits of another script", root, steps.replacing("2025-", with: "٢٠٢٥-"), end, words: "٢٠٢٥"),
        Export("a day that no calendar has", root, steps.replacing("10-30", with: "02-30"), end, words: "02-30"),
        Export(
            "times of iOS 8", root, steps.replacing("2025-10-30 08:00:00 +0100", with: "20251030080000-0700"), end,
            words: "20251030080000-0700"),
        Export(
            "a quotation mark that never ends", root, "<Me a=\"x>\n", steps, end,
            String(repeating: " ", count: 2 << 20),
            words: "more than 1 MB"),
    ]

    @Test(
        "an export that is not whole or not in UTF-8 is refused with the byte, and never taken for an empty one",
        arguments: refusals)
    func refused(export: Export) throws {
        do throws(ImportError) {
            _ = try read(export.bytes)
            Issue.record("it was read")
        } catch {
            #expect(error.text.contains(export.words), "\(error.text)")
            #expect(error.place?.unit == .byte)
        }
    }

    @Test(
        "an invalid value is left out and reported, and the rest is imported",
        arguments: [
            ("1,5", "count"), ("NaN", "count"), ("inf", "count"), ("1e309", "count"), ("", "count"), ("-3", "count"),
            ("0x10", "count"), ("12 34", "count"), ("5", "furlong"), ("5", ""), ("9999999999999", "count"),
            (".", "count"),
        ])
    func values(value: String, unit: String) throws {
        let bad = health("StepCount", value, unit, from: "2025-10-30 12:00:00 +0100")
        let imported = try read(Array((Self.root + Self.steps + bad + Self.end).utf8))
        #expect(numbers(of: imported) == ["700"])
        #expect(imported.notices.count(.unreadable) == 1)
    }

    @Test(
        "numbers are read as programs write them",
        arguments: [
            ("1e3", "1700"), ("2.5E+2", "950"), ("1e-05", "700"), ("0005", "705"), ("99.50", "800"), ("3.", "703"),
            ("12.000000000000000000001", "712"), ("-0", "700"),
        ])
    func numbers(value: String, sum: String) throws {
        let more = health("StepCount", value, "count", from: "2025-10-30 12:00:00 +0100")
        #expect(numbers(of: try read(Array((Self.root + Self.steps + more + Self.end).utf8))) == [sum])
    }

    @Test(
        "times that cannot be true are counted and not taken",
        arguments: [
            ("2025-10-30 12:00:00 +0100", "2025-10-30 11:00:00 +0100"), ("1970-01-01 00:00:00 +0000", nil),
            ("2099-01-01 00:00:00 +0000", nil), ("2025-10-20 00:00:00 +0200", "2025-10-29 00:00:00 +0100"),
        ] as [(String, String?)])
    func doubtful(start: String, end: String?) throws {
        let elements =
            Self.steps + health("StepCount", "9", "count", from: start, to: end)
            + health("MindfulSession", from: start, to: end)
        let imported = try read(HealthExport(elements).bytes)
        #expect(numbers(of: imported) == ["700"] && imported.notices.count(.doubtful) == 2)
        #expect(!imported.records.contains { $0.kind == .activities })
    }

    @Test("bytes that are not UTF-8 in a name become U+FFFD, and the record is taken")
    func brokenName() throws {
        let parts = (Self.root + Self.steps + Self.end).components(around: "Phone")
        let bytes = Array(parts.joined(separator: Array("Ph\u{1}".utf8) + [0xFF, 0xC3]))
        let imported = try read(bytes)
        #expect(numbers(of: imported) == ["700"] && imported.sources.map(\.name) == ["Ph\u{FFFD}\u{FFFD}"])
        #expect(imported.notices.count(.mended) > 0)
    }

    @Test("every beginning of an export is refused, and every flipped byte is taken or refused")
    func damage() throws {
        let whole = HealthExport(
            Self.steps + health("DietaryWater", "1", "L", from: "2025-10-30 08:00:00 +0100")
                + "<Workout workoutActivityType=\"HKWorkoutActivityTypeYoga\" duration=\"9\" sourceName='P' startDate=\"2025-10-30 08:00:00 +0100\" endDate=\"2025-10-30 08:09:00 +0100\"><MetadataEntry key=\"a>\"/></Workout>"
        ).bytes
        let last = whole.count - "</HealthData>\n".utf8.count
        for end in 0..<last { #expect(throws: ImportError.self) { try read(Array(whole[..<end])) } }
        var random = SeededGenerator(seed: 3)
        for _ in 0..<3000 {
            var bytes = whole
            for _ in 0..<Int(random.next() % 4 + 1) {
                let markup = Array("<>\"'/&; =!-[]".utf8)
                let byte =
                    random.next() % 2 == 0
                    ? markup.randomElement(using: &random) : UInt8(truncatingIfNeeded: random.next())
                bytes[Int(random.next() % UInt64(bytes.count))] = byte ?? 0
            }
            _ = try? read(bytes, blockSize: Int(random.next() % 500 + 1))
        }
    }
}

extension String {
    /// The bytes between the places of a word.
    fileprivate func components(around word: String) -> [[UInt8]] {
        split(separator: word, omittingEmptySubsequences: false).map { Array($0.utf8) }
    }
}
