import Counting
import Model

/// The records of one day in plain sentences, each with its file and line.
struct DayRecords {
    let analysis: Analysis
    let day: Day
    let phrases: Phrases

    private var history: History { analysis.history }

    /// The entries of the day, including superseded ones, in reading order.
    var entries: [String] {
        if analysis.days[day]?.isAssumed == true { return [phrases.dayIsAssumed] }
        return analysis.days.allEntries(on: day).map { entry in
            phrases.recordedEntry(
                entry.level, drinks: entry.drinks.map { phrases.drinks($0).text },
                time: entry.timestamp?.iso8601, origin: (entry.source, place(of: entry.origin)),
                isSuperseded: entry.isSuperseded)
        }
    }

    var sobriety: [String] {
        guard let run = analysis.days[day]?.soberRun, run > 0 else { return [] }
        return [phrases.soberDayNumber(run)]
    }

    /// The sessions of an activity, and whether their minutes are enough.
    func sessions(of activity: Activity) -> [String] {
        let sessions = analysis.days.sessions(on: day).filter { activity.includes($0.kind) }
        guard !sessions.isEmpty, let total = analysis.days[day].map(activity.minutes) else { return [] }
        let parts = sessions.map { session in
            phrases.recordedSession(
                session.kind, type: session.type, minutes: session.minutes.text,
                origin: (session.source, place(of: session.origin)))
        }
        let threshold = history.profile.minimumMinutes
        return [
            phrases.recordedSessions(parts),
            phrases.minutesTogether(total, areEnough: total >= threshold, threshold: threshold),
        ]
    }

    /// The logs of a tracker, in reading order.
    func logs(of tracker: TrackerAnalysis) -> [String] {
        analysis.days.logs(on: day).filter { $0.tracker == tracker.index }.map { log in
            phrases.logged(at: log.wallTime?.hourAndMinute, origin: (log.source, place(of: log.origin)))
        }
    }

    private func place(of origin: Origin) -> String {
        "\(history.files[origin.file]):\(origin.line)"
    }
}
