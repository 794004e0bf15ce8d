import Diary
import Model

/// Finds the existing tracker for each habit of an import, and makes the missing ones.
struct TrackerMatches {
    /// The id of the tracker of each habit.
    private(set) var ids: [String] = []
    /// Whether the directory already has logs for each habit.
    let areAllKnown: Bool

    init(
        _ imported: ImportedRecords, _ target: ImportTarget, _ logs: [WrittenRecord],
        _ settings: inout ImportedSettings,
        _ summary: inout ImportSummary
    ) {
        let trackers = target.history.trackers
        var taken = Set(trackers.map(\.id)).union(Tracker.reservedIDs)
        var used: Set<String> = []
        let earlier = TrackerMatches.earlier(imported, logs)
        areAllKnown = earlier.count == imported.trackers.count
        let first = imported.firstDays
        for (index, tracker) in imported.trackers.enumerated() {
            let wanted =
                tracker.id ?? tracker.preset?.rawValue ?? Tracker.id(of: tracker.name)
                ?? TrackerMatches.fallback(tracker.name)
            // Logs continue in the tracker of an earlier import, whatever a person has changed in that tracker.
            let known = earlier[index].flatMap { id in trackers.first { $0.id == id } }
            let meant =
                known
                ?? trackers.first { other in
                    guard !used.contains(other.id) || tracker.id != nil else { return false }
                    if let preset = tracker.preset, other.preset == preset { return true }
                    if other.id == wanted { return tracker.id != nil || tracker.fits(other) }
                    guard tracker.id == nil, tracker.fits(other) else { return false }
                    let names = Language.allCases.map { other.name.text(in: $0).lowercased() }
                    return names.contains(tracker.name.lowercased())
                        || other.id == TrackerMatches.variant(wanted, imported.source ?? "import")
                }
            if let meant {
                used.insert(meant.id)
                ids.append(meant.id)
                if meant.mode == .selection, meant.preset == nil {
                    settings.complete(meant, for: tracker, &summary)
                }
                continue
            }
            // A selection without options has no records either: the person didn't write down activities.
            if tracker.id != nil && used.contains(wanted) || tracker.hasNothingToSelect {
                ids.append(wanted)
                continue
            }
            var id = wanted
            if taken.contains(id) { id = TrackerMatches.variant(wanted, imported.source ?? "import") }
            var number = 2
            while taken.contains(id) {
                id = TrackerMatches.variant(wanted, "\(number)")
                number += 1
            }
            taken.insert(id)
            used.insert(id)
            ids.append(id)
            settings.add(tracker.json(id: id, beside: trackers, since: first[index]))
            summary.newTrackers.append(id)
        }
    }

    /// The trackers with the logs of earlier imports, by the index of the habit.
    private static func earlier(_ imported: ImportedRecords, _ logs: [WrittenRecord]) -> [Int: String] {
        guard imported.source != nil, !imported.trackers.isEmpty else { return [:] }
        let places = RecordIdentities.places(of: logs)
        var earlier: [Int: String] = [:]
        for record in imported.records where !places.isEmpty && earlier.count < imported.trackers.count {
            guard let tracker = record.tracker, earlier[tracker] == nil, let place = record.id.flatMap({ places[$0] }),
                logs[place]["id"] != nil
            else { continue }
            earlier[tracker] = logs[place]["tracker"]?.text(in: .utc)
        }
        return earlier
    }

    /// The same id with a suffix.
    private static func variant(_ id: String, _ end: String) -> String {
        let end = "-" + (Tracker.id(of: end) ?? "import")
        return id.prefix(64 - end.count) + end
    }

    /// The id for a name without letters or digits that ids may contain: a number calculated from the name.
    private static func fallback(_ name: String) -> String {
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return "habit-" + String(hash, radix: 16)
    }
}

extension [String: Int] {
    /// The id for another record with a name: the name alone for the first record, with a number from the second on.
    mutating func numbered(_ name: String) -> String {
        func next(_ count: inout Int) -> Int {
            count += 1
            return count
        }
        let count = next(&self[name, default: 0])
        return count == 1 ? name : "\(name):\(count)"
    }
}

/// Gives records without an id one that is the same in every copy of their files: from their kind, subject and time,
/// and the number of equal ones before them.
struct RecordIdentities {
    private var counts: [String: Int] = [:]

    /// The id of a record in the order of reading.
    mutating func id(of record: WrittenRecord) -> String {
        if let id = record["id"] { return id.identity }
        let subject = record["tracker"] ?? record["kind"] ?? record["metric"]
        let moment = record["timestamp"] ?? record["start"] ?? .day(record.day)
        return counts.numbered("reportgen:\(subject?.identity ?? record.kind.rawValue):\(moment.identity)")
    }

    /// The indices of records by their ids; of equal ids that of the last.
    static func places(of records: [WrittenRecord]) -> [String: Int] {
        var identities = RecordIdentities()
        return Dictionary(records.enumerated().map { (identities.id(of: $1), $0) }) { $1 }
    }
}

/// Finds habits that were renamed in the app since an earlier import: the ids of their logs contain the old name.
struct RenamedHabits {
    /// The days of each tracker's logs from the source, by the beginning of their ids.
    private var present: [String: [String: Set<Day>]] = [:]
    /// The days of each habit of the export, by the beginning of their ids.
    private var new: [Int: [String: Set<Day>]] = [:]
    /// The beginnings of ids that are in the export.
    private var known: Set<String> = []

    /// The minimum number of equal days for two habits to be the same.
    private static let fewestDays = 20

    /// Compares an import with the logs of a directory.
    init(_ imported: ImportedRecords, _ logs: [WrittenRecord]) {
        guard let source = imported.source else { return }
        for record in logs where record["source"]?.text(in: .utc) == source {
            guard let tracker = record["tracker"]?.text(in: .utc), let id = record["id"]?.text(in: .utc),
                let begin = RenamedHabits.beginning(of: id)
            else { continue }
            present[tracker, default: [:]][begin, default: []].insert(record.day)
        }
        // The first import has nothing to be compared with.
        guard !present.isEmpty else { return }
        for record in imported.records {
            guard let tracker = record.tracker, let id = record.id, let begin = RenamedHabits.beginning(of: id) else {
                continue
            }
            new[tracker, default: [:]][begin, default: []].insert(record.day)
            known.insert(begin)
        }
    }

    /// The part of an id before its day: `loop:Run:` in `loop:Run:2025-10-31`; nil if it doesn't end with a day.
    private static func beginning(of id: String) -> String? {
        let bytes = id.utf8.span
        guard bytes.count > 10 else { return nil }
        for place in stride(from: bytes.count - 10, to: 0, by: -1)
        where bytes[place - 1] == UInt8(ascii: ":") && parseDay(bytes.extracting(place..<place + 10)) != nil {
            return String(decoding: id.utf8.prefix(place), as: UTF8.self)
        }
        return nil
    }

    /// The beginning of the ids of a tracker's logs until now, if its habit has another name now; nil otherwise.
    private func earlier(_ id: String, _ begins: [String: Set<Day>]) -> String? {
        let before = (present[id] ?? [:]).keys.filter { !known.contains($0) }
        guard begins.count == 1, let begin = begins.keys.first, present[id]?[begin] == nil, before.count == 1 else {
            return nil
        }
        return before.first
    }

    /// The records with the ids that their trackers' logs have had until now; `ids` are the trackers of the habits.
    func continued(_ imported: ImportedRecords, _ ids: [String]) -> ImportedRecords {
        var continued = imported
        for (index, begins) in new {
            guard let earlier = earlier(ids[index], begins), let begin = begins.keys.first else { continue }
            for place in continued.records.indices where continued.records[place].tracker == index {
                guard let id = continued.records[place].id, id.hasPrefix(begin) else { continue }
                continued.records[place] = continued.records[place].with(id: earlier + id.dropFirst(begin.count))
            }
        }
        return continued
    }

    /// New trackers that have the days of an existing one whose habit isn't in the export.
    func proposals(_ imported: ImportedRecords, _ ids: [String], new newTrackers: [String]) -> [ImportSummary.SameHabit]
    {
        imported.trackers.indices.compactMap { index in
            guard newTrackers.contains(ids[index]), let days = new[index]?.values.reduce(Set(), { $0.union($1) }) else {
                return nil
            }
            let candidates = present.compactMap { tracker, begins -> ImportSummary.SameHabit? in
                guard tracker != ids[index], begins.keys.allSatisfy({ !known.contains($0) }) else { return nil }
                let before = begins.values.reduce(Set()) { $0.union($1) }
                let equal = before.intersection(days).count
                guard equal >= RenamedHabits.fewestDays, equal * 20 >= before.count * 19 else { return nil }
                return .init(tracker: tracker, name: imported.trackers[index].name, equal: equal, days: before.count)
            }
            return candidates.max { ($0.equal, $1.tracker) < ($1.equal, $0.tracker) }
        }
    }
}
