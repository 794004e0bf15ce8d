import Model

/// What was found in an export, in a compact form: sums of days, nights, sessions and moods.
struct GatheredHealth {
    /// The day of the export; nothing can be later.
    var exportDay: Day?
    var types = HealthTypes()
    /// Elements that aren't records, and stages of sleep other than being asleep.
    var others = HealthTypes()
    var sources: HealthSources
    /// What was left out or repaired.
    private(set) var notices = ImportNotices()
    /// The path of the file, for places.
    private let path: String
    private(set) var totals = DailyTotals()
    /// The types that trackers want.
    private(set) var wanted: WantedTypes
    private(set) var wantedTotals = DailyTotals()
    private(set) var nights = SleepNights()
    private(set) var sessions: [HealthSession] = []
    private(set) var workouts: [HealthSession] = []
    private(set) var moods: [HealthMood] = []

    /// The earliest credible year: phones that lost their clock start in 1970.
    private static let firstYear = 1980
    private static let longestSpan = 86_400

    init(_ path: String, onlyFrom: String?, wanted: WantedTypes) {
        (self.path, self.wanted) = (path, wanted)
        sources = HealthSources(onlyFrom: onlyFrom)
    }

    /// Whether a record's start and end are plausible.
    func isCredible(from start: HealthDate, to end: HealthDate) -> Bool {
        guard start.seconds <= end.seconds, end.seconds - start.seconds <= GatheredHealth.longestSpan else {
            return false
        }
        // The clock of another zone may be a day ahead.
        if let exportDay, start.day > exportDay.advanced(by: 1) { return false }
        return start.day.number >= GatheredHealth.firstDay
    }

    private static let firstDay = Day(year: firstYear, month: 1, day: 1)?.number ?? 0

    /// Counts a record that is left out, or that is changed when it is read.
    mutating func leave(_ remark: ImportRemark, _ example: @autoclosure () -> String, at offset: Int) {
        notices.add(remark, example(), at: ImportPlace(file: path, offset: offset))
    }

    mutating func take(
        _ record: HealthRecord, of kind: HealthKind, from start: HealthDate, to end: HealthDate, by source: Int,
        at offset: Int
    ) {
        if let daily = kind.daily {
            guard let number = GatheredHealth.number(record, daily) else {
                return leave(.unreadable, GatheredHealth.written(record), at: offset)
            }
            totals.add(number, to: kind.rawValue, on: start.day, by: source, at: offset)
        } else if kind == .sleep {
            guard let value = record.value, value.begins(with: "HKCategoryValueSleepAnalysisAsleep") else {
                _ = others.count(record.value ?? XMLBytes(start: nil, count: 0))
                return
            }
            guard let night = SleepNights.day(of: start) else {
                // Sleep outside of the night.
                return leave(.nap, "\(start.day)", at: offset)
            }
            nights.add(start.seconds..<end.seconds, to: night, by: source, at: offset)
        } else if kind == .mindfulness {
            let minutes = GatheredHealth.minutes(end.seconds - start.seconds)
            sessions.append(
                HealthSession(start: start, end: end.seconds, minutes: minutes, source: source, offset: offset))
        }
        sources.count(source)
    }

    mutating func take(_ record: HealthRecord, wish place: Int, on day: Day, by source: Int, at offset: Int) {
        guard let number = wanted.number(record, at: place) else {
            return leave(.unreadable, GatheredHealth.written(record), at: offset)
        }
        wantedTotals.add(number, to: UInt8(place), on: day, by: source, at: offset)
        sources.count(source)
    }

    static func minutes(_ seconds: Int) -> FixedDecimal {
        FixedDecimal(billionths: divideRounding(Int128(seconds) * FixedDecimal.unit, by: 60))
    }

    private static func number(_ record: HealthRecord, _ daily: HealthKind.Daily) -> FixedDecimal? {
        switch daily {
        case .count: return FixedDecimal(1)
        case .sum(let unit), .mean(let unit): return convert(record.value, unit, record.unit)
        }
    }

    private static func written(_ record: HealthRecord) -> String {
        [record.value, record.unit].map { field in
            field.map { "\"\(XMLText($0.part(0..<min($0.count, 40))).text)\"" } ?? "-"
        }.joined(separator: " ")
    }

    func workout(
        _ record: HealthRecord, from start: HealthDate, to end: HealthDate, by source: Int, at offset: Int
    ) -> HealthSession {
        // Pauses are in the times and not in the duration.
        let duration = GatheredHealth.convert(record.duration, .minutes, record.durationUnit)
        let minutes = duration ?? GatheredHealth.minutes(end.seconds - start.seconds)
        let seconds = Int(clamping: divideRounding(minutes.billionths * 60, by: FixedDecimal.unit))
        let activity = record.activity.map { XMLText($0).text } ?? ""
        return HealthSession(
            workout: WorkoutName.type(of: activity), start: start, end: max(end.seconds, start.seconds + seconds),
            minutes: minutes, kilocalories: GatheredHealth.convert(record.energy, .kilocalories, record.energyUnit),
            source: source, offset: offset)
    }

    /// The energy in a workout's statistics; nil if they are about something else.
    static func energy(ofStatistics tag: XMLTag) -> FixedDecimal? {
        guard tag.attribute("type")?.equals("HKQuantityTypeIdentifierActiveEnergyBurned") == true else { return nil }
        return convert(tag.attribute("sum"), .kilocalories, tag.attribute("unit"))
    }

    private static func convert(_ value: XMLBytes?, _ unit: HealthUnit, _ written: XMLBytes?) -> FixedDecimal? {
        guard let number = value.flatMap(HealthNumber.init)?.value, number >= .zero, let written else { return nil }
        return unit.convert(number, from: written)
    }

    mutating func add(_ workout: HealthSession) {
        guard workout.minutes <= FixedDecimal(1440) else {
            return leave(.doubtful, "\(workout.start.day)", at: workout.offset)
        }
        sources.count(workout.source)
        workouts.append(workout)
    }

    mutating func add(_ mood: HealthMood) {
        guard let valence = mood.valence, valence.magnitude <= FixedDecimal(1) else {
            return leave(.unreadable, "valence", at: mood.offset)
        }
        sources.count(mood.source)
        moods.append(mood)
    }

    /// The totals of a kind, ascending by day, from the source with the most; and the days that others have too.
    ///
    /// Sleep, sessions and workouts are minutes; states of mind are counted.
    func days(of kind: HealthKind) -> (totals: [DailyTotals.Total], others: [Day]) {
        guard kind.daily == nil else {
            return DailyTotals.best(totals.all(of: kind.rawValue), isMean: kind.isMean, sources)
        }
        let parts: [(day: Day, amount: FixedDecimal, offset: Int)]
        switch kind {
        case .mindfulness: parts = sessions.map { ($0.start.day, $0.minutes, $0.offset) }
        case .workout: parts = workouts.map { ($0.start.day, $0.minutes, $0.offset) }
        case .stateOfMind: parts = moods.map { ($0.time.day, FixedDecimal(1), $0.offset) }
        default: return DailyTotals.best(nights.totals, isMean: false, sources)
        }
        let totals = Dictionary(grouping: parts, by: \.day).map { day, parts in
            let sum = parts.reduce(0) { $0 + $1.amount.billionths }
            return DailyTotals.Total(day: day, source: 0, sum: sum, count: parts.count, offset: parts[0].offset)
        }
        return (totals.sorted { $0.day < $1.day }, [])
    }

    /// The maximum number of records that are made; days that several sources have count once for each source.
    var mostRecords: Int {
        totals.count + wantedTotals.count + nights.count + sessions.count + workouts.count + moods.count
    }

    /// Removes sessions that a second source recorded too; returns their days.
    mutating func removeOverlaps() -> [Day] {
        sessions.removeOverlaps(sources) + workouts.removeOverlaps(sources)
    }
}
