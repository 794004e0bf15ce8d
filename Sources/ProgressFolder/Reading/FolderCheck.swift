package import ProgressAnalysis
package import ProgressModel

/// Checks a folder again whenever something in it changes.
package struct FolderCheck {
    /// What a check found that the one before had not.
    package struct News: Sendable {
        /// The problems that are new; at first all of them.
        package let problems: [Diagnostic]
        /// How many errors there are in all.
        package let errors: Int
        /// Nil where there is an error.
        package let analysis: Analysis?
    }

    private let reader: HistoryReader

    /// Makes a check of the folder of a reader.
    package init(_ reader: HistoryReader) {
        self.reader = reader
    }

    /// Tells what is wrong, and then after each change what is new; ends only with an error.
    package func run(_ tell: (News) throws(CommandError) -> Void) throws(CommandError) {
        var known: Set<Diagnostic> = []
        try FolderChanges(reader).run { () throws(CommandError) in
            let result = try reader.read()
            let errors = result.diagnostics.reduce(0) { $0 + ($1.severity == .error ? $1.count : 0) }
            try tell(
                News(
                    problems: result.diagnostics.filter { !known.contains($0) }, errors: errors,
                    analysis: result.analysis))
            known = Set(result.diagnostics)
            return nil
        }
    }
}
