import ProgressLoading
import ProgressModel

/// Finds the tracker of a data directory that each habit of an import means, and makes those that are missing.
struct TrackerMatches {
    /// For each imported tracker its id in the directory.
    private(set) var ids: [String] = []
    /// Whether the directory has a log of each of them already.
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
            // Where logs of the habit went before they go on, whatever a person has made of that tracker.
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
            if tracker.id != nil, used.contains(wanted) {
                ids.append(wanted)
                continue
            }
            // It has no records either: somebody who writes down no activities.
            guard !tracker.hasNothingToSelect else {
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

    /// By the index of a habit, the id of the tracker that an earlier import has put its logs into.
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

    /// An id that differs by its end.
    private static func variant(_ id: String, _ end: String) -> String {
        let end = "-" + (Tracker.id(of: end) ?? "import")
        return id.prefix(64 - end.count) + end
    }

    /// The id of a name without a letter or digit that ids may have: a number that the name gives.
    private static func fallback(_ name: String) -> String {
        var hash: UInt32 = 2_166_136_261
        for byte in name.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
        return "habit-" + String(hash, radix: 16)
    }
}

extension [String: Int] {
    /// The id of one more record with a name: the name, with the number of the record after it from the second on.
    mutating func numbered(_ name: String) -> String {
        func next(_ count: inout Int) -> Int {
            count += 1
            return count
        }
        let count = next(&self[name, default: 0])
        return count == 1 ? name : "\(name):\(count)"
    }
}

/// Gives records that have no id one that is the same in every copy of their files: their kind, what they are of, when
/// they were, and how many like them came before.
struct RecordIdentities {
    private var counts: [String: Int] = [:]

    /// The id of a record in the order of reading.
    mutating func id(of record: WrittenRecord) -> String {
        if let id = record["id"] { return id.identity }
        let subject = record["tracker"] ?? record["kind"] ?? record["metric"]
        let moment = record["timestamp"] ?? record["start"] ?? .day(record.day)
        return counts.numbered("reportgen:\(subject?.identity ?? record.kind.rawValue):\(moment.identity)")
    }

    /// The places of records by their ids; of equal ids that of the last.
    static func places(of records: [WrittenRecord]) -> [String: Int] {
        var identities = RecordIdentities()
        return Dictionary(records.enumerated().map { (identities.id(of: $1), $0) }) { $1 }
    }
}
