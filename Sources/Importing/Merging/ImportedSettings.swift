import Diary
import Model

/// The changes that an import makes to `profile.json`, `trackers.json` and `why.md`.
struct ImportedSettings {
    private let target: ImportTarget
    private var taken: [FileChange] = []
    private var newTrackers: [JSONText] = []
    private var newOptions: [String: [JSONText]] = [:]
    private var newNames: [String: String] = [:]
    private var newPauses: [JSONText] = []
    private var newAssumption: JSONText?

    init(_ target: ImportTarget) {
        self.target = target
    }

    /// The changes of the files, at most one for each file; throws if a file can't be read.
    func changes() throws(ImportError) -> [FileChange] {
        taken + [try changedProfile(), try changedTrackers()].compactMap(\.self)
    }

    private func changedTrackers() throws(ImportError) -> FileChange? {
        guard !newTrackers.isEmpty || !newOptions.isEmpty || !newNames.isEmpty else { return nil }
        var text = try settings("trackers.json")
        var isChanged = true
        for (id, name) in newNames.sorted(by: { $0.key < $1.key }) {
            let tracker = text.tracker(id)
            isChanged = isChanged && tracker.map { text.set(TrackerField.name.key, to: .text(name), in: $0) } ?? false
        }
        for (id, options) in newOptions.sorted(by: { $0.key < $1.key }) {
            let list = text.tracker(id)?.member(TrackerField.options.key)?.value
            isChanged = isChanged && list.map { text.append(options, to: $0) } ?? false
        }
        guard isChanged, newTrackers.isEmpty || text.append(newTrackers, to: text.document) else {
            throw ImportedSettings.unreadable("trackers.json")
        }
        return text.change
    }

    private func changedProfile() throws(ImportError) -> FileChange? {
        guard !newPauses.isEmpty || newAssumption != nil else { return nil }
        var text = try settings("profile.json")
        if let newAssumption, !text.append(newAssumption, to: Setting.assumeSteady) {
            throw ImportedSettings.unreadable("profile.json")
        }
        guard !newPauses.isEmpty else { return text.change }
        // There may be hundreds, so each is on its own line.
        let pauses = Setting.pauses
        if text.document.member(pauses.key) == nil { _ = text.set(pauses, to: .written("[\n  ]")) }
        guard let list = text.document.member(pauses.key)?.value, text.append(newPauses, to: list) else {
            throw ImportedSettings.unreadable("profile.json")
        }
        return text.change
    }

    /// Takes over files that the directory doesn't have; existing ones are kept.
    mutating func takeOver(_ files: [SourceFile], _ summary: inout ImportSummary) {
        for file in files {
            guard let present = target.files.first(where: { $0.path == file.path }) else {
                let text = String(decoding: file.bytes, as: UTF8.self)
                taken.append(FileChange(new: file.path, text, like: file))
                summary.settings.append(file.path)
                continue
            }
            if present.bytes != file.bytes {
                summary.notices.add(.settingsKept, file.path, at: ImportPlace(file: file.path, line: 1))
            }
        }
    }

    mutating func add(_ tracker: JSONText) { newTrackers.append(tracker) }

    /// Renames trackers whose names differ.
    mutating func rename(_ names: [String: String], _ summary: inout ImportSummary) {
        newNames = names.filter { id, name in
            target.history.trackers.contains { tracker in
                tracker.id == id && Language.allCases.contains { tracker.name.text(in: $0) != name }
            }
        }
        summary.renamed = newNames.count
    }

    /// Adds the options of a habit that a selection doesn't have.
    mutating func complete(_ tracker: Tracker, for habit: ImportedTracker, _ summary: inout ImportSummary) {
        guard habit.written == nil else { return }
        let missing = habit.missingOptions(in: tracker)
        guard !missing.isEmpty else { return }
        summary.newOptions += missing.count
        newOptions[tracker.id, default: []] += missing.map(\.json)
    }

    /// Adds pauses for the rest days that no pause of the directory covers; consecutive days are one pause.
    mutating func addRests(
        _ rests: [ImportedRest], _ ids: [String], _ summary: inout ImportSummary
    ) {
        let pauses = target.history.profile.pauses
        var daysOfTracker: [String: Set<Day>] = [:]
        for rest in rests { daysOfTracker[ids[rest.tracker], default: []].insert(rest.day) }
        // Habits that rest on the same days share one pause.
        var subjects: [ClosedRange<Day>: Set<Pause.Subject>] = [:]
        for (id, days) in daysOfTracker {
            let covering = pauses.filter { $0.holds(for: .tracker(id)) }
            let open = days.filter { day in !covering.contains { $0.span.contains(day) } }.sorted()
            summary.restDays += open.count
            for span in open.runs { subjects[span, default: []].insert(.tracker(id)) }
        }
        let spans = subjects.sorted { ($0.key.lowerBound, $0.key.upperBound) < ($1.key.lowerBound, $1.key.upperBound) }
        newPauses += spans.map { span, subjects in
            Pause(span: DaySpan(first: span.lowerBound, last: span.upperBound), subjects: subjects).json
        }
    }

    /// Makes days without an entry count as steady from a day on, until further notice, unless they do already.
    mutating func assumeSteady(since day: Day?, _ summary: inout ImportSummary) {
        guard let day, !target.history.profile.assumeSteady.contains(where: { $0.contains(day) }) else { return }
        summary.steadySince = day
        newAssumption = DaySpan(first: day, last: nil).json
    }

    private func settings(_ path: String) throws(ImportError) -> SettingsText {
        guard let text = SettingsText(path, in: target.files) else { throw ImportedSettings.unreadable(path) }
        return text
    }

    private static func unreadable(_ path: String) -> ImportError {
        ImportError("\(path) of the folder cannot be changed, because it cannot be read; nothing was written")
    }
}
