import ProgressAnalysis
import ProgressModel

/// The records of one day in plain sentences, each with the file and line it stands in.
struct DayRecords {
    private let analysis: Analysis
    private let day: Day

    init(_ analysis: Analysis, on day: Day) {
        self.analysis = analysis
        self.day = day
    }

    private var history: History { analysis.history }

    /// The entries of the day, superseded ones included, in reading order.
    var entries: [String] {
        history.entries.filter { $0.day == day }.map { entry in
            let drinks = entry.drinks.map { ", \($0 == 1 ? "1 drink" : "\($0) drinks")" } ?? ""
            let time = entry.timestamp.map { ", logged \($0.iso8601(in: history.profile.zone))" } ?? ""
            let place = place(of: entry.origin)
            let end = entry.isSuperseded ? " It is superseded by a later entry." : ""
            return "Recorded: \(entry.level.rawValue)\(drinks)\(time) (\(place)).\(end)"
        }
    }

    /// What the day is to the sober streak.
    var sobriety: [String] {
        guard let run = analysis.days[day]?.soberRun, run > 0 else { return [] }
        return ["A sober day, number \(run) in a row."]
    }

    /// Meditation and breathing, and whether they reach the minutes that count.
    func mindfulness(_ profile: Profile) -> [String] {
        minutes(of: [.meditation, .breathing], total: analysis.days[day]?.mindfulnessMinutes, profile)
    }

    /// Workouts, and whether they reach the minutes that count.
    func workout(_ profile: Profile) -> [String] {
        minutes(of: [.workout], total: analysis.days[day]?.workoutMinutes, profile)
    }

    /// The logs of a tracker, in reading order.
    func logs(of tracker: TrackerAnalysis) -> [String] {
        analysis.days.logs(on: day).map { history.logs[$0] }.filter { $0.tracker == tracker.index }.map { log in
            "Logged at \(log.wallTime.hourAndMinute) (\(place(of: log.origin)))."
        }
    }

    private func minutes(of kinds: [Session.Kind], total: Int?, _ profile: Profile) -> [String] {
        let sessions = analysis.days.sessions(on: day).map { history.sessions[$0] }
            .filter { kinds.contains($0.kind) }
        guard !sessions.isEmpty, let total else { return [] }
        let parts = sessions.map { session in
            "\([session.type, session.kind.rawValue].compactMap { $0 }.joined(separator: " ")) "
                + "\(session.minutes.text) min (\(place(of: session.origin)))"
        }
        let verdict = total >= profile.minimumMinutes ? "enough" : "too few"
        return [
            "Recorded: \(parts.joined(separator: ", ")).",
            "Together \(total) min, \(verdict): a day counts from \(profile.minimumMinutes) min.",
        ]
    }

    private func place(of origin: Origin) -> String {
        "\(history.files[origin.file]):\(origin.line)"
    }
}
