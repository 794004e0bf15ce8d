import Diagnostics
import ProgressModel

/// Reads the consumption entries of one file.
struct EntryRecords {
    let file: SourceFile
    let fileIndex: Int
    let zone: CivilZone
    let problems: Problems

    /// More than anyone drank in a day; it keeps sums far from overflowing.
    static let mostDrinks = 1_000_000_000

    func read(into entries: inout [Entry]) {
        RecordFile<EntryColumn>(file, problems).forEachRow(in: ZoneReader(zone)) { decoder in
            if let entry = entry(&decoder) { entries.append(entry) }
        }
    }

    private func entry(_ decoder: inout RecordDecoder<EntryColumn>) -> Entry? {
        let day = decoder.day(.date)
        let level = decoder.choice(.level, of: Level.self, .unknownLevel)
        let drinks = decoder.wholeNumber(.drinks, upTo: Self.mostDrinks)
        let timestamp = decoder.instant(.timestamp)
        let source = decoder.text(.source)
        let note = decoder.text(.note)
        if let level, let drinks, Level(drinks: drinks) != level, let field = decoder.field(.drinks) {
            let _: Int? = decoder.reject(
                field, .levelDisagrees, "\(Level(drinks: drinks).rawValue), but the level says \(level.rawValue)",
                hint: "steady is 0–1 drinks, easy 2–5, wild 6 and more")
        }
        guard decoder.isSound, let day, let resolved = level ?? drinks.map(Level.init) else { return nil }
        return Entry(
            origin: Origin(file: fileIndex, line: decoder.row.position.line), day: day, level: resolved,
            drinks: drinks, timestamp: timestamp, source: source, note: note)
    }
}
