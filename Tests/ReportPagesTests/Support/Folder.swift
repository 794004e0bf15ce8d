import Diagnostics
import Foundation
import ProgressAnalysis
import ProgressLoading
import ProgressModel
import Testing

/// A person's folder, written down in a test.
struct Folder {
    private(set) var files: [String: String] = [:]

    /// The day the drawings end on and the reports are made for, a Friday.
    static let today = "2025-10-31"

    init() {}

    /// Levels drawn one letter a day, the last on `today`: `S` steady, `E` easy, `W` wild, anything else no entry.
    init(levels drawing: String) {
        let first = date(Folder.today).advanced(by: 1 - drawing.count)
        let rows = drawing.enumerated().compactMap { offset, letter -> String? in
            let level = ["S": "steady", "E": "easy", "W": "wild"][letter]
            return level.map { "\(first.advanced(by: offset)),\($0)\n" }
        }
        files["entries.csv"] = "date,level\n" + rows.joined()
    }

    /// The same with one more file.
    func with(_ path: String, _ text: String) -> Folder {
        var folder = self
        folder.files[path] = text
        return folder
    }

    /// The numbers as of a date, or of a minute in UTC; a folder that does not load fails the test.
    func analysis(asOf moment: String = Folder.today) throws -> Analysis {
        let sources = files.map { SourceFile(path: $0.key, bytes: Array($0.value.utf8)) }
        let loaded = HistoryLoader(zoneBytes: Folder.zone).load(sources)
        #expect(loaded.diagnostics.filter { $0.severity == .error }.isEmpty)
        return Analysis(try #require(loaded.history), asOf: Folder.moment(moment))
    }

    private static func moment(_ text: String) -> AsOf {
        guard let separator = text.firstIndex(of: "T") else { return .day(date(text)) }
        let time = text[separator...].dropFirst().split(separator: ":").compactMap { Int($0) }
        let second = zip(time, [3600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
        let wall = WallTime(day: date(text[..<separator]), second: second)
        return .instant(CivilZone.utc.instant(of: wall))
    }

    @Sendable private static func zone(_ name: String) -> [UInt8]? {
        FileManager.default.contents(atPath: "/usr/share/zoneinfo/" + name).map(Array.init)
    }
}

/// A date written `YYYY-MM-DD`.
func date(_ text: some StringProtocol) -> Day {
    let parts = text.split(separator: "-").compactMap { Int($0) }
    guard parts.count == 3, let day = Day(year: parts[0], month: parts[1], day: parts[2]) else {
        preconditionFailure("\(text) is no date")
    }
    return day
}
