import Foundation
import TestSupport
import Testing

/// The whole program from the outside: arguments in, files, texts and exit codes out.
@Suite struct CommandLineTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
    }

    @Test("from nothing to a site: init, build, open")
    func firstSteps() throws {
        let start = try binary.run("init", "mine", "--name", "Ada", "--level", "steady", in: directory.path)
        #expect(start.status == 0, "\(start.error)")
        let commands = [
            "log steady --data mine", "serve mine", "build mine", "xdg-open site/index.html", "explain mine today",
        ]
        #expect(
            start.output.split(separator: "\n").map(String.init)
                == commands.map { $0.hasPrefix("xdg") ? $0 : "reportgen " + $0 })
        let build = try binary.run("build", "mine", in: directory.path)
        #expect(build.status == 0, "\(build.error)")
        #expect(build.error == "")
        #expect(directory.text(of: "site/index.html")?.contains("Ada") == true)
        #expect(directory.text(of: "site/data.json")?.contains("reportgen.stats/1") == true)
    }

    @Test(
        "a folder that init made without an answer builds at once",
        arguments: [[], ["--aim", "habits", "--tracker", "mood"]])
    func emptyFolder(answers: [String]) throws {
        #expect(try binary.run(["init", "mine", "--yes"] + answers, in: directory.path).status == 0)
        #expect(directory.text(of: answers.isEmpty ? "mine/entries.csv" : "mine/logs.csv")?.contains(",source") == true)
        let build = try binary.run("build", "mine", in: directory.path)
        #expect(build.status == 0, "\(build.error)")
        #expect(directory.text(of: "site/index.html") != nil)
    }

    @Test("an option before the command and a day without --date are shown as they are meant; folders can be options")
    func meant() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "my data/entries.csv")
        let before = try binary.run("--data", "my data", "log", "steady", in: directory.path)
        #expect(before.status == 64 && before.error.contains("reportgen log steady --data 'my data'"))
        let day = try binary.run("log", "steady", "-2", "--data", "my data", in: directory.path)
        #expect(day.status == 64 && day.error.contains("reportgen log steady --data 'my data' --date -2"))
        let asOf = try binary.run("log", "wild", "--as-of", "2025-01-03", "--data", "my data", in: directory.path)
        let now = try binary.run("log", "easy", "--now", "2025-01-02", "--data", "my data", in: directory.path)
        #expect(asOf.status == 0 && now.status == 0, "\(asOf.error)\(now.error)")
        for command in ["check", "stats", "build"] {
            let run = try binary.run(command, "--data", "my data", in: directory.path)
            #expect(run.status == 0, "\(command): \(run.error)")
        }
        let two = try binary.run("check", "elsewhere", "--data", "my data", in: directory.path)
        #expect(two.status == 64 && two.error.contains("two folders"))
    }

    @Test("a note behind a link is on the site only if that was asked for")
    func links() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "mine/entries.csv")
        try directory.write("kept elsewhere", to: "vault/2025-01-01.md")
        try FileManager.default.createSymbolicLink(
            atPath: directory.path + "/mine/notes", withDestinationPath: directory.path + "/vault")
        let plain = try binary.run("build", "mine", in: directory.path)
        #expect(plain.status == 66 && plain.error.contains("mine/notes: error: is a link to "))
        let asked = try binary.run("build", "mine", "--follow-links", in: directory.path)
        #expect(asked.status == 0, "\(asked.error)")
        #expect(directory.text(of: "site/calendar/2025-01.html")?.contains("kept elsewhere") == true)
    }

    @Test("a build that runs in the site's folder leaves that folder in place")
    func currentFolder() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "data/entries.csv")
        try directory.write("", to: "site/")
        let script = """
            "$0" build ../data -o . --as-of 2025-01-02 --no-png && ls index.html
            echo 2025-01-02,easy >> ../data/entries.csv
            "$0" build ../data -o . --as-of 2025-01-02 --no-png && grep -c Easy calendar/2025-01.html
            """
        let shell = Binary(URL(filePath: "/bin/sh"))
        let run = try shell.run(["-c", script, binary.path], in: directory.path + "/site")
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.contains("\nindex.html\n"))
    }

    @Test("what others wrote cannot steer a terminal or a log; the public's log quotes no record")
    func hostileText() throws {
        try directory.write("date,level\n2025-01-01,steady\n2025-01-02,secretword\n", to: "mine/entries.csv")
        let tracker = #"[{"id":"x","name":"A\u001b]0;P\u0007\u202e\n::error::x","icon":"🙂","trackingMode":"yesNo"}]"#
        try directory.write(tracker, to: "mine/trackers.json")
        let list = try binary.run("tracker", "list", "--data", "mine", in: directory.path)
        for text in [list.output, list.error] {
            #expect(!text.unicodeScalars.contains { [0x1B, 0x07, 0x202E].contains($0.value) })
            #expect(!text.split(separator: "\n").contains { $0.drop { $0 == " " }.hasPrefix("::") })
        }
        let told = try binary.run("build", "mine", "--audience", "public", in: directory.path)
        #expect(told.status == 65 && told.error.contains("mine/entries.csv:3: error: unknown-level"))
        #expect(!(told.error + told.output).contains("secretword"))
    }

    @Test("V-33 the records in a copy by a program that syncs are imported by the command in the warning")
    func syncCopy() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "mine/entries.csv")
        try directory.write(
            "date,level\n2025-01-01,steady\n2025-01-02,easy\n",
            to: "mine/entries.sync-conflict-20250103-101010-ABCDEFG.csv")
        let check = try binary.run("check", "mine", in: directory.path)
        let command = "reportgen import mine/entries.sync-conflict-20250103-101010-ABCDEFG.csv --into mine"
        #expect(check.status == 0 && check.error.contains("    hint: \(command), then delete it\n"))
        #expect(check.error.contains("holds 1 row that is not in that file\n"))
        let taken = try binary.run(command.split(separator: " ").dropFirst().map(String.init), in: directory.path)
        #expect(taken.status == 0, "\(taken.error)")
        #expect(directory.text(of: "mine/entries.csv") == "date,level\n2025-01-01,steady\n2025-01-02,easy\n")
        #expect(try binary.run("check", "mine", in: directory.path).error.contains("holds no row"))
    }

    @Test("U-39 init says which options it could not use in a folder that exists, in the words of every language")
    func unusedOptions() throws {
        _ = try binary.run("init", "mine", "--tracker", "Mood", "--level", "ruhig", "--yes", in: directory.path)
        #expect(directory.text(of: "mine/trackers.json")?.contains("mood") == true)
        #expect(directory.text(of: "mine/entries.csv")?.contains(",steady,") == true)
        let before = directory.text(of: "mine/trackers.json")
        let again = try binary.run("init", "mine", "--tracker", "water", "--level", "easy", "--yes", in: directory.path)
        #expect(again.status == 0)
        #expect(again.error.contains("not used, because the file for it is there already: --tracker, --level\n"))
        #expect(directory.text(of: "mine/trackers.json") == before)
    }

    @Test("an error names file, line and place, and leaves the site that is there untouched")
    func brokenInput() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "mine/entries.csv")
        #expect(try binary.run("build", "mine", "--as-of", "2025-01-02", in: directory.path).status == 0)
        let before = directory.text(of: "site/data.json")
        try directory.write("date,level\n2025-01-01,steady\n2025-02-30,eazy\n", to: "mine/entries.csv")
        let build = try binary.run("build", "mine", "--as-of", "2025-01-02", in: directory.path)
        #expect(build.status == 65)
        #expect(build.output == "")
        #expect(build.error.contains("mine/entries.csv:3: error:"))
        #expect(build.error.contains("    2025-02-30,eazy\n    ^\n"))
        #expect(build.error.contains("did you mean \"easy\"?"))
        #expect(!build.error.contains("\u{1B}"), "no colour where no terminal is")
        #expect(build.error.hasSuffix("2 errors\n"))
        #expect(directory.text(of: "site/data.json") == before)
    }

    @Test("V-14 a file that is empty or has only bytes of zero leaves the site untouched", arguments: [0, 4096])
    func damagedFile(count: Int) throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "mine/entries.csv")
        #expect(try binary.run("build", "mine", "--as-of", "2025-01-02", in: directory.path).status == 0)
        let before = directory.text(of: "site/data.json")
        try directory.write(String(repeating: "\0", count: count), to: "mine/entries.csv")
        let build = try binary.run("build", "mine", "--as-of", "2025-01-02", in: directory.path)
        #expect(build.status == 65 && !build.error.contains("\0"))
        #expect(build.error.contains("expected at least a header, such as date,level,"))
        #expect(directory.text(of: "site/data.json") == before)
    }

    @Test("problems that repeat are one message, and all are counted in the end")
    func repeatedProblems() throws {
        let rows = (0..<400).map { "10/31/\(2000 + $0),easy\n" }.joined()
        try directory.write("date,level\n2025-01-01,stedy\n" + rows, to: "mine/entries.csv")
        let check = try binary.run("check", "mine", in: directory.path)
        #expect(check.status == 65)
        #expect(check.error.split(separator: "\n").count == 10)
        #expect(check.error.contains("    and 399 more like it, in lines 4 to 402, such as \"10/31/2001\", "))
        #expect(check.error.hasSuffix("401 errors\n"))
        try directory.write("date,level,a,b\n2025-01-01,steady\n", to: "mine/entries.csv")
        let warned = try binary.run("check", "mine", in: directory.path)
        #expect(warned.status == 0 && warned.error.contains("2 warnings\n"))
        #expect(try binary.run("check", "mine", "--strict", in: directory.path).status == 65)
    }

    @Test("a dry run lists what a build would change, and changes nothing")
    func dryRun() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "mine/entries.csv")
        let first = try binary.run("build", "mine", "--as-of", "2025-01-02", "--dry-run", in: directory.path)
        #expect(first.status == 0)
        #expect(first.output.contains("new      index.html\n"))
        #expect(first.error == "\(first.output.split(separator: "\n").count) files would change\n")
        #expect(directory.text(of: "site/index.html") == nil)
        #expect(try binary.run("build", "mine", "--as-of", "2025-01-02", in: directory.path).status == 0)
        let again = try binary.run("build", "mine", "--as-of", "2025-01-02", "--dry-run", in: directory.path)
        #expect(again.output == "")
        #expect(again.error == "nothing would change\n")
    }

    @Test("an audience or an address that is not valid is named, with what was expected")
    func editionArguments() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "mine/entries.csv")
        let audience = try binary.run("build", "mine", "--audience", "friends", in: directory.path)
        #expect(audience.status == 64)
        #expect(audience.error.contains("private"))
        let address = try binary.run("build", "mine", "--base-url", "example.org", in: directory.path)
        #expect(address.status == 64)
        #expect(address.error.contains("https://example.org/me/"))
    }

    @Test("a warning lets a build through, and stops a strict one")
    func strict() throws {
        try directory.write("date,level,mood\n2025-01-01,steady,fine\n", to: "mine/entries.csv")
        let arguments = ["mine", "--as-of", "2025-01-02"]
        #expect(try binary.run("check", arguments[0], in: directory.path).status == 0)
        let strict = try binary.run("build", arguments[0], "--strict", in: directory.path)
        #expect(strict.status == 65)
        #expect(directory.text(of: "site/index.html") == nil)
    }

    @Test("every build reports the warnings, also one that changes nothing")
    func warnings() throws {
        try directory.write("date,level,mood\n2025-01-01,steady,fine\n", to: "mine/entries.csv")
        let builds = try (1...3).map { _ in
            try binary.run("build", "mine", "--as-of", "2025-01-02", in: directory.path)
        }
        #expect(builds.allSatisfy { $0.status == 0 && $0.error.contains("mine/entries.csv:1: warning:") })
        #expect(builds[1].output.contains(" unchanged)") && !builds[1].output.contains("written"))
        let strict = try binary.run("build", "mine", "--as-of", "2025-01-02", "--strict", in: directory.path)
        #expect(strict.status == 65, "a strict build stops also where the site would stay as it is")
    }

    /// Arguments, and the exit code they end with.
    private static let runs: [(line: String, status: Int32)] = [
        ("build none", 66),
        ("check empty", 66),
        ("build mine --output mine", 64),
        ("build mine --output file", 73),
        ("stats mine --as-of soon", 64),
        ("stats mine --format xml", 64),
        ("explain mine 2025-13-01", 64),
        ("summary mine --week 2025-W60", 64),
        ("summary mine --week 1999-W01", 64),
        ("remind none", 66),
        ("remind mine --now soon", 64),
        ("bild", 64),
        ("templates bild", 64),
        ("help bild", 64),
        ("--verson", 64),
        ("build mine --ouput site", 64),
        ("init file", 73),
        ("init new --sober-since soon", 64),
        ("init new --price-per-drink cheap", 64),
        ("init new --only-slips", 64),
        ("--version", 0),
        ("--help", 0),
        ("check mine", 0),
    ]

    @Test(
        "each way to go wrong has its exit code",
        arguments: CommandLineTests.runs)
    func exitCodes(line: String, expected: Int32) throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "mine/entries.csv")
        try directory.write("", to: "file")
        try FileManager.default.createDirectory(atPath: directory.path + "/empty", withIntermediateDirectories: true)
        let run = try binary.run(line.split(separator: " ").map(String.init), in: directory.path)
        #expect(run.status == expected, "\(run.error)")
        #expect(expected == 0 || !run.error.isEmpty)
        if expected != 0 { #expect(directory.text(of: "site/index.html") == nil) }
    }

    @Test("without a command the program says how it is used, as an error")
    func noCommand() throws {
        let run = try binary.run([], in: directory.path)
        #expect(run.status == 64)
        #expect(run.output == "")
        #expect(run.error.hasPrefix("reportgen: error: no command was given\n\nOVERVIEW: "))
        #expect(run.error.hasSuffix("USAGE: reportgen <subcommand>\n\nSee 'reportgen --help' for all commands.\n"))
    }

    @Test(
        "the arguments are read even if /proc cannot be",
        .disabled(if: Soak.isSanitized, "a sanitizer needs /proc itself"),
        .enabled(if: MountNamespace.own != nil, "this user may not mount anything: unshare --mount fails"))
    func noProc() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "mine/entries.csv")
        func status(_ line: String) throws -> Binary.Run? {
            try MountNamespace.own?.run(
                "mount -t tmpfs none /proc; exec '\(Binary().path)' \(line)", in: directory.path)
        }
        #expect(try status("check none")?.status == 66)
        #expect(try status("")?.status == 64)
        let build = try status("build mine --output 'my site' --as-of 2025-01-01")
        #expect(build?.status == 0, "\(build?.error ?? "")")
        #expect(build?.output.hasPrefix("my site/index.html (") == true)
    }

    @Test("a name that is not UTF-8 is an error, and no other file takes its place")
    func names() throws {
        try directory.write("date,level\n2025-01-01,steady\n", to: "mine/entries.csv")
        func run(_ script: String) throws -> Binary.Run {
            let script = "name=$(printf 'caf\\351'); \(script)"
            return try Binary(URL(filePath: "/bin/sh"))
                .run(["-c", script, "sh", binary.path], in: directory.path)
        }
        let output = try run(#""$1" build mine --output "$name""#)
        #expect(output.status == 64)
        #expect(output.error == "reportgen: error: the argument caf\u{FFFD} is not UTF-8\n")
        #expect(directory.paths() == ["mine", "mine/entries.csv"])
        let note = try run(
            #"mkdir mine/notes; echo > "mine/notes/$name.md"; "$1" check mine; rm -r mine/notes; exit 1"#)
        #expect(note.error.contains("the name of mine/notes/caf\u{FFFD}.md is not UTF-8"), "\(note.error)")
    }

    @Test("stats and explain print what they know on standard output")
    func reading() throws {
        try directory.write("date,level\n2025-01-01,steady\n2025-01-02,wild\n", to: "mine/entries.csv")
        let stats = try binary.run("stats", "mine", "--as-of", "2025-01-02", in: directory.path)
        #expect(stats.status == 0)
        let document = try JSONSerialization.jsonObject(with: Data(stats.output.utf8)) as? [String: Any]
        #expect(document?["asOf"] as? String == "2025-01-02")
        let text = try binary.run("stats", "mine", "--as-of", "2025-01-02", "--format", "text", in: directory.path)
        #expect(text.output.contains("1 steady, 0 easy, 1 wild"))
        let explanation = try binary.run("explain", "mine", "2025-01-02", "--as-of", "2025-01-02", in: directory.path)
        #expect(explanation.output.contains("No joker was left to heal it: the streak of 1 day ends here."))
    }

    @Test("F-18 stats counts the records of single sources, in any order of the options")
    func sources() throws {
        try directory.write(
            "date,level,source\n2025-01-01,steady,manual\n2025-01-02,wild,notification\n2025-01-03,easy,\n",
            to: "mine/entries.csv")
        func levels(_ options: String...) throws -> String? {
            let arguments = ["stats", "mine", "--as-of", "2025-01-03", "--format", "text"] + options
            let text = try binary.run(arguments, in: directory.path).output
            return text.split(separator: "\n").first { $0.contains(" wild") }.map(String.init)?.trimmed
        }
        #expect(try levels("--source", "manual")?.hasPrefix("days          1 steady, 0 easy, 0 wild") == true)
        #expect(
            try levels("--source", "Notification", "--source", "")?.hasPrefix("days          0 steady, 1 easy, 1 wild")
                == true)
        #expect(try levels()?.hasPrefix("days          1 steady, 1 easy, 1 wild") == true)
    }

    @Test("check offers an id for the calendar, which set takes, and --strict does not mind if there is none")
    func feedID() throws {
        try directory.write(#"{ "reminders": [{ "activity": "noalc" }] }"#, to: "mine/profile.json")
        try directory.write("date,level\n2025-10-31,steady\n", to: "mine/entries.csv")
        let check = try binary.run("check", "mine", "--strict", "--as-of", "2025-10-31", in: directory.path)
        let command = try #require(check.output.split(separator: "reportgen ").last).split { " \n".contains($0) }
        #expect(check.status == 0 && command.prefix(2) == ["set", "feedId"], "\(check.error)")
        let set = try binary.run(command.map(String.init) + ["--data", "mine"], in: directory.path)
        #expect(
            set.status == 0 && directory.text(of: "mine/profile.json")?.contains(command[2]) == true, "\(set.error)")
        let after = try binary.run("check", "mine", "--as-of", "2025-10-31", in: directory.path)
        #expect(!after.output.contains("feedId"))
        #expect(try binary.run("set", "feedId", "me", "--data", "mine", in: directory.path).status == 65)
    }

    @Test("V-05 check and remind ask whether a pause without an end is over, on one line")
    func openPause() throws {
        try directory.write("date,level\n2025-10-29,steady\n", to: "mine/entries.csv")
        try directory.write(
            #"{ "pauses": [{ "from": "2025-10-16", "reason": "Holi\n\u001bday" }] }"#, to: "mine/profile.json")
        let question = "The pause “Holi day” has lasted 15 days. If it is over, give it a “to” in profile.json.\n"
        let check = try binary.run("check", "mine", "--as-of", "2025-10-31", in: directory.path)
        #expect(check.status == 0 && check.output.hasSuffix("\n" + question))
        let remind = try binary.run("remind", "mine", "--now", "2025-10-31", in: directory.path)
        #expect(remind.status == 0 && remind.output == question)
        #expect(try binary.run("remind", "mine", "--now", "2025-10-30", in: directory.path).status == 1)
    }

    @Test("V-02 check and remind ask after 30 days of assumed days whether they are still steady")
    func silentDays() throws {
        try directory.write("date,level\n2025-09-01,steady\n", to: "mine/entries.csv")
        try directory.write(#"{ "assumeSteady": [{ "from": "2025-09-02" }] }"#, to: "mine/profile.json")
        let check = try binary.run("check", "mine", "--as-of", "2025-10-31", in: directory.path)
        #expect(
            check.status == 0 && check.output.hasSuffix("Were all of them steady?\n"), "\(check.output)")
        let remind = try binary.run("remind", "mine", "--now", "2025-10-31", in: directory.path)
        #expect(remind.status == 0 && remind.output.hasSuffix("Were all of them steady?\n"))
        #expect(try binary.run("remind", "mine", "--now", "2025-09-20", in: directory.path).status == 1)
    }

    @Test("T-30 check, explain and stats speak German if the profile or the terminal says so")
    func german() throws {
        try directory.write("date,level\n2025-10-29,steady\n2025-10-30,steady\n", to: "mine/entries.csv")
        func run(_ line: String) throws -> String {
            try binary.run(line.split(separator: " ").map(String.init), in: directory.path).output
        }
        for language in ["", " --language de"] {
            if language.isEmpty { try directory.write(#"{ "language": "de" }"#, to: "mine/profile.json") }
            #expect(try run("check mine --as-of 2025-10-30" + language).hasPrefix("mine ist in Ordnung: 2 Einträge"))
            #expect(try run("explain mine 2025-10-30 --as-of 2025-10-30" + language).contains("Eingetragen: ruhig"))
            #expect(try run("stats mine --format text --as-of 2025-10-30" + language).contains("2 ruhig, 0 locker"))
            if language.isEmpty { try directory.write("{}", to: "mine/profile.json") }
        }
        try directory.write("date,metric,value\n2025-10-30,steps,4000\n", to: "mine/metrics.csv")
        #expect(try run("check mine --as-of 2025-10-30").hasSuffix("0 logs, 1 metric.\n"))
    }

    @Test("N-21, T-24 remind says what is due, and ends with 1 if nothing is")
    func remind() throws {
        try directory.write("date,level\n2025-10-29,steady\n", to: "mine/entries.csv")
        try directory.write(
            #"{ "reminders": [{ "activity": "noalc" }], "timeZone": "Europe/Berlin" }"#, to: "mine/profile.json")
        func remind(_ now: String, _ more: String...) throws -> Binary.Run {
            try binary.run(["remind", "mine", "--now", now] + more, in: directory.path)
        }
        let due = try remind("2025-10-31T08:00:00Z")
        #expect(due.status == 0)
        #expect(due.output == "How was your evening yesterday? Log your drinks to keep your streak going 💧\n")
        let german = try remind("2025-10-31T09:00", "--language", "de")
        #expect(german.output == "Wie war gestern? Trag deine Drinks ein, damit deine Serie weitergeht 💧\n")
        let early = try remind("2025-10-31T07:59:00Z")
        #expect(early.status == 1)
        #expect(early.output == "")
        #expect(early.error == "")
        try directory.write("date,level\n2025-10-30,wild\n", to: "mine/entries.csv")
        #expect(try remind("2025-10-31T09:00").status == 1)
        try directory.write("{}", to: "mine/profile.json")
        let none = try remind("2025-10-31T09:00")
        #expect(none.status == 1 && none.output == "")
        #expect(none.error.contains("profile.json has no reminders; one is added with"))
        try directory.write("date,level\n2025-10-30,mild\n", to: "mine/entries.csv")
        #expect(try remind("2025-10-31T09:00").status == 65)
    }

    @Test("summary prints what a build writes: the report, a week, the last complete week")
    func summary() throws {
        try directory.write("date,level\n2025-10-20,steady\n2025-10-31,easy\n", to: "mine/entries.csv")
        let moment = ["mine", "--as-of", "2025-10-31"]
        #expect(try binary.run(["build"] + moment, in: directory.path).status == 0)
        let files = [
            ([], "summary.md"), (["--week", "2025-W44"], "weeks/2025-W44.md"),
            (["--week", "last"], "weeks/2025-W43.md"),
        ]
        for (arguments, file) in files {
            let run = try binary.run(["summary"] + moment + arguments, in: directory.path)
            #expect(run.status == 0, "\(run.error)")
            #expect(run.output == directory.text(of: "site/" + file), "\(file)")
        }
    }

    @Test(
        "the last week of someone who began this week is the current one, so that a job of the first week does not fail"
    )
    func firstWeek() throws {
        try directory.write("date,level\n2025-10-28,steady\n", to: "mine/entries.csv")
        let run = try binary.run("summary", "mine", "--as-of", "2025-10-31", "--week", "last", in: directory.path)
        #expect(run.status == 0, "\(run.error)")
        #expect(run.output.hasPrefix("# Week 44"))
    }
}
