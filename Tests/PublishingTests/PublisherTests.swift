import Foundation
import Model
import TestSupport
import Testing

@testable import Disk
@testable import Publishing

/// A site replaces the previous one in one step; files that don't belong to it stay.
@Suite struct PublisherTests {
    private let directory: TemporaryDirectory
    private var site: String { directory.path + "/site" }
    private var data: Path { Path(directory.path + "/data") }

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("date,level\n", to: "data/entries.csv")
    }

    @discardableResult
    private func publish(_ files: KeyValuePairs<String, String>) throws -> Publisher.Result {
        let files = files.map { SiteFile(path: $0.key, bytes: Array($0.value.utf8)) }
        return try Publisher(files, to: Path(site), dataDirectory: data).publish()
    }

    @Test("a first build creates the directories it needs and leaves nothing else behind")
    func create() throws {
        try publish(["index.html": "one", "calendar/2025.html": "two"])
        #expect(directory.paths(in: "site") == [".reportgen-manifest", "calendar", "calendar/2025.html", "index.html"])
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == ["data", "site"])
    }

    @Test("a later build changes what changed, removes what it no longer writes, and keeps the rest")
    func replace() throws {
        try publish(["index.html": "one", "calendar/2024.html": "old", "about.html": "same"])
        let before = try directory.identity(of: "site/about.html")
        let result = try publish(["index.html": "two", "about.html": "same"])
        #expect(directory.text(of: "site/index.html") == "two")
        #expect(directory.paths(in: "site") == [".reportgen-manifest", "about.html", "index.html"])
        #expect(try directory.identity(of: "site/about.html") == before, "an unchanged file stays the same file")
        #expect(result.removed == 1)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == ["data", "site"])
    }

    @Test("a preview names what would be new, changed and removed, and touches nothing")
    func preview() throws {
        func lines(_ files: KeyValuePairs<String, String>) throws -> [String] {
            let files = files.map { SiteFile(path: $0.key, bytes: Array($0.value.utf8)) }
            return try Publisher(files, to: Path(site), dataDirectory: data).preview()
        }
        #expect(try lines(["index.html": "one"]) == ["new      .reportgen-manifest", "new      index.html"])
        #expect(directory.paths() == ["data", "data/entries.csv"], "nothing was made")
        try publish(["index.html": "one", "calendar/2024.html": "old", "about.html": "same"])
        let before = directory.paths()
        #expect(
            try lines(["index.html": "two", "about.html": "same", "weeks/2025-W01.html": "three"]) == [
                "changed  .reportgen-manifest", "removed  calendar/2024.html", "changed  index.html",
                "new      weeks/2025-W01.html",
            ])
        #expect(directory.paths() == before)
        #expect(directory.text(of: "site/index.html") == "one")
        #expect(try lines(["index.html": "one", "calendar/2024.html": "old", "about.html": "same"]) == [])
    }

    @Test("a file that is unchanged since the last build is compared by its hash, any other one is read")
    func record() throws {
        let files = ["index.html", "about.html"].map { SiteFile(path: $0, bytes: Array("one".utf8)) }
        let first = try Publisher(files, to: Path(site), dataDirectory: data).publish()
        // The record has a wrong hash for a file, which shows whether the publisher trusts the record.
        let claims = first.files.map { file in
            BuildRecord.File(
                path: file.path, identity: file.identity, hash: file.path == "index.html" ? 0 : file.hash)
        }
        let record = BuildRecord(site: Path(site), data: Path("/data"), input: nil, files: claims, pictures: [:])
        let publisher = try Publisher(files, to: Path(site), dataDirectory: data, previous: record)
        #expect(try publisher.preview() == ["changed  index.html"])
        try directory.write("one", to: "site/index.html")
        try directory.write("two", to: "site/about.html")
        #expect(try publisher.preview() == ["changed  about.html"])
    }

    @Test("the same site again touches nothing")
    func again() throws {
        try publish(["index.html": "one"])
        let before = try directory.identity(of: "site")
        #expect(try publish(["index.html": "one"]).written == 0)
        #expect(try directory.identity(of: "site") == before)
    }

    @Test("files, links and folders of others stay where they are")
    func foreign() throws {
        try publish(["index.html": "one"])
        try directory.write("example.org", to: "site/CNAME")
        try directory.write("photo", to: "site/album/1.jpg")
        try FileManager.default.createDirectory(atPath: site + "/empty", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: site + "/link", withDestinationPath: "nowhere")
        try publish(["index.html": "two"])
        #expect(directory.text(of: "site/CNAME") == "example.org")
        #expect(directory.text(of: "site/album/1.jpg") == "photo")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: site + "/link") == "nowhere")
        #expect(directory.paths(in: "site").contains("empty"))
    }

    @Test("a directory keeps its permissions and its owner, one of others also its time and its attributes")
    func directories() throws {
        try publish(["index.html": "one", "weeks/a.html": "a", "share/b.html": "b"])
        try directory.write("photo", to: "site/album/deep/1.jpg")
        try directory.write("", to: "site/weeks/empty/")
        let modes = ["": 0o751, "weeks": 0o700, "weeks/empty": 0o1770, "album": 0o700, "album/deep": 0o555]
        let files = FileManager.default
        let time = Date(timeIntervalSince1970: 1_000_000_000)
        let hasAttributes = ExtendedAttribute.set("mine", on: site + "/album")
        for (path, mode) in modes.sorted(by: { $0.key > $1.key }) {
            // Only root can give a directory to someone else.
            if geteuid() == 0 { try files.setAttributes([.ownerAccountID: 65534], ofItemAtPath: site + "/" + path) }
            try files.setAttributes(
                [.posixPermissions: mode, .modificationDate: time], ofItemAtPath: site + "/" + path)
        }
        defer { chmod(site + "/album/deep", 0o755) }
        try publish(["index.html": "two", "weeks/a.html": "a", "weeks/c.html": "c", "share/b.html": "b"])
        #expect(directory.text(of: "site/index.html") == "two")
        for (path, mode) in modes {
            let attributes = try files.attributesOfItem(atPath: site + "/" + path)
            #expect(attributes[.posixPermissions] as? Int == mode, "\(path)")
            if geteuid() == 0 { #expect(attributes[.ownerAccountID] as? Int == 65534, "\(path)") }
            let isForeign = path.hasPrefix("album") || path == "weeks/empty"
            #expect((attributes[.modificationDate] as? Date == time) == isForeign, "\(path)")
        }
        if hasAttributes { #expect(ExtendedAttribute.value(of: site + "/album") == "mine") }
        #expect(try files.contentsOfDirectory(atPath: directory.path).sorted() == ["data", "site"])
    }

    @Test("a file whose name is not UTF-8 stays, and prevents no build")
    func foreignName() throws {
        try publish(["index.html": "one", "weeks/a.html": "a"])
        let name = Array((site + "/weeks/caf").utf8CString.dropLast()) + [CChar(bitPattern: 0xE9), 0]
        let file = open(name, O_CREAT | O_WRONLY, 0o600)
        try #require(file >= 0, "this file system has only names in UTF-8")
        close(file)
        try publish(["index.html": "two", "weeks/b.html": "b"])
        #expect(access(name, F_OK) == 0)
        #expect(directory.text(of: "site/index.html") == "two")
        #expect(directory.text(of: "site/weeks/a.html") == nil)
        #expect(directory.text(of: "site/weeks/b.html") == "b")
        // Foundation cannot remove it.
        #expect(unlink(name) == 0)
    }

    @Test("a file that someone else wrote is never replaced")
    func collision() throws {
        try directory.write("mine", to: "site/index.html")
        let error = #expect(throws: CommandError.self) { try publish(["about.html": "a", "index.html": "one"]) }
        #expect(error?.kind == .cannotCreate)
        #expect(error?.text.contains("site/index.html exists and was not written by reportgen") == true)
        #expect(directory.text(of: "site/index.html") == "mine")
        #expect(directory.paths(in: "site") == ["index.html"])
    }

    @Test("a file in the place of a folder, and a folder in the place of a file, are left alone")
    func shapes() throws {
        try directory.write("mine", to: "site/calendar")
        #expect(throws: CommandError.self) { try publish(["calendar/2025.html": "a"]) }
        #expect(directory.text(of: "site/calendar") == "mine")
        try directory.write("mine", to: "site/index.html/deep.txt")
        #expect(throws: CommandError.self) { try publish(["index.html": "a"]) }
        #expect(directory.text(of: "site/index.html/deep.txt") == "mine")
    }

    @Test(
        "a pipe in the place of a file is an error, and doesn't block",
        .timeLimit(.minutes(10)), arguments: ["index.html", ".reportgen-manifest", "share/card.png"])
    func pipe(path: String) throws {
        try publish(["index.html": "one", "share/card.png": "one"])
        try FileManager.default.removeItem(atPath: site + "/" + path)
        #expect(mkfifo(site + "/" + path, 0o600) == 0)
        let error = #expect(throws: CommandError.self) { try publish(["index.html": "two", "share/card.png": "two"]) }
        #expect(error?.kind == .cannotCreate)
        #expect(error?.text.contains("site/\(path) exists and is not a file") == true, "\(error?.text ?? "")")
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == ["data", "site"])
    }

    @Test("a manifest that names files elsewhere doesn't remove them")
    func hostileManifest() throws {
        try publish(["index.html": "one"])
        try directory.write(
            "../data/entries.csv\n\(directory.path)/data/entries.csv\nindex.html\n", to: "site/.reportgen-manifest")
        try publish(["about.html": "two"])
        #expect(directory.text(of: "data/entries.csv") == "date,level\n")
        #expect(directory.text(of: "site/index.html") == nil)
    }

    @Test(
        "a site never lands on the records it is made from",
        arguments: [
            "data", "data/", "data/entries", "data/notes/deep", ".", "site/../data", "link", "data/Entries",
            "data/ENTRIES.csv", "data/Notes", "data/profile.json", "data/.reportgen", "data/.git/site",
        ])
    func standsApart(output: String) throws {
        try FileManager.default.createSymbolicLink(atPath: directory.path + "/link", withDestinationPath: "data")
        let error = #expect(throws: CommandError.self) {
            try Publisher([], to: Path(directory.path + "/" + output), dataDirectory: data)
        }
        #expect(error?.kind == .usage)
    }

    @Test("a separate folder within the records is a valid place for a site")
    func inside() throws {
        let files = [SiteFile(path: "index.html", bytes: [])]
        _ = try Publisher(files, to: data / "site", dataDirectory: data).publish()
        #expect(directory.text(of: "data/site/index.html") == "")
        #expect(directory.text(of: "data/entries.csv") == "date,level\n")
    }

    @Test("a folder of the records that contains anything but a site isn't replaced by one")
    func otherFiles() throws {
        try directory.write("mine", to: "data/pictures/a.txt")
        let error = #expect(throws: CommandError.self) {
            try Publisher([], to: data / "pictures", dataDirectory: data)
        }
        #expect(error?.kind == .usage && error?.text.hasSuffix("holds other files of the data directory") == true)
        try directory.write("", to: "data/empty/")
        _ = try Publisher([SiteFile(path: "index.html", bytes: [])], to: data / "empty", dataDirectory: data).publish()
        _ = try Publisher([SiteFile(path: "index.html", bytes: [1])], to: data / "empty", dataDirectory: data).publish()
        #expect(directory.bytes(of: "data/empty/index.html") == [1])
    }

    @Test("a dangling link is reported as one, and stays")
    func danglingLink() throws {
        try FileManager.default.createSymbolicLink(atPath: site, withDestinationPath: "nowhere")
        let error = #expect(throws: CommandError.self) { try publish(["index.html": "one"]) }
        #expect(error?.kind == .cannotCreate && error?.text == "\(site) is a link that leads nowhere")
    }

    @Test("a new site takes the permissions that it is given, an existing one keeps its own")
    func permissions() throws {
        let files = [SiteFile(path: "index.html", bytes: [])]
        func mode() throws -> Int? {
            try FileManager.default.attributesOfItem(atPath: site)[.posixPermissions] as? Int
        }
        _ = try Publisher(files, to: Path(site), dataDirectory: data, mode: 0o700).publish()
        #expect(try mode() == 0o700)
        try FileManager.default.setAttributes([.posixPermissions: 0o750], ofItemAtPath: site)
        try publish(["index.html": "two"])
        #expect(try mode() == 0o750)
    }

    @Test("a site behind a link is replaced where the link leads")
    func link() throws {
        try FileManager.default.createDirectory(atPath: directory.path + "/real", withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: site, withDestinationPath: "real")
        try publish(["index.html": "one"])
        #expect(directory.text(of: "real/index.html") == "one")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: site) == "real")
    }

    @Test("a file in the place of the site is an error, and stays")
    func file() throws {
        try directory.write("mine", to: "site")
        let error = #expect(throws: CommandError.self) { try publish(["index.html": "one"]) }
        #expect(error?.kind == .cannotCreate)
        #expect(directory.text(of: "site") == "mine")
    }

    @Test("the next build removes what a killed one left next to the site, and nothing else")
    func stale() throws {
        let left = [".reportgen-unfinished": ".site.reportgen-AbCdEf", ".reportgen-manifest": ".site.reportgen-AbCdEg"]
        for (mark, name) in left {
            try directory.write("secret", to: name + "/index.html")
            try directory.write("", to: name + "/" + mark)
        }
        try directory.write("", to: ".site.reportgen-AbCdEh/")
        let others = [
            ".site.backup", ".site.reportgen-keep", ".site.reportgen-AbCdEfG", ".site.reportgen-ab.def",
            ".site.reportgen-unsere",
        ]
        for name in others { try directory.write("mine", to: name + "/index.html") }
        try publish(["index.html": "one"])
        let names = try FileManager.default.contentsOfDirectory(atPath: directory.path)
        #expect(Set(names) == Set(others + ["data", "site"]))
        for name in others { #expect(directory.text(of: name + "/index.html") == "mine", "\(name)") }
    }

    @Test("builds into one new folder at once all succeed, and leave one of their sites whole")
    func atOnce() async throws {
        let site = site
        let data = data
        try await withThrowingTaskGroup(of: Void.self) { group in
            for number in 0..<8 {
                group.addTask {
                    let files = (0..<20).map { SiteFile(path: "page\($0).html", bytes: Array("\(number)".utf8)) }
                    _ = try Publisher(files, to: Path(site), dataDirectory: data).publish()
                }
            }
            try await group.waitForAll()
        }
        let texts = Set((0..<20).map { directory.text(of: "site/page\($0).html") })
        #expect(texts.count == 1)
    }

    @Test("an output without a name is refused")
    func nameless() throws {
        let error = #expect(throws: CommandError.self) {
            try Publisher([], to: Path(""), dataDirectory: data)
        }
        #expect(error?.kind == .usage)
    }
}
