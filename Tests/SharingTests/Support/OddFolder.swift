import Model
import TestSupport
import Testing

/// A folder as somebody may have it, the same for the same number: short, with gaps, of one kind of record or of all.
struct OddFolder: Sendable, CustomTestStringConvertible {
    /// The kinds of folders; consecutive numbers cover all of them.
    enum Kind: CaseIterable {
        case everything, fewDays, habits, assumed, gaps, activities, imported, slips, fewEntries, yearAndMore
    }

    let number: Int
    let kind: Kind
    let folder: Folder
    let asOf: String

    var testDescription: String { "\(number), \(kind)" }

    init(_ number: Int) {
        self.number = number
        kind = Kind.allCases[number % Kind.allCases.count]
        var random = SeededGenerator(seed: UInt64(number) &* 7919 &+ 1)
        let dayCount =
            switch kind {
            case .everything, .habits, .activities, .imported: Int.random(in: 6...120, using: &random)
            case .fewDays, .fewEntries: number / 10 % 6
            case .assumed, .slips: Int.random(in: 1...100, using: &random)
            case .gaps, .yearAndMore: Int.random(in: 300...800, using: &random)
            }
        let whole = RandomFolder(seed: UInt64(number) + 1000, dayCount: dayCount)
        asOf = whole.asOf
        folder = OddFolder.part(of: whole.folder, for: kind, dayCount, &random)
    }

    private static func part(
        of whole: Folder, for kind: Kind, _ dayCount: Int, _ random: inout SeededGenerator
    ) -> Folder {
        switch kind {
        case .everything, .fewDays, .yearAndMore: return whole
        case .habits: return whole.only(["trackers.json", "logs.csv"], withLevels: false)
        case .activities: return whole.only(["activities.csv"], withLevels: false)
        case .fewEntries: return whole.only(["entries.csv"])
        case .imported:
            let sources = ["loop", "loop", "daylio", ""]
            return whole.adding("source,id", to: "activities.csv") { "\(sources[$0 % 4]),s-\($0)" }
                .adding("source,trigger,location", to: "logs.csv") {
                    "\(sources[$0 % 4]),\(["Stress", "boredom", ""][$0 % 3]),\(["Home", "Work", ""][$0 / 3 % 3])"
                }
        case .gaps:
            // Two or three spans without any record.
            var gone: [ClosedRange<Day>] = []
            for _ in 0..<Int.random(in: 2...3, using: &random) {
                let first = date(Folder.today).advanced(by: -Int.random(in: 0...dayCount, using: &random))
                gone.append(first...first.advanced(by: Int.random(in: 20...200, using: &random)))
            }
            return ["entries.csv", "activities.csv", "logs.csv", "metrics.csv"].reduce(whole) { folder, path in
                folder.keeping(path) { row in !gone.contains { $0.contains(date(row.prefix(10))) } }
            }
        case .assumed, .slips:
            let (today, kept) = (date(Folder.today), kind == .assumed ? 0 : Int.random(in: 1...3, using: &random))
            let first = today.advanced(by: -dayCount)
            let slips = Set((0..<kept).map { _ in today.advanced(by: -Int.random(in: 0...dayCount, using: &random)) })
            let profile = #""assumeSteady": [{ "from": "\#(first)" }], "lastDrink": "\#(first.advanced(by: -1))T23:15""#
            return Folder()
                .with("entries.csv", "date,drinks\n" + slips.sorted().map { "\($0),\($0.number % 9)\n" }.joined())
                .with("profile.json", #"{ "pricePerDrink": 3.2, "drinksPerDay": 2, \#(profile) }"#)
        }
    }
}

extension Folder {
    /// Only some of the record files, with the profile; if levels are left out, nothing in the profile implies any.
    fileprivate func only(_ paths: Set<String>, withLevels: Bool = true) -> Folder {
        var kept = Folder(files.filter { paths.contains($0.key) })
        if let profile = files["profile.json"] {
            kept = kept.with(
                "profile.json", withLevels ? profile : #"{ "schedules": { "meditation": { "perWeek": 3 } } }"#)
        }
        return kept
    }

    /// The rows of a table that pass a test, and its header.
    fileprivate func keeping(_ path: String, where isKept: (Substring) -> Bool) -> Folder {
        guard let rows = files[path]?.split(separator: "\n"), let header = rows.first else { return self }
        return with(path, ([header] + rows.dropFirst().filter(isKept)).map { $0 + "\n" }.joined())
    }

    /// More columns for a table, with the number of the row.
    fileprivate func adding(_ columns: String, to path: String, cells: (Int) -> String) -> Folder {
        guard let rows = files[path]?.split(separator: "\n"), let header = rows.first else { return self }
        let table = rows.dropFirst().enumerated().map { "\($1),\(cells($0))" }
        return with(path, (["\(header),\(columns)"] + table).map { $0 + "\n" }.joined())
    }
}
