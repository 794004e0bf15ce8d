import ProgressAnalysis
import ProgressModel

extension Presenter {
    /// Sessions and logs of a day by time, those without one first; equals in reading order.
    func timeline(of day: Day) -> [TimelineEntry] {
        let sessions = analysis.days.sessions(on: day)
        let logs = analysis.days.logs(on: day)
        guard !sessions.isEmpty || !logs.isEmpty else { return [] }
        var records: [TimedRecord] = []
        records.reserveCapacity(sessions.count + logs.count)
        for index in sessions {
            records.append(TimedRecord(instant: analysis.history.sessions[index].start, isSession: true, index: index))
        }
        for index in logs {
            records.append(TimedRecord(instant: analysis.history.logs[index].instant, isSession: false, index: index))
        }
        records.sort { $0.precedes($1) }
        return records.map { record in
            record.isSession
                ? timelineEntry(analysis.history.sessions[record.index])
                : timelineEntry(analysis.history.logs[record.index])
        }
    }

    private func timelineEntry(_ session: Session) -> TimelineEntry {
        let wallTime = session.start.map(profile.zone.wallTime(at:))
        var value = phrases.minutes(numbers.text(session.minutes)).text
        var energy = WorkoutEnergy()
        energy.add(session, weight: profile.weightKilograms)
        if let kilocalories = energy.kilocalories { value += ", \(phrases.kilocalories(kilocalories))" }
        let title = session.kind == .workout ? session.type.map { phrases.workoutType($0).isolated } : nil
        return TimelineEntry(
            time: wallTime?.hourAndMinute, icon: icon(of: session.kind),
            title: title ?? phrases.session(session.kind), value: value, tags: [], note: session.note)
    }

    private func timelineEntry(_ log: TrackerLog) -> TimelineEntry {
        let tracker = analysis.history.trackers[log.tracker]
        return TimelineEntry(
            time: log.wallTime.hourAndMinute, icon: tracker.icon,
            title: name(of: tracker), value: value(of: log, tracker),
            tags: [log.trigger, log.location].compactMap { $0 }, note: log.note)
    }

    private func value(of log: TrackerLog, _ tracker: Tracker) -> String {
        switch log.value {
        case .none: return ""
        case .amount(let amount):
            return phrases.amount(numbers.text(amount), of: nil, unit: unit(of: tracker, for: amount))
        case .options(let indices):
            let options = indices.compactMap { tracker.options.indices.contains($0) ? tracker.options[$0] : nil }
            return options.map { option in
                let name = option.name.text(in: language).isolated
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

/// A record with what its place in the day depends on.
private struct TimedRecord {
    let instant: Instant?
    let isSession: Bool
    /// Of the sessions or of the logs, in reading order.
    let index: Int

    func precedes(_ other: TimedRecord) -> Bool {
        guard instant == other.instant else {
            guard let instant else { return true }
            return other.instant.map { instant < $0 } ?? false
        }
        return isSession == other.isSession ? index < other.index : isSession
    }
}
