import Disk
import Model
import TestSupport
import Testing

/// Writers of one directory wait for each other, up to a time limit.
@Suite struct LockTests {
    @Test("a waiting writer names the other one after a second, and gives up with its own exit code")
    func patience() throws {
        let directory = try TemporaryDirectory()
        let held = try #require(try FileSystem.lock(Path(directory.path)) { _ in })
        var told: [String] = []
        let error = #expect(throws: CommandError.self) {
            try FileSystem.lock(Path(directory.path), waiting: 2) { told.append($0) }
        }
        #expect(error?.kind == .busy && CommandError.Kind.busy.rawValue == 75)
        #expect(told.count == 1 && told[0].hasPrefix("reportgen: waiting for "))
        #expect(error?.text.hasSuffix("is still writing to \(directory.path); nothing was written") == true)
        FileSystem.unlock(held)
        FileSystem.unlock(try #require(try FileSystem.lock(Path(directory.path), waiting: 0) { _ in }))
    }
}
