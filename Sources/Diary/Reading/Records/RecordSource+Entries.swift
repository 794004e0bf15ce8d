import Model

extension RecordSource {
    /// Higher numbers of drinks are errors.
    private static let mostDrinks = 1000

    func read(into entries: inout [Entry]) {
        records.forEachRow(in: zone) { decoder in
            if let entry = entry(&decoder), filter.allows(entry.source) { entries.append(entry) }
        }
    }

    /// A number of drinks; halves and quarters are usual, more decimal places are an error.
    private func drinks(_ decoder: inout RecordDecoder) -> FixedDecimal? {
        guard let field = decoder.field(.drinks) else { return nil }
        if let number = decoder.decimal(of: field), number <= FixedDecimal(Self.mostDrinks),
            number.billionths % (FixedDecimal.unit / 100) == 0
        {
            return number
        }
        let hint = decoder.decimalCommaHint(field)
        return decoder.reject(
            field, .malformedNumber,
            "not a number of drinks; expected 0 to \(Self.mostDrinks) with at most 2 places, such as 1.5", hint: hint)
    }

    private func entry(_ decoder: inout RecordDecoder) -> Entry? {
        let day = decoder.day(.date)
        let level = decoder.choice(
            .level, of: Level.self, .unknownLevel, meant: records.problems.vocabulary?.levels ?? [:])
        let drinks = drinks(&decoder)
        let timestamp = decoder.moment(.timestamp)
        let writer = decoder.text(.source)
        let note = decoder.text(.note)
        if let level, let drinks, Level(drinks: drinks) != level, let field = decoder.field(.drinks) {
            let _: Int? = decoder.reject(
                field, .levelDisagrees, "\(Level(drinks: drinks).rawValue), but the level says \(level.rawValue)",
                hint: "steady is at most 1 drink, easy fewer than 6, wild 6 and more")
        }
        if let day, let timestamp { warnOfDistance(timestamp, day, &decoder) }
        guard decoder.isSound, let day, let resolved = level ?? drinks.map(Level.init) else { return nil }
        var entry = Entry(origin: origin(of: decoder.row), day: day, level: resolved, drinks: drinks)
        (entry.timestamp, entry.source, entry.note) = (timestamp, writer, note)
        return entry
    }

    /// Warns of a timestamp more than two days before the date, or more than a year after it.
    private func warnOfDistance(_ timestamp: Moment, _ day: Day, _ decoder: inout RecordDecoder) {
        let written = timestamp.wallTime.day
        let distance = day.distance(to: written)
        guard distance < -2 || distance > 366, let field = decoder.field(.timestamp) else { return }
        records.problems.warn(
            .distantTimestamp, records.file, field.position, example: decoder.row.quoted(field),
            "the timestamp of \(written) is \(distance < 0 ? "more than two days before" : "more than a year after") its date \(day)",
            hint: wrongYear)
    }

    func read(into sessions: inout LatestByID<Session>) {
        records.forEachRow(in: zone) { decoder in
            let id = decoder.text(.id)
            if let session = session(&decoder), filter.allows(session.source) {
                sessions.append(session, id: id)
            }
        }
    }

    private func session(_ decoder: inout RecordDecoder) -> Session? {
        let kind = decoder.choice(.kind, of: Session.Kind.self, .unknownKind)
        let minutes = decoder.minutes(.minutes)
        let date = decoder.day(.date)
        let start = decoder.moment(.start)
        let type = decoder.text(.type)
        let kilocalories = decoder.decimal(.kcal)
        let writer = decoder.text(.source)
        let note = decoder.text(.note)
        // An explicit date takes precedence over the date of the start.
        let day = date ?? start.map(dayClock.day(of:))
        guard decoder.isSound, let kind, let minutes, let day else { return nil }
        var session = Session(origin: origin(of: decoder.row), kind: kind, day: day, minutes: minutes)
        (session.start, session.type, session.kilocalories) = (start, type?.lowercased(), kilocalories)
        (session.source, session.note) = (writer, note)
        return session
    }
}

extension [Entry] {
    /// Marks all but one entry of each day as superseded (Documentation/counting.md, section 2).
    mutating func markSuperseded(in files: [SourceFile], _ problems: Problems) {
        let winners = winners
        guard winners.count < count else { return }
        for index in indices {
            guard let place = winners[self[index].day], place != index else { continue }
            self[index].isSuperseded = true
            let (entry, winner) = (self[index], self[place])
            guard entry.timestamp == nil, winner.timestamp == nil, entry.origin.file != winner.origin.file else {
                continue
            }
            problems.warn(
                .superseded, at: entry.origin, in: files,
                "the entry for \(entry.day) is superseded by \(files[winner.origin.file].path):\(winner.origin.line)",
                hint: "a timestamp on the correction says that it is one")
        }
    }
}
