import Foundation
import TestSupport
import Testing

/// Handouts, made by running the program.
@Suite struct ReportCommandTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
        try directory.write(
            "date,level,drinks\n2025-08-01,easy,3\n2025-10-30,steady,0\n2025-10-31,steady,0\n", to: "mine/entries.csv")
        try directory.write(
            #"""
            [{ "id": "run", "name": "Run", "type": "good", "trackingMode": "yesNo", "streak": true },
             { "id": "smoke", "name": "Smoke", "type": "saboteur", "trackingMode": "awareness", "private": true }]
            """#,
            to: "mine/trackers.json")
        try directory.write("timestamp,tracker\n2025-10-30,run\n", to: "mine/logs.csv")
    }

    private func run(_ line: String) throws -> Binary.Run {
        let arguments = line.split(separator: " ").map(String.init) + ["--as-of", "2025-10-31"]
        return try binary.run(arguments, in: directory.path)
    }

    @Test("V-37 a page is written for each reader, also of earlier days, in either language")
    func pages() throws {
        let doctor = try run("report mine --for doctor --from 2025-07-01 --to 2025-08-31 -o doctor.html")
        #expect(doctor.status == 0 && doctor.output == "doctor.html\n", "\(doctor.error)")
        let text = try #require(directory.text(of: "doctor.html"))
        #expect(text.contains("1 July 2025 to 31 August 2025 · 62 days") && text.contains("<b>1 of 62</b>"))
        #expect(!text.contains("Sober run at the end"), "a later run is not told")
        let own = try run("report mine --language de -o -")
        #expect(own.output.contains("Von der Person selbst aufgeschrieben") && own.output.contains("<h2>Run</h2>"))
        let quiet = try run("report mine --for doctor --from -9 --tracker smoke --tracker Workout -o -")
        #expect(quiet.error == "Smoke: nothing was logged in these days\n" && quiet.status == 0)
        #expect(try run("report mine --for friend --tracker Run").output == "report.html\n")
        #expect(directory.text(of: "report.html")?.contains("<h2>Run</h2>") == true)
    }

    @Test("V-37 a correction that was recorded after the days of a page does not change it")
    func laterCorrection() throws {
        func page(_ rows: String, _ line: String) throws -> String {
            try directory.write("date,level,drinks,timestamp\n" + rows, to: "mine/entries.csv")
            return try run("report mine --to 2025-10-15 -o - \(line)").output
        }
        let known = "2025-10-05,steady,0,2025-10-05T20:00Z\n2025-10-06,easy,2,2025-10-20T20:00Z\n"
        let early = "2025-10-05,wild,9,2025-10-14T20:00Z\n"
        let late = "2025-10-05,wild,9,2025-10-20T20:00Z\n"
        for line in ["--for doctor", "--for friend", ""] {
            let before = try page(known, line)
            #expect(try page(known + late, line) == before, "\(line)")
            #expect(try page(late + known, line) == before, "\(line)")
            #expect(try page(known + early, line) != before, "\(line)")
        }
        let first = String(known.prefix { $0 != "\n" }) + "\n"
        #expect(try page(first, "--for doctor") != page(known, "--for doctor"), "a day that was written down later")
        let own = try run("report mine -o -").output
        try directory.write("date,level,drinks,timestamp\n" + known + late, to: "mine/entries.csv")
        #expect(try run("report mine -o -").output != own, "of today everything counts")
    }

    @Test("V-37 a page of records that only their owner can read is as private")
    func privacy() throws {
        func mode(_ folder: Int, _ file: Int) throws -> Int? {
            let manager = FileManager.default
            try manager.setAttributes([.posixPermissions: file], ofItemAtPath: directory.path + "/mine/entries.csv")
            try manager.setAttributes([.posixPermissions: folder], ofItemAtPath: directory.path + "/mine")
            #expect(try run("report mine --for doctor").status == 0)
            return try manager.attributesOfItem(atPath: directory.path + "/report.html")[.posixPermissions] as? Int
        }
        #expect(try mode(0o755, 0o644) == 0o644)
        #expect(try mode(0o755, 0o600) == 0o600)
        #expect(try mode(0o700, 0o644) == 0o600)
    }

    @Test("V-37 a page of past days has nothing from later ones, and the last of its days is decided")
    func past() throws {
        try directory.write(
            "date,level,drinks\n2025-09-27,steady,0\n2025-09-28,steady,0\n2025-09-29,steady,0\n2025-10-01,wild,9\n",
            to: "mine/entries.csv")
        try directory.write("timestamp,tracker\n2025-09-28,run\n2025-09-29,run\n2025-10-01,run\n", to: "mine/logs.csv")
        func page(_ line: String) throws -> String { try run("report mine \(line) -o -").output }
        let before = try page("--for friend --tracker run --from 2025-09-27 --to 2025-09-29")
        #expect(
            before.contains("3 days in a row; longest so far 3 days")
                && before.contains("2 days in a row; longest so far 2 days"))
        let doctor = try page("--for doctor --from 2025-09-22 --to 2025-09-30")
        #expect(doctor.contains("<b>3 of 9</b>") && !doctor.contains("Sober run at the end"))
        #expect(
            doctor.contains(
                "<th scope=\"row\">22 Sep</th><td>2</td><td>0</td><td>0</td><td>5</td><td>0 on 2 of 2 days</td>"))
        try directory.write(
            "date,level,drinks\n2025-09-27,steady,0\n2025-09-28,steady,0\n2025-09-29,steady,0\n", to: "mine/entries.csv"
        )
        try directory.write("timestamp,tracker\n2025-09-28,run\n2025-09-29,run\n", to: "mine/logs.csv")
        #expect(try page("--for friend --tracker run --from 2025-09-27 --to 2025-09-29") == before)
    }

    @Test("V-37 of more than a year a picture says since when it shows the days")
    func years() throws {
        let months = (1...12).map { "2024-\($0 < 10 ? "0" : "")\($0)" } + (1...9).map { "2025-0\($0)" }
        let rows = months.flatMap { month in (10...28).map { "\(month)-\($0),run" } }
        try directory.write("timestamp,tracker\n" + rows.joined(separator: "\n") + "\n", to: "mine/logs.csv")
        let page = try run("report mine --for friend --tracker run --from 2024-01-01 -o -").output
        #expect(page.contains("<p>210 of 368 days · since 28 Oct 2024</p>"), "\(page.suffix(600))")
    }

    @Test(
        "V-37 invalid arguments are reported",
        arguments: [
            ("report mine --to 2025-11-02", 64, "--to 2025-11-02 is after today"),
            ("report mine --from 2025-10-31 --to 2025-10-30", 64, "--from 2025-10-31 is after --to 2025-10-30"),
            ("report mine --for nurse", 64, "nurse"), ("report mine --from soon", 64, "expected e.g. 2025-08-01"),
            ("report mine --for friend --with-notes", 64, "notes are not for a friend"),
            ("report mine --tracker run", 64, "--tracker goes with --for doctor or friend"),
            ("report mine --for doctor --tracker walk", 64, "walk"),
            ("report mine --for friend --tracker smoke", 64, "smoke is marked as private"),
            ("share mine -o card.jpg", 64, "expected a name that ends in .svg or .png"),
            (
                "report mine --for doctor --from 2025-09-01 --to 2025-09-30", 66,
                "there is nothing to show from 2025-09-01"
            ),
            ("report mine -o mine/entries.csv", 64, "mine/entries.csv"),
        ])
    func refused(line: String, status: Int32, words: String) throws {
        let done = try run(line)
        #expect(done.status == status && done.error.contains(words), "\(done.status): \(done.error)")
        #expect(directory.text(of: "report.html") == nil)
    }
}
