import CLinux
import Glibc
package import ProgressModel

extension FileSystem {
    /// The permissions of a directory; nil where there is none.
    package static func mode(of directory: Path) -> FileMode? {
        var status = stat()
        return stat(directory.text, &status) == 0 ? FileMode(status.st_mode) & 0o777 : nil
    }

    /// Gives a directory permissions.
    package static func setMode(_ mode: FileMode, of directory: Path) throws(CommandError) {
        guard chmod(directory.text, mode_t(mode)) == 0 else {
            throw CommandError(.cannotCreate, "create", directory, code: errno)
        }
    }

    /// Gives a new directory the owner, the extended attributes and the permissions of another one, and in any case the
    /// permission that files can be put into it.
    ///
    /// An owner or an attribute that the system refuses stays as it is: only root can give a directory away.
    package static func copyAttributes(of directory: Path, to copy: Path) throws(CommandError) {
        var status = stat()
        guard lstat(directory.text, &status) == 0 else {
            throw CommandError(.inputOutput, "read", directory, code: errno)
        }
        if lchown(copy.text, status.st_uid, status.st_gid) != 0 { _ = lchown(copy.text, uid_t.max, status.st_gid) }
        copy_extended_attributes(directory.text, copy.text)
        // The permissions are last, because a new owner takes some of them away.
        guard chmod(copy.text, status.st_mode & 0o7777 | 0o700) == 0 else {
            throw CommandError(.cannotCreate, "create", copy, code: errno)
        }
    }

    /// Ends `copyAttributes` when nothing more is put into the copy: exactly the same permissions, and the times if
    /// `withTimes`.
    package static func finishAttributes(of directory: Path, in copy: Path, withTimes: Bool) {
        var status = stat()
        guard lstat(directory.text, &status) == 0 else { return }
        if status.st_mode & 0o700 != 0o700 { chmod(copy.text, status.st_mode & 0o7777) }
        if withTimes { utimensat(AT_FDCWD, copy.text, [status.st_atim, status.st_mtim], AT_SYMLINK_NOFOLLOW) }
    }
}
