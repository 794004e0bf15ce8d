import ProgressAnalysis
import ProgressModel

extension Presenter {
    /// Sessions and logs of a day by time, those without one first; equals in reading order.
    func timeline(of day: Day) -> [TimelineEntry] {
        let sessions = analysis.days.sessions(on: day)
        let logs = analysis.days.logs(on: day)
        guard !sessions.isEmpty || !logs.isEmpty else { return [] }
        var entries: [(instant: Instant?, order: Int, entry: TimelineEntry)] = []
        entries.reserveCapacity(sessions.count + logs.count)
        for index in sessions {
            let session = analysis.history.sessions[index]
            entries.append((session.start, entries.count, timelineEntry(session)))
        }
        for index in logs {
            let log = analysis.history.logs[index]
            entries.append((log.instant, entries.count, timelineEntry(log)))
        }
        entries.sort { left, right in
            guard left.instant != right.instant else { return left.order < right.order }
            guard let leftInstant = left.instant else { return true }
            guard let rightInstant = right.instant else { return false }
            return leftInstant < rightInstant
        }
        return entries.map(\.entry)
    }

    private func timelineEntry(_ session: Session) -> TimelineEntry {
        let wallTime = session.start.map(profile.zone.wallTime(at:))
        var value = phrases.minutes(numbers.text(session.minutes)).text
        var energy = WorkoutEnergy()
        energy.add(session, weight: profile.weightKilograms)
        if let kilocalories = energy.kilocalories { value += ", \(phrases.kilocalories(kilocalories))" }
        let title = session.kind == .workout ? session.type.map(phrases.workoutType) : nil
        return TimelineEntry(
            time: wallTime?.hourAndMinute, icon: icon(of: session.kind),
            title: title ?? phrases.session(session.kind), value: value, tags: [], note: session.note)
    }

    private func timelineEntry(_ log: TrackerLog) -> TimelineEntry {
        let tracker = analysis.history.trackers[log.tracker]
        return TimelineEntry(
            time: log.wallTime.hourAndMinute, icon: tracker.icon,
            title: tracker.name.text(in: language), value: value(of: log, tracker),
            tags: [log.trigger, log.location].compactMap { $0 }, note: log.note)
    }

    private func value(of log: TrackerLog, _ tracker: Tracker) -> String {
        switch log.value {
        case .none: return ""
        case .amount(let amount):
            let unit = tracker.unit?.text(in: language)
            return phrases.amount(
                numbers.text(amount), of: nil, unit: unit.map { amount.whole == 1 ? phrases.singular($0) : $0 })
        case .options(let indices):
            let options = indices.compactMap { tracker.options.indices.contains($0) ? tracker.options[$0] : nil }
            return options.map { option in
                let name = option.name.text(in: language)
                return option.icon.map { "\($0) \(name)" } ?? name
            }.joined(separator: ", ")
        }
    }

    private func icon(of kind: Session.Kind) -> String {
        switch kind {
        case .meditation: "🧘"
        case .breathing: "🌬️"
        case .workout: "💪"
        }
    }
}
