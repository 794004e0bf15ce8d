/// Everything a person recorded, read and checked, but not counted; a class, because it is large and immutable.
package final class History: Sendable {
    package let profile: Profile
    package let trackers: [Tracker]
    /// In reading order, including superseded ones, which are marked.
    package let entries: [Entry]
    /// In reading order.
    package let sessions: [Session]
    /// In reading order, the last one for each id.
    package let logs: LogTable
    /// One for each day and name, ascending by name, then by day.
    package let metrics: [Metric]
    package let why: String?
    package let notes: [Day: String]
    /// The pictures in notes, by their paths in the folder of notes.
    package let pictures: Set<String>
    /// In file order.
    package let experiments: [Experiment]
    /// The paths to which `Origin.file` is an index.
    package let files: [String]

    package init(
        profile: Profile, trackers: [Tracker], entries: [Entry], sessions: [Session], logs: LogTable,
        metrics: [Metric] = [], why: String? = nil, notes: [Day: String] = [:],
        pictures: Set<String> = [], experiments: [Experiment] = [], files: [String] = []
    ) {
        self.profile = profile
        self.trackers = trackers
        self.entries = entries
        self.sessions = sessions
        self.logs = logs
        self.metrics = metrics
        self.why = why
        self.notes = notes
        self.pictures = pictures
        self.experiments = experiments
        self.files = files
    }
}
