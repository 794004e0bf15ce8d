import ProgressAnalysis
import ProgressModel
import ReportPages

extension YearPoster {
    /// A day.
    struct Bead: Sendable {
        /// What its colour and its shape say.
        enum Look: Hashable, Sendable {
            case steady, easy, wild
            /// Steady, with more drinks than the person calls sober.
            case notSober
            /// Steady without an entry, because the profile says so.
            case assumed
            /// A joker made the day good.
            case healed
            case paused
            case noEntry
            /// Before the first record.
            case before
            /// After the last day of the report, and that day while it has no entry.
            case toCome
        }

        let look: Look
        /// How full the rings are, 0–10; a day with anything has at least 1.
        let fullness: Int
        let isToday: Bool

        /// The fullness of a day where no rings are recorded.
        static let plain = 7

        /// The circle of a key.
        init(of look: Look) {
            self.look = look
            fullness = Bead.plain
            isToday = false
        }

        /// A day of a report in which `activities` are recorded.
        init(_ day: Day, of activities: [Activity], in report: Report) {
            isToday = day == report.today
            guard report.analysis.days.range.contains(day) else {
                look = day > report.today ? .toCome : .before
                fullness = Bead.plain
                return
            }
            let drawing = RingCell(badgeOf: day, label: "", in: report).drawing
            let isSober = report.analysis.days[day]?.isSober ?? false
            let found = Look(drawing, isToday: isToday)
            look = found == .steady && !isSober ? .notSober : found
            let shares = activities.map { ($0 == .workout ? drawing?.workout : drawing?.mindfulness) ?? 0 }
            let sum = shares.reduce(0, +)
            fullness = shares.isEmpty ? Bead.plain : (sum + 10 * shares.count - 1) / (10 * shares.count)
        }
    }
}

extension YearPoster.Bead.Look {
    fileprivate init(_ drawing: RingCell.Drawing?, isToday: Bool) {
        if drawing?.isHealed == true {
            self = .healed
            return
        }
        self =
            switch drawing?.core {
            case .steady: .steady
            case .easy: .easy
            case .wild: .wild
            case .assumed: .assumed
            case .paused: .paused
            case nil, .some(.none), .part, .done, .noticed, .slip: isToday ? .toCome : .noEntry
            }
    }
}
