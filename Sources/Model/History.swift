/// Everything a person recorded, read and checked, before anything is counted.
///
/// A class, because it is large and nothing changes it.
package final class History: Sendable {
    package let profile: Profile
    package let trackers: [Tracker]
    /// In reading order, superseded ones included and marked.
    package let entries: [Entry]
    /// In reading order.
    package let sessions: [Session]
    /// In reading order, of equal ids only the last.
    package let logs: LogTable
    /// One for a day and name, ascending by name, then by day.
    package let metrics: [Metric]
    /// The personal "why", as Markdown.
    package let why: String?
    /// Notes on days, as Markdown.
    package let notes: [Day: String]
    /// The pictures that notes show, by their paths in the folder of notes.
    package let pictures: Set<String>
    /// In the order of the file.
    package let experiments: [Experiment]
    /// The paths that `Origin.file` counts.
    package let files: [String]

    /// Makes a history of parts that belong together.
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
