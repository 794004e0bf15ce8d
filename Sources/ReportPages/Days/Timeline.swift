import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    /// Sessions and logs of a day by time, those without one first; equals in reading order.
    ///
    /// Logs without a note that differ only in their time are one entry, where the first of them stands.
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
        var groups: [(record: TimedRecord, later: [WallTime])] = []
        var groupsOfLogs: [PlainLog: Int] = [:]
        for record in records {
            guard !record.isSession, let log = PlainLog(analysis.history.logs[record.index]) else {
                groups.append((record, []))
                continue
            }
            if let group = groupsOfLogs[log] {
                groups[group].later.append(analysis.history.logs[record.index].wallTime)
            } else {
                groupsOfLogs[log] = groups.count
                groups.append((record, []))
            }
        }
        return groups.map { record, later in
            record.isSession
                ? timelineEntry(analysis.history.sessions[record.index])
                : timelineEntry(analysis.history.logs[record.index], later: later)
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
            time: wallTime?.hourAndMinute, allTimes: "", icon: icon(of: session.kind),
            title: title ?? phrases.session(session.kind), value: value, circumstances: "", note: session.note)
    }

    /// A log, and when the same was logged again.
    private func timelineEntry(_ log: TrackerLog, later: [WallTime]) -> TimelineEntry {
        let tracker = analysis.history.trackers[log.tracker]
        let times = ([log.wallTime] + later).map(\.hourAndMinute)
        // The number and the sign stay on one line.
        let howOften = later.isEmpty ? "" : "\(numbers.text(times.count))\u{A0}×"
        return TimelineEntry(
            time: log.wallTime.hourAndMinute, allTimes: later.isEmpty ? "" : times.joined(separator: ", "),
            icon: tracker.icon, title: name(of: tracker),
            value: [howOften, value(of: log, tracker)].filter { !$0.isEmpty }.joined(separator: " "),
            circumstances: [log.trigger, log.location].compactMap { $0?.isolated }.joined(separator: " · "),
            note: log.note)
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

/// What a log says beside its time; nil for one with a note, which stands for itself.
private struct PlainLog: Hashable {
    let tracker: Int
    let value: TrackerLog.Value
    let trigger, location: String?

    init?(_ log: TrackerLog) {
        guard log.note == nil else { return nil }
        tracker = log.tracker
        value = log.value
        trigger = log.trigger
        location = log.location
    }
}
