import CLinux
import Glibc

/// The mount that a file lies on; only files of one mount can be linked and moved to each other.
package struct Mount {
    private let device: dev_t
    /// Nil where the system does not number its mounts.
    private let number: UInt64?

    /// The mount of a path, without following a link at its end; nil if there is nothing or it cannot be read.
    package init?(of path: Path) {
        var status = stat()
        guard lstat(path.text, &status) == 0 else { return nil }
        device = status.st_dev
        number = Mount.number(of: path)
    }

    /// Whether a path that exists lies on it; a directory at which something else is mounted does not.
    package func holds(_ path: Path) -> Bool {
        var status = stat()
        guard lstat(path.text, &status) == 0 else { return true }
        // The number tells a directory of the same device that is mounted a second time. The device tells a subvolume,
        // which is no mount and cannot be linked from either; of a file it says nothing, because in a container's file
        // system it may be that of a lower layer.
        guard let number, let other = Mount.number(of: path) else { return status.st_dev == device }
        return other == number && (status.st_mode & S_IFMT != S_IFDIR || status.st_dev == device)
    }

    private static func number(of path: Path) -> UInt64? {
        var number: UInt64 = 0
        return mount_number(path.text, &number) ? number : nil
    }
}
