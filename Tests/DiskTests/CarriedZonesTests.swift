import Disk
import TestSupport
import Testing

@Suite("Time zones appended to a program")
struct CarriedZonesTests {
    @Test("are found by name and listed by folder")
    func found() throws {
        let directory = try TemporaryDirectory()
        var archive = ZipWriter([
            .init("zoneinfo/Asia/Tokyo", "tokyo"), .init("zoneinfo/Europe/Berlin", "berlin"),
            .init("zoneinfo/UTC", "utc"), .init("other/Europe/Rome", "rome"),
        ])
        archive.prefix = [UInt8](repeating: 7, count: 70_000)
        try directory.write(archive.bytes, to: "program")
        let zones = try #require(CarriedZones(in: Path(directory.path) / "program"))
        #expect(zones.bytes(of: "Europe/Berlin") == Array("berlin".utf8))
        #expect(zones.bytes(of: "UTC") == Array("utc".utf8))
        #expect(zones.bytes(of: "Europe/Rome") == nil)
        #expect(zones.bytes(of: "Europe") == nil)
        #expect(zones.names(in: "") == ["Asia", "Europe", "UTC"])
        #expect(zones.names(in: "Europe") == ["Berlin"])
        #expect(zones.names(in: "Eur").isEmpty)
    }

    @Test("a program without an archive, or with another one, has no zones")
    func none() throws {
        let directory = try TemporaryDirectory()
        try directory.write([UInt8](repeating: 7, count: 70_000), to: "plain")
        #expect(CarriedZones(in: Path(directory.path) / "plain") == nil)
        try directory.write(ZipWriter([.init("a.csv", "a")]).bytes, to: "other")
        #expect(CarriedZones(in: Path(directory.path) / "other") == nil)
        #expect(CarriedZones(in: Path(directory.path) / "missing") == nil)
    }
}
