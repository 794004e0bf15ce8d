import ProgressModel

/// Reads the consumption entries of one file.
struct EntryRecords {
    let file: SourceFile
    let fileIndex: Int
    let zone: CivilZone

    /// More than anyone drank in a day; it keeps sums far from overflowing.
    static let mostDrinks = 1_000_000_000

    private static let schema = RecordSchema.entries
    private enum Column { static let date = 0, level = 1, drinks = 2, timestamp = 3, source = 4, note = 5 }

    func read(into entries: inout [Entry], _ problems: inout Problems) {
        RecordFile(file: file, schema: Self.schema).forEachRow(&problems) { row, problems in
            if let entry = entry(row, &problems) { entries.append(entry) }
        }
    }

    private func entry(_ row: RecordRow, _ problems: inout Problems) -> Entry? {
        var decoder = RecordDecoder(row, file: file, schema: Self.schema, zone: zone)
        decoder.require([Column.date], &problems)
        decoder.require([Column.level, Column.drinks], &problems)
        let day = decoder.day(Column.date, &problems)
        let level = decoder.choice(Column.level, of: Level.self, &problems)
        let drinks = decoder.wholeNumber(Column.drinks, upTo: Self.mostDrinks, &problems)
        let timestamp = decoder.instant(Column.timestamp, &problems)
        let source = decoder.text(Column.source, &problems)
        let note = decoder.text(Column.note, &problems)
        if let level, let drinks, let field = row.fields[Column.drinks], Level(drinks: drinks) != level {
            let _: Int? = decoder.reject(
                Column.drinks, field, "level-disagrees",
                "\(Level(drinks: drinks).rawValue), but the level says \(level.rawValue)",
                hint: "steady is 0–1 drinks, easy 2–5, wild 6 and more", &problems)
        }
        guard decoder.isSound, let day, let resolved = level ?? drinks.map(Level.init) else { return nil }
        return Entry(
            origin: Origin(file: fileIndex, line: row.position.line), day: day, level: resolved, drinks: drinks,
            timestamp: timestamp, source: source, note: note)
    }
}
