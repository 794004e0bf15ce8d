import ProgressModel

/// The trackers of `trackers.json` and what is known of those that could not be read.
struct TrackerSettings {
    let trackers: [Tracker]
    /// Ids whose definition has an error that was reported.
    let brokenIDs: Set<String>
    /// Whether the file as a whole was readable, so that an id it does not hold is unknown.
    let isReadable: Bool
    private let indices: [String: Int]

    init(trackers: [Tracker], brokenIDs: Set<String> = [], isReadable: Bool = true) {
        self.trackers = trackers
        self.brokenIDs = brokenIDs
        self.isReadable = isReadable
        indices = Dictionary(trackers.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    }

    func index(of id: String) -> Int? { indices[id] }

    /// Whether an id that is not among the trackers is really unknown.
    func isComplete(for id: String) -> Bool { isReadable && !brokenIDs.contains(id) }
}
