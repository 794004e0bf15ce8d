import Counting
import Diary
package import Model
import Wording

/// The effect of a change of settings on the streaks, made or not.
package struct SettingsEffect: Sendable {
    package let done: RecordedChange
    private let change: SettingsChange
    private var changesMode: Bool {
        let (before, after) = (done.before.history.trackers, done.after.history.trackers)
        return change.changesMode
            && after.contains { after in
                guard let before = before.first(where: { $0.id == after.id }) else { return false }
                return (before.mode != after.mode || before.modeChanges != after.modeChanges)
                    && (before.hasStreak || after.hasStreak)
            }
    }

    private let before, after: Analysis?
    private let zone: ZoneChange?

    package init(_ done: RecordedChange, _ change: SettingsChange) {
        (self.done, self.change) = (done, change)
        (before, after) = (done.before.analysis, done.after.analysis)
        zone = ZoneChange(from: before, to: after)
    }

    /// The resulting settings, one a line.
    package func result(in language: Language) -> [String] {
        (change.result(done.after, language) + takenAlong(language)).map(singleLine)
    }

    private func takenAlong(_ language: Language) -> [String] {
        guard done.after.history.trackers.count < done.before.history.trackers.count else { return [] }
        let keys = [Setting.reminders, .pauses, .comparisons].filter {
            done.before.profile.json($0)?.text != done.after.profile.json($0)?.text
        }
        return keys.isEmpty ? [] : [language.phrases.takenOut(of: keys.map(\.key))]
    }

    /// Whether the files already have this content.
    package var changesNothing: Bool { done.changes.isEmpty }
    /// The profile's language after the change.
    package var language: Language { done.after.profile.language }
    package var files: [String] { done.files }
    /// Errors from before.
    package var errors: [Diagnostic] { done.errors }
    /// Whether to ask before making it.
    package var needsConsent: Bool { changesMode || !changed.isEmpty || movesPast }
    /// The reason for not making it if no person can be asked.
    package var refusal: RequestProblem { changesMode || !changed.isEmpty ? .changesStreak : .changesPast }

    /// The effects, one a line: a warning, then each streak before and after.
    package func lines(in language: Language) -> [String] {
        let phrases = language.phrases
        guard let before, let after else {
            let errors = done.errors.reduce(0) { $0 + $1.count }
            return (change.changesMode ? [phrases.streakTypeChanges] : [])
                + (errors > 0 ? [phrases.notCounted(errors: errors)] : [])
        }
        let lines = changed.map { change in
            phrases.streakBecomes(
                change.name(language), change.before.map { $0.text(in: language) } ?? phrases.none,
                change.after.map { $0.text(in: language) } ?? phrases.none)
        }
        let archives = after.trackers.flatMap { after -> [String] in
            guard let before = before.trackers.first(where: { $0.tracker.id == after.tracker.id }) else { return [] }
            return after.archived.dropFirst(before.archived.count).map { period in
                let name = after.tracker.name.text(in: language).isolated
                let streak = period.streak
                return phrases.archivedStreak(
                    name, phrases.streakFigure(period.mode, streak.current, streak.unit, name).text)
            }
        }
        let days = zone.flatMap { $0.days.isEmpty ? nil : phrases.pastDaysChange($0.days) }
        let timer = zone?.timerStarts.map {
            phrases.streakBecomes(phrases.timerStart, $0.before ?? phrases.none, $0.after ?? phrases.none)
        }
        return (changesMode ? [phrases.streakTypeChanges] : []) + [days, timer].compactMap(\.self) + lines + archives
    }

    /// Whether a new time zone changes past days, or the start of the timer.
    private var movesPast: Bool { zone.map { !$0.days.isEmpty || $0.timerStarts != nil } ?? false }

    private var changed: [ChangedStreak] {
        guard let before, let after else { return [] }
        let levels = [ChangedStreak.levels(from: before, to: after)].compactMap(\.self)
        return (levels + ChangedStreak.others(from: before, to: after)).filter { streak in
            // A change that isn't visible needs no question, nor does a today that is later in a new zone.
            streak.before?.text(in: .fallback) != streak.after?.text(in: .fallback)
                && (zone == nil || movesPast || streak.isLoss)
        }
    }
}

/// The effect of a new time zone on the past: on rows in `Z`, and on the instants of rows without an offset.
struct ZoneChange {
    /// The past days that change, ascending.
    let days: [Day]
    /// The start of the sober timer before and after, ISO 8601; nil if a timestamp or a last drink determines it.
    let timerStarts: (before: String?, after: String?)?

    /// Nil if the zone doesn't change, and if one of the states can't be counted.
    init?(from before: Analysis?, to after: Analysis?) {
        guard let before, let after, before.history.profile.zone.name != after.history.profile.zone.name else {
            return nil
        }
        let (old, new) = (before.history, after.history)
        var moved: Set<Day> = []
        for (old, new) in zip(old.entries, new.entries) where old.isSuperseded != new.isSuperseded {
            moved.insert(new.day)
        }
        for (old, new) in zip(old.sessions, new.sessions) where old.day != new.day {
            moved.formUnion([old.day, new.day])
        }
        for (old, new) in zip(old.logs.days, new.logs.days) where old != new { moved.formUnion([old, new]) }
        for (old, new) in zip(before.trackers, after.trackers) where new.tracker.summary == .last {
            let days = new.days.range.map(Array.init) ?? []
            moved.formUnion(days.filter { old.days.value(on: $0) != new.days.value(on: $0) })
        }
        days = moved.filter { $0 < after.today }.sorted()
        let starts = [before, after].map(ZoneChange.timerStart)
        timerStarts = starts[0]?.instant == starts[1]?.instant ? nil : (starts[0]?.iso8601, starts[1]?.iso8601)
    }

    /// The start of the timer; nil without one, and if it is the beginning of a day, which it is in any zone.
    private static func timerStart(_ analysis: Analysis) -> Moment? {
        let clock = analysis.history.profile.dayClock
        guard let start = analysis.sobriety.timer?.start,
            analysis.sobriety.current.map({ clock.start(of: $0.first) != start }) ?? true
        else { return nil }
        return Moment(start, in: clock.zone)
    }
}

/// A requested change of `profile.json` or `trackers.json`.
package struct SettingsChange: Sendable {
    /// The command for the journal.
    package let action: String
    /// The ways to write it in a folder, best first.
    let ways: @Sendable (RecordedFolder) throws(CommandError) -> [[FileChange]]
    /// The resulting settings, one a line; empty if the change says everything.
    var result: @Sendable (RecordedFolder, Language) -> [String] = { _, _ in [] }
    /// Whether it changes the way a tracker's streak is counted.
    var changesMode = false
    /// The problem if no file can take it; nil for the default message.
    package var misfit: RequestProblem?

    package func proposal(_ folder: RecordedFolder) throws(CommandError) -> ProposedChange {
        ProposedChange(action: action, alternatives: try ways(folder))
    }

    /// The settings of a folder at a path for changing; throws if they can't be read.
    static func text(_ path: String, in folder: RecordedFolder) throws(CommandError) -> SettingsText {
        if let text = SettingsText(path, in: folder.files) { return text }
        let error = folder.errors.first { $0.location.file == path }
        let place = error.map { "\($0.location.file):\($0.location.line): \($0.text)" }
        throw CommandError(.badData, "\(path) cannot be read, so nothing can be changed in it", hint: place)
    }
}
