import Model

/// Reads `trackers.json`.
struct TrackersReader {
    let file: SourceFile
    let problems: Problems
    let vocabulary: Vocabulary

    func read() -> TrackerSettings {
        guard let nodes = JSONReader.list(of: "trackers", in: file, problems) else {
            return TrackerSettings(trackers: [], isReadable: false)
        }
        var trackers: [Tracker] = []
        var places: [Position] = []
        var brokenNames: Set<String> = []
        var seen: Set<String> = []
        var focusCount = 0
        for node in nodes {
            guard var object = ObjectReader(node, what: "tracker", in: file, problems) else { continue }
            let id = TrackerReader.id(&object)
            if let id, !seen.insert(id).inserted {
                object.fail(
                    .duplicateTracker, "a second tracker with the id \"\(id)\"",
                    at: object.node(TrackerField.id.key))
            }
            guard let id,
                let tracker = TrackerReader(id: id, vocabulary: vocabulary).read(&object)
            else {
                if let id { brokenNames.insert(id) }
                brokenNames.formUnion(object.node(TrackerField.name.key)?.words.map { $0.lowercased() } ?? [])
                continue
            }
            trackers.append(tracker)
            places.append(object.position)
            guard tracker.isFocus, tracker.isActive else { continue }
            focusCount += 1
            if focusCount > TrackerObject.mostInCalendar {
                object.fail(
                    .thirdFocusTracker,
                    "a third tracker in the calendar; expected at most \(TrackerObject.mostInCalendar) active ones with \"showInCalendar\"",
                    at: object.node(TrackerField.isInCalendar.key))
            }
        }
        return TrackerSettings(trackers: trackers, places: places, brokenNames: brokenNames)
    }
}

/// The trackers of `trackers.json`, and what is known of the invalid ones.
struct TrackerSettings {
    let trackers: [Tracker]
    /// The position of each object.
    let places: [Position]
    /// Ids and names, in lower case, of trackers whose errors have been reported.
    let brokenNames: Set<String>
    /// Whether the whole file was readable, so that other ids are unknown.
    let isReadable: Bool
    /// The mode used to read logs of each tracker.
    let modes: [Tracker.Mode]
    let names: NameIndex
    let optionNames: [NameIndex]
    private let ids: [String: Int]

    init(
        trackers: [Tracker], places: [Position] = [], brokenNames: Set<String> = [], isReadable: Bool = true
    ) {
        self.trackers = trackers
        self.places = places
        self.brokenNames = brokenNames
        self.isReadable = isReadable
        modes = trackers.map(\.mode)
        names = NameIndex(trackers.map { ($0.id, $0.name) })
        optionNames = trackers.map { tracker in NameIndex(tracker.options.map { ($0.id, $0.name) }) }
        ids = Dictionary(trackers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// The index of the tracker with exactly this id; nil if there isn't one.
    func index(of id: String) -> Int? { ids[id] }

    /// Whether an id or name without a tracker is really unknown.
    func isComplete(for name: String) -> Bool {
        isReadable && !brokenNames.contains(withoutSpacesAround(name).lowercased())
    }

    /// Warns of each tracker in avoidance without a start, with the day from which it counts: good days before the first
    /// slip aren't counted.
    func warnOfMissingStarts(_ logs: LogTable, in file: SourceFile, _ problems: Problems) {
        for (index, place) in places.enumerated() {
            let tracker = trackers[index]
            guard tracker.mode == .avoidance, tracker.modeChanges.isEmpty, tracker.createdAt == nil else { continue }
            let first = zip(logs.days, logs.rows).lazy.filter { $0.1.tracker == index }.map(\.0).min()
            problems.warn(
                .missingStart, file, place, kind: tracker.id,
                "\"\(tracker.id)\" is in avoidance without a start, so that it "
                    + (first.map { "counts from its first log on \($0)" } ?? "does not count before its first log"),
                hint: first.map { "add \"createdAt\": \"\($0)\", or the day on which it began" }
                    ?? "add \"createdAt\" with the day on which it began")
        }
    }
}
