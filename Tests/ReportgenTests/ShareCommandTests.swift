import Foundation
import TestSupport
import Testing

/// Share cards and their pictures, made by running the program.
@Suite struct ShareCommandTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
        try directory.write(
            "date,level\n2025-09-30,wild\n2025-10-30,steady\n2025-10-31,steady\n", to: "mine/entries.csv")
        try directory.write(
            #"""
            [{ "id": "run", "name": "Run", "type": "good", "trackingMode": "yesNo", "streak": true },
             { "id": "read", "name": "Read", "type": "good", "trackingMode": "yesNo", "streak": true }]
            """#, to: "habits/trackers.json")
        try directory.write(
            "timestamp,tracker\n2025-10-30,run\n2025-10-31,run\n2025-10-31,read\n", to: "habits/logs.csv")
        try directory.write("date,kind,minutes\n2025-10-31,workout,30\n", to: "moving/activities.csv")
        try directory.write(#"{ "siteUrl": "https://example.org/", "name": "Ada" }"#, to: "mine/profile.json")
    }

    private func run(_ line: String, path: String? = nil) throws -> Binary.Run {
        let arguments = line.split(separator: " ").map(String.init) + ["--as-of", "2025-10-31"]
        return try binary.run(arguments, in: directory.path, environment: environment(path))
    }

    /// The environment of the tests or only a path, with a cache directory of the test.
    private func environment(_ path: String?) -> [String: String] {
        let cache = ["XDG_CACHE_HOME": directory.path + "/cache"]
        return (path.map { ["PATH": $0] } ?? ProcessInfo.processInfo.environment).merging(cache) { $1 }
    }

    /// A folder with a program named like that of librsvg, which records that it was called.
    private func tools(_ script: String) throws -> String {
        let tool = "tools/rsvg-convert"
        try directory.write("#!/bin/sh\necho called >> '\(directory.path)/calls'\n\(script)\n", to: tool)
        try FileManager.default.setAttributes(
            [.posixPermissions: 0o755], ofItemAtPath: directory.path + "/" + tool)
        return directory.path + "/tools"
    }

    private var size: (width: Int, height: Int)? {
        guard let picture = directory.bytes(of: "card.png"), picture.starts(with: [0x89, 0x50, 0x4E, 0x47]) else {
            return nil
        }
        let numbers = [16..<20, 20..<24].map { picture[$0].reduce(0) { $0 << 8 | Int($1) } }
        return (numbers[0], numbers[1])
    }

    /// A command, the file that it writes, and words in that file.
    private static let cards: [(line: String, file: String, words: String)] = [
        ("share mine", "streak.svg", "2 days sober since 30 Oct 2025"),
        ("share mine --kind month", "2025-10.svg", "2 sober days in October 2025"),
        ("share mine --month 2025-10 --size 1080x1080", "2025-10-square.svg", #"viewBox="0 0 1080 1080""#),
        ("share mine --year 2025 --language de", "2025.svg", "2 nüchterne Tage im Jahr 2025"),
        ("share mine --year this", "2025.svg", "2 sober days in 2025"),
        ("share mine --kind poster", "2025-poster.svg", #"width="297mm" height="420mm""#),
        ("share mine --kind poster --year 2025 --language de", "2025-poster.svg", "Ein Kreis für jeden Tag"),
        ("share moving", "workout.svg", "1 day in a row"),
        ("share moving --kind workout", "workout.svg", "A calendar with minutes on 1 day."),
        ("share mine -o card", "card", "prefers-color-scheme:dark"),
        ("share habits --tracker run", "run.svg", "2 days in a row"),
        ("share habits --tracker run --month 2025-10", "run-2025-10.svg", "Run in October 2025: 2 days"),
        ("share habits --tracker read --year 2025", "read-2025.svg", "Read in 2025: 1 day"),
    ]

    @Test("U-29 each kind of card is a separate file", arguments: cards)
    func kinds(line: String, file: String, words: String) throws {
        let share = try run(line)
        #expect(share.status == 0, "\(share.error)")
        #expect(share.output == file + "\n")
        #expect(directory.text(of: file)?.contains(words) == true)
        #expect(directory.bytes(of: "calls") == nil)
    }

    @Test("U-29 a card goes to standard output, the same every time")
    func standardOutput() throws {
        let first = try run("share mine -o -")
        #expect(first.output.hasPrefix("<svg xmlns="))
        #expect(try run("share mine -o -").output == first.output)
    }

    @Test("U-29 a card as a picture has the size that was asked for")
    func picture() throws {
        #expect(try run("share mine --month 2025-10 --format png -o card.png").status == 0)
        #expect(try #require(size) == (1200, 630))
        #expect(try run("share mine --size 1080x1080 -o card.png").status == 0, "the ending of the file is enough")
        #expect(try #require(size) == (1080, 1080))
        #expect(try run("share mine --kind poster --dark -o card.png").status == 0)
        #expect(try #require(size) == (2376, 3360))
        #expect(try run("share mine --format png --dark").output == "streak-dark.png\n")
    }

    /// Arguments that make no card, the exit code, and words of the message.
    private static let mistakes: [(line: String, status: Int32, words: String)] = [
        ("share mine --month 2025-11", 64, "it goes from 2025-09-30 to 2025-10-31"),
        ("share mine --month 2019-01", 64, "2019-01 lies outside of the history"),
        ("share mine --year 2026", 64, "2026 lies outside of the history"),
        ("share mine --month 2025-13", 64, "\"2025-13\" is not a month; expected e.g. 2025-10"),
        ("share habits --tracker run --month 2025-09", 64, "2025-09 lies outside of the history"),
        ("share habits --tracker run --kind streak", 64, "it goes with no --kind"),
        ("share mine --month Octember", 64, "expected e.g. 2025-10"),
        ("share mine --month 2025-10 --year 2025", 64, "not both"),
        ("share mine --kind year --month 2025-10", 64, "--month goes with --kind month"),
        ("share mine --kind poster --month 2025-10", 64, "--month goes with --kind month"),
        ("share mine --kind month --year 2025", 64, "--year goes with --kind year or poster"),
        ("share mine --kind poster --size 1080x1080", 64, "--size does not go with --kind poster"),
        ("build mine --no-png --png all", 64, "--no-png goes with no other --png"),
        ("build mine --png some", 64, "'needed', 'all' or 'none'"),
        ("share mine --dark", 64, "an SVG follows light and dark by itself"),
        ("share mine --size 100x100", 64, "1200x630"),
        ("share mine --format gif", 64, "svg"),
        ("share mine --month 2025-09", 66, "there is no sober day in 2025-09 to show"),
        ("share none", 66, "none"),
        ("share mine -o mine", 73, "mine is a directory"),
        ("share mine -o missing/card.svg", 73, "missing/"),
    ]

    @Test("each way to go wrong says what would have been right, and writes nothing", arguments: mistakes)
    func errors(line: String, status: Int32, words: String) throws {
        let share = try run(line)
        #expect(share.status == status)
        #expect(share.error.contains(words), "\(share.error)")
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: directory.path).sorted() == [
                "habits", "mine", "moving",
            ])
    }

    /// Names of files of the data directory, which a card must not replace, and of similar ones.
    private static let ownFiles = [
        "mine/entries.csv", "mine/./entries.csv", "link/profile.json", "mine/trackers.json", "mine/notes/2025-10-31.md",
        "mine/notes/card.svg", "mine/Entries.svg", "elsewhere/logs.csv", "elsewhere/note.md",
    ]

    @Test("a card never replaces records or settings", arguments: ownFiles)
    func records(file: String) throws {
        let files = FileManager.default
        try files.createSymbolicLink(atPath: directory.path + "/link", withDestinationPath: "mine")
        try directory.write("timestamp,tracker\n", to: "elsewhere/logs.csv")
        try directory.write("a day", to: "elsewhere/note.md")
        try directory.write("another day", to: "mine/notes/2025-10-31.md")
        for (link, target) in [
            ("logs.csv", "../elsewhere/logs.csv"), ("notes/2025-10-30.md", "../../elsewhere/note.md"),
        ] {
            try files.createSymbolicLink(atPath: directory.path + "/mine/" + link, withDestinationPath: target)
        }
        let before = (paths: directory.paths(), text: directory.text(of: file))
        let share = try run("share mine --follow-links -o \(file)")
        #expect(share.status == 64)
        #expect(share.error.contains("the output \(file) ") && share.error.contains("records"), "\(share.error)")
        #expect(share.error.contains("choose another file with --output"))
        #expect(directory.paths() == before.paths)
        #expect(directory.text(of: file) == before.text)
    }

    @Test("a card next to the records isn't read as one of them")
    func besideRecords() throws {
        #expect(try run("share mine -o mine/card.svg").status == 0)
        #expect(try run("share mine -o mine/cards.entries/card.svg").status == 73, "the folder is missing")
    }

    @Test("a link is not replaced, wherever it leads", arguments: ["mine/card.svg", "card.txt", "nowhere"])
    func link(target: String) throws {
        try directory.write("text", to: "card.txt")
        let link = directory.path + "/link.svg"
        try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
        let share = try run("share mine -o link.svg")
        #expect(share.status == 73)
        #expect(share.error.contains("link.svg is a link"), "\(share.error)")
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == target)
        #expect(directory.text(of: "card.txt") == "text")
    }

    @Test("a card goes into a pipe or a device, also through a link, and leaves it there")
    func streams() throws {
        let card = try run("share mine -o -").output
        try FileManager.default.createSymbolicLink(
            atPath: directory.path + "/out.svg", withDestinationPath: "/dev/stdout")
        let linked = try run("share mine -o out.svg")
        #expect(linked.output == card, "the name of the device is not added: \(linked.error)")
        #expect(mkfifo(directory.path + "/pipe.svg", 0o600) == 0)
        // Open for reading and writing, so that neither side waits; the card fits into the pipe.
        let pipe = open(directory.path + "/pipe.svg", O_RDWR | O_NONBLOCK)
        defer { close(pipe) }
        let piped = try run("share mine -o pipe.svg")
        #expect(piped.status == 0, "\(piped.error)")
        var bytes = [UInt8](repeating: 0, count: 1 << 17)
        let count = read(pipe, &bytes, bytes.count)
        #expect(String(decoding: bytes.prefix(max(0, count)), as: UTF8.self) == card)
        let type = try FileManager.default.attributesOfItem(atPath: directory.path + "/pipe.svg")[.type]
        #expect(type as? FileAttributeType != .typeRegular)
    }

    private var pictures: [String] { directory.paths(in: "site/share").filter { $0.hasSuffix(".png") } }

    @Test("U-29 a build writes cards and pictures once, and draws again only what has changed")
    func cache() throws {
        #expect(try run("build mine --png all").status == 0)
        let drawn = try #require(directory.bytes(of: "site/share/streak.png"))
        for name in ["2025-10-square", "2025-10-square-dark", "2025-poster", "2025-poster-dark"] {
            #expect(directory.bytes(of: "site/share/\(name).png") != nil, "\(name)")
        }
        #expect(directory.text(of: "site/index.html")?.contains("href=\"share/streak.png") == true)
        let path = try tools("exit 1")
        let second = try run("build mine --png all", path: path)
        #expect(second.error == "")
        #expect(directory.bytes(of: "calls") == nil, "nothing was started")
        #expect(directory.bytes(of: "site/share/streak.png") == drawn)
        try directory.write(
            #"""
            [{ "id": "run", "name": "Run", "type": "good", "trackingMode": "yesNo", "streak": true },
             { "id": "read", "name": "Read", "type": "good", "trackingMode": "yesNo", "streak": true }]
            """#, to: "habits/trackers.json")
        try directory.write(
            "timestamp,tracker\n2025-10-30,run\n2025-10-31,run\n2025-10-31,read\n", to: "habits/logs.csv")
        try directory.write("date,kind,minutes\n2025-10-31,workout,30\n", to: "moving/activities.csv")
        try directory.write(#"{ "siteUrl": "https://example.org/", "name": "Bea" }"#, to: "mine/profile.json")
        #expect(try run("build mine --png all", path: path).status == 0)
        #expect(directory.bytes(of: "calls") != nil, "the name on the card is another")
    }

    @Test("U-29 the pictures of a site are those of its last build: what pages name, all or none")
    func choice() throws {
        let foot = "<a href=\"{{root}}share/2025-square-dark.png\">2025</a></main></body></html>"
        try directory.write(foot, to: "templates/foot.mustache")
        let builds: [(options: String, pictures: [String]?)] = [
            ("", ["streak.png"]), ("--png all", nil), ("--png needed", ["streak.png"]), ("--no-png", []),
            ("--png all", nil), ("--png none", []), ("--templates templates", ["2025-square-dark.png", "streak.png"]),
            ("--templates templates --png none", []),
        ]
        for (options, expected) in builds {
            let build = try run("build mine " + options)
            #expect(build.status == 0 && !build.output.contains("(\(directory.paths(in: "site").count) unchanged"))
            if let expected { #expect(pictures == expected, "\(options)") } else { #expect(pictures.count == 11) }
            let page = try #require(directory.text(of: "site/index.html"))
            #expect(page.contains("og:image") == pictures.contains("streak.png"), "\(options)")
            #expect(page.contains("href=\"share/streak.\(expected == nil ? "png" : "svg")\""), "\(options)")
        }
    }

    @Test("U-29 without an address no page names a picture, so a build starts no other program and needs none")
    func notNeeded() throws {
        try FileManager.default.removeItem(atPath: directory.path + "/mine/profile.json")
        let build = try run("build mine", path: tools("exit 1"))
        #expect(build.status == 0 && build.error == "" && directory.bytes(of: "calls") == nil && pictures == [])
        #expect(try run("build mine", path: directory.path + "/mine").error == "")
    }

    /// Something that the converter does instead of drawing, and the message about it.
    private static let troubles: [(script: String, words: String)] = [
        ("echo 'no such option' >&2; exit 2", "rsvg-convert failed: no such option"),
        ("echo hello", "rsvg-convert did not write a valid picture"),
        ("printf '\\211PNG\\r\\n\\032\\n'", "rsvg-convert did not write a valid picture"),
        ("kill -9 $$", "rsvg-convert failed: it was ended by signal 9"),
    ]

    @Test("a build continues without pictures if they cannot be drawn, and says why", arguments: troubles)
    func trouble(script: String, words: String) throws {
        let build = try run("build mine --strict", path: tools(script) + ":/usr/bin:/bin")
        #expect(build.status == 0)
        #expect(build.error.contains("reportgen: warning: the share cards have no PNG: \(words)"), "\(build.error)")
        #expect(directory.bytes(of: "site/share/streak.svg") != nil)
        #expect(directory.bytes(of: "site/share/streak.png") == nil)
        let page = directory.text(of: "site/index.html") ?? ""
        #expect(page.contains("og:title") && !page.contains("og:image"))
    }

    @Test("if librsvg is missing, the package is named: a warning for a build, an error for a picture asked for")
    func missing() throws {
        let empty = directory.path + "/mine"
        let build = try run("build mine", path: empty)
        #expect(build.status == 0)
        #expect(build.error.contains("rsvg-convert is not installed\n    hint: install the package librsvg2-bin\n"))
        let again = try run("build mine", path: empty)
        #expect(again.output.hasSuffix(" unchanged)\n"))
        #expect(again.error == build.error, "an unchanged build reports it again")
        let share = try run("share mine --format png", path: empty)
        #expect(share.status == 73)
        #expect(share.error.contains("install the package librsvg2-bin"))
        #expect(directory.bytes(of: "streak.png") == nil)
        #expect(try run("share mine", path: empty).status == 0, "a drawing needs no other program")
    }
}
