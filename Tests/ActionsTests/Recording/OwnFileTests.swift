import Disk
import Foundation
import Model
import TestSupport
import Testing

@testable import Actions

/// The file that `log` writes to in a folder that other devices write to as well.
@Suite struct OwnFileTests {
    private static let phone =
        "timestamp,tracker,value,trigger,location,note\n2025-10-30T21:40,snacking,,stress,home,\n"

    @Test("T-11 a row is never written into the file of another device, but into one of this machine")
    func own() throws {
        for path in ["logs/phone.csv", "logs/zz.csv", "logs/2025.csv", "logs/2025-10.csv"] {
            let folder = try RecordingFolder(["trackers.json": everyMode, path: Self.phone])
            let own = "logs/\(Machine.name).csv"
            #expect(try folder.answer("water 2").newFiles == [own])
            let again = try folder.answer("water 3")
            #expect(again.files == [own] && again.newFiles.isEmpty)
            #expect(folder.directory.text(of: path) == Self.phone)
            #expect(folder.lines(own).count == 3)
            for _ in 0..<2 { _ = try folder.recorder(at: "2025-10-31T20:00").undo() }
            #expect(folder.directory.bytes(of: own) == nil)
        }
    }

    @Test("T-11 entries and activities have a file of this machine too, and a single file goes before it")
    func kinds() throws {
        let folder = try RecordingFolder([
            "entries/phone.csv": "date,drinks,timestamp\n2025-10-29,2,2025-10-29T22:10:00+01:00\n",
            "activities/watch.csv": "date,kind,minutes\n2025-10-29,workout,30\n",
            "logs/phone.csv": Self.phone, "logs.csv": "timestamp,tracker,value\n", "trackers.json": everyMode,
        ])
        #expect(try folder.answer("steady").files == ["entries/\(Machine.name).csv"])
        #expect(try folder.answer("meditation 12").files == ["activities/\(Machine.name).csv"])
        #expect(try folder.answer("water 2").files == ["logs.csv"])
    }

    @Test("T-11 a level of a day that has one goes into the file of that")
    func correction() throws {
        let folder = try RecordingFolder(["entries/phone.csv": "date,level\n2025-10-30,steady\n"])
        #expect(try folder.answer("wild 2025-10-30").files == ["entries/phone.csv"])
        #expect(try folder.answer("easy 2025-10-29").files == ["entries/\(Machine.name).csv"])
        let read = try folder.recorder(at: "2025-10-31T20:00").read()
        #expect(
            read.entry(on: date("2025-10-30"))?.level == .wild && read.entry(on: date("2025-10-29"))?.level == .easy)
    }

    @Test(
        "a machine is called by the first part of its name, in letters that every disk can keep",
        arguments: [
            ("desk", "desk"), ("Kims-MacBook.local", "kims-macbook"), ("../etc", "reportgen"), ("a b_ü:c", "a-b-c"),
            ("", "reportgen"), ("localhost", "reportgen"), ("LOCALHOST.localdomain", "reportgen"),
            ("3f2a9b1c04de", "reportgen"), ("3f2a9b1c04dg", "3f2a9b1c04dg"),
        ])
    func names(host: String, name: String) {
        #expect(Machine.name(ofHost: host) == name)
    }
}
