package import ProgressModel

extension CommandError {
    /// Makes an error from the error number of a system call on a path.
    package init(_ kind: Kind, _ action: String, _ path: Path, code: Int32) {
        self.init(kind, "cannot \(action) \(path): \(FileSystem.description(ofError: code))")
    }
}
