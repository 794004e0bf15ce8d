import TestSupport
import Testing

@testable import Disk

@Suite struct MountTests {
    @Test(
        "a mount holds its own files, and not what is mounted below it",
        .enabled(if: FileSystem.isRealDirectory(Path("/proc/self/fd"))))
    func system() throws {
        let root = try #require(Mount(of: Path("/")))
        #expect(root.holds(Path("/")))
        #expect(!root.holds(Path("/proc")))
        #expect(!root.holds(Path("/proc/self/status")))
        #expect(FileSystem.isMountPoint(Path("/proc")))
        #expect(!FileSystem.isMountPoint(Path("/proc/self")))
    }

    @Test("files and folders of one folder lie on one mount")
    func folder() throws {
        let directory = try TemporaryDirectory()
        try directory.write("", to: "site/deep/index.html")
        let mount = try #require(Mount(of: Path(directory.path)))
        for path in directory.paths() { #expect(mount.holds(Path(directory.path + "/" + path)), "\(path)") }
        #expect(Mount(of: Path(directory.path + "/missing")) == nil)
    }
}
