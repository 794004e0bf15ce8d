import Counting
import Model
import TestSupport
import Testing

@Suite("Random changes of mode")
struct ModePropertyTests {
    @Test("Every day is walked in the mode it belongs to", arguments: [true, false])
    func agreesWithTheBook(_ isActive: Bool) throws {
        var random = SeededGenerator(seed: 14)
        for _ in 0..<1000 {
            let saboteur = randomSaboteur(isActive: isActive, using: &random)
            let logs = String((0..<30).map { _ in Int.random(in: 0...2, using: &random) == 0 ? "." : "1" })
            let quiet = Int.random(in: 0...30, using: &random)
            let history = HistoryBuilder(saboteur, logs: String(repeating: ".", count: quiet) + logs.dropFirst(quiet))
            let today = day(Int.random(in: 1...40, using: &random))
            let tracker = history.tracker(on: today)
            let logged = Set(history.logs.map(\.day).filter { $0 <= today })
            let book = ModesByTheBook(saboteur, logged: logged, today: today)
            let comment = Comment(rawValue: "\(saboteur.modeChanges) \(logged.sorted()), today \(today)")
            try #require(tracker.mode == book.mode, comment)
            try #require(walks(tracker) == book.walks, comment)
        }
    }

    private func walks(_ tracker: TrackerAnalysis) -> [ModesByTheBook.Walk] {
        let periods =
            tracker.archived.map { ($0.mode, $0.streak) } + (tracker.streak.map { [(tracker.mode, $0)] } ?? [])
        return periods.filter { !$0.1.walk.isEmpty }.map { mode, streak in
            ModesByTheBook.Walk(mode: mode, first: streak.walk.first, outcomes: streak.outcomes)
        }
    }

    /// One to four modes by turns, each beginning some days after the one before.
    private func randomSaboteur(isActive: Bool, using random: inout SeededGenerator) -> Tracker {
        var modes = [Tracker.Mode.awareness, .avoidance]
        if Bool.random(using: &random) { modes.reverse() }
        var since = Int.random(in: -3...20, using: &random)
        let changes = (0..<Int.random(in: 1...4, using: &random)).map { index in
            defer { since += Int.random(in: 1...12, using: &random) }
            return Tracker.ModeChange(mode: modes[index % 2], since: day(since))
        }
        return Tracker(
            id: "scrolling", name: LocalizedText("Doomscrolling"), icon: "📱", mode: changes[0].mode,
            modeChanges: changes, isActive: isActive, hasStreak: true)
    }
}
