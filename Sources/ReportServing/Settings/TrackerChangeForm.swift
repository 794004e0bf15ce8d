import ProgressModel
import ProgressRequests
import ReportPages
import ReportWords

/// A change of a tracker as a form or an address says it.
struct TrackerChangeForm {
    let tracker: Tracker
    let kind: TrackerSettingsChange
    /// The first day of a mode; nil for today.
    private let since: Day?

    /// Reads `tracker`, `change`, and for a mode `mode` and `since`; throws what is none.
    init(_ fields: [LogSheet.Field], _ trackers: [Tracker], today: Day) throws(TrackerFault) {
        func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
        guard let tracker = trackers.first(where: { $0.id == value("tracker") }) else { throw .malformed }
        self.tracker = tracker
        switch value("change") {
        case "mode":
            guard let mode = value("mode").flatMap({ Tracker.Mode(rawValue: $0) }) else { throw .malformed }
            kind = .mode(mode)
        case "rest": kind = .rest
        case "go-on": kind = .goOn
        case "share": kind = .share
        case "unshare": kind = .unshare
        default: throw .malformed
        }
        let day = value("since") ?? ""
        since = DayText(day)?.day(today: today)
        guard day.isEmpty || since != nil else { throw .noDate }
    }

    /// The change as the command line makes it.
    var change: SettingsChange {
        switch kind {
        case .mode(let mode): .mode(tracker.id, mode, since: since.map { DayText($0) })
        case .rest: .rest(tracker.id, true)
        case .goOn: .rest(tracker.id, false)
        case .share: .share(tracker.id, true)
        case .unshare: .share(tracker.id, false)
        }
    }

    /// The fields that say it again.
    var fields: [LogSheet.Field] {
        var fields = [LogSheet.Field(name: "tracker", value: tracker.id)]
        func add(_ name: String, _ value: String) { fields.append(LogSheet.Field(name: name, value: value)) }
        switch kind {
        case .mode(let mode):
            add("change", "mode")
            add("mode", mode.rawValue)
            if let since { add("since", "\(since)") }
        case .rest: add("change", "rest")
        case .goOn: add("change", "go-on")
        case .share: add("change", "share")
        case .unshare: add("change", "unshare")
        }
        return fields
    }

    /// Where the page before it is shown; every value is an id, a word of the program or a date.
    var address: String {
        "/settings/trackers/change?" + fields.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }
}
