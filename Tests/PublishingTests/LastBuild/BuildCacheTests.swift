import Foundation
import Model
import TestSupport
import Testing

@testable import Actions
@testable import Disk
@testable import Publishing

/// The record of the last build is only in the user's cache directory.
@Suite struct BuildCacheTests {
    private let directory: TemporaryDirectory
    private let record: BuildRecord

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("one", to: "my site/index.html")
        let site = Path(directory.path + "/my site")
        let identity = try #require(FileSystem.identity(of: site / "index.html"))
        let input = BuildRecord.Input(key: .max, zone: "Europe/Berlin", lacksPictures: true, moment: 60..<120)
        record = BuildRecord(
            site: site, data: Path("/my data"), input: input,
            files: [
                .init(path: "index.html", identity: identity, hash: 7),
                .init(path: "a folder/a b.html", identity: identity, hash: .max),
            ],
            pictures: ["share/streak.png": 9])
    }

    private var cache: BuildCache { BuildCache(directory: Path(directory.path + "/cache/reportgen")) }
    private var files: [String] { directory.paths(in: "cache/reportgen") }

    @Test("a record is read as it was kept")
    func roundTrip() throws {
        cache.save(record)
        let read = try #require(cache.record(of: record.site))
        #expect(read.site == record.site && read.input == record.input)
        #expect(read.files == record.files && read.pictures == record.pictures)
    }

    @Test("a record can be read by its owner alone")
    func permissions() throws {
        cache.save(record)
        func mode(_ path: String) throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: directory.path + "/" + path)[.posixPermissions] as? Int
        }
        #expect(try mode("cache/reportgen") == 0o700)
        #expect(try mode("cache/reportgen/" + #require(files.first)) == 0o600)
    }

    @Test("a record of another version, another site, or one that is cut off says nothing about a site")
    func unusable() throws {
        cache.save(record)
        let file = "cache/reportgen/" + (try #require(files.first))
        let text = try #require(directory.text(of: file))
        let others = [
            text.replacing("reportgen-build 5\n", with: "reportgen-build 1\n"),
            text.replacing("/my site\n", with: "/another\n"), "", "reportgen-build 5\n", "\u{0}\u{0}",
        ]
        for other in others {
            try directory.write(other, to: file)
            #expect(cache.record(of: record.site) == nil, "\(other)")
        }
        for count in stride(from: 0, to: text.utf8.count - 1, by: 3) {
            try directory.write(String(decoding: text.utf8.prefix(count), as: UTF8.self), to: file)
            let read = cache.record(of: record.site)
            #expect(read == nil || read?.files != record.files, "cut off after \(count) bytes")
        }
    }

    @Test("records of sites that are gone are removed with the next one, other files are not")
    func goneSites() throws {
        cache.save(
            BuildRecord(site: Path(directory.path + "/gone"), data: Path("/data"), input: nil, files: [], pictures: [:])
        )
        try directory.write("mine", to: "cache/reportgen/notes.txt")
        cache.save(record)
        #expect(files.count == 2)
        #expect(files.contains("notes.txt"))
        #expect(cache.record(of: Path(directory.path + "/gone")) == nil)
    }

    @Test("without a cache directory, or with one that cannot be written, nothing is kept and nothing fails")
    func noCache() throws {
        BuildCache(directory: nil).save(record)
        try directory.write("mine", to: "file")
        let blocked = BuildCache(directory: Path(directory.path + "/file/reportgen"))
        blocked.save(record)
        #expect(blocked.record(of: record.site) == nil)
        #expect(directory.text(of: "file") == "mine")
    }

    @Test("a build leaves nothing in its site that was not there without a cache", arguments: [true, false])
    func siteIsTheSame(isCached: Bool) throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "data/entries.csv")
        let reader = HistoryReader(path: directory.path + "/data", asOf: AsOfText("2025-01-02"))
        let input = try BuildInput(
            reader, Edition(audience: .public), output: directory.path + "/site",
            cache: isCached ? cache : BuildCache(directory: nil))
        let analysis = try #require(try reader.read(input.data).analysis)
        var build = SiteBuild(input, analysis: analysis)
        build.pictureTool = EmptyPictures()
        _ = try build.run { _ in }
        let manifest = try #require(directory.text(of: "site/.reportgen-manifest"))
        let listed = manifest.split(separator: "\n").dropFirst().map(String.init) + [".reportgen-manifest"]
        let paths = directory.paths(in: "site")
        #expect(Set(paths).subtracting(listed).allSatisfy { folder in paths.contains { $0.hasPrefix(folder + "/") } })
        #expect(files.isEmpty == !isCached)
    }
}
