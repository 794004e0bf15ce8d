import Model
import TestSupport
import Testing

@Suite struct ZoneFileTests {
    @Test("files of the first version, with times of four bytes, are read")
    func firstVersion() throws {
        let file = TZifText(version: "\0", offset: -3600, transitions: [(-100, 1800), (100, 7200)])
        let zone = try #require(CivilZone(name: "Old", tzif: file.bytes))
        #expect([-101, -100, 99, 100].map { zone.offset(at: $0) } == [-3600, 1800, 1800, 7200])
    }

    @Test("times beyond four bytes come from the second table")
    func secondTable() throws {
        let late: Int64 = 5_000_000_000
        let zone = try #require(
            CivilZone(name: "Late", tzif: TZifText(version: "3", transitions: [(late, 3600)]).bytes))
        #expect(zone.offset(at: Int(late) - 1) == 0)
        #expect(zone.offset(at: Int(late)) == 3600)
    }

    @Test("invalid zone files are refused", arguments: [[], Array("TZif".utf8), Array("no zone at all".utf8)])
    func noZone(bytes: [UInt8]) {
        #expect(CivilZone(name: "None", tzif: bytes) == nil)
    }

    @Test("a file cut short anywhere is refused or read, but never crashes")
    func truncated() throws {
        let bytes = try #require(systemZone("Antarctica/Troll"))
        for length in 0..<bytes.count {
            guard let zone = CivilZone(name: "Cut", tzif: Array(bytes.prefix(length))) else { continue }
            _ = zone.instant(of: wall("2050-03-27T01:30"))
        }
    }

    @Test("a damaged file is refused or read, but never crashes")
    func damaged() throws {
        let bytes = try #require(systemZone("Australia/Lord_Howe"))
        var generator = SeededGenerator(seed: 4)
        for _ in 0..<2000 {
            var damaged = bytes
            for _ in 0..<Int.random(in: 1...4, using: &generator) {
                // The header first of all: its counts say how far to read.
                let isHeader = Bool.random(using: &generator)
                let index = Int.random(in: 0..<(isHeader ? 44 : bytes.count), using: &generator)
                damaged[index] = .random(in: .min ... .max, using: &generator)
            }
            guard let zone = CivilZone(name: "Damaged", tzif: damaged) else { continue }
            _ = zone.offset(at: .random(in: -5_000_000_000...5_000_000_000, using: &generator))
        }
    }
}
