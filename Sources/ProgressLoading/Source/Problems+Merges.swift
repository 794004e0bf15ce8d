import Diagnostics

extension Problems {
    /// Says that a merge was not finished.
    func errorOfMerge(_ file: SourceFile, _ position: Position) {
        error(
            .mergeConflict, file, position, "a merge has left both versions and its markers here",
            hint: "keep the lines that are right, and delete those that begin with <<<<<<<, ======= and >>>>>>>")
    }

    /// Tells a merge that was not finished as one error of its file, in place of all that its markers have led to.
    ///
    /// A marker is always an error of its own in a table and in JSON, so files without one are not searched.
    func tellMerges(in files: [SourceFile]) {
        let broken = Set(
            diagnostics.lazy.filter { $0.severity == .error && $0.code != .mergeConflict }.map(\.location.file))
        guard !broken.isEmpty else { return }
        for file in files where broken.contains(file.path) && !file.path.lowercased().hasSuffix(".md") {
            guard let marker = file.firstMergeMarker else { continue }
            removeAll(of: file)
            errorOfMerge(file, marker)
        }
    }
}
