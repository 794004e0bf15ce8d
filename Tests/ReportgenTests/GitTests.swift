import Foundation
import TestSupport
import Testing

/// A data directory in Git, and a site that is published without the records.
@Suite struct GitTests {
    private let binary: Binary
    private let directory: TemporaryDirectory

    init() throws {
        binary = try Binary()
        directory = try TemporaryDirectory()
    }

    @discardableResult
    private func git(_ line: String, in folder: String = "") throws -> String {
        let git = Binary(URL(filePath: "/usr/bin/env"))
        let identity = ["-c", "user.name=A", "-c", "user.email=a@example.org", "-c", "init.defaultBranch=main"]
        let run = try git.run(
            ["git"] + identity + line.split(separator: " ").map(String.init), in: directory.path + "/" + folder)
        #expect(run.status == 0, "git \(line): \(run.error)")
        return run.output
    }

    private func reportgen(_ line: String) throws {
        let run = try binary.run(line.split(separator: " ").map(String.init), in: directory.path)
        #expect(run.status == 0, "\(line): \(run.error)")
    }

    @Test("V-35 two machines that log on the same day push and pull without a conflict, and keep every line")
    func twoMachines() throws {
        try git("init --bare remote.git")
        try git("clone remote.git home")
        try reportgen("init home --name Ada --yes")
        try git("add -A", in: "home")
        try git("commit -m Begin", in: "home")
        try git("push origin HEAD", in: "home")
        try git("clone remote.git away")
        try reportgen("tracker add Tea --mode counter --data home")
        try git("commit -am Tracker", in: "home")
        try git("push origin HEAD", in: "home")
        try git("pull --no-rebase", in: "away")
        for (machine, amount) in [("home", 2), ("away", 3)] {
            try reportgen("log tea \(amount) --data \(machine)")
            try git("add -A", in: machine)
            try git("commit -m Log", in: machine)
        }
        try git("push origin HEAD", in: "home")
        try git("pull --no-rebase --no-edit", in: "away")
        try reportgen("check away")
        let rows = try #require(directory.text(of: "away/logs.csv")).split(separator: "\n")
        #expect(rows.count { $0.contains(",tea,2") || $0.contains(",tea,3") } == 2)
    }

    @Test("V-35 only the public site goes to a repository: nothing of the records is in it")
    func fromHome() throws {
        try directory.write("{ \"name\": \"Ottilie\" }", to: "my-year/profile.json")
        try directory.write("date,level,note\n2025-10-30,steady,a quiet evening\n", to: "my-year/entries.csv")
        try git("init --bare remote.git")
        try git("clone remote.git progress")
        for day in ["2025-10-30", "2025-10-31"] {
            try reportgen("build my-year --audience public --output progress --as-of \(day) --no-png")
            try git("add -A", in: "progress")
            try git("commit -m Progress", in: "progress")
            try git("push origin HEAD", in: "progress")
        }
        try git("clone remote.git seen")
        let files = directory.paths(in: "seen").filter { !$0.hasPrefix(".git/") }
        #expect(files.contains("index.html") && !files.contains { $0.hasSuffix("entries.csv") })
        for file in files {
            let text = String(decoding: directory.bytes(of: "seen/" + file) ?? [], as: UTF8.self)
            #expect(!text.contains("Ottilie") && !text.contains("quiet evening"), "\(file)")
        }
    }
}
