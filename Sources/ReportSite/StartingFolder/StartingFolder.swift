import Diagnostics
import ProgressLoading
import ProgressModel
import ReportWords

/// A folder to begin with: settings with comments, and files with the columns ready to be filled.
package struct StartingFolder: Sendable {
    private let answers: StartingAnswers

    /// Makes a folder of answers, which `write` checks by loading it.
    package init(_ answers: StartingAnswers) {
        self.answers = answers
    }

    /// Writes the folder; throws, with nothing written, where one of its files is there already.
    ///
    /// Returns the paths of the files, in the order in which they are worth looking at.
    package func write(to path: String) throws(SiteError) -> [String] {
        let files = StartingFiles(answers, today: today).files
        try check(files)
        return try StartingFolder.folder(path).write(files)
    }

    /// Throws where the folder has no name or holds one of the files already.
    package static func checkFree(_ path: String) throws(SiteError) {
        try folder(path).checkFree(of: StartingFiles.names)
    }

    private static func folder(_ path: String) -> NewFolder {
        NewFolder(path: Path(path), hint: "init never changes what is there")
    }

    /// What is written has to build: the answers are read as any other folder is.
    private func check(_ files: [SiteFile]) throws(SiteError) {
        for amount in [answers.pricePerDrink, answers.drinksPerWeek].compactMap({ $0 })
        where FixedDecimal(digits: amount.utf8) == nil {
            throw SiteError(.usage, "\"\(amount)\" is not a number; expected e.g. 4.50")
        }
        let sources = files.map { SourceFile(path: $0.path, bytes: $0.bytes) }
        let diagnostics = HistoryLoader(zoneBytes: ZoneFiles.bytes(of:), presetWords: \.words, noticing: noticing).load(
            sources
        ).diagnostics
        guard let error = diagnostics.first(where: { $0.severity == .error }) else { return }
        throw SiteError(.usage, error.text, hint: error.hint)
    }

    private var today: Day {
        let now = Machine.now
        let zone = ZoneFiles.bytes(of: answers.timeZone).flatMap { CivilZone(name: answers.timeZone, tzif: $0) }
        return (zone ?? .utc).wallTime(at: now).day
    }
}
