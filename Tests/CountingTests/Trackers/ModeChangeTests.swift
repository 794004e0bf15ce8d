import Counting
import Model
import TestSupport
import Testing

@Suite("A change of mode")
struct ModeChangeTests {
    @Test("T-14 ends the old streak on the day before and archives it")
    func archive() throws {
        let tracker = HistoryBuilder(awareThenAvoiding, logs: "1111.11...1...").tracker(on: day(14))
        let archived = try #require(tracker.archived.first)
        #expect(tracker.archived.count == 1)
        #expect(archived.mode == .awareness)
        #expect(archived.streak.walk.first == day(1))
        #expect(archived.streak.walk.lastStep == day(7))
        #expect(archived.streak.outcomes == "====x==")
        #expect(archived.streak.current == 2)
        #expect(archived.streak.longest?.span == days(1...4))
        #expect(tracker.mode == .avoidance)
        #expect(tracker.streak?.outcomes == "===x===")
    }

    @Test("T-14 the log of the day of the change belongs to the new mode")
    func dayOfTheChange() {
        let tracker = HistoryBuilder(awareThenAvoiding, logs: "11111111..").tracker(on: day(10))
        #expect(tracker.archived.map(\.streak.outcomes) == ["======="])
        #expect(tracker.streak?.outcomes == "x==")
    }

    @Test("T-14 an archived awareness begins on its first log and ends open days as missed ones")
    func archiveBeginsWithTheFirstLog() {
        let tracker = HistoryBuilder(awareThenAvoiding, logs: "..11").tracker(on: day(8))
        #expect(tracker.archived.map(\.streak.walk.first) == [day(3)])
        #expect(tracker.archived.map(\.streak.outcomes) == ["==xxx"])
    }

    @Test("T-14 a mode that was never walked leaves no archive")
    func neverWalked() {
        let tracker = HistoryBuilder(awareThenAvoiding, logs: ".......1").tracker(on: day(10))
        #expect(tracker.archived.isEmpty)
        #expect(tracker.streak?.outcomes == "x==")
    }

    @Test("T-14 an avoidance is archived from its first day on, logged or not")
    func archivedAvoidance() {
        let saboteur = Tracker.saboteur((.avoidance, day(3)), (.awareness, day(6)))
        let tracker = HistoryBuilder(saboteur, logs: "1.....11").tracker(on: day(8))
        #expect(tracker.archived.map(\.mode) == [.avoidance])
        #expect(tracker.archived.map(\.streak.walk.first) == [day(3)])
        #expect(tracker.archived.map(\.streak.outcomes) == ["==="])
        #expect(tracker.streak?.walk.first == day(7))
        #expect(tracker.streak?.outcomes == "==")
    }

    @Test("T-14 several archives are in the order of time, and a mode taken up again begins anew")
    func severalChanges() {
        let saboteur = Tracker.saboteur((.awareness, day(1)), (.avoidance, day(4)), (.awareness, day(7)))
        let tracker = HistoryBuilder(saboteur, logs: "111.1.11").tracker(on: day(8))
        #expect(tracker.archived.map(\.mode) == [.awareness, .avoidance])
        #expect(tracker.archived.map(\.streak.outcomes) == ["===", "=x="])
        #expect(tracker.mode == .awareness)
        #expect(tracker.streak?.outcomes == "==")
    }

    @Test("Logs before the first mode's beginning belong to the first mode")
    func logsBeforeTheFirstMode() {
        let aware = Tracker.saboteur((.awareness, day(5)))
        #expect(HistoryBuilder(aware, logs: ".11111").tracker(on: day(6)).streak?.walk.first == day(2))
        let changed = Tracker.saboteur((.awareness, day(5)), (.avoidance, day(7)))
        let tracker = HistoryBuilder(changed, logs: ".11111").tracker(on: day(8))
        #expect(tracker.archived.map(\.streak.outcomes) == ["====="])
        let avoiding = Tracker.saboteur((.avoidance, day(5)))
        #expect(HistoryBuilder(avoiding, logs: ".11").tracker(on: day(8)).streak?.outcomes == "====")
    }

    @Test("A mode that begins after today has not begun: the old one continues, nothing is archived")
    func notYetBegun() {
        let tracker = HistoryBuilder(awareThenAvoiding, logs: "11111").tracker(on: day(6))
        #expect(tracker.mode == .awareness)
        #expect(tracker.archived.isEmpty)
        #expect(tracker.streak?.outcomes == "=====?")
    }

    @Test("A mode that begins today has begun")
    func beginsToday() {
        let tracker = HistoryBuilder(awareThenAvoiding, logs: "1111111").tracker(on: day(8))
        #expect(tracker.mode == .avoidance)
        #expect(tracker.streak?.outcomes == "=")
        #expect(tracker.archived.map(\.streak.current) == [7])
    }

    @Test("Where no mode has begun the first is shown: awareness is walked from its first log")
    func noneBegunAwareness() {
        let saboteur = Tracker.saboteur((.awareness, day(9)), (.avoidance, day(12)))
        let tracker = HistoryBuilder(saboteur, logs: ".111").tracker(on: day(4))
        #expect(tracker.mode == .awareness)
        #expect(tracker.streak?.outcomes == "===")
        #expect(tracker.archived.isEmpty)
    }

    @Test("Where no mode has begun the first is shown: avoidance has a streak of 0")
    func noneBegunAvoidance() {
        let saboteur = Tracker.saboteur((.avoidance, day(9)), (.awareness, day(12)))
        let tracker = HistoryBuilder(saboteur, logs: ".1..").tracker(on: day(4))
        #expect(tracker.mode == .avoidance)
        #expect(tracker.streak?.current == 0)
        #expect(tracker.archived.isEmpty)
    }

    @Test("An archive is kept even if the tracker has no streak")
    func archiveWithoutStreak() {
        let saboteur = Tracker.saboteur((.awareness, day(1)), (.avoidance, day(4)), hasStreak: false)
        let tracker = HistoryBuilder(saboteur, logs: "111").tracker(on: day(6))
        #expect(tracker.streak == nil)
        #expect(tracker.archived.map(\.streak.current) == [3])
    }

    @Test("Rewards heal the awareness before a change, and are not carried over")
    func archivedRewards() {
        let saboteur = Tracker.saboteur((.awareness, day(1)), (.avoidance, day(10)))
        let tracker = HistoryBuilder(saboteur, logs: "1111111.11.1").tracker(on: day(12))
        #expect(tracker.archived.map(\.streak.outcomes) == ["=======+="])
        #expect(tracker.streak?.outcomes == "x=x")
    }

    @Test("Of very many modes each has its own days, also as far as a day within one of them")
    func veryManyChanges() throws {
        // Every second mode is an awareness without a log, which is never walked.
        let changes = (1...300).map { number in
            Tracker.ModeChange(mode: number % 2 == 0 ? .awareness : .avoidance, since: day(2 * number))
        }
        let saboteur = Tracker(
            id: "scrolling", name: LocalizedText("Doomscrolling"), icon: "📱", mode: .avoidance, modeChanges: changes,
            isActive: true, hasStreak: true)
        let analysis = HistoryBuilder(saboteur).analysis(on: day(601))
        let tracker = analysis.trackers[0]
        let walked = stride(from: 2, through: 598, by: 4).map { day($0)...day($0 + 1) }
        #expect(tracker.archived.map(\.streak.walk.days) == walked)
        for number in 1...601 {
            let walk = tracker.walk(on: day(number))
            let days = walked.first { $0.contains(day(number)) }
            #expect(walk?.walk.days == days)
            #expect(walk?.mode == (days == nil ? nil : Tracker.Mode.avoidance))
        }
        #expect(tracker.firstDay == day(2) && tracker.mode(on: day(3)) == .avoidance)
        let windows = AnalysisWindows(analysis)
        let within = try #require(windows.window(through: day(298))).trackers[0]
        #expect(within.archived.map(\.streak.walk.days) == Array(walked.prefix(74)) + [day(298)...day(298)])
        #expect(within.walk(on: day(298))?.mode == .avoidance && within.walk(on: day(299)) == nil)
        let after = try #require(windows.window(through: day(300))).trackers[0]
        #expect(after.archived.map(\.streak.walk.days) == Array(walked.prefix(75)))
        #expect(tracker.archived.map(\.streak.walk.days) == walked)
    }

    private var awareThenAvoiding: Tracker { .saboteur((.awareness, day(1)), (.avoidance, day(8))) }
}
