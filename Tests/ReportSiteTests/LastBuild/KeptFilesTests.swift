import Foundation
import ProgressAnalysis
import ProgressModel
import TestSupport
import Testing

@testable import ReportSite

/// A build keeps the pages of the past that would come out the same, and makes all others.
@Suite struct KeptFilesTests {
    private let directory: TemporaryDirectory
    private let builds: RepeatedBuild

    init() throws {
        directory = try TemporaryDirectory()
        builds = RepeatedBuild(directory)
    }

    private func write(_ records: ChangingRecords) throws {
        try? FileManager.default.removeItem(atPath: directory.path + "/data")
        for (path, text) in records.files { try directory.write(text, to: "data/" + path) }
    }

    /// The files of a site by their paths.
    private func files(of site: String) -> [String: [UInt8]] {
        var files: [String: [UInt8]] = [:]
        for path in directory.paths(in: site) { files[path] = directory.bytes(of: site + "/" + path) }
        return files
    }

    @Test(
        "after any change of the records a site is the same as one that is built from nothing",
        arguments: [(1, .private), (2, .private), (3, .public)] as [(UInt64, Audience)])
    func sameAsNew(seed: UInt64, audience: Audience) throws {
        var records = ChangingRecords(seed: seed)
        for round in 1...8 {
            try write(records)
            let arguments = RepeatedBuild.Arguments(
                asOf: records.asOf, edition: Edition(audience: audience, siteURL: "https://example.org/"))
            _ = try builds.build(arguments)
            try? FileManager.default.removeItem(atPath: directory.path + "/new")
            _ = try RepeatedBuild(directory, site: "new").build(arguments)
            let (kept, new) = (files(of: "site"), files(of: "new"))
            #expect(kept.keys.sorted() == new.keys.sorted())
            let different = new.filter { kept[$0.key] != $0.value }.keys.sorted()
            #expect(different.isEmpty, "round \(round): \(records.lastChange)")
            records.change()
        }
    }

    /// The paths of the pages of the past that a build of the data would make.
    private func made(_ arguments: RepeatedBuild.Arguments) throws -> [String] {
        let input = try builds.input(arguments)
        let files = try builds.build(input, arguments).site { _ in }.files
        let made = files.filter { if case .made = $0.content { true } else { false } }.map(\.path)
        return made.sorted().filter { path in
            ["weeks/", "calendar/", "share/", "jokers/"].contains { path.hasPrefix($0) } && !path.hasSuffix(".png")
        }
    }

    /// Four months of sober days that end in the middle of a week.
    private static let rows = (0..<115).map { "\(date("2024-09-11").advanced(by: $0)),steady\n" }

    private func writeEntries(_ rows: [String]) throws {
        try directory.write("date,level\n" + rows.joined(), to: "data/entries.csv")
    }

    @Test("an entry of today makes the pages of the present and those of no other span")
    func newEntry() throws {
        let arguments = RepeatedBuild.Arguments(asOf: "2025-01-04T12:00:00Z")
        try writeEntries(KeptFilesTests.rows)
        #expect(try made(arguments).contains("weeks/2024-W40.html"), "without a site everything is made")
        _ = try builds.build(arguments)
        try writeEntries(KeptFilesTests.rows + ["2025-01-04,steady\n"])
        #expect(
            try made(arguments) == [
                "calendar/2025-01.html", "calendar/2025.html", "calendar/index.html", "share/2025-01-square.svg",
                "share/2025-01.svg", "share/2025-poster.svg", "share/2025-square.svg", "share/2025.svg",
                "share/streak-square.svg", "share/streak.svg", "weeks/2025-W01.html", "weeks/2025-W01.md",
                "weeks/index.html",
            ])
    }

    @Test("an entry of an earlier day makes the pages from its span on")
    func earlierEntry() throws {
        let arguments = RepeatedBuild.Arguments(asOf: "2025-01-04T12:00:00Z")
        try writeEntries(KeptFilesTests.rows)
        _ = try builds.build(arguments)
        var rows = KeptFilesTests.rows
        rows[80] = "2024-11-30,wild\n"
        try writeEntries(rows)
        let made = try made(arguments)
        #expect(made.contains("weeks/2024-W48.html") && made.contains("calendar/2024-11.html"))
        #expect(made.contains("calendar/2024.html") && made.contains("weeks/2025-W01.html"))
        #expect(!made.contains("weeks/2024-W47.html") && !made.contains("calendar/2024-10.html"))
    }

    @Test("settings, templates, language and address make every page")
    func settings() throws {
        try writeEntries(KeptFilesTests.rows)
        try directory.write("<p>mine</p>{{{definitions}}}", to: "templates/week.mustache")
        let first = RepeatedBuild.Arguments(asOf: "2025-01-04T12:00:00Z")
        _ = try builds.build(first)
        let count = Set(try made(.init(asOf: first.asOf, templates: "templates"))).count
        for others in [
            RepeatedBuild.Arguments(asOf: first.asOf, edition: Edition(language: .german)),
            .init(asOf: first.asOf, edition: Edition(siteURL: "https://example.org/")),
        ] {
            #expect(try made(others).count == count && count > 40)
        }
        #expect(try made(first).count < 20)
        try directory.write(#"{ "weekStart": "sunday" }"#, to: "data/profile.json")
        #expect(try made(first).count == count)
    }

    @Test("a kept page that was edited or removed by somebody is made again", arguments: ["edited", "removed"])
    func damagedPage(damage: String) throws {
        let arguments = RepeatedBuild.Arguments(asOf: "2025-01-04T12:00:00Z")
        let pages = ["site/weeks/2024-W40.html", "site/weeks/2024-W40.md", "site/share/2024-10.svg"]
        try writeEntries(KeptFilesTests.rows)
        _ = try builds.build(arguments)
        let before = pages.map(directory.bytes)
        for page in pages {
            if damage == "edited" {
                try directory.write("mine", to: page)
            } else {
                try FileManager.default.removeItem(atPath: directory.path + "/" + page)
            }
        }
        try writeEntries(KeptFilesTests.rows + ["2025-01-04,easy\n"])
        _ = try builds.build(arguments)
        #expect(pages.map(directory.bytes) == before)
    }

    @Test("a site that is gone is made anew")
    func removedSite() throws {
        let arguments = RepeatedBuild.Arguments(asOf: "2025-01-04T12:00:00Z")
        try writeEntries(KeptFilesTests.rows)
        _ = try builds.build(arguments)
        let before = files(of: "site")
        try FileManager.default.removeItem(atPath: builds.site.text)
        _ = try builds.build(arguments)
        #expect(files(of: "site") == before)
    }
}
