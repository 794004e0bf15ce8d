import Actions
import Disk
import Foundation
import Model
import Publishing
import TestSupport
import Testing

@testable import Serving

/// Devices that reach the server from elsewhere.
@Suite("A server behind a proxy") struct PairingTests {
    private static let outside = "home.example"
    private static let origin = "https://home.example"

    private static func serving(
        _ body: (RunningServer, TemporaryDirectory) async throws -> Void
    ) async throws {
        let directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-29,steady\n2025-10-30,steady\n", to: "entries.csv")
        try await RunningServer.serving(directory.path, behind: origin) { server in try await body(server, directory) }
    }

    /// A link that pairs a device, as the server makes it.
    private static func code(in directory: TemporaryDirectory, until: Day? = nil) throws -> String {
        let secret = TokenSecret()
        try TokenFile(of: directory.path).change { tokens throws(CommandError) in
            tokens.add(
                AccessToken(tokens.freeName("link"), can: .pair, hash: secret.hash, made: today, until: until ?? today))
        }
        return secret.text
    }

    /// The time of the real clock.
    private static var today: Day { DayClock(zone: .utc, dayStart: 0).day(of: Machine.now) }

    private static func pair(
        _ code: String, _ name: String, _ server: RunningServer, _ headers: [String]? = nil, host: String = outside
    ) async throws -> Reply {
        let own = ["Origin: \(origin)", "Sec-Fetch-Site: same-origin"]
        return try await server.reply(
            "POST /pair", (headers ?? own) + ["Content-Type: application/x-www-form-urlencoded"], host: host,
            body: Array("code=\(code)&name=\(name)".utf8))
    }

    /// The cookie of a device that is paired now.
    private static func cookie(
        _ name: String, _ server: RunningServer, _ directory: TemporaryDirectory
    ) async throws -> String {
        let reply = try await pair(code(in: directory), name, server)
        #expect(reply.status == 303)
        let cookie = try #require(reply.headers["set-cookie"])
        for word in ["__Host-reportgen=", "Path=/", "HttpOnly", "SameSite=Strict", "Secure"] {
            #expect(cookie.contains(word), "\(word)")
        }
        return "Cookie: " + cookie.prefix { $0 != ";" }
    }

    @Test("V-24 shows no page to a device that isn't paired, whatever name it uses")
    func unpaired() async throws {
        try await PairingTests.serving { server, directory in
            let paths = [
                "/", "/index.html", "/data.json", "/log", "/settings/general", "/settings/devices", "/events",
                "/share/streak.svg", "/summary.md", "/feed.xml", "/assets/trackers.css", "/log.webmanifest", "/nothing",
                "/api/today", "/today.svg", "/reminders.ics", "/calendar/index.html", "/welcome", "//", "/assets/../",
            ]
            for host in [PairingTests.outside, "HOME.example", server.host, "localhost:\(server.port)"] {
                for path in paths {
                    for headers in [
                        [], ["Accept: text/html"], ["Cookie: reportgen=x; reportgen-\(server.port)=x"],
                        ["Cookie: __Host-reportgen="],
                    ] {
                        let reply = try await server.reply("GET \(path)", headers, host: host)
                        #expect([400, 401].contains(reply.status), "\(host) \(path) \(reply.status)")
                        #expect(!reply.text.contains("2025"), "\(host) \(path)")
                    }
                }
            }
            for host in ["evil.example", "home.example:443", "home.example.", "a.home.example", "127.0.0.1"] {
                #expect(try await server.reply("GET /", host: host).status == 421, "\(host)")
            }
            let form = try await server.post("/log", "token=\(server.token)&day=2025-10-31&form=f-level&level=none")
            #expect(form.status == 401)
            #expect(directory.text(of: "entries.csv")?.contains("10-31") == false)
        }
    }

    @Test("V-24 a link pairs one device, once; the device sees pages and writes, until it is taken away")
    func pairing() async throws {
        try await PairingTests.serving { server, directory in
            let code = try PairingTests.code(in: directory)
            // Opening a link, as the preview of a messenger does, doesn't use it up.
            for _ in 0..<3 {
                let page = try await server.reply(
                    "GET /pair?code=\(code)", ["User-Agent: iPhone Safari/"], host: "home.example")
                #expect(page.status == 200 && page.text.contains(#"value="iPhone, Safari""#))
            }
            let first = try await PairingTests.pair(code, "Phone", server)
            #expect(first.status == 303)
            #expect(try await PairingTests.pair(code, "Other", server).status == 403)
            let phone = "Cookie: " + (try #require(first.headers["set-cookie"])).prefix { $0 != ";" }
            let tablet = try await PairingTests.cookie("Phone", server, directory)
            for cookie in [phone, tablet] {
                #expect(try await server.reply("GET /", [cookie], host: "home.example").status == 200)
                #expect(try await server.reply("GET /", [cookie], host: server.host).status == 401)
            }
            let write = [tablet, "Origin: \(PairingTests.origin)", "Content-Type: application/x-www-form-urlencoded"]
            let body = Array("token=\(server.token)&day=2025-10-31&form=f-level&level=none".utf8)
            #expect(try await server.reply("POST /log", write, host: "home.example", body: body).status == 303)
            #expect(directory.text(of: "entries.csv")?.contains("2025-10-31") == true)
            let names = try TokenFile(of: directory.path).read().tokens.map(\.name)
            #expect(names.contains("Phone") && names.contains("Phone 2"))
            #expect(try TokenFile(of: directory.path).revoke("Phone"))
            #expect(try await server.reply("GET /", [phone], host: "home.example").status == 401)
            #expect(try await server.reply("GET /", [tablet], host: "home.example").status == 200)
            #expect(
                try await server.reply("GET /", [tablet + "; __Host-reportgen=x"], host: "home.example").status == 401)
        }
    }

    @Test("V-24 links and devices end by the real clock, whatever day the pages are of")
    func ends() async throws {
        try await PairingTests.serving { server, directory in
            let yesterday = PairingTests.today.advanced(by: -1)
            let over = try PairingTests.code(in: directory, until: yesterday)
            #expect(try await PairingTests.pair(over, "Phone", server).status == 403)
            let secret = TokenSecret()
            try TokenFile(of: directory.path).change { tokens throws(CommandError) in
                tokens.add(AccessToken("old", can: .pages, hash: secret.hash, made: yesterday, until: yesterday))
            }
            let cookie = "Cookie: __Host-reportgen=\(secret.text)"
            #expect(try await server.reply("GET /", [cookie], host: "home.example").status == 401)
            _ = try await PairingTests.cookie("Phone", server, directory)
            let device = try TokenFile(of: directory.path).read()["Phone"]
            #expect(device?.made == PairingTests.today)
        }
    }

    @Test("V-24 pairs by a form of its own page only, and not by a token for something else")
    func foreignForms() async throws {
        try await PairingTests.serving { server, directory in
            let code = try PairingTests.code(in: directory)
            for headers in [
                ["Origin: https://evil.example"], ["Origin: null"], ["Origin: http://home.example"], [],
                ["Origin: \(PairingTests.origin)", "Sec-Fetch-Site: cross-site"],
            ] {
                #expect(try await PairingTests.pair(code, "x", server, headers).status == 403, "\(headers)")
            }
            let secret = TokenSecret()
            try TokenFile(of: directory.path).change { tokens throws(CommandError) in
                tokens.add(AccessToken("write", can: .write, hash: secret.hash, made: Day(number: 0)))
            }
            for wrong in [secret.text, "", "x"] {
                #expect(try await PairingTests.pair(wrong, "x", server).status == 403, "\(wrong)")
            }
            #expect(
                try await server.reply("GET /", ["Cookie: __Host-reportgen=\(secret.text)"], host: "home.example")
                    .status == 401)
            #expect(try TokenFile(of: directory.path).read().tokens.allSatisfy { $0.can != .pages })
        }
    }

    @Test(
        "V-24 a page that a link from elsewhere opens loads itself once more, as its cookie does not come with the link"
    )
    func reloading() async throws {
        try await PairingTests.serving { server, _ in
            func page(_ site: String) async throws -> Reply {
                try await server.reply(
                    "GET /log", ["Sec-Fetch-Site: \(site)", "Sec-Fetch-Mode: navigate", "Sec-Fetch-Dest: document"],
                    host: "home.example")
            }
            for (site, reloads) in [("cross-site", true), ("same-site", true), ("same-origin", false), ("none", false)]
            {
                let text = try await page(site).text
                #expect(text.contains(#"http-equiv="refresh""#) == reloads, "\(site)")
            }
        }
    }

    @Test("V-24 the settings make a link with its code and a token, once, and take them away")
    func settings() async throws {
        try await PairingTests.serving { server, directory in
            let cookie = try await PairingTests.cookie("Phone", server, directory)
            func send(_ form: String) async throws -> Reply {
                try await server.reply(
                    "POST /settings/devices",
                    [cookie, "Origin: \(PairingTests.origin)", "Content-Type: application/x-www-form-urlencoded"],
                    host: "home.example", body: Array("token=\(server.token)&\(form)".utf8))
            }
            let page = RunningServer.read(try await send("key=pair"))
            let link = try #require(page.all("code").first?.text)
            let code = try #require(link.split(separator: "=").last)
            #expect(link.hasPrefix("https://home.example/pair?code="))
            #expect(page.all("svg").contains { $0.attributes["class"] == "qr" })
            #expect(try await PairingTests.pair(String(code), "Tablet", server).status == 303)
            let made = RunningServer.read(try await send("key=add&name=watch&can=write"))
            let token = try #require(made.all("code").first?.text)
            let bearer = ["Authorization: Bearer \(token)"]
            let log = try await server.reply("POST /api/log", bearer, host: "home.example", body: Array("steady".utf8))
            #expect(log.status == 201)
            #expect(try await send("key=add&name=watch&can=write").status == 422)
            #expect(try await send("key=add&name=&can=write").status == 422)
            #expect(try await send("key=add&name=x&can=pages").status == 400)
            let list = try await server.reply("GET /settings/devices", [cookie], host: "home.example").text
            for name in ["Phone", "Tablet", "watch"] { #expect(list.contains(name)) }
            #expect(!list.contains(token) && !list.contains("pair?code"))
            #expect(try await send("key=revoke&name=watch").status == 303)
            let revoked = try await server.reply(
                "POST /api/log", bearer, host: "home.example", body: Array("easy".utf8))
            #expect(revoked.status == 401)
        }
    }

    @Test("an address from elsewhere is a scheme and a name, and nothing else")
    func addresses() {
        #expect(OutsideAddress("https://home.example")?.authority == "home.example")
        #expect(OutsideAddress("https://Home.Example:443/")?.origin == "https://home.example")
        #expect(OutsideAddress("http://192.168.1.5:8080")?.authority == "192.168.1.5:8080")
        for text in [
            "home.example", "ftp://home.example", "https://", "https://a/b", "https://u@a", "https://a?q",
            "https://a#f",
            "https://a:0", "https://a:65536", "https://a:x", "https://a b", "https://-a", "https://a.", "https://a:080",
        ] {
            #expect(OutsideAddress(text) == nil, "\(text)")
        }
    }

    @Test(
        "a QR code is read by a scanner as what it was made of",
        arguments: [1, 14, 26, 42, 62, 84, 106, 122, 152, 180, 213])
    func codes(count: Int) throws {
        var generator = SeededGenerator(seed: UInt64(count))
        let letters = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_:/?=.")
        let text = String((0..<count).map { _ in letters.randomElement(using: &generator) ?? "a" })
        let code = try #require(QRCode(text))
        let (scale, zone) = (4, 4)
        let width = (code.rows.count + 2 * zone) * scale
        var image = Array("P5 \(width) \(width) 255\n".utf8)
        for y in 0..<width {
            for x in 0..<width {
                let (row, column) = (y / scale - zone, x / scale - zone)
                let isDark =
                    code.rows.indices.contains(row) && code.rows.indices.contains(column) && code.rows[row][column]
                image.append(isDark ? 0 : 255)
            }
        }
        let directory = try TemporaryDirectory()
        try Data(image).write(to: URL(filePath: directory.path + "/code.pgm"))
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/zbarimg")
        process.arguments = ["--quiet", "--raw", "-Sdisable", "-Sqrcode.enable", directory.path + "/code.pgm"]
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(String(decoding: output, as: UTF8.self) == text + "\n")
    }

    @Test("a text that is longer than version 10 allows has no code")
    func longest() { #expect(QRCode(String(repeating: "a", count: 214)) == nil) }
}
