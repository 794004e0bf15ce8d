import Foundation
import Model
import TestSupport
import Testing

@testable import Serving

/// Importing an unknown table in the browser, and undoing it.
@Suite("An import in the browser") struct ImportPageTests {
    private let directory: TemporaryDirectory
    private var folder: String { directory.path + "/my-year" }
    private static let table = """
        Datum;Drinks;Sport;Notiz
        01.10.2025;2;x;
        02.10.2025;viele;;
        03.10.2025;0;x;Meer

        """

    init() throws {
        directory = try TemporaryDirectory()
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    private var uploads: [String] {
        directory.paths(in: "my-year/.reportgen").filter { $0.contains("upload-") }
    }

    @Test("V-51 shows a table column by column, lists the rows that stay out, writes the rest and takes it back")
    func table() async throws {
        try await RunningServer.serving(folder) { server in
            let (sent, cookie) = try await server.upload("../../diary.csv", Array(Self.table.utf8))
            #expect(sent.status == 303 && sent.headers["location"] == "/settings/import")
            #expect(uploads.count == 1)
            let mode = try FileManager.default.attributesOfItem(atPath: folder + "/.reportgen/" + uploads[0])
            #expect(mode[.posixPermissions] as? Int == 0o600)
            let choosing = try await server.page("/settings/import")
            #expect(choosing.all("input").map { $0.attributes["name"] } == ["token", "timeZone", "file"])
            let page = try RunningServer.read(await server.get("/settings/import", cookie))
            #expect(page.first("h2")?.text == "What is in diary.csv?")
            let columns = page.all("select").map { $0.all("option").first { $0.attributes["selected"] != nil }?.text }
            #expect(columns == ["Number of drinks", "A tracker: habit, number or mood"])
            #expect(page.text.contains(#"diary.csv:3: "viele" in "Drinks" is not a number from 0"#))
            let rows = try await server.get("/settings/import/rows.csv", cookie)
            #expect(rows.text == "Datum;Drinks;Sport;Notiz\n02.10.2025;viele;;\n")
            #expect(rows.headers["content-disposition"]?.hasPrefix("attachment") == true)
            #expect(directory.text(of: "my-year/entries.csv") == nil, "nothing is written before it is asked for")

            let id = try #require(page.value(of: "id"))
            let look = try await server.post(
                "/settings/import", "token=\(server.token)&id=\(id)&column-1=leave&action=look", cookie + server.own)
            #expect(look.status == 303 && look.headers["cache-control"] == "no-store")
            let again = try await server.get("/settings/import", cookie)
            #expect(again.headers["cache-control"] == "no-store" && !again.text.contains("new tracker"))
            let taken = try await server.post(
                "/settings/import", "token=\(server.token)&id=\(id)&column-1=leave&action=take", cookie + server.own)
            let location = try #require(taken.headers["location"])
            #expect(taken.status == 303 && location.hasPrefix("/settings/import?done="))
            #expect(uploads == [], "the file goes once it is taken")
            #expect(directory.text(of: "my-year/entries.csv")?.contains("2025-10-03") == true)
            #expect(directory.text(of: "my-year/trackers.json") == nil)
            let done = try RunningServer.read(await server.get(location, cookie))
            #expect(done.first(".said")?.text.contains("Import of") == true)
            #expect(try await server.get("/settings/import/rows.csv", cookie).text == rows.text)
            let change = try #require(done.first(".said")?.value(of: "change"))
            let undone = try await server.post(
                "/settings/undo", "token=\(server.token)&part=import&change=\(change)", cookie + server.own)
            #expect(undone.status == 303)
            #expect(directory.text(of: "my-year/entries.csv") == nil)
        }
    }

    @Test("V-51 a file belongs to the browser that sent it, which has one at a time")
    func sessions() async throws {
        try await RunningServer.serving(folder) { server in
            let (_, first) = try await server.upload("a.csv", Array(Self.table.utf8))
            let (_, second) = try await server.upload("b.csv", Array(Self.table.utf8))
            #expect(uploads.count == 2)
            let page = try RunningServer.read(await server.get("/settings/import", first))
            #expect(page.text.contains("a.csv") && !page.text.contains("b.csv"))
            let id = try #require(page.value(of: "id"))
            for cookie in [second, []] {
                let reply = try await server.post(
                    "/settings/import", "token=\(server.token)&id=\(id)&action=take", cookie + server.own)
                #expect(reply.status == 422 && reply.text.contains("The file is not there any more"))
            }
            _ = try await server.upload("c.csv", Array(Self.table.utf8), first)
            #expect(uploads.count == 2, "the file before is gone")
            let stale = try await server.post(
                "/settings/import", "token=\(server.token)&id=\(id)&action=take", first + server.own)
            #expect(stale.status == 422)
            #expect(try await server.get("/settings/import/rows.csv").status == 404)
            #expect(directory.text(of: "my-year/entries.csv") == nil)
        }
        #expect(uploads == [], "a server that ends leaves no file")
    }

    @Test("V-51 refuses a request that is too large, from another page, without the token, or not a form with a file")
    func refused() async throws {
        try await RunningServer.serving(folder) { server in
            let large = try await server.reply(
                "POST /settings/import/file",
                server.own + ["Content-Type: multipart/form-data; boundary=x", "Content-Length: 33700000"])
            #expect(large.status == 413 && large.text.contains("larger than 32 MB"))
            let foreign = try await server.upload(
                "a.csv", Array(Self.table.utf8), headers: ["Origin: http://evil.example"])
            #expect(foreign.reply.status == 403)
            let wrong = try await server.upload("a.csv", Array(Self.table.utf8), token: server.wrongToken)
            #expect(wrong.reply.status == 403)
            let last = "Content-Disposition: form-data; name=\"token\"\r\n\r\n\(server.token)\r\n--x--\r\n"
            let first = "Content-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\na\r\n"
            for body in [
                "--x\r\n\(first)--x\r\n\(last)", "", "--x", "--x\r\n\r\n--x--",
                "--x\r\nContent-Disposition: form-data\r\n\r\na\r\n--x--\r\n",
            ] {
                let reply = try await server.reply(
                    "POST /settings/import/file", server.own + ["Content-Type: multipart/form-data; boundary=x"],
                    body: Array(body.utf8))
                #expect(reply.status == 400, "\(body)")
            }
            let database = try await server.upload("habits.db", Array("SQLite format 3\0".utf8))
            #expect(database.reply.status == 422 && database.reply.text.contains("is a database"))
            #expect(uploads == [], "what can't be read isn't kept")
        }
    }

    @Test("V-51 deletes a file after its time, and what a killed server left")
    func lifetime() async throws {
        try FileManager.default.createDirectory(atPath: folder + "/.reportgen", withIntermediateDirectories: true)
        try Data("x".utf8).write(to: URL(fileURLWithPath: folder + "/.reportgen/upload-left"))
        var limits = ServerLimits()
        limits.upload = 0.01
        try await RunningServer.serving(folder, limits: limits) { server in
            #expect(uploads == [])
            let (_, cookie) = try await server.upload("a.csv", Array(Self.table.utf8))
            while !uploads.isEmpty { try await Task.sleep(for: .milliseconds(5)) }
            #expect(try await server.get("/settings/import", cookie).text.contains("Choose a file"))
        }
    }

    @Test("V-51 asks which day a date is, and whether 0, 4 and 6 drinks are levels")
    func questions() async throws {
        let rows = (1...9).map { "0\($0)/0\(10 - $0)/2025,\([0, 4, 6][$0 % 3])" }
        let table = "Day,Beers\n" + rows.joined(separator: "\n") + "\n"
        try await RunningServer.serving(folder) { server in
            let (_, cookie) = try await server.upload("a.csv", Array(table.utf8))
            let page = try RunningServer.read(await server.get("/settings/import", cookie))
            #expect(page.first("legend")?.text.hasPrefix("Which day is") == true)
            #expect(
                page.all("button").allSatisfy { $0.attributes["value"] != "take" },
                "nothing can be taken before that is said")
            let id = try #require(page.value(of: "id"))
            let form = "token=\(server.token)&id=\(id)&order=dmy&action="
            _ = try await server.post("/settings/import", form + "look", cookie + server.own)
            let look = try RunningServer.read(await server.get("/settings/import", cookie))
            #expect(look.text.contains("Are these the levels steady, easy and wild?"))
            let taken = try await server.post("/settings/import", form + "take&source-0=counts", cookie + server.own)
            #expect(taken.status == 303)
            #expect(directory.text(of: "my-year/entries.csv")?.contains("2025-09-01,,4") == true)
        }
    }

    @Test("V-51 isn't there for the public")
    func publicEdition() async throws {
        try await RunningServer.serving(Repository.root.appending(path: "sample-data").path, audience: .public) {
            server in
            let reply = try await server.get("/settings/import")
            #expect(reply.status == 404)
        }
    }
}

extension RunningServer {
    fileprivate var own: [String] { ["Origin: http://\(host)", "Sec-Fetch-Site: same-origin"] }

    /// Sends a file as a browser does; returns the headers that identify the browser in later requests.
    func upload(
        _ name: String, _ bytes: [UInt8], _ cookie: [String] = [], token: String? = nil, headers: [String]? = nil
    ) async throws -> (reply: Reply, cookie: [String]) {
        let boundary = "----WebKitFormBoundaryA1b2"
        let disposition = "Content-Disposition: form-data; name="
        let head = [
            "--\(boundary)", disposition + "\"token\"", "", token ?? self.token, "--\(boundary)",
            disposition + "\"file\"; filename=\"\(name)\"", "Content-Type: text/csv", "", "",
        ].joined(separator: "\r\n")
        let reply = try await reply(
            "POST /settings/import/file",
            (headers ?? own) + cookie + ["Content-Type: multipart/form-data; boundary=\(boundary)"],
            body: Array(head.utf8) + bytes + Array("\r\n--\(boundary)--\r\n".utf8))
        let set = reply.headers["set-cookie"]?.split(separator: ";").first.map { ["Cookie: \($0)"] }
        return (reply, set ?? cookie)
    }
}
