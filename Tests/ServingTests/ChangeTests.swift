import Actions
import Foundation
import TestSupport
import Testing

@testable import Publishing
@testable import Serving

/// A file changes while a page is open.
@Suite("A change of a file") struct ChangeTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/data" }

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-29,steady\n2025-10-30,steady\n", to: "data/entries.csv")
    }

    @Test("is announced to open pages, which show it from then on")
    func change() async throws {
        try await RunningServer.serving(folder) { server in
            let events = try await server.events()
            let before = try await server.get("/")
            #expect(before.headers["server-timing"] == "page;desc=" + (before.headers["etag"] ?? ""))
            try directory.write("date,level\n2025-10-29,steady\n2025-10-30,wild\n", to: "data/entries.csv")
            #expect(await events.receive(until: "data: ").contains("data: changed\n\n"))
            let after = try await server.get("/")
            #expect(after.headers["etag"] != before.headers["etag"])
            // An unchanged file keeps its tag, and isn't loaded again.
            #expect(try await server.get("/assets/style.css").headers["etag"] != nil)
        }
    }

    @Test("that is an error leaves every page as it was, with the file, the line and the reason above it")
    func errors() async throws {
        try await RunningServer.serving(folder) { server in
            let sound = try await server.get("/")
            var events = try await server.events()
            try directory.write("date,level\n2025-10-29,steady\n2025-10-30,<b>\n", to: "data/entries.csv")
            await events.receive(until: "data: ")
            for path in ["/", "/calendar/2025-10.html", "/nothing"] {
                let broken = try await server.get(path)
                #expect(broken.text.contains("<code>\(folder)/entries.csv:3</code>"), "\(path)")
                #expect(broken.text.contains("There is an error in your files."), "\(path)")
                #expect(broken.text.contains("&lt;b") && !broken.text.contains("<b>\""), "\(path)")
            }
            let page = try await server.get("/").text
            #expect(
                page.replacing(/<section class="card problems".*?<\/section>/.dotMatchesNewlines(), with: "")
                    == sound.text)
            events = try await server.events()
            try directory.write("date,level\n2025-10-29,steady\n2025-10-30,steady\n", to: "data/entries.csv")
            await events.receive(until: "data: ")
            #expect(try await server.get("/").body == sound.body)
        }
    }

    @Test("V-51 is announced once it has changed the pages; a table that is only sent for an import is not a change")
    func sentTable() async throws {
        try await RunningServer.serving(folder) { server in
            let events = try await server.events()
            let before = try await server.get("/")
            _ = try await server.upload("diary.csv", Array("date,drinks\n2025-10-28,2\n".utf8))
            try directory.write("date,level\n2025-10-29,steady\n2025-10-30,wild\n", to: "data/entries.csv")
            await events.receive(until: "data: ")
            #expect(try await server.get("/").headers["etag"] != before.headers["etag"])
        }
    }

    @Test("makes the site again once, also after a form has written: what was read already is left as it is")
    func once() throws {
        let site = LiveSite(HistoryReader(path: folder), Edition())
        #expect(site.renew())
        let first = try #require(site.site)
        #expect(!site.renew() && site.site === first)
        try directory.write("date,level\n2025-10-29,steady\n2025-10-30,wild\n", to: "data/entries.csv")
        #expect(site.renew() && site.site !== first)
        // A missing folder is reported, and read again when it is back.
        try FileManager.default.moveItem(atPath: folder, toPath: directory.path + "/away")
        #expect(site.renew() && site.hasProblems)
        try FileManager.default.moveItem(atPath: directory.path + "/away", toPath: folder)
        #expect(site.renew() && !site.hasProblems)
    }

    @Test("that removes the folder leaves the pages as they were, and one made again is followed")
    func folder() async throws {
        try await RunningServer.serving(folder) { server in
            var events = try await server.events()
            try FileManager.default.moveItem(atPath: folder, toPath: directory.path + "/away")
            await events.receive(until: "data: ")
            #expect(try await server.get("/").text.contains("there is no directory"))
            var seen: Set<String> = []
            for day in ["2025-10-28,wild", "2025-10-27,wild"] {
                events = try await server.events()
                try directory.write("date,level\n\(day)\n", to: "data/entries.csv")
                await events.receive(until: "data: ")
                let page = try await server.get("/")
                #expect(!page.text.contains("there is no directory"))
                #expect(seen.insert(page.headers["etag"] ?? "").inserted)
            }
        }
    }

    @Test(
        "is awaited if the files have an error from the start: every page says so, in the person's language")
    func nothingYet() async throws {
        try directory.write("date,level\n2025-10-30,none\n", to: "data/entries.csv")
        try directory.write(#"{ "language": "de" }"#, to: "data/profile.json")
        let german = LiveSite(HistoryReader(path: folder), Edition())
        german.renew()
        let placeholder = try #require(german.placeholder).bytes
        #expect(String(decoding: placeholder, as: UTF8.self).contains("In deinen Dateien ist ein Fehler."))
        try await RunningServer.serving(folder) { server in
            for path in ["/", "/calendar/"] {
                let page = try await server.get(path)
                #expect(page.status == 503)
                #expect(page.text.contains("<code>\(folder)/entries.csv:2</code>"))
            }
            #expect(try await server.get("/assets/style.css").status == 200)
            let events = try await server.events()
            try directory.write("date,level\n2025-10-30,steady\n", to: "data/entries.csv")
            await events.receive(until: "data: ")
            #expect(try await server.get("/").status == 200)
        }
    }

    @Test("of a template is followed as well")
    func templates() async throws {
        try directory.write("{{> head}}<p class=\"card\">one</p>{{> foot}}", to: "look/about.mustache")
        var arguments = ServerArguments(data: folder, port: 0)
        arguments.templates = directory.path + "/look"
        let site = LiveSite(arguments.reader, arguments.edition, templates: arguments.templates)
        site.renew()
        #expect(
            site.site?.file("about.html").map { String(decoding: $0.bytes, as: UTF8.self).contains(">one<") } == true)
        try directory.write("{{> head}}{{nonsense}}{{> foot}}", to: "look/about.mustache")
        site.renew()
        #expect(site.hasProblems)
        let page = site.site?.file("about.html").map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(page?.contains("look/about.mustache:1") == true)
        try directory.write("{{> head}}<p class=\"card\">two</p>{{> foot}}", to: "look/about.mustache")
        site.renew()
        #expect(
            site.site?.file("about.html").map { String(decoding: $0.bytes, as: UTF8.self).contains(">two<") } == true)
    }
}
