package import ProgressLoading
package import ProgressModel

/// The data directory that an import goes into.
package struct ImportTarget: Sendable {
    package let files: [SourceFile]
    package let history: History

    /// Makes a target of the files of a directory and what was read of them.
    package init(_ files: [SourceFile], _ history: History) {
        (self.files, self.history) = (files, history)
    }

    var zone: CivilZone { history.profile.zone }
}
