import Foundation
import TestSupport
import Testing

/// A data directory is found, or the one that was probably meant is named.
@Suite struct FoundFolderTests {
    private let binary: Binary
    private let directory: TemporaryDirectory
    private static let entries = "date,level\n2025-01-01,steady\n"

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
    }

    private func run(_ line: String, in folder: String = "", data: String? = nil) throws -> Binary.Run {
        var environment = Binary.environment
        environment["REPORTGEN_DATA"] = data
        environment["XDG_CACHE_HOME"] = directory.path + "/cache"
        return try binary.run(
            line.split(separator: " ").map(String.init), in: directory.path + "/" + folder, environment: environment)
    }

    @Test("V-16 in a folder of records no command needs a folder, and the site is next to the records")
    func current() throws {
        try directory.write(Self.entries, to: "mine/entries/2025.csv")
        let build = try run("build --as-of 2025-01-02", in: "mine")
        #expect(build.status == 0 && build.error == "", "\(build.error)")
        #expect(build.output.hasPrefix("site/index.html ("))
        #expect(directory.text(of: "mine/site/index.html") != nil)
        #expect(directory.text(of: "mine/entries/2025.csv") == Self.entries)
        #expect(try run("check", in: "mine").output.hasPrefix("mine is fine: 1 entry, 0 activities, 0 logs.\n"))
        for line in ["stats", "summary", "share -o -", "explain", "explain 2025-01-01", "remind --now -1"] {
            let run = try run(line, in: "mine")
            #expect(run.status == (line.hasPrefix("remind") ? 1 : 0), "\(line): \(run.error)")
            #expect(run.output.isEmpty == line.hasPrefix("remind"), "\(line)")
        }
    }

    @Test("V-16 a problem of the current folder names the file as it lies there")
    func currentProblem() throws {
        try directory.write("date,level\n2025-01-01,stedy\n", to: "mine/entries.csv")
        #expect(try run("check", in: "mine").error.hasPrefix("entries.csv:2: error:"))
    }

    @Test("V-16 the only folder with records is found, and if there are several, none is chosen")
    func subfolder() throws {
        try directory.write(Self.entries, to: "mine/entries.csv")
        try directory.write("text", to: "notes/plan.txt")
        try directory.write("{}", to: ".hidden/profile.json")
        #expect(try run("check").output.hasPrefix("mine is fine: 1 entry, 0 activities, 0 logs.\n"))
        #expect(try run("build --as-of 2025-01-02").status == 0)
        #expect(directory.text(of: "site/index.html") != nil)
        try directory.write("{}", to: "other/profile.json")
        let several = try run("check")
        #expect(several.status == 64)
        #expect(several.error.contains("2 folders here hold records\n    hint: name mine or other\n"))
        #expect(try run("check", data: "mine").status == 0)
    }

    @Test("V-16 the environment names the folder, unless an argument does")
    func environment() throws {
        try directory.write(Self.entries, to: "mine/entries.csv")
        try directory.write("{}", to: "else/file.txt")
        let data = directory.path + "/mine"
        #expect(try run("check", in: "else", data: data).output.hasPrefix("\(data) is fine: 1 entry"))
        #expect(try run("explain -1", in: "else", data: data).status == 0)
        #expect(try run("check .", in: "else", data: data).status == 66)
        let gone = try run("check", data: "gone")
        #expect(gone.status == 66 && gone.error.contains("REPORTGEN_DATA names it"))
    }

    /// The argument, the folder that the command runs in, relative to the parent of `mine`, and the hint.
    private static let meant = [
        ("check mine/entries", "", "did you mean mine?"), ("check mine/entries/", "", "did you mean mine?"),
        ("check mine/entries/2025.csv", "", "did you mean mine?"),
        ("check mine/profile.json", "", "did you mean mine?"),
        ("check mien", "", "did you mean \"mine\"?"), ("check typo/entrys.csv", "", "did you mean typo?"),
        ("check .", "", "did you mean ./mine?"), ("check new", "", "reportgen init new makes one"),
        ("check", "typo", "name the folder, such as my-year"),
    ]

    @Test("V-16 a wrong folder is answered with the one that was probably meant", arguments: meant)
    func hints(line: String, folder: String, hint: String) throws {
        try directory.write(Self.entries, to: "mine/entries/2025.csv")
        try directory.write("{}", to: "mine/profile.json")
        try directory.write(Self.entries, to: "typo/entrys.csv")
        let run = try run(line, in: folder)
        #expect(run.status == 66)
        #expect(run.error.contains("hint: " + hint), "\(run.error)")
    }

    @Test("V-16 within a folder of entries the folder around it is named")
    func inside() throws {
        try directory.write(Self.entries, to: "mine/entries/2025.csv")
        let run = try run("build", in: "mine/entries")
        #expect(run.status == 66)
        #expect(run.error.contains("hint: did you mean \(directory.path)/mine?"))
    }

    @Test("V-16 a site of one diary is not replaced by that of another, unless it is asked for by name")
    func twoDiaries() throws {
        try directory.write(Self.entries, to: "mine/entries.csv")
        try directory.write(Self.entries, to: "other/entries.csv")
        #expect(try run("build mine").status == 0)
        #expect(try run("build mine").status == 0)
        let second = try run("build other")
        #expect(second.status == 64)
        #expect(second.error.contains("site is the site of \(directory.path)/mine\n"))
        #expect(try run("build other --output site").status == 0)
        try FileManager.default.moveItem(atPath: directory.path + "/other", toPath: directory.path + "/renamed")
        #expect(try run("build renamed").status == 0, "a folder that was only renamed keeps its site")
    }

    @Test("V-17 -3 is three days ago, in spite of its hyphen")
    func daysAgo() throws {
        try directory.write("date,level\n2025-01-01,steady\n2025-01-04,easy\n", to: "mine/entries.csv")
        for line in [
            "explain -3", "explain mine -3", "explain -3 --strict", "explain mittwoch", "explain 3 days ago",
            "explain mine 1 January", "explain 1/1/2025",
        ] {
            let run = try run(line + " --as-of 2025-01-04")
            #expect(run.output.hasPrefix("Wednesday, 2025-01-01\n"), "\(line): \(run.error)")
        }
        #expect(try run("stats --as-of -3").status == 0)
        #expect(try run("summary --as-of yesterday --week this").status == 0)
        #expect(try run("share mine --as-of 2025-01-04 --month jan").output == "2025-01.svg\n")
    }

    @Test("V-17 an error says what would have been understood")
    func errors() throws {
        try directory.write(Self.entries, to: "mine/entries.csv")
        for (line, words) in [
            ("explain mine soon", "\"soon\" is not a day; expected e.g. "),
            ("explain soon", "\"soon\" is not a day or a folder; expected e.g. "),
            ("explain mine 3/4/2025", "\"3/4/2025\" could be 4 March or 3 April; write the month as a word"),
            ("stats --as-of soon", "\"soon\" is not a day or a timestamp; expected e.g."),
            ("summary --week soon", "\"soon\" is not a week; expected e.g. 2025-W44, 44, last or this"),
            ("share --month soon", "\"soon\" is not a month; expected e.g. 2025-10, 10, october, last or this"),
        ] {
            let run = try run(line)
            #expect(run.status == 64 && run.error.contains(words), "\(run.error)")
        }
    }

    @Test(
        "a mistyped command or option is answered with the nearest",
        arguments: [
            ("buidl x", "\"buidl\" is not a command\n    hint: did you mean \"build\"?"),
            ("templates exprot", "\"exprot\" is not a command of templates\n    hint: did you mean \"export\"?"),
            ("help chek", "did you mean \"check\"?"), ("mine", "hint: expected init, log, unlog, undo, tracker"),
            ("build --ouput x", "Did you mean '--output'?"), ("--versoin", "did you mean \"--version\"?"),
        ])
    func mistyped(line: String, words: String) throws {
        let run = try run(line)
        #expect(run.status == 64)
        #expect(run.error.contains(words), "\(run.error)")
    }
}
