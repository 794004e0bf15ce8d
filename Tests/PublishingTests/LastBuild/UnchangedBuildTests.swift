import Counting
import Foundation
import Model
import TestSupport
import Testing

@testable import Actions
@testable import Disk
@testable import Pages
@testable import Publishing

/// A build that would change nothing writes nothing; any other build writes the site.
@Suite struct UnchangedBuildTests {
    private let directory: TemporaryDirectory
    private let builds: RepeatedBuild

    init() throws {
        directory = try TemporaryDirectory()
        builds = RepeatedBuild(directory)
        try directory.write("date,level\n2025-01-01,steady\n2025-01-02,easy\n", to: "data/entries.csv")
        try directory.write("{ \"timeZone\": \"Europe/Berlin\" }", to: "data/profile.json")
        try directory.write("A good day", to: "data/notes/2025-01-01.md")
        try directory.write(".mine{}", to: "templates/style.css")
    }

    private var cache: BuildCache { builds.cache }
    private var site: Path { builds.site }

    @discardableResult
    private func build(_ arguments: RepeatedBuild.Arguments = .init()) throws -> (summary: String, isUnchanged: Bool) {
        try builds.build(arguments)
    }

    @Test("an unchanged build writes nothing and says so")
    func unchanged() throws {
        let first = try build()
        let before = try directory.identity(of: "site")
        let count = directory.paths(in: "site").filter { !$0.hasSuffix("calendar") }.count
        let second = try build()
        #expect(!first.isUnchanged && second.isUnchanged)
        #expect(second.summary.hasPrefix("\(site)/index.html ("))
        #expect(second.summary.hasSuffix(" unchanged)") && count > 20)
        #expect(try directory.identity(of: "site") == before)
    }

    @Test("a picture of a note comes and goes with the note, follows its file, and is in no public site")
    func pictures() throws {
        try directory.write("![dog](photos/dog.jpg) ![bad](photos/bad.png)", to: "data/notes/2025-01-01.md")
        try directory.write(SmallPicture.jpeg + Array("SECRET".utf8), to: "data/notes/photos/dog.jpg")
        try directory.write(SmallPicture.gif, to: "data/notes/photos/other.gif")
        try directory.write(Array(SmallPicture.png.dropLast()), to: "data/notes/photos/bad.png")
        func pictures() -> [String] { directory.paths(in: "site").filter { $0.hasPrefix("notes") } }
        func file(_ path: String) -> [UInt8]? {
            FileManager.default.contents(atPath: site.text + "/" + path).map(Array.init)
        }
        let reader = HistoryReader(path: directory.path + "/data")
        let warnings = try reader.read().diagnostics.map { "\($0.location.file):\($0.location.line) \($0.code)" }
        #expect(warnings == ["notes/2025-01-01.md:1 missing-picture"])
        try build()
        #expect(file("notes/photos/dog.jpg")?.count == SmallPicture.jpeg.count - 18)
        #expect(pictures() == ["notes", "notes/photos", "notes/photos/dog.jpg"])
        #expect(directory.text(of: "site/calendar/2025-01.html")?.contains("src=\"../notes/photos/dog.jpg\"") == true)
        try directory.write("![dog](photos/dog.jpg)", to: "data/notes/2025-01-01.md")
        #expect(try !build().isUnchanged && build().isUnchanged)
        try directory.write(SmallPicture.png, to: "data/notes/photos/dog.jpg")
        #expect(try !build().isUnchanged && file("notes/photos/dog.jpg") == SmallPicture.png)
        try build(.init(edition: Edition(audience: .public)))
        #expect(pictures().isEmpty && directory.text(of: "site/calendar/2025-01.html")?.contains("<img") == false)
        try build()
        #expect(pictures().count == 3)
        try directory.write("No more", to: "data/notes/2025-01-01.md")
        try build()
        #expect(pictures().isEmpty)
    }

    @Test("links, and files in linked folders, aren't pictures of a note")
    func linkedPictures() throws {
        try directory.write(SmallPicture.png, to: "elsewhere/dog.png")
        try directory.write(SmallPicture.png, to: "data/notes/photos/own.png")
        let note =
            "![a](photos/link.png) ![b](photos/folder/dog.png) ![c](../../elsewhere/dog.png) ![d](photos/own.png)"
        try directory.write(note, to: "data/notes/2025-01-01.md")
        let (photos, outside) = (directory.path + "/data/notes/photos/", "../../../elsewhere")
        for (name, target) in [("link.png", outside + "/dog.png"), ("folder", outside)] {
            try FileManager.default.createSymbolicLink(atPath: photos + name, withDestinationPath: target)
        }
        try build()
        #expect(directory.paths(in: "site/notes") == ["photos", "photos/own.png"])
    }

    @Test("a page that was changed and given its old size and time again is put right")
    func secretlyChanged() throws {
        try build()
        let page = site.text + "/index.html"
        let before = try Data(contentsOf: URL(filePath: page))
        let time = try FileManager.default.attributesOfItem(atPath: page)[.modificationDate]
        var other = before
        other[before.count - 3] ^= 1
        try other.write(to: URL(filePath: page))
        try FileManager.default.setAttributes([.modificationDate: try #require(time)], ofItemAtPath: page)
        try build()
        #expect(try Data(contentsOf: URL(filePath: page)) == before)
    }

    @Test("V-33 files that an editor leaves change nothing; a copy by a program that syncs is reported by every build")
    func copies() throws {
        try build()
        try directory.write("date,level\n2025-01-03,wild\n", to: "data/entries.csv~")
        #expect(try build().isUnchanged)
        let copy = "data/entries (conflicted copy 2025-01-03).csv"
        try directory.write("date,level\n2025-01-03,wild\n", to: copy)
        for _ in 0..<2 { #expect(try !build().isUnchanged) }
        try FileManager.default.removeItem(atPath: directory.path + "/" + copy)
        try build()
        #expect(try build().isUnchanged)
    }

    @Test("U-35 another price is in every sum at the next build")
    func price() throws {
        func build(price: Int) throws {
            let profile = #"{ "timeZone": "Europe/Berlin", "pricePerDrink": \#(price), "drinksPerWeek": 14 }"#
            try directory.write(profile, to: "data/profile.json")
            #expect(try !self.build().isUnchanged)
        }
        try directory.write("date,level,drinks\n2025-01-01,steady,1\n2025-01-02,steady,\n", to: "data/entries.csv")
        try build(price: 4)
        #expect(directory.text(of: "site/data.json")?.contains("\"amount\": \"8.00\"") == true)
        try build(price: 5)
        #expect(directory.text(of: "site/data.json")?.contains("\"amount\": \"10.00\"") == true)
        #expect(directory.text(of: "site/index.html")?.contains("€10<") == true)
    }

    /// The possible damage of a site's file.
    enum Damage: String, CaseIterable {
        case touched, edited, removed, replacedByLink
    }

    @Test(
        "a file of the site that was touched, edited, removed or replaced by a link is restored",
        arguments: Damage.allCases)
    func damagedOutput(damage: Damage) throws {
        try build()
        let (page, manager) = (site / "about.html", FileManager.default)
        let bytes = directory.text(of: "site/about.html")
        switch damage {
        case .touched:
            try manager.setAttributes([.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: page.text)
        case .edited: try directory.write("mine", to: "site/about.html")
        case .removed: try manager.removeItem(atPath: page.text)
        case .replacedByLink:
            try manager.removeItem(atPath: page.text)
            try manager.createSymbolicLink(atPath: page.text, withDestinationPath: "index.html")
        }
        #expect(try !build().isUnchanged)
        #expect(directory.text(of: "site/about.html") == bytes)
        #expect(try build().isUnchanged, "\(damage)")
    }

    /// A file, and its damaged content.
    private static let changes: [(file: String, text: String)] = [
        ("data/entries.csv", "date,level\n2025-01-01,steady\n2025-01-02,wild\n"),
        ("data/notes/2025-01-01.md", "A goof day"),
        ("data/notes/2025-01-02.md", "A new day"),
        ("data/why.md", "For the mornings"),
        ("data/profile.json", "{ \"timeZone\": \"Europe/Paris\" }"),
        ("templates/style.css", ".mine {}"),
    ]

    @Test("a changed or new file of the data or the templates makes a build", arguments: changes)
    func changedInput(file: String, text: String) throws {
        let arguments = RepeatedBuild.Arguments(templates: "templates")
        try build(arguments)
        #expect(try build(arguments).isUnchanged)
        let before = directory.text(of: file)
        try directory.write(text, to: file)
        #expect(try !build(arguments).isUnchanged)
        #expect(try build(arguments).isUnchanged)
        guard let before else { return }
        try directory.write(before, to: file)
        #expect(try !build(arguments).isUnchanged, "only the last build is known")
    }

    @Test("a file that no build reads causes no build")
    func otherFile() throws {
        try build()
        try directory.write("mine", to: "data/ideas.txt")
        try directory.write("example.org", to: "site/CNAME")
        #expect(try build().isUnchanged)
        #expect(directory.text(of: "site/CNAME") == "example.org")
    }

    @Test("another moment, audience, language, address, folder of templates or choice of pictures makes a build")
    func changedArguments() throws {
        try build()
        let others: [RepeatedBuild.Arguments] = [
            .init(asOf: "2025-01-02"), .init(edition: Edition(audience: .public)),
            .init(edition: Edition(language: .german)), .init(edition: Edition(siteURL: "https://example.org/")),
            .init(templates: "templates"), .init(png: .all), .init(png: .none),
        ]
        for (index, arguments) in others.enumerated() {
            #expect(try !build(arguments).isUnchanged, "argument \(index)")
            #expect(try build(arguments).isUnchanged, "argument \(index)")
        }
    }

    @Test("warnings are reported by every build, so a build with warnings is never unchanged")
    func warnings() throws {
        try directory.write("date,level,mood\n2025-01-01,steady,fine\n", to: "data/entries.csv")
        try build()
        #expect(try !build().isUnchanged)
        try directory.write("date,level\n2025-01-01,steady\n", to: "data/entries.csv")
        try build()
        #expect(try build().isUnchanged)
    }

    @Test("a report of now is unchanged within the minute it names, one for the public within the day")
    func now() throws {
        func span(_ audience: Audience, _ moment: String) throws -> [String] {
            let asOf = try #require(AsOfText(moment))
            let read = try HistoryReader(path: directory.path + "/data", asOf: asOf).read()
            let analysis = try #require(read.analysis)
            let span = Edition(audience: audience).span(of: analysis)
            return [span.lowerBound, span.upperBound].map { Instant(seconds: $0).iso8601(in: .utc) }
        }
        let moment = "2025-01-02T12:34:56+01:00"
        #expect(try span(.private, moment) == ["2025-01-02T11:34:00+00:00", "2025-01-02T11:35:00+00:00"])
        #expect(try span(.public, moment) == ["2025-01-01T23:00:00+00:00", "2025-01-02T23:00:00+00:00"])
        let clockChange = "2025-03-30T12:34:56+02:00"
        #expect(try span(.public, clockChange) == ["2025-03-30T10:34:00+00:00", "2025-03-30T10:35:00+00:00"])
    }

    @Test("a report of now that was recorded in another minute is built")
    func later() throws {
        let arguments = RepeatedBuild.Arguments(asOf: nil)
        try build(arguments)
        let record = try #require(cache.record(of: site))
        let input = try #require(record.input)
        let moment = try #require(input.moment)
        #expect(moment.count == 60)
        let earlier = BuildRecord.Input(
            key: input.key, zone: input.zone, lacksPictures: input.lacksPictures, moment: 0..<moment.lowerBound)
        cache.save(
            BuildRecord(site: site, data: record.data, input: earlier, files: record.files, pictures: record.pictures))
        #expect(try !build(arguments).isUnchanged)
    }

    @Test("V-17 a build as of yesterday is never unchanged: tomorrow that is another day")
    func relative() throws {
        let arguments = RepeatedBuild.Arguments(asOf: "yesterday")
        try build(arguments)
        #expect(try !build(arguments).isUnchanged)
    }

    @Test("a build that was killed leaves no record, and no other build is recognised by it")
    func killed() throws {
        try build()
        try builds.input(.init()).forget()
        try directory.write("secret", to: ".site.reportgen-AbCdEf/index.html")
        try directory.write("", to: ".site.reportgen-AbCdEf/.reportgen-unfinished")
        #expect(try !build().isUnchanged)
        #expect(directory.text(of: ".site.reportgen-AbCdEf/index.html") == nil)
    }

    @Test("a site behind a link is recognised, and rebuilt if the link leads elsewhere")
    func link() throws {
        let manager = FileManager.default
        for name in ["first", "second"] {
            try manager.createDirectory(atPath: directory.path + "/" + name, withIntermediateDirectories: true)
        }
        try manager.createSymbolicLink(atPath: site.text, withDestinationPath: "first")
        try build()
        #expect(try build().isUnchanged)
        try manager.removeItem(atPath: site.text)
        try manager.createSymbolicLink(atPath: site.text, withDestinationPath: "second")
        #expect(try !build().isUnchanged)
        #expect(directory.text(of: "second/index.html") != nil)
    }
}
