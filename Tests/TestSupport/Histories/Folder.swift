package import Counting
import Diary
package import Model
package import Testing
import Wording

/// A data directory written down in a test: the text of each file by its path.
package struct Folder: Sendable {
    package private(set) var files: [String: String]

    /// The day that drawings end on and reports are made for, a Friday.
    package static let today = "2025-10-31"

    package init(_ files: [String: String] = [:]) { self.files = files }

    /// Levels drawn one letter a day: `S` steady, `E` easy, `W` wild, anything else no entry.
    ///
    /// The last letter is `today` unless the first day is given.
    package init(levels drawing: String, from first: Day? = nil) {
        let first = first ?? date(Folder.today).advanced(by: 1 - drawing.count)
        let rows = drawing.enumerated().compactMap { offset, letter in
            Level(letter: letter).map { "\(first.advanced(by: offset)),\($0)\n" }
        }
        files = ["entries.csv": "date,level\n" + rows.joined()]
    }

    /// The same with one more file.
    package func with(_ path: String, _ text: String) -> Folder {
        var folder = self
        folder.files[path] = text
        return folder
    }

    /// The analysis as of a date, or of a minute in UTC; a folder that does not load fails the test.
    package func analysis(
        asOf moment: String = Folder.today, sourceLocation: Testing.SourceLocation = #_sourceLocation
    ) throws -> Analysis {
        let sources = files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
        let loaded = HistoryLoader(zoneBytes: systemZone, vocabulary: .ofAllLanguages).load(sources)
        let history = try #require(loaded.history, "\(loaded.diagnostics)", sourceLocation: sourceLocation)
        let asOf: AsOf =
            moment.contains("T") ? .instant(CivilZone.utc.instant(of: wall(moment))) : .day(date(moment))
        return Analysis(history, asOf: asOf)
    }

    /// The `sample-data` of the repository.
    package static let sample = Folder(below: "sample-data")

    /// An invented person of `Tests/Lives`, by the name of the folder.
    package static func life(_ name: String) -> Folder { Folder(below: "Tests/Lives/" + name) }

    /// The files below a folder of the repository.
    private init(below path: String) {
        self.init()
        for file in Repository.files(below: path) {
            files[String(file.dropFirst(path.count + 1))] = try? Repository.text(file)
        }
    }
}
