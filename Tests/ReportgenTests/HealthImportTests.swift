import Foundation
import TestSupport
import Testing

/// `import` of an export of the Health app of an iPhone, as a person runs it.
@Suite struct HealthImportTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
    }

    /// An export with some drinks on one day.
    private static func export(drinks: Int = 3, end: String = "</HealthData>\n") -> String {
        let type = "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages"
        let time = "2025-10-30 20:00:00 +0100"
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <!DOCTYPE HealthData [
            <!-- HealthKit Export Version: 14 -->
            ]>
            <HealthData locale="de_DE">
             <ExportDate value="2025-10-31 09:00:00 +0100"/>
             <Record type="\(type)" sourceName="iPhone" unit="count" startDate="\(time)" endDate="\(time)" value="\(drinks)"/>
             <Record type="HKQuantityTypeIdentifierHeartRate" sourceName="Uhr" unit="count/min" startDate="\(time)" value="60"/>
            \(end)
            """
    }

    private func take(_ name: String) throws -> Binary.Run {
        try binary.run("import", name, "--into", "my", "--language", "en", in: directory.path)
    }

    @Test("U-02 the zip file of a phone is imported as it comes, and a second time adds nothing")
    func zip() throws {
        let archive = ZipWriter([
            .init("apple_health_export/export_cda.xml", "<ClinicalDocument/><ClinicalDocument/>"),
            .init("__MACOSX/apple_health_export/._导出.xml", "\0\0<HealthData >"),
            .init("apple_health_export/workout-routes/route.gpx", "<gpx/>"),
            .init("apple_health_export/electrocardiograms/ecg.csv", "Name,Alex\n"),
            .init("apple_health_export/alt.xml", Self.export(drinks: 9, end: "</HealthData>")),
            .init("apple_health_export/导出.xml", Self.export() + String(repeating: "\n", count: 100)),
        ])
        try directory.write(archive.bytes, to: "export.zip")
        let run = try take("export.zip")
        #expect(run.status == 0, "\(run.error)")
        #expect(
            run.output == """
                apple-health, 30 October 2025
                  levels and drinks: 1 new
                  records taken from: iPhone (1)
                Not written as records:
                  types of records that are not read: 1 (HeartRate 1)
                If you have stopped, say when your last drink was: reportgen set lastDrink 2025-10-30 --data my; \
                if you want to drink less: reportgen set aim less --data my

                """)
        #expect(directory.text(of: "my/entries.csv")?.hasSuffix("2025-10-30,,3,,apple-health,\n") == true)
        #expect(try take("export.zip").output.contains("nothing was written"))
        #expect(!directory.paths().contains { $0.contains("apple_health_export") })
        #expect(try binary.run("undo", "my", in: directory.path).status == 0)
    }

    @Test("its XML file and its folder are imported, too", arguments: ["Export.xml", "apple_health_export"])
    func unpacked(name: String) throws {
        try directory.write(Self.export(), to: name.hasSuffix(".xml") ? name : name + "/Export.xml")
        try directory.write("<ClinicalDocument/>", to: "apple_health_export/export_cda.xml")
        let run = try take(name)
        #expect(run.status == 0 && run.output.hasPrefix("apple-health, 30 October 2025\n"), "\(run.error)")
    }

    @Test("the records of one app can be imported alone, and an unknown name is answered with the known ones")
    func onlyFrom() throws {
        try directory.write(Self.export(), to: "export.xml")
        let only = ["import", "export.xml", "--into", "my", "--dry-run", "--language", "en", "--only-from"]
        #expect(try binary.run(only + ["IPHONE"], in: directory.path).output.contains("levels and drinks: 1 new"))
        let run = try binary.run(only + ["Watch"], in: directory.path)
        #expect(run.status == 65 && run.error.contains("\"iPhone\""), "\(run.error)")
        try directory.write("date,level\n2025-10-30,wild\n", to: "entries.csv")
        let table = try binary.run(["import", "entries.csv", "--into", "my", "--only-from", "x"], in: directory.path)
        #expect(table.status == 65 && table.error.contains("--only-from"))
    }

    @Test("a damaged export is refused with its file and byte, and nothing is written")
    func damaged() throws {
        var flipped = ZipWriter([.init("export.xml", Self.export())])
        flipped.members[0].checksum = 1
        let cut = Self.export(end: "")
        let files: [(String, [UInt8], String)] = [
            ("cut.xml", Array(cut.utf8), "cut.xml, byte \(cut.utf8.count): the file ends before"),
            (
                "cut.zip", ZipWriter([.init("a/export.xml", cut)]).bytes,
                "cut.zip/a/export.xml, byte \(cut.utf8.count): "
            ),
            ("flipped.zip", flipped.bytes, "checksum"),
            ("latin.xml", Array(Self.export().replacing("UTF-8", with: "latin1").utf8), "encoded as latin1"),
            ("cda.zip", ZipWriter([.init("export_cda.xml", "<ClinicalDocument/>")]).bytes, "it holds export_cda.xml"),
            ("cda.xml", Array("<?xml version=\"1.0\"?><ClinicalDocument/>".utf8), "not an export of Apple Health"),
        ]
        for (name, bytes, words) in files {
            try directory.write(bytes, to: name)
            let run = try take(name)
            #expect(run.status == 65 && run.error.contains(words), "\(name): \(run.error)")
        }
        #expect(directory.paths().sorted() == files.map(\.0).sorted())
    }

    @Test(
        "V-35 for an app of drinking days only, commands are offered that make the days between steady, and hide earlier ones"
    )
    func offers() throws {
        let type = "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages"
        let records = (1...25).map { number -> String in
            let time = "2025-0\(number < 13 ? 8 : 9)-\(number % 12 + 10) 20:00:00 +0200"
            return
                "<Record type=\"\(type)\" sourceName=\"App\" unit=\"count\" startDate=\"\(time)\" endDate=\"\(time)\" value=\"2\"/>"
        }
        try directory.write("<HealthData>\(records.joined())</HealthData>", to: "export.xml")
        try directory.write(
            #"{ "timeZone": "Europe/Berlin", "lastDrink": "2025-10-01", "assumeSteady": [ { "from": "2025-10-02" } ] }"#,
            to: "my/profile.json")
        try directory.write("date,level\n2025-10-05,steady\n", to: "my/entries.csv")
        let run = try take("export.xml")
        #expect(run.status == 0, "\(run.error)")
        let commands = run.output.split(separator: "\n").filter { $0.contains(": reportgen set ") }
        #expect(commands.count == 2, "\(run.output)")
        #expect(commands.first?.contains("Only days with a drink were recorded, 24 of 43.") == true, "\(run.output)")
        #expect(commands.last?.hasSuffix("reportgen set publicFrom 2025-10-02 --data my") == true)
        let shell = commands.compactMap { line in
            line.split(separator: "reportgen ").last.map { "\(binary.path) \($0) --yes" }
        }
        for command in shell {
            let done = try Binary(URL(filePath: "/bin/sh")).run("-c", command, in: directory.path)
            #expect(done.status == 0, "\(command): \(done.error)")
        }
        #expect(
            directory.text(of: "my/profile.json")?.contains("\"from\": \"2025-08-10\", \"to\": \"2025-09-21\"") == true)
        #expect(!(try take("export.xml")).output.contains("reportgen set"), "what was taken is not offered again")
    }

    /// An export with a number of drinks a day from 1 October on, of one app.
    private func writeDrinks(_ drinks: [Int], of app: String) throws {
        let type = "HKQuantityTypeIdentifierNumberOfAlcoholicBeverages"
        let records = drinks.enumerated().map { index, drinks in
            let time = "2025-10-\(index < 9 ? "0" : "")\(index + 1) 20:00:00 +0200"
            return "<Record type=\"\(type)\" sourceName=\"\(app)\" unit=\"count\" startDate=\"\(time)\" "
                + "endDate=\"\(time)\" value=\"\(drinks)\"/>"
        }
        try directory.write("<HealthData>\(records.joined())</HealthData>", to: "export.xml")
    }

    @Test("V-27 without a terminal the reading is printed with the option that decides otherwise, and is remembered")
    func levelsAreKept() throws {
        try writeDrinks([0, 4, 0, 4, 0, 4, 0], of: "Lean Timer")
        #expect(
            try take("export.xml").output.contains(
                "read as numbers (--levels NAME: as the levels steady, easy and wild): 7 (Lean Timer 7)"))
        #expect(
            directory.text(of: "my/imports.json") == "[\n  { \"drinksOf\": \"Lean Timer\", \"are\": \"counts\" }\n]\n")
        try writeDrinks([0, 4, 0, 4, 0, 4, 0, 6], of: "Lean Timer")
        let kept = try take("export.xml")
        #expect(kept.output.contains("1 new, 7 there already") && kept.output.contains("read as numbers"))
        let arguments = ["import", "export.xml", "--into", "my", "--language", "en"]
        let both = try binary.run(
            arguments + ["--levels", "A", "--counts", "A"], in: directory.path)
        #expect(both.status == 64)
        let other = try binary.run(arguments + ["--levels", "Lean"], in: directory.path)
        #expect(
            other.status == 65 && other.error.contains("hint: there are some from \"Lean Timer\""), "\(other.error)")
        let changed = try binary.run(arguments + ["--levels", "lean timer"], in: directory.path)
        #expect(changed.output.contains("levels and drinks: 8 changed"))
        #expect(
            directory.text(of: "my/imports.json") == "[\n  { \"drinksOf\": \"Lean Timer\", \"are\": \"levels\" }\n]\n")
        #expect(try take("export.xml").output.contains("Everything is there already"))
        #expect(try binary.run("undo", "my", in: directory.path).status == 0)
        #expect(directory.text(of: "my/imports.json")?.contains("counts") == true)
    }

    @Test("V-27 at a terminal it is asked once for each source, and nothing is written before")
    func levelsAreAsked() throws {
        try writeDrinks([0, 4], of: "Lean Timer")
        let terminal = PseudoTerminal(binary.path)
        let arguments = ["import", "export.xml", "--into", "my", "--language", "en"]
        let first = try terminal.run(arguments, in: directory.path, keys: ["yes\n"])
        #expect(
            first.screen.contains(
                "Lean Timer has 0, 4 or 6 drinks on 2 days. Are these the levels steady, easy and wild? [no]: "),
            "\(first.screen)")
        #expect(first.status == 0 && first.screen.contains("levels and drinks: 2 new"))
        #expect(directory.text(of: "my/entries.csv")?.contains("2025-10-02,easy,,") == true)
        let again = try terminal.run(arguments, in: directory.path, keys: [])
        #expect(again.status == 0 && !again.screen.contains("[no]"), "\(again.screen)")
        try directory.write("Date,Drinks\n2025-10-03,4\n2025-10-04,0\n", to: "beer.csv")
        let file = try terminal.run(
            ["import", "beer.csv", "--into", "my", "--language", "en"], in: directory.path, keys: ["\n"])
        #expect(file.status == 0 && file.screen.contains("beer.csv has 0, 4 or 6 drinks on 2 days"), "\(file.screen)")
        #expect(directory.text(of: "my/entries.csv")?.contains("2025-10-03,,4,") == true)
    }
}
