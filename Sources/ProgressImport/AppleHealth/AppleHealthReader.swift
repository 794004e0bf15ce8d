import Diagnostics
import ProgressLoading
import ProgressModel

/// Reads the export of Apple Health: one XML file of up to gigabytes, of which a few types of records are taken.
struct AppleHealthReader: ImportReader {
    private let file: any LargeFile
    /// The path of the file within the export, which every record names.
    private let path: String
    private let onlyFrom: String?
    private let wanted: WantedTypes
    private var imported: ImportedRecords
    private var source: String { imported.source ?? "apple-health" }

    static let features: Set<ImportFeature> = [.largeFile, .namedSources]

    init(_ input: ImportInput, _ context: ImportContext) throws(ImportError) {
        guard let file = input.large else { throw ImportError("not an export of Apple Health") }
        (self.file, path, onlyFrom) = (file, file.path, context.onlyFrom)
        let settings = context.settings.filter { ["profile.json", "trackers.json"].contains($0.path) }
        wanted = WantedTypes(context.loader.salvage(settings).history.trackers)
        imported = ImportedRecords(source: context.source ?? "apple-health")
    }

    /// Whether an input is one large file, which only this app has.
    static func recognises(_ input: ImportInput, _: Vocabulary) -> Bool { input.large != nil }

    mutating func read() throws(ImportError) -> ImportedRecords {
        var gathered = try HealthScan.gather(file, onlyFrom: onlyFrom, wanted: wanted)
        if let onlyFrom, !gathered.sources.names.isEmpty, !gathered.sources.isWanted.contains(true) {
            let names = gathered.sources.names.prefix(12).map { "\"\(shortened($0))\"" }
            throw ImportError(
                "no record is from \"\(shortened(onlyFrom))\"",
                hint: "there are records from \(names.joined(separator: ", "))")
        }
        let overlaps = gathered.removeOverlaps()
        // An array that grows takes up to twice the memory.
        imported.records.reserveCapacity(gathered.mostRecords)
        addEntries(&gathered)
        addSessions(gathered)
        addLogs(gathered)
        addWanted(gathered)
        addMetrics(gathered)
        addNotices(gathered, overlaps)
        return imported
    }

    private func place(_ offset: Int) -> ImportPlace { ImportPlace(file: path, offset: offset) }

    private func dayID(_ subject: String) -> ImportedRecord.ID { .dayOf("\(source):\(subject)") }

    private func id(_ subject: String, _ time: HealthDate) -> String {
        "\(source):\(subject):\(WallTime(secondsSinceEpoch: time.seconds))Z"
    }

    /// The number of one source for each day; how often there were others is noted.
    private mutating func best(_ kind: HealthKind, _ gathered: GatheredHealth) -> [DailyTotals.Total] {
        let (totals, others) = gathered.totals.best(of: kind, gathered.sources)
        noteSources(of: others)
        return totals
    }

    private mutating func noteSources(of days: [Day]) {
        for day in days { imported.notices.add(.severalSources, "\(day)") }
    }

    private mutating func addEntries(_ gathered: inout GatheredHealth) {
        for total in best(.alcohol, gathered) {
            let drinks = FixedDecimal(billionths: total.sum).rounded(places: HealthKind.alcohol.places)
            guard drinks <= FixedDecimal(1000) else {
                gathered.left.unreadable.add(at: total.offset, "\(total.day): \(drinks.text)")
                continue
            }
            imported.records.append(.entry(total.day, drinks: drinks, at: place(total.offset)))
        }
    }

    private mutating func addSessions(_ gathered: GatheredHealth) {
        for session in gathered.sessions + gathered.workouts {
            let minutes = session.minutes.rounded(places: 2)
            let subject = session.workout.map { "workout:\($0)" } ?? "mindfulness"
            imported.records.append(
                .session(
                    session.workout == nil ? .meditation : .workout, minutes: minutes, on: session.start.day,
                    id: id(subject, session.start), start: .moment(session.start.moment), type: session.workout,
                    kilocalories: session.kilocalories?.rounded(places: 1), at: place(session.offset)))
        }
    }

    /// Adds what becomes logs of trackers: one a day, so that the sum of a later export takes its place.
    private mutating func addLogs(_ gathered: GatheredHealth) {
        for (kind, subject, make) in AppleHealthReader.trackers {
            let totals = best(kind, gathered)
            guard !totals.isEmpty else { continue }
            var made = make()
            let unit = made.unit?.text(in: .fallback).lowercased()
            if made.preset == nil || gathered.wanted.owner(of: kind, unit: nil)?.preset == nil {
                made.id = gathered.wanted.owner(of: kind, unit: made.preset == nil ? unit : nil)?.id
            }
            let (tracker, id) = (imported.add(made), dayID(subject))
            for total in totals {
                let amount = FixedDecimal(billionths: total.sum).rounded(places: kind.places)
                imported.records.append(
                    .sum(of: tracker, amount, on: total.day, id: id, at: place(total.offset)))
            }
        }
        guard !gathered.moods.isEmpty else { return }
        let tracker = imported.add(ImportedTracker(preset: .moodScale))
        for mood in gathered.moods.sorted(by: { $0.time.seconds < $1.time.seconds }) {
            // From very unpleasant, 1, to very pleasant, 5.
            let value = FixedDecimal(billionths: FixedDecimal(3).billionths + 2 * mood.valence.billionths)
            imported.records.append(
                .log(
                    of: tracker, on: mood.time.day, id: id("mood", mood.time), time: .moment(mood.time.moment),
                    value: .number(value.rounded(places: 2)), note: withoutSpacesAround(mood.labels),
                    at: place(mood.offset)))
        }
    }

    /// Adds a log a day to each tracker that wants a type: the sum or the mean of its numbers, or that there was one.
    private mutating func addWanted(_ gathered: GatheredHealth) {
        for (place, wish) in gathered.wanted.wishes.enumerated() {
            let kind = wish.type.withUnsafeBufferPointer(HealthKind.init(type:))
            let best =
                kind.map { gathered.totals.best(of: $0, gathered.sources) }
                ?? gathered.wantedTotals.best(of: UInt8(place), isMean: !wish.isSum, gathered.sources)
            guard !best.totals.isEmpty else { continue }
            if kind == nil { noteSources(of: best.others) }
            var tracker = ImportedTracker(wish.tracker.id, wish.tracker.mode)
            tracker.id = wish.tracker.id
            tracker.title = wish.name
            let (index, id) = (imported.add(tracker), "\(source):\(wish.name)")
            let isAmount = [.counter, .number].contains(wish.tracker.mode)
            for total in best.totals {
                let amount = (wish.isSum ? FixedDecimal(billionths: total.sum) : total.mean).rounded(places: 2)
                guard isAmount else {
                    guard amount > .zero else { continue }
                    imported.records.append(
                        .log(of: index, on: total.day, id: "\(id):\(total.day)", at: self.place(total.offset)))
                    continue
                }
                imported.records.append(
                    .sum(of: index, amount, on: total.day, id: .dayOf(id), at: self.place(total.offset)))
            }
        }
    }

    private static let trackers: [(HealthKind, String, @Sendable () -> ImportedTracker)] = [
        (
            .water, "water",
            {
                var water = ImportedTracker("Water", .counter)
                water.unit = LocalizedText("ml")
                water.healthType = TrackerPreset.water.beginning.healthType
                return water
            }
        ),
        (.caffeine, "caffeine", { ImportedTracker(preset: .caffeine) }),
        (.toothbrushing, "teeth", { ImportedTracker(preset: .teeth) }),
        (.handwashing, "hands", { ImportedTracker(preset: .hands) }),
    ]

    private mutating func addMetrics(_ gathered: GatheredHealth) {
        let (nights, others) = gathered.nights.best(gathered.sources)
        noteSources(of: others)
        let id = dayID("sleep")
        for night in nights {
            let hours = FixedDecimal(billionths: divideRounding(Int128(night.seconds) * FixedDecimal.unit, by: 3600))
            addMetric("sleep", hours.rounded(places: HealthKind.sleep.places), on: night.day, id, at: night.offset)
        }
        addMetric("restingHeartRate", .restingHeartRate, gathered, \.mean)
        addMetric("heartRateVariability", .heartRateVariability, gathered, \.mean)
        addMetric("steps", .steps, gathered) { FixedDecimal(billionths: $0.sum) }
    }

    /// Adds what `value` makes of the totals of each day.
    private mutating func addMetric(
        _ name: String, _ kind: HealthKind, _ gathered: GatheredHealth, _ value: (DailyTotals.Total) -> FixedDecimal
    ) {
        let id = dayID(name)
        for total in best(kind, gathered) {
            addMetric(name, value(total).rounded(places: kind.places), on: total.day, id, at: total.offset)
        }
    }

    private mutating func addMetric(
        _ name: String, _ value: FixedDecimal, on day: Day, _ id: ImportedRecord.ID, at offset: Int
    ) {
        imported.records.append(.metric(name, value, on: day, id: id, at: place(offset)))
    }

    private mutating func addNotices(_ gathered: GatheredHealth, _ overlaps: [Day]) {
        let sources = gathered.sources
        imported.sources = zip(sources.names, sources.counts).filter { $0.1 > 0 }
            .sorted { ($1.1, $0.0) < ($0.1, $1.0) }.map { (name: $0.0, count: $0.1) }
        for day in overlaps { imported.notices.add(.overlap, "\(day)") }
        for (remark, left) in gathered.left.all {
            imported.notices.add(remark, count: left.count, left.examples, at: left.offset.map(place))
        }
        if sources.repairs > 0 { imported.notices.add(.mended, count: sources.repairs, ["sourceName"], at: nil) }
        let wanted = Set(gathered.wanted.wishes.map(\.type))
        let notRead = (gathered.types.notRead(but: wanted) + gathered.others.notRead(but: [])).sorted {
            ($1.count, $0.name) < ($0.count, $1.name)
        }
        imported.notices.add(.recordType, tallies: notRead)
    }
}
