import Disk
import Foundation
import TestSupport
import Testing

@testable import Publishing

@Suite("A served site") struct ServedSiteTests {
    private static let sample = Repository.root.appending(path: "sample-data").path

    @Test("has every file of a built one, byte for byte but for what only a server or only a file says")
    func sameAsBuilt() async throws {
        let golden = Repository.root.appending(path: "site").path
        let paths = FileManager.default.enumerator(atPath: golden)?.allObjects as? [String] ?? []
        try await RunningServer.serving(ServedSiteTests.sample) { server in
            for path in paths where path.contains(".") && !path.hasPrefix(".") && !path.hasSuffix(".png") {
                guard let built = FileManager.default.contents(atPath: golden + "/" + path) else { continue }
                let reply = try await server.get("/" + path)
                #expect(reply.status == 200, "\(path)")
                let expected = ServedSiteTests.withoutPictures(
                    ServedSiteTests.withoutPolicy(String(decoding: built, as: UTF8.self)))
                let served = ServedSiteTests.withoutPictures(ServedSiteTests.withoutReload(reply.text))
                // The page for what is missing finds its style from any depth.
                let isSame = path == "404.html" || served == expected
                #expect(isSame, "\(path)")
            }
        }
    }

    private static func withoutPolicy(_ page: String) -> String {
        page.replacing(/<meta http-equiv="Content-Security-Policy"[^>]*>\n/, with: "")
    }

    private static func withoutReload(_ page: String) -> String {
        let page = page.replacing(/<a class="to-log".*?<\/a>/, with: "")
            .replacing(/<symbol id="i-pencil".*?<\/symbol>/, with: "")
            .replacing(/\ <a href="[.\/]*settings\/general">Settings<\/a>/, with: "")
            .replacing(
                /<section class="card files wide" aria-label="Hand over">.*?<\/section>\n/.dotMatchesNewlines(),
                with: ""
            )
            .replacing(/<p class="hint"><a href="[.\/]*settings\/general#s-comparisons">.*?<\/p>\n/, with: "")
            .replacing(/<small class="change">.*?<\/small>/, with: "")
            .replacing(/<(form|p) class="day-log".*?<\/\1>/.dotMatchesNewlines(), with: "")
        return page.replacing(
            /<link rel="stylesheet" href="[.\/]*serve.css">\n<script src="[.\/]*reload.js" defer><\/script>\n/, with: ""
        )
    }

    /// The checked-in site has no PNG; a served one does if the converter is installed.
    private static func withoutPictures(_ page: String) -> String {
        page.replacing(/<meta (?:property="og:image|name="twitter:card)[^>]*>\n/, with: "")
            .replacing(/<ul class="pictures">.*?<\/ul>/.dotMatchesNewlines(), with: "")
            .replacing(/\ As PNG, for messengers: [^<]*/, with: "")
            .replacing(/share\/[a-z0-9-]*\.(png|svg)/, with: "")
    }

    @Test("has the pictures of notes, and no other file of that folder")
    func notePictures() async throws {
        let directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-31,steady\n", to: "entries.csv")
        try directory.write("![dog](my%20dog.png)", to: "notes/2025-10-31.md")
        try directory.write(SmallPicture.png + Array("SECRET".utf8), to: "notes/my dog.png")
        try directory.write(SmallPicture.gif, to: "notes/other.gif")
        try await RunningServer.serving(directory.path) { server in
            let page = try await server.get("/calendar/2025-10.html")
            #expect(page.text.contains("src=\"../notes/my%20dog.png\""))
            let picture = try await server.get("/notes/my%20dog.png")
            #expect(picture.status == 200 && Array(picture.body) == SmallPicture.png)
            for path in ["other.gif", "2025-10-31.md", "", "..%2fentries.csv"] {
                #expect(try await server.get("/notes/" + path).status >= 400, "\(path)")
            }
        }
    }

    @Test("shows the overview at its root, and a folder by its name")
    func folders() async throws {
        try await RunningServer.serving(ServedSiteTests.sample) { server in
            let root = try await server.get("/")
            #expect(root.status == 200)
            #expect(try await root.body == server.get("/index.html").body)
            #expect(try await root.body == server.get("/?from=mail").body)
            let moved = try await server.get("/calendar")
            #expect(moved.status == 308)
            #expect(moved.headers["location"] == "/calendar/")
            #expect(try await server.get("/calendar/").text.contains("<title>"))
        }
    }

    @Test("answers for what it does not have with the page that says so, which finds its style at any depth")
    func missing() async throws {
        try await RunningServer.serving(ServedSiteTests.sample) { server in
            for path in ["/nothing", "/a/b/c/", "/calendar/1999-01.html", "/share/none.png", "//", "/index.html/"] {
                let reply = try await server.get(path)
                #expect(reply.status == 404, "\(path)")
                #expect(reply.text.contains(#"href="/assets/style.css""#), "\(path)")
            }
        }
    }

    @Test("names the type of every kind of file, and forbids a browser to guess another")
    func types() async throws {
        let types = [
            "/": "text/html; charset=utf-8", "/assets/style.css": "text/css; charset=utf-8",
            "/assets/timer.js": "text/javascript; charset=utf-8", "/reload.js": "text/javascript; charset=utf-8",
            "/data.json": "application/json", "/badges/today.svg": "image/svg+xml",
            "/feed.xml": "application/atom+xml; charset=utf-8", "/summary.md": "text/markdown; charset=utf-8",
            "/robots.txt": "text/plain; charset=utf-8", "/reminders.ics": "text/calendar; charset=utf-8",
        ]
        try await RunningServer.serving(ServedSiteTests.sample) { server in
            for (path, type) in types {
                let reply = try await server.get(path)
                #expect(reply.headers["content-type"] == type, "\(path)")
                #expect(reply.headers["x-content-type-options"] == "nosniff", "\(path)")
            }
        }
    }

    @Test("U-29 draws the picture of any card when it is asked for", .enabled(if: PictureTool.isInstalled))
    func pictures() async throws {
        try await RunningServer.serving(ServedSiteTests.sample) { server in
            let files = try await server.get("/files.html").text
            let links = Set(files.matches(of: /share\/[a-z0-9-]+\.png/).map { String($0.output) })
            #expect(links.isSuperset(of: ["share/2025-10.png", "share/water-square-dark.png"]))
            let month = try await server.get("/calendar/2024-12.html").text
            #expect(month.contains("href=\"../share/2024-12.png\""), "of a time that is over too")
            for path in ["share/water-square-dark.png", "share/2024-12.png"] {
                let reply = try await server.get("/" + path)
                #expect(reply.headers["content-type"] == "image/png")
                #expect(PNGSize(reply.body) != nil, "\(path)")
            }
        }
    }

    @Test("is not sent again while the copy of the browser is right, and HEAD sends no body")
    func copies() async throws {
        try await RunningServer.serving(ServedSiteTests.sample) { server in
            let reply = try await server.get("/")
            let tag = try #require(reply.headers["etag"])
            #expect(reply.headers["cache-control"] == "private, no-cache")
            for condition in [tag, "W/" + tag, "\"other\", \(tag)", "*"] {
                let again = try await server.get("/", ["If-None-Match: " + condition])
                #expect(again.status == 304, "\(condition)")
                #expect(again.body.isEmpty)
                #expect(again.headers["etag"] == tag)
            }
            #expect(try await server.get("/", ["If-None-Match: \"other\""]).status == 200)
            let head = try await server.reply("HEAD /")
            #expect(head.status == 200)
            #expect(head.body.isEmpty)
            #expect(head.headers["content-length"] == "\(reply.body.count)")
            #expect(try await server.reply("HEAD /nothing").status == 404)
        }
    }

    @Test("has the policy of the site as a header, with forms and requests to itself only, and in no tag")
    func policy() async throws {
        let tags = FileManager.default.contents(
            atPath: Repository.root.appending(path: "site/index.html").path
        ).map { String(decoding: $0, as: UTF8.self) }
        let tag = try #require(tags?.firstMatch(of: /http-equiv="Content-Security-Policy" content="([^"]*)"/)?.output.1)
        try await RunningServer.serving(ServedSiteTests.sample) { server in
            for path in ["/", "/jokers.html", "/nothing", "/weeks/2025-W44.html"] {
                let reply = try await server.get(path)
                let policy = try #require(reply.headers["content-security-policy"]).components(separatedBy: "; ")
                let own = tag.components(separatedBy: "; ").filter { !$0.hasPrefix("form-action") }
                #expect(
                    Set(policy)
                        == Set(
                            own + [
                                "form-action 'self'", "connect-src 'self'", "manifest-src 'self'",
                                "frame-ancestors 'none'",
                            ]))
                #expect(!reply.text.contains("Content-Security-Policy"), "\(path)")
                #expect(reply.headers["referrer-policy"] == "same-origin")
                #expect(reply.headers["cross-origin-opener-policy"] == "same-origin")
                #expect(reply.headers["cross-origin-resource-policy"] == "same-origin")
            }
            #expect(
                try await server.get("/share/streak.svg").headers["content-security-policy"]?.contains("sandbox")
                    == true)
        }
    }

    @Test("writes nothing, whatever is asked for")
    func nothingIsWritten() async throws {
        let directory = try TemporaryDirectory()
        try FileManager.default.copyItem(atPath: ServedSiteTests.sample, toPath: directory.path + "/data")
        let before = ServedSiteTests.contents(of: directory)
        try await RunningServer.serving(directory.path + "/data") { server in
            var seen: Set<String> = []
            var open = ["/", "/log", "/reload.js", "/events", "/serve.css", "/undo", "/set?name=x", "/data.json"]
            while let path = open.popLast() {
                guard seen.insert(path).inserted, path != "/events" else { continue }
                // Pictures take a tenth of a second each, and are drawn in another test.
                let reply = try await server.reply((path.hasSuffix(".png") ? "HEAD /nothing" : "GET ") + path)
                guard reply.headers["content-type"]?.hasPrefix("text/html") == true else { continue }
                for match in reply.text.matches(of: /(?:href|src)="([^"#:]+)["#]/) {
                    let base = URL(string: "http://127.0.0.1" + path)
                    if let url = URL(string: String(match.output.1), relativeTo: base) { open.append(url.path) }
                }
            }
            #expect(seen.count > 100)
        }
        #expect(ServedSiteTests.contents(of: directory) == before)
    }

    /// Every path below with its bytes, and the time of its last change.
    private static func contents(of directory: TemporaryDirectory) -> [String: [String]] {
        directory.paths().reduce(into: [:]) { contents, path in
            let times = try? FileManager.default.attributesOfItem(atPath: directory.path + "/" + path)
            let hash = directory.bytes(of: path).map { ContentHash.text(of: $0) }
            contents[path] = [hash ?? "folder", "\(times?[.modificationDate] ?? "")"]
        }
    }

    @Test("F-15 a level gives way under a tap, but not under reduced motion")
    func tap() async throws {
        try await RunningServer.serving(ServedSiteTests.sample) { server in
            let style = try await server.get("/serve.css").text
            let parts = style.split(separator: "@media (prefers-reduced-motion: no-preference) {")
            #expect(parts.count == 2 && !parts[0].contains(":active"))
            #expect(parts[1].contains(".level:active") && parts[1].contains("transform: scale(.96)"))
        }
    }
}
