import Diary
import Model
import Testing

@Suite struct DamageTests {
    private static let files = SoundFolder.files

    private static func those(ending: String) -> [SourceFile] { files.filter { $0.path.hasSuffix(ending) } }

    /// Expects an error that names the damaged file and line, and none that names another file.
    private func check(
        _ damaged: [SourceFile], at point: DamagePoint, orBelow: Bool = false, onlyOne: Bool = false,
        sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) {
        let loaded = load(damaged)
        let errors = loaded.diagnostics.filter { $0.severity == .error }
        let comment = Comment(
            rawValue: "\(point.file.path):\(point.line): \(loaded.diagnostics.map { ($0.location.line, $0.text) })")
        #expect(loaded.history == nil, comment, sourceLocation: sourceLocation)
        let lines = point.line...(orBelow ? point.line + 1 : point.line)
        #expect(
            errors.contains { $0.location.file == point.file.path && lines.contains($0.location.line) }, comment,
            sourceLocation: sourceLocation)
        #expect(errors.allSatisfy { $0.location.file == point.file.path }, comment, sourceLocation: sourceLocation)
        #expect(!onlyOne || loaded.diagnostics.count == 1, comment, sourceLocation: sourceLocation)
    }

    @Test("the folder that the others damage is sound")
    func sound() throws {
        let loaded = load(Self.files)
        #expect(loaded.diagnostics.isEmpty)
        let history = try #require(loaded.history)
        #expect((history.entries.count, history.sessions.count, history.logs.count) == SoundFolder.recordCount)
        #expect(history.notes.count == 1 && history.why != nil && history.trackers.count == 3)
    }

    @Test("a quotation mark that is deleted anywhere in a CSV file is reported at its record or the line below it")
    func deletedQuote() {
        let points = DamagePoint.all(of: "\"", in: Self.those(ending: ".csv"))
        #expect(points.count > 20)
        for point in points { check(point.replacing(with: [], in: Self.files), at: point, orBelow: true) }
    }

    @Test("a quotation mark that is deleted anywhere in a JSON record file is reported at its line")
    func deletedQuoteOfJSON() {
        for point in DamagePoint.all(of: "\"", in: Self.those(ending: "s.json").filter { $0.path == "entries.json" }) {
            check(point.replacing(with: [], in: Self.files), at: point)
        }
    }

    @Test("a date that no calendar has is reported at its record", arguments: ["2025-02-30", "2025-13-01", "25-10-31"])
    func impossibleDate(date: String) {
        let dated = Self.files.filter { !$0.path.hasSuffix(".md") }
        let points = ["2024-1", "2025-0", "2025-1"].flatMap { DamagePoint.all(of: $0, in: dated) }
        #expect(points.count == 22)
        for point in points {
            let whole = DamagePoint(file: point.file, range: point.range.lowerBound..<point.range.lowerBound + 10)
            check(whole.replacing(with: Array(date.utf8), in: Self.files), at: whole, onlyOne: true)
        }
    }

    @Test("an invalid level is reported at its record", arguments: ["steady", "easy", "wild"])
    func unknownLevel(level: String) {
        let points = DamagePoint.all(of: level, in: Self.files.filter { $0.path.hasPrefix("entries") })
        #expect(!points.isEmpty)
        for point in points {
            check(point.replacing(with: Array("eazy".utf8), in: Self.files), at: point, onlyOne: true)
        }
    }

    @Test("a tracker that is unknown is reported at its log", arguments: ["water", "feelings", "scrolling"])
    func unknownTracker(id: String) {
        let points = DamagePoint.all(of: id, in: Self.files.filter { $0.path.hasPrefix("logs") })
        #expect(!points.isEmpty)
        for point in points {
            check(point.replacing(with: Array("wine".utf8), in: Self.files), at: point, onlyOne: true)
        }
    }

    @Test("a Latin-1 letter anywhere in any file is reported at its line", arguments: files.map(\.path))
    func latin1(path: String) throws {
        let file = try #require(Self.files.first { $0.path == path })
        for offset in file.bytes.indices where file.bytes[offset] < 0x80 {
            let point = DamagePoint(file: file, range: offset..<offset)
            check(point.replacing(with: [0xE9], in: Self.files), at: point, onlyOne: !path.hasSuffix(".csv"))
        }
    }

    @Test(
        "a JSON file that is cut anywhere is reported at the line where it ends",
        arguments: those(ending: ".json").map(\.path))
    func cutJSON(path: String) throws {
        let file = try #require(Self.files.first { $0.path == path })
        let closing: [UInt8] = [UInt8(ascii: "]"), UInt8(ascii: "}")]
        let end = try #require(file.bytes.lastIndex { closing.contains($0) })
        for offset in 1...end {
            let point = DamagePoint(file: file, range: offset..<file.bytes.count)
            check(point.replacing(with: [], in: Self.files), at: point, onlyOne: true)
        }
    }

    @Test("a comma that is deleted between two filled cells is reported at its record")
    func deletedComma() {
        let ends = Array(",\r\n".utf8)
        for file in Self.those(ending: ".csv") {
            var isQuoted = false
            for (offset, byte) in file.bytes.enumerated() {
                if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
                guard byte == UInt8(ascii: ","), !isQuoted, !ends.contains(file.bytes[offset - 1]),
                    file.bytes.indices.contains(offset + 1), !ends.contains(file.bytes[offset + 1])
                else { continue }
                let point = DamagePoint(file: file, range: offset..<offset + 1)
                // Two names of the header that become one are only an unknown column; each row is then too long.
                guard point.line > 1 else { continue }
                check(point.replacing(with: [], in: Self.files), at: point)
            }
        }
    }

    @Test("a row that is missing its end is reported at its line")
    func cutRow() {
        for point in DamagePoint.all(of: "\n", in: Self.those(ending: "watch.csv")) where point.line > 1 {
            let cut = DamagePoint(file: point.file, range: (point.range.lowerBound - 6)..<point.range.lowerBound)
            check(cut.replacing(with: [], in: Self.files), at: cut)
        }
    }
}
