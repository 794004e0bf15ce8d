import Foundation
import TestSupport
import Testing

/// Two users alternately build one site; these tests need root, to run as another user.
@Suite(.enabled(if: OtherUser.isPossible, "only root can run the program as another user"))
struct OtherUserTests {
    private let directory: TemporaryDirectory

    init() throws {
        directory = try TemporaryDirectory()
        try directory.write("date,level\n2025-10-30,steady\n2025-10-31,easy\n", to: "mine/entries.csv")
    }

    /// Builds the site as of a day, as root or as another user.
    private func build(_ day: String, asOther: Bool) throws -> Binary.Run {
        let line = ["build", "mine", "--output", "open/site", "--as-of", day]
        return try OtherUser.run(line, isOther: asOther, in: directory.path)
    }

    /// Lets everyone write a folder.
    private func open(_ folder: String) throws {
        try FileManager.default.setAttributes([.posixPermissions: 0o777], ofItemAtPath: directory.path + "/" + folder)
    }

    @Test("an old site that cannot be removed is a warning, and prevents no later build")
    func leftover() throws {
        try directory.write("", to: "open/")
        try open("open")
        #expect(try build("2025-10-31", asOther: false).status == 0)
        try open("open/site")
        let before = directory.text(of: "open/site/index.html")
        let other = try build("2025-10-30", asOther: true)
        #expect(other.status == 0, "\(other.error)")
        #expect(other.output.hasPrefix("open/site/index.html ("))
        #expect(other.error.contains("reportgen: warning: cannot remove \(directory.path)/open/.site.reportgen-"))
        #expect(other.error.contains(" is left over from a build that has ended; remove it by hand\n"))
        #expect(directory.text(of: "open/site/index.html") != before)
        let again = try build("2025-10-31", asOther: true)
        #expect(again.status == 0, "\(again.error)")
        #expect(again.error.contains("reportgen: warning: cannot remove "))
        let last = try build("2025-10-31", asOther: false)
        #expect(!last.error.contains("cannot remove"), "root can: \(last.error)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path + "/open") == ["site"])
    }

    @Test("an old site is removed even if a directory in it cannot be written to")
    func readOnly() throws {
        try directory.write("", to: "open/")
        try open("open")
        #expect(try build("2025-10-31", asOther: true).status == 0)
        try directory.write("photo", to: "open/site/album/1.jpg")
        try FileManager.default.setAttributes(
            [.ownerAccountID: 65534, .posixPermissions: 0o555], ofItemAtPath: directory.path + "/open/site/album")
        try FileManager.default.setAttributes(
            [.ownerAccountID: 65534], ofItemAtPath: directory.path + "/open/site/album/1.jpg")
        let build = try build("2025-10-30", asOther: true)
        #expect(build.status == 0)
        #expect(!build.error.contains("cannot remove"), "\(build.error)")
        #expect(directory.text(of: "open/site/album/1.jpg") == "photo")
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.path + "/open") == ["site"])
    }

    @Test("a site is replaced within where only its own directory can be written to")
    func parent() throws {
        try directory.write("", to: "open/site/")
        try open("open/site")
        let first = try build("2025-10-31", asOther: true)
        #expect(first.status == 0, "\(first.error)")
        let before = directory.text(of: "open/site/index.html")
        let second = try build("2025-10-30", asOther: true)
        #expect(second.status == 0, "\(second.error)")
        #expect(!second.error.contains("cannot"), "\(second.error)")
        #expect(directory.text(of: "open/site/index.html") != before)
        #expect(directory.paths(in: "open").allSatisfy { !$0.contains(".site.") })
    }

    @Test("a directory in the site that cannot be read stays, and prevents no build unless pages belong there")
    func closed() throws {
        try directory.write("photo", to: "open/site/lost+found/1")
        try open("open")
        try open("open/site")
        let files = FileManager.default
        let closed = directory.path + "/open/site/lost+found"
        try files.setAttributes([.posixPermissions: 0o700], ofItemAtPath: closed)
        for day in ["2025-10-31", "2025-10-30"] {
            let build = try build(day, asOther: true)
            #expect(build.status == 0, "\(build.error)")
            #expect(!build.error.contains("cannot"), "\(build.error)")
        }
        #expect(directory.text(of: "open/site/lost+found/1") == "photo")
        try files.setAttributes(
            [.ownerAccountID: 0, .posixPermissions: 0o700], ofItemAtPath: directory.path + "/open/site/weeks")
        let build = try build("2025-10-31", asOther: true)
        #expect(build.status == 73)
        #expect(build.error.contains("open/site/weeks cannot be read"), "\(build.error)")
    }
}
