import ProgressLoading
import ProgressModel

/// Tells habits that an app calls otherwise than at an earlier import: their logs have ids with the name of that time.
struct RenamedHabits {
    /// By the id of a tracker, the days of its logs from the source by what their ids begin with.
    private var present: [String: [String: Set<Day>]] = [:]
    /// By the index of a habit of the export, its days by the same.
    private var new: [Int: [String: Set<Day>]] = [:]
    /// All beginnings in the export: their habits are there still.
    private var known: Set<String> = []

    /// So many days that are equal tell one habit.
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
        // A first import has nothing to be compared with.
        guard !present.isEmpty else { return }
        for record in imported.records {
            guard let tracker = record.tracker, let id = record.id, let begin = RenamedHabits.beginning(of: id) else {
                continue
            }
            new[tracker, default: [:]][begin, default: []].insert(record.day)
            known.insert(begin)
        }
    }

    /// What an id has before its day: `loop:Run:` of `loop:Run:2025-10-31`; nil where there is no day in it.
    private static func beginning(of id: String) -> String? {
        let bytes = id.utf8.span
        guard bytes.count > 10 else { return nil }
        for place in stride(from: bytes.count - 10, to: 0, by: -1)
        where bytes[place - 1] == UInt8(ascii: ":") && parseDay(bytes.extracting(place..<place + 10)) != nil {
            return String(decoding: id.utf8.prefix(place), as: UTF8.self)
        }
        return nil
    }

    /// What the ids of a tracker's logs began with so far, where its habit has another name now; nil for others.
    private func earlier(_ id: String, _ begins: [String: Set<Day>]) -> String? {
        let before = (present[id] ?? [:]).keys.filter { !known.contains($0) }
        guard begins.count == 1, let begin = begins.keys.first, present[id]?[begin] == nil, before.count == 1 else {
            return nil
        }
        return before.first
    }

    /// The records with the ids that the logs of their trackers have had so far; `ids` are the trackers of the habits.
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

    /// New trackers whose days are those of one whose habit is gone from the export.
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
