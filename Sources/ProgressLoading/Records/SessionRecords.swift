import ProgressModel

/// Reads the meditation, breathing and workout sessions of one file.
struct SessionRecords {
    let source: RecordSource

    func read(into sessions: inout LatestByID<Session>) {
        RecordFile<SessionColumn>(source.file, source.problems).forEachRow(in: source.zone) { decoder in
            let id = decoder.text(.id)
            if let session = session(&decoder), source.filter.allows(session.source) {
                sessions.append(session, id: id)
            }
        }
    }

    private func session(_ decoder: inout RecordDecoder<SessionColumn>) -> Session? {
        let kind = decoder.choice(.kind, of: Session.Kind.self, .unknownKind)
        let minutes = decoder.minutes(.minutes)
        let date = decoder.day(.date)
        let start = decoder.moment(.start)
        let type = decoder.text(.type)
        let kilocalories = decoder.decimal(.kcal)
        let writer = decoder.text(.source)
        let note = decoder.text(.note)
        // A plain date is what the person meant, whatever the clock of the start says.
        let day = date ?? start.map(source.dayClock.day(of:))
        guard decoder.isSound, let kind, let minutes, let day else { return nil }
        var session = Session(origin: source.origin(of: decoder.row), kind: kind, day: day, minutes: minutes)
        (session.start, session.type, session.kilocalories) = (start, type?.lowercased(), kilocalories)
        (session.source, session.note) = (writer, note)
        return session
    }
}
