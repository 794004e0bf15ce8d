import Foundation
import Model
import TestSupport
import Testing

@testable import Serving

/// Exports and handouts in the browser.
@Suite("Handing over in the browser") struct HandOverTests {
    private static let sample = Repository.root.appending(path: "sample-data").path

    private func own(_ server: RunningServer) -> [String] {
        ["Origin: http://\(server.host)", "Sec-Fetch-Site: same-origin"]
    }

    @Test("V-51 the page for a doctor has only what was chosen, and leaves no trace")
    func doctor() async throws {
        try await RunningServer.serving(Self.sample) { server in
            let page = try await server.page("/settings/hand-over")
            #expect(page.value(of: "from") == "2025-08-09" && page.value(of: "to") == "2025-10-31")
            let form = "token=\(server.token)&from=2025-10-01&to=2025-10-31"
            let address = "/settings/hand-over/doctor"
            let plain = try await server.post(address, form + "&action=show", own(server))
            #expect(plain.status == 200 && plain.headers["cache-control"] == "no-store")
            #expect(plain.headers["content-security-policy"]?.contains("script-src") == false)
            #expect(plain.headers["content-disposition"] == nil)
            #expect(plain.text.contains("Drinking diary") && !plain.text.contains("Coffee"))
            let chosen = try await server.post(
                address, form + "&tracker=coffee&tracker=meditation&notes=yes&action=save", own(server))
            #expect(chosen.text.contains("Coffee") && chosen.text.contains("Meditation"))
            #expect(chosen.text.contains("<h2>Notes</h2>"))
            #expect(
                chosen.headers["content-disposition"]
                    == #"attachment; filename="drinking-diary-2025-10-01-2025-10-31.html""#)
            for wrong in ["from=2025-10-02&to=2025-10-01", "from=2025-10-01&to=2025-11-01", "from=&to=", "to=x"] {
                let reply = try await server.post(address, "token=\(server.token)&" + wrong, own(server))
                #expect(reply.status == 422 && reply.text.contains("The first day has to be before"), "\(wrong)")
            }
            let tokenless = try await server.post(address, "from=2025-10-01&to=2025-10-31", own(server))
            #expect(tokenless.status == 403)
            let read = try await server.get(address + "?from=2025-10-01&to=2025-10-31")
            #expect(read.status == 404, "nothing of it is in an address")
        }
    }

    @Test("V-51 the export is a zip archive that is imported again without a loss")
    func export() async throws {
        let directory = try TemporaryDirectory()
        try FileManager.default.createDirectory(
            atPath: directory.path + "/my-year/notes", withIntermediateDirectories: true)
        let entries = "date,level,drinks\n2025-10-30,easy,3\n2025-10-31,steady,0\n"
        try directory.write(entries, to: "my-year/entries.csv")
        try directory.write("Grüße 🌊\n", to: "my-year/notes/2025-10-31.md")
        try await RunningServer.serving(directory.path + "/my-year") { server in
            for format in ["csv", "json"] {
                let reply = try await server.post(
                    "/settings/hand-over/export", "token=\(server.token)&format=\(format)", own(server))
                #expect(reply.status == 200 && reply.headers["content-type"] == "application/zip")
                try Data(reply.body).write(to: URL(fileURLWithPath: directory.path + "/\(format).zip"))
                let unpacked = Process()
                unpacked.executableURL = URL(fileURLWithPath: "/usr/bin/env")
                unpacked.arguments = [
                    "python3", "-m", "zipfile", "-e", directory.path + "/\(format).zip", directory.path + "/" + format,
                ]
                try unpacked.run()
                unpacked.waitUntilExit()
                #expect(unpacked.terminationStatus == 0)
                #expect(directory.text(of: "\(format)/notes/2025-10-31.md") == "Grüße 🌊\n")
                #expect(directory.text(of: "\(format)/entries.\(format)")?.contains("2025-10-30") == true)
            }
        }
    }

    @Test("V-51 a share card of any month or year is shown, with its files")
    func cards() async throws {
        try await RunningServer.serving(Self.sample) { server in
            let page = try await server.page("/settings/hand-over?card=2025-03")
            #expect(page.first(".one-card")?.first("img")?.attributes["src"] == "/share/2025-03.svg")
            let names = page.all("select").last?.all("option").compactMap { $0.attributes["value"] } ?? []
            #expect(names.contains("2024") && names.contains("2025-poster") && names.contains("2025-03"))
            let other = try await server.page("/settings/hand-over?card=../profile.json")
            #expect(other.first(".one-card") == nil)
            let files = try await server.page("/files.html")
            #expect(files.text.contains("A page for your doctor"))
        }
    }

    @Test("V-51 the public edition doesn't have it")
    func publicEdition() async throws {
        try await RunningServer.serving(Self.sample, audience: .public) { server in
            let reply = try await server.get("/settings/hand-over")
            let files = try await server.get("/files.html")
            #expect(reply.status == 404 && !files.text.contains("A page for your doctor"))
        }
    }
}
