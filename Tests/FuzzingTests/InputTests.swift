import Foundation
import Fuzzing
import TestSupport
import Testing

/// Every input that was worth keeping, because it reaches what no other does or once broke a promise.
@Suite("What others wrote") struct InputTests {
    @Test("is read or refused, and breaks no promise", arguments: Subject.allCases)
    func kept(subject: Subject) throws {
        let folder = Repository.root.appending(path: "Tests/Fuzzing/Inputs/" + subject.rawValue)
        let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        #expect(!files.isEmpty)
        for file in files { subject.test(Array(try Data(contentsOf: file))) }
    }
}
