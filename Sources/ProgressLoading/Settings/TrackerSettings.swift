import ProgressModel

/// The trackers of `trackers.json` and what is known of those that could not be read.
struct TrackerSettings {
    let trackers: [Tracker]
    /// Where the object of each begins.
    let places: [Position]
    /// Ids and names, in lower case, whose definition has an error that was reported.
    let brokenNames: Set<String>
    /// Whether the file as a whole was readable, so that an id it does not hold is unknown.
    let isReadable: Bool
    /// The mode in which logs of each tracker are read.
    let modes: [Tracker.Mode]
    /// What logs may call the trackers.
    let names: NameIndex
    /// What logs may call the options of each tracker.
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

    /// The place of the tracker with exactly this id; nil where there is none.
    func index(of id: String) -> Int? { ids[id] }

    /// Whether an id or a name that is not among the trackers is really unknown.
    func isComplete(for name: String) -> Bool {
        isReadable && !brokenNames.contains(withoutSpacesAround(name).lowercased())
    }
}
