import Counting
import Model
import TestSupport
import Testing

@Suite("Random pauses and schedules")
struct RestPropertyTests {
    @Test("V-05 V-06 V-07 every day and week has the outcome of the rules", arguments: 0..<3)
    func agreesWithTheBook(_ kind: Int) throws {
        var random = SeededGenerator(seed: UInt64(kind) + 40)
        for _ in 0..<600 {
            let drawing = (0..<40).map { _ in Int.random(in: 0...9, using: &random) < 6 }
            let spans = (0..<Int.random(in: 0...3, using: &random)).map { _ in
                let first = Int.random(in: -5...45, using: &random)
                let isOpen = Int.random(in: 0...5, using: &random) == 0
                return DaySpan(
                    first: day(first), last: isOpen ? nil : day(first + Int.random(in: 0...20, using: &random)))
            }
            let weekdays = Set(Weekday.allCases.filter { _ in Bool.random(using: &random) }).union([.tuesday])
            let schedule: Schedule =
                [.everyDay, .weekdays(weekdays), .perWeek(Int.random(in: 1...7, using: &random))][kind]
            let first = Int.random(in: 1...10, using: &random)
            let today = Int.random(in: first...45, using: &random)
            var history = HistoryBuilder()
            history.profile.schedules.meditation = schedule
            history.profile.pauses = spans.map { Pause(span: $0, subjects: [.meditation]) }
            for (offset, isGood) in drawing.enumerated() where isGood && first + offset <= 40 {
                history.spend("5", on: .meditation, day: day(first + offset))
            }
            let good = Set(history.sessions.map(\.day).filter { $0 <= day(today) })
            let streak = history.analysis(on: day(today)).meditation.streak
            let book = RestByTheBook(good, spans, schedule, today: day(today))
            let comment = Comment(rawValue: "\(schedule) \(spans) \(good.sorted()), today \(day(today))")
            try #require(streak.walk.steps.map(\.mark) == book.marks, comment)
            try #require(streak.isPending == book.isPending, comment)
        }
    }
}

/// Pauses and schedules according to Documentation/counting.md, section 4, implemented without the engine.
private struct RestByTheBook {
    private(set) var marks: [DayMark] = []
    private(set) var isPending = false

    init(_ good: Set<Day>, _ pauses: [DaySpan], _ schedule: Schedule, today: Day) {
        func isPaused(_ day: Day) -> Bool { pauses.contains { $0.first <= day && day <= $0.last ?? day } }
        var planned = Set(Weekday.allCases)
        if case .weekdays(let weekdays) = schedule { planned = weekdays }
        func rests(_ day: Day) -> Bool { isPaused(day) || !planned.contains(day.weekday) }
        func weekMark(_ monday: Day, isFirst: Bool, times: Int) -> DayMark {
            let week = (0..<7).map { monday.advanced(by: $0) }
            let goodDays = week.count { good.contains($0) }
            let paused = week.count(where: isPaused)
            if paused == 7, goodDays == 0 { return .rest }
            if goodDays >= max(1, times * (7 - paused) / 7) { return .good }
            if week.contains(today) { return .pending }
            return isFirst ? .rest : .missed(.gap)
        }
        guard let first = good.min() else {
            if case .perWeek(let times) = schedule {
                isPending = weekMark(Week(containing: today).monday, isFirst: true, times: times) == .pending
            } else {
                isPending = !rests(today)
            }
            return
        }
        if case .perWeek(let times) = schedule {
            var monday = Week(containing: first).monday
            while monday <= today {
                marks.append(weekMark(monday, isFirst: marks.isEmpty, times: times))
                monday = monday.advanced(by: 7)
            }
        } else {
            marks = (first...today).map { day in
                good.contains(day) ? .good : rests(day) ? .rest : day == today ? .pending : .missed(.gap)
            }
        }
        isPending = marks.last == .pending
    }
}
