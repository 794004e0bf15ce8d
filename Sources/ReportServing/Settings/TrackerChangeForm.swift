import Diagnostics
import ProgressModel
import ProgressRequests
import ReportPages
import ReportWords

/// A change of a tracker as a form or an address says it.
struct TrackerChangeForm {
    let tracker: Tracker
    let kind: TrackerSettingsChange
    /// What a change of mode leads to; nil for other changes.
    let mode: Tracker.Mode?
    /// The first day of a mode; nil for today.
    private let since: Day?

    /// Reads `tracker`, `change`, and for a mode `mode` and `since`; nil if it isn't a form of the page.
    init?(_ fields: [LogSheet.Field], _ trackers: [Tracker], today: Day) throws(CommandError) {
        func value(_ name: String) -> String? { fields.first { $0.name == name }?.value }
        guard let tracker = trackers.first(where: { $0.id == value("tracker") }),
            let kind = value("change").flatMap({ TrackerSettingsChange(rawValue: $0) })
        else { return nil }
        (self.tracker, self.kind) = (tracker, kind)
        mode = kind == .mode ? value("mode").flatMap { Tracker.Mode(rawValue: $0) } : nil
        guard kind != .mode || mode != nil else { return nil }
        let day = value("since") ?? ""
        since = DayText(day)?.day(today: today)
        guard day.isEmpty || since != nil else {
            throw CommandError(.usage, DayText.problem(with: day, today: today))
        }
    }

    /// The change as the command line makes it.
    var change: SettingsChange {
        switch kind {
        case .mode: .mode(.id(tracker.id), mode ?? tracker.mode, since: since.map { DayText($0) })
        case .rest: .rest(.id(tracker.id), true)
        case .goOn: .rest(.id(tracker.id), false)
        case .share: .share(.id(tracker.id), true)
        case .unshare: .share(.id(tracker.id), false)
        }
    }

    /// The fields that say it again.
    var fields: [LogSheet.Field] {
        let fields = [
            ("tracker", tracker.id), ("change", kind.rawValue), ("mode", mode?.rawValue),
            ("since", mode == nil ? nil : since?.description),
        ]
        return fields.compactMap { name, value in value.map { LogSheet.Field(name: name, value: $0) } }
    }

    /// Where the page before it is shown; every value is an id, a word of the program or a date.
    var address: String {
        "/settings/trackers/change?" + fields.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    }
}
