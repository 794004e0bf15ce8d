import ProgressModel

/// Reads the meditation, breathing and workout sessions of one file.
struct SessionRecords {
    let file: SourceFile
    let fileIndex: Int
    let dayClock: DayClock

    private static let schema = RecordSchema.activities
    private enum Column { static let kind = 0, minutes = 1, date = 2, start = 3, type = 4, source = 5, note = 6 }

    func read(into sessions: inout [Session], _ problems: inout Problems) {
        RecordFile(file: file, schema: Self.schema).forEachRow(&problems) { row, problems in
            if let session = session(row, &problems) { sessions.append(session) }
        }
    }

    private func session(_ row: RecordRow, _ problems: inout Problems) -> Session? {
        var decoder = RecordDecoder(row, file: file, schema: Self.schema, zone: dayClock.zone)
        decoder.require([Column.kind], &problems)
        decoder.require([Column.minutes], &problems)
        decoder.require([Column.date, Column.start], &problems)
        let kind = decoder.choice(Column.kind, of: Session.Kind.self, &problems)
        let minutes = decoder.decimal(Column.minutes, upTo: 1440, &problems)
        let date = decoder.day(Column.date, &problems)
        let start = decoder.instant(Column.start, &problems)
        let type = decoder.text(Column.type, &problems)
        let source = decoder.text(Column.source, &problems)
        let note = decoder.text(Column.note, &problems)
        // A plain date is what the person meant, whatever the clock of the start says.
        guard decoder.isSound, let kind, let minutes, let day = date ?? start.map(dayClock.day(of:)) else { return nil }
        return Session(
            origin: Origin(file: fileIndex, line: row.position.line), kind: kind, day: day, start: start,
            minutes: minutes, type: type?.lowercased(), source: source, note: note)
    }
}
