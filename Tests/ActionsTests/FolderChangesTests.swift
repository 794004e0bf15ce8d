import Counting
import Dispatch
import Foundation
import Model
import TestSupport
import Testing
import Wording

@testable import Actions
@testable import Disk

/// The changes in a data directory that `FolderChanges` reports.
@Suite("A watched folder") struct FolderChangesTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/data" }

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("one", to: "data/entries.csv")
        try directory.write("one", to: "data/logs/phone.csv")
    }

    /// Waits for changes while `body` makes some; `body` gets a function that waits for the next change.
    private func watching(
        end: Instant? = nil, templates: String? = nil, _ body: (_ noticed: () -> Bool) throws -> Void
    ) throws {
        let (noticed, stop, ended) = (DispatchSemaphore(value: 0), StopSignal(), DispatchSemaphore(value: 0))
        let changes = FolderChanges(HistoryReader(path: folder), templates: templates)
        Thread.detachNewThread {
            do throws(CommandError) {
                try changes.run(stop: stop) {
                    noticed.signal()
                    return end
                }
            } catch {
                Issue.record("\(error.text)")
            }
            ended.signal()
        }
        let wait = { noticed.wait(timeout: .now() + 600) == .success }
        #expect(wait())
        try body(wait)
        stop.stop()
        #expect(ended.wait(timeout: .now() + 600) == .success)
    }

    @Test("can have a folder of templates, whose pages, files, cards and blocks are noticed too")
    func templates() throws {
        let folders = ["pages", "static", "cards", "blocks"]
        for folder in folders { try directory.write("one", to: "look/\(folder)/one.mustache") }
        try watching(templates: directory.path + "/look") { noticed in
            for folder in folders {
                try directory.write("two", to: "look/\(folder)/one.mustache")
                #expect(noticed(), "\(folder)")
            }
        }
    }

    @Test("is noticed when a file is written, added, renamed over, or removed, also in its folders")
    func files() throws {
        try watching { noticed in
            try directory.write("two", to: "data/entries.csv")
            #expect(noticed())
            try directory.write("a note", to: "data/notes/2025-10-31.md")
            #expect(noticed())
            try directory.write("another", to: "data/notes/2025-10-30.md")
            #expect(noticed())
            try directory.write("three", to: "data/logs/.phone.csv.new")
            #expect(rename(folder + "/logs/.phone.csv.new", folder + "/logs/phone.csv") == 0)
            #expect(noticed())
            try FileManager.default.removeItem(atPath: folder + "/logs/phone.csv")
            #expect(noticed())
        }
    }

    @Test("is followed when another takes its place, and when it is gone for a while")
    func replaced() throws {
        try watching { noticed in
            try directory.write("four", to: "next/entries.csv")
            #expect(rename(folder, directory.path + "/old") == 0)
            #expect(rename(directory.path + "/next", folder) == 0)
            #expect(noticed())
            try directory.write("five", to: "data/entries.csv")
            #expect(noticed())
            try FileManager.default.removeItem(atPath: folder)
            #expect(noticed())
            try directory.write("six", to: "data/logs/phone.csv")
            #expect(noticed())
            try directory.write("seven", to: "data/logs/phone.csv")
            #expect(noticed())
        }
    }

    @Test("does not notice what no build reads: a site in it, the journal, hidden files, and files next to it")
    func others() {
        let uses = WatchedFolder.records(Path(folder)).uses
        let own = uses.filter { $0.directory.text == folder }
        for name in ["entries.csv", "logs", "profile.json", "why.md", "Entries.csv"] {
            #expect(own.contains { $0.isAbout(name) }, "\(name)")
        }
        for name in ["site", ".reportgen", ".entries.csv.swp", "pictures"] {
            #expect(!own.contains { $0.isAbout(name) }, "\(name)")
        }
        let above = uses.filter { $0.directory.text == directory.path }
        #expect(above.contains { $0.isAbout("data") })
        #expect(!above.contains { $0.isAbout("site") })
        #expect(!uses.contains { $0.directory.text.hasSuffix("/site") })
    }

    @Test("is read again when a moment comes, such as the end of the day")
    func moment() throws {
        try watching(end: Machine.now) { noticed in #expect(noticed()) }
    }

    @Test("ends a day where the profile says, in its zone, and never for a report of a given day")
    func endOfDay() throws {
        try directory.write("date,level\n2025-10-30,steady\n", to: "data/entries.csv")
        try FileManager.default.removeItem(atPath: folder + "/logs")
        try directory.write(#"{ "timeZone": "Asia/Tokyo", "dayStart": "04:00" }"#, to: "data/profile.json")
        for (asOf, ends) in [(nil, true), ("yesterday", true), ("2025-10-31", false)] {
            let reader = HistoryReader(path: folder, asOf: asOf.flatMap { AsOfText($0) })
            let analysis = try #require(try reader.read().analysis)
            let end = reader.end(of: analysis)
            #expect((end != nil) == ends)
            guard let end else { continue }
            #expect(end > Machine.now)
            #expect(analysis.history.profile.zone.wallTime(at: end).second == 4 * 3600)
        }
    }
}
