import ProgressModel

/// The trackers of `trackers.json` and what is known of those that could not be read.
struct TrackerSettings {
    let trackers: [Tracker]
    /// Ids whose definition has an error that was reported.
    let brokenIDs: Set<String>
    /// Whether the file as a whole was readable, so that an id it does not hold is unknown.
    let isReadable: Bool
    /// The mode in which logs of each tracker are read.
    let modes: [Tracker.Mode]
    private let ids: TextNumbers
    /// For each of `ids` the first tracker that has it.
    private let indices: [Int]

    init(trackers: [Tracker], brokenIDs: Set<String> = [], isReadable: Bool = true) {
        self.trackers = trackers
        self.brokenIDs = brokenIDs
        self.isReadable = isReadable
        modes = trackers.map(\.mode)
        var ids = TextNumbers()
        var indices: [Int] = []
        for (index, tracker) in trackers.enumerated() where ids.number(of: tracker.id.utf8.span) == indices.count {
            indices.append(index)
        }
        self.ids = ids
        self.indices = indices
    }

    func index(of id: String) -> Int? { index(of: id.utf8.span) }

    /// The place of the tracker whose id has these bytes; nil where there is none.
    func index(of id: borrowing Span<UInt8>) -> Int? { ids.find(id).map { indices[$0] } }

    /// Whether an id that is not among the trackers is really unknown.
    func isComplete(for id: String) -> Bool { isReadable && !brokenIDs.contains(id) }
}
