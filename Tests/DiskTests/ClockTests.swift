import Disk
import Model
import TestSupport
import Testing

/// Output for a day while the machine's clock is changed.
@Suite("Waiting for the end of a day") struct ClockTests {
    @Test("ends if the clock was ahead and is set right")
    func setBack() throws {
        let folder = try TemporaryDirectory()
        let watch = try FolderWatch([WatchedFolder(Path(folder.path))])
        var clock = [Instant(seconds: 1_000_000), Instant(seconds: 900_000)]
        let event = watch.wait(until: Instant(seconds: 1_050_000)) { clock.count > 1 ? clock.removeFirst() : clock[0] }
        #expect(event == .moment)
    }
}
