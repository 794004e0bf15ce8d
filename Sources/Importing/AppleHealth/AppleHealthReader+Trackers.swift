import Diary
import Model

extension AppleHealthReader {
    /// Adds the logs of trackers: for types that trackers name, those trackers; for other types, the program's own.
    ///
    /// Amounts are summed into one log a day, which a later export replaces.
    mutating func addLogs(_ gathered: GatheredHealth) {
        for (kind, subject, preset) in AppleHealthReader.trackers where !gathered.wanted.has(kind) {
            guard let days = days[kind], !days.isEmpty else { continue }
            let (tracker, id) = (imported.add(AppleHealthReader.tracker(preset)), dayID(subject))
            for day in days {
                let amount = day.amount(isMean: kind.isMean).rounded(toPlaces: kind.places)
                imported.records.append(.sum(of: tracker, amount, on: day.day, id: id, at: place(day.offset)))
            }
        }
        if !gathered.moods.isEmpty, !gathered.wanted.has(.stateOfMind) {
            addMoods(gathered, to: imported.add(ImportedTracker(preset: .moodScale)), "mood", options: nil)
        }
        for (place, wish) in gathered.wanted.wishes.enumerated() {
            for tracker in wish.trackers { fill(tracker, from: wish.kind, at: place, gathered) }
        }
    }

    private mutating func fill(
        _ tracker: Tracker, from kind: HealthKind?, at place: Int, _ gathered: GatheredHealth
    ) {
        guard let type = tracker.healthType else { return }
        let filling = HealthFilling(type, tracker.mode, unit: tracker.unit, vocabulary)
        let isMean = kind?.isMean ?? (tracker.mode == .number && tracker.summary != .sum)
        var days = kind.flatMap { self.days[$0] } ?? []
        if kind == nil {
            let best = DailyTotals.best(
                gathered.wantedTotals.all(of: UInt8(place)), isMean: isMean, gathered.sources)
            noteSources(of: best.others)
            days = best.totals
        }
        var reason = days.isEmpty ? ImportRemark.healthRecord : nil
        if case .nothing(let remark) = filling { reason = remark }
        if let reason {
            imported.notices.add(reason, "\(tracker.id) (\(type))")
            return
        }
        var made = ImportedTracker(tracker.id, tracker.mode)
        (made.id, made.title) = (tracker.id, type)
        let (index, subject) = (imported.add(made), "\(type):\(tracker.id)")
        switch filling {
        case .days:
            for day in days where day.sum > 0 {
                let id = "\(source):\(subject):\(day.day)"
                imported.records.append(.log(of: index, on: day.day, id: id, at: self.place(day.offset)))
            }
        case .amounts(let one):
            let places = one == FixedDecimal(1) ? kind?.places ?? 2 : 2
            for day in days {
                let amount = FixedDecimal(
                    billionths: divideRounding(
                        day.amount(isMean: isMean).billionths * FixedDecimal.unit, by: one.billionths))
                imported.records.append(
                    .sum(
                        of: index, amount.rounded(toPlaces: places), on: day.day, id: dayID(subject),
                        at: self.place(day.offset)))
            }
        case .pleasantness: addMoods(gathered, to: index, subject, options: nil)
        case .labels: addMoods(gathered, to: index, subject, options: tracker)
        case .nothing: break
        }
    }

    /// Adds a log for each state of mind: for a selection, the options that match its labels; else how pleasant it was.
    private mutating func addMoods(
        _ gathered: GatheredHealth, to index: Int, _ subject: String, options selection: Tracker?
    ) {
        for mood in gathered.moods.sorted(by: { $0.time.seconds < $1.time.seconds }) {
            // From very unpleasant, 1, to very pleasant, 5.
            let scale = FixedDecimal(billionths: FixedDecimal(3).billionths + 2 * (mood.valence ?? .zero).billionths)
            var value = RecordValue.number(scale.rounded(toPlaces: 2))
            var note = withoutSpacesAround(mood.labels)
            if let selection {
                let labels = mood.labels.split(separator: ",").map { withoutSpacesAround(String($0)) }
                var chosen = labels.compactMap { selection.option(named: $0)?.id }
                if !selection.allowsSeveralOptions { chosen = Array(chosen.prefix(1)) }
                guard !chosen.isEmpty else {
                    imported.notices.add(.healthLabel, note.isEmpty ? nil : note, at: place(mood.offset))
                    continue
                }
                value = .text(chosen.joined(separator: "|"))
                if chosen.count == labels.count { note = "" }
            }
            imported.records.append(
                .log(
                    of: index, on: mood.time.day, id: id(subject, mood.time), time: .moment(mood.time.moment),
                    value: value, note: note, at: place(mood.offset)))
        }
    }

    private static let trackers: [(HealthKind, String, TrackerPreset)] = [
        (.water, "water", .water), (.caffeine, "caffeine", .caffeine), (.toothbrushing, "teeth", .teeth),
        (.handwashing, "hands", .hands),
    ]

    /// The program's tracker for a kind; water is counted in millilitres instead of glasses.
    private static func tracker(_ preset: TrackerPreset) -> ImportedTracker {
        guard preset == .water else { return ImportedTracker(preset: preset) }
        var water = ImportedTracker("Water", .counter)
        (water.unit, water.healthType) = (LocalizedText("ml"), preset.beginning.healthType)
        return water
    }
}

extension Tracker {
    /// The option with an id or a name in one of the languages, in any capitals; nil if there isn't one.
    fileprivate func option(named name: String) -> Option? {
        options.first { option in
            ([option.id] + Language.allCases.map(option.name.text(in:))).contains {
                $0.lowercased() == name.lowercased()
            }
        }
    }
}
