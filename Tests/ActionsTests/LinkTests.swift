import Foundation
import Model
import TestSupport
import Testing
import Wording

@testable import Actions

/// A folder from someone else may contain a link to any file on this machine.
@Suite struct LinkTests {
    private let outside: TemporaryDirectory
    private let folder: TemporaryDirectory

    init() throws {
        outside = try TemporaryDirectory()
        folder = try TemporaryDirectory()
        try folder.write("date,level\n2025-10-01,steady\n", to: "entries.csv")
        try outside.write("secret", to: "secret.md")
    }

    private func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: target)
    }

    private func problems() throws -> [String] {
        try HistoryReader(path: folder.path).read().diagnostics.map { "\($0.location.file): \($0.text)" }
    }

    @Test("a link that leads out of the folder is an error that names it and its target")
    func leadsOut() throws {
        try folder.write("", to: "notes/")
        try link("notes/2025-10-01.md", to: outside.path + "/secret.md")
        let text = "is a link to \(outside.path)/secret.md, outside of the folder; with --follow-links it is read"
        #expect(try problems() == ["notes/2025-10-01.md: " + text])
    }

    @Test("so is a folder of records that is a link")
    func folderLeadsOut() throws {
        try link("notes", to: outside.path)
        #expect(try problems().first?.hasPrefix("notes: is a link to \(outside.path), outside") == true)
    }

    @Test("a link within the folder, and one to the folder itself, are read as files")
    func staysWithin() throws {
        try folder.write("{ \"name\": \"Ada\" }", to: "kept/profile.json")
        try link("profile.json", to: "kept/profile.json")
        #expect(try problems() == [])
        try FileManager.default.createSymbolicLink(atPath: outside.path + "/mine", withDestinationPath: folder.path)
        #expect(try HistoryReader(path: outside.path + "/mine").read().diagnostics.isEmpty)
    }

    @Test("an import reads nothing through a link that leads out of the export")
    func importLink() throws {
        let export = try TemporaryDirectory()
        try FileManager.default.createSymbolicLink(
            atPath: export.path + "/vault", withDestinationPath: outside.path)
        let error = #expect(throws: CommandError.self) {
            try Recorder(path: folder.path).take(ImportRequest(export.path))
        }
        #expect(error?.text.contains("is a link to \(outside.path), outside of ") == true)
    }

    @Test("nothing is written through a link of a name that a program could have chosen")
    func guessedNames() throws {
        try folder.write("", to: ".reportgen/x")
        for number in [1, Int(ProcessInfo.processInfo.processIdentifier)] {
            try link(".reportgen/.reportgen-\(number)", to: outside.path + "/secret.md")
        }
        guard case .answer = try Recorder(path: folder.path).log(LogRequest(["steady"])) else { return }
        #expect(outside.text(of: "secret.md") == "secret")
    }

    @Test("an export doesn't write through a dangling link")
    func exportLink() throws {
        let target = try TemporaryDirectory()
        try FileManager.default.createSymbolicLink(
            atPath: target.path + "/entries.csv", withDestinationPath: outside.path + "/new.csv")
        let error = #expect(throws: CommandError.self) {
            try FolderExport(of: Recorder(path: folder.path)).write(
                "csv", to: target.path, in: Language.english.phrases)
        }
        #expect(error?.text.hasSuffix("exists already") == true)
        #expect(outside.text(of: "new.csv") == nil)
    }
}
