import Diary
import Model

/// Reads the export of Apple Health: one XML file of up to several gigabytes, from which a few record types are read.
struct AppleHealthReader {
    private let file: LargeFile
    /// The path of the file within the export, used in the places of all records.
    private let path: String
    private let context: ImportContext
    private var onlyFrom: String? { context.choices.onlyFrom }
    private let wanted: WantedTypes
    var vocabulary: Vocabulary { context.vocabulary }
    var imported: ImportedRecords
    private(set) var days: [HealthKind: [DailyTotals.Total]] = [:]
    var source: String { imported.source ?? "apple-health" }

    static let format = ImportFormat(
        "apple-health", [.largeFile, .namedSources], recognises: { input, _ in input.large != nil },
        read: { input, context, imported throws(ImportError) in
            guard let file = input.large else { return }
            var reader = AppleHealthReader(file, context, imported)
            imported = try reader.read()
        })

    private init(_ file: LargeFile, _ context: ImportContext, _ imported: ImportedRecords) {
        (self.file, path, self.context, self.imported) = (file, file.path, context, imported)
        let settings = context.settings.filter { ["profile.json", "trackers.json"].contains($0.path) }
        wanted = WantedTypes(context.loader.salvage(settings).history.trackers)
    }

    private mutating func read() throws(ImportError) -> ImportedRecords {
        var gathered = try HealthScan.gather(file, onlyFrom: onlyFrom, wanted: wanted)
        if let onlyFrom, !gathered.sources.names.isEmpty, !gathered.sources.isWanted.contains(true) {
            let names = gathered.sources.names.prefix(12).map { "\"\(shortened($0))\"" }
            throw ImportError(
                "no record is from \"\(shortened(onlyFrom))\"",
                hint: "there are records from \(names.joined(separator: ", "))")
        }
        imported.notices = gathered.notices
        let overlaps = gathered.removeOverlaps()
        // An array that grows takes up to twice the memory.
        imported.records.reserveCapacity(gathered.mostRecords)
        for kind in HealthKind.allCases {
            let best = gathered.days(of: kind)
            days[kind] = best.totals
            noteSources(of: best.others)
        }
        addEntries(gathered)
        addSessions(gathered)
        addLogs(gathered)
        addMetrics()
        addNotices(gathered, overlaps)
        return imported
    }

    func place(_ offset: Int) -> ImportPlace { ImportPlace(file: path, offset: offset) }

    func dayID(_ subject: String) -> ImportedRecord.ID { .dayOf("\(source):\(subject)") }

    func id(_ subject: String, _ time: HealthDate) -> String {
        "\(source):\(subject):\(WallTime(secondsSinceEpoch: time.seconds))Z"
    }

    mutating func noteSources(of days: [Day]) {
        for day in days { imported.notices.add(.severalSources, "\(day)") }
    }

    private mutating func addEntries(_ gathered: GatheredHealth) {
        let (kind, sources) = (HealthKind.alcohol, gathered.sources)
        var readings: [Int: DrinkReading] = [:]
        let totals = Dictionary(grouping: gathered.totals.all(of: kind.rawValue), by: \.source)
        for (source, totals) in totals.sorted(by: { sources.names[$0.key] < sources.names[$1.key] }) {
            let drinks = totals.map { $0.count == 1 ? FixedDecimal(billionths: $0.sum) : nil }
            let name = sources.names[source]
            readings[source] = imported.addSource(name, drinks, decided: context.reading(of: name))
        }
        for total in days[kind] ?? [] {
            let drinks = FixedDecimal(billionths: total.sum).rounded(toPlaces: kind.places)
            guard drinks <= FixedDecimal(1000) else {
                imported.notices.add(.unreadable, "\(total.day): \(drinks.text)", at: place(total.offset))
                continue
            }
            let entry = ImportedRecord.entry(total.day, drinks: drinks, at: place(total.offset))
            imported.records.append(
                readings[total.source] == .levels ? entry.with(level: Level(drinks: drinks)) : entry)
        }
    }

    private mutating func addSessions(_ gathered: GatheredHealth) {
        for session in gathered.sessions + gathered.workouts {
            let minutes = session.minutes.rounded(toPlaces: 2)
            let subject = session.workout.map { "workout:\($0)" } ?? "mindfulness"
            imported.records.append(
                .session(
                    session.workout == nil ? .meditation : .workout, minutes: minutes, on: session.start.day,
                    id: id(subject, session.start), start: .moment(session.start.moment), type: session.workout,
                    kilocalories: session.kilocalories?.rounded(toPlaces: 1), at: place(session.offset)))
        }
    }

    private mutating func addMetrics() {
        for (name, kind) in AppleHealthReader.metrics {
            let id = dayID(name)
            for day in days[kind] ?? [] {
                // Nights are counted in minutes, the metric is in hours.
                let amount = day.amount(isMean: kind.isMean)
                let value =
                    kind == .sleep ? FixedDecimal(billionths: divideRounding(amount.billionths, by: 60)) : amount
                imported.records.append(
                    .metric(name, value.rounded(toPlaces: kind.places), on: day.day, id: id, at: place(day.offset)))
            }
        }
    }

    private static let metrics: [(String, HealthKind)] = [
        ("sleep", .sleep), ("restingHeartRate", .restingHeartRate), ("heartRateVariability", .heartRateVariability),
        ("steps", .steps),
    ]

    private mutating func addNotices(_ gathered: GatheredHealth, _ overlaps: [Day]) {
        let sources = gathered.sources
        imported.sources = zip(sources.names, sources.counts).filter { $0.1 > 0 }
            .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { (name: $0.0, count: $0.1) }
        for day in overlaps { imported.notices.add(.overlap, "\(day)") }
        for _ in 0..<sources.repairs { imported.notices.add(.mended, "sourceName") }
        let wanted = Set(gathered.wanted.wishes.map(\.type))
        let notRead = (gathered.types.notRead(but: wanted) + gathered.others.notRead(but: [])).sorted {
            ($1.count, $0.name) < ($0.count, $1.name)
        }
        imported.notices.add(.recordType, tallies: notRead)
    }
}
