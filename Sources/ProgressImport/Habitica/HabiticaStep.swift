import ProgressModel

/// What a row of a history says was done.
///
/// Where a row has nothing but the running value of its task, its step from the one before says it: a plus or a tick
/// raises a value of v by 0.9747^v, with v cut to -47.27…21.27, and a minus of a habit takes back what a plus would have
/// given. The night lowers a daily that was missed, by less if a part of its checklist is done, and halves the value of
/// a habit that has one button only. After 60 or 365 days the app replaces rows by the mean of their month or year:
/// such a step is none of these.
enum HabiticaStep: Equatable {
    case scored(plus: Int, minus: Int)
    /// A daily that was due and not done.
    case missed
    /// A day on which nothing was done or due.
    case nothing
    case unknown

    /// Reads a row that says what it means.
    init(told row: HabiticaTask.Row) {
        switch (row.score, row.outcome) {
        case (let score?, _): self = .scored(plus: score.plus, minus: score.minus)
        case (nil, .done): self = .scored(plus: 1, minus: 0)
        case (nil, .missed): self = .missed
        case (nil, .notDue): self = .nothing
        case (nil, nil): self = .unknown
        }
    }

    /// Finds out what a row means that has its value only; `before` is nil for the first one.
    init(from before: HabiticaTask.Row?, to row: HabiticaTask.Row, isDaily: Bool) {
        self =
            isDaily
            ? HabiticaStep.ofDaily(from: before?.value, to: row.value)
            : HabiticaStep.ofHabit(
                from: before?.value, to: row.value, nights: HabiticaStep.nights(from: before, to: row))
    }

    private static func ofDaily(from before: Double?, to value: Double) -> HabiticaStep {
        if let before, isSame(value, before) { return .nothing }
        // The value of a new task, and of one whose owner begins anew, is 0.
        if isSame(value, raised(before ?? 0)) || isSame(value, raised(0)) { return .scored(plus: 1, minus: 0) }
        let before = before ?? (isSame(value, 0) || isSame(value, -1) ? 0 : nil)
        guard let before else { return .unknown }
        return isSame(value, before) ? .nothing : value < before ? .missed : .unknown
    }

    private static func ofHabit(from before: Double?, to value: Double, nights: Int) -> HabiticaStep {
        var starts = [before ?? 0]
        while let last = starts.last, starts.count <= nights, last != 0 {
            starts.append(abs(last) < 0.1 ? 0 : last / 2)
        }
        // A task whose owner begins anew starts from 0.
        if nights > 0, starts.last != 0 { starts.append(0) }
        // Several numbers of nights and scores may come near a value; the true one is nearest.
        var best: (step: HabiticaStep, distance: Double)?
        for (index, start) in starts.enumerated() {
            // Only what a single button has made is halved, so that a value above 0 comes from a plus.
            if index == 0 || start >= 0, let scores = Scores(from: start, to: value, by: raised),
                scores.distance < best?.distance ?? .infinity
            {
                best = (.scored(plus: scores.count, minus: 0), scores.distance)
            }
            if index == 0 || start <= 0, let scores = Scores(from: start, to: value, by: lowered),
                scores.distance < best?.distance ?? .infinity
            {
                best = (.scored(plus: 0, minus: scores.count), scores.distance)
            }
        }
        return best?.step ?? .unknown
    }

    /// How often a step has to be taken from one value to another.
    private struct Scores {
        let count: Int
        /// How far from the other value it ends.
        let distance: Double

        /// More scores of one day than a row is tried for.
        private static let most = 30

        /// Nil where no number of steps comes near.
        init?(from start: Double, to end: Double, by step: (Double) -> Double) {
            var value = start
            for count in 1...Scores.most {
                let next = step(value)
                if isSame(next, end) {
                    (self.count, distance) = (count, abs(next - end))
                    return
                }
                guard (next < end) == (next > value) else { return nil }
                value = next
            }
            return nil
        }
    }

    private static func nights(from before: HabiticaTask.Row?, to row: HabiticaTask.Row) -> Int {
        guard let before else { return 0 }
        return min(60, max(0, (row.time.seconds - before.time.seconds) / 86_400 + 1))
    }

    /// The app itself undoes a score only to within 0.00001.
    private static func isSame(_ value: Double, _ other: Double) -> Bool { abs(value - other) < 0.0005 }

    private static func raised(_ value: Double) -> Double { value + power(clamped(value)) }

    /// What a plus would have raised to the value.
    private static func lowered(_ value: Double) -> Double {
        let end = clamped(value)
        var start = end
        // Each round makes the error at least ten times smaller.
        for _ in 0..<12 { start = end - power(start) }
        return value + start - end
    }

    private static func clamped(_ value: Double) -> Double { min(max(value, -47.27), 21.27) }

    /// 0.9747 to a power: the series of exp(x · ln 0.9747), which 20 terms make exact for |x| up to 50.
    private static func power(_ exponent: Double) -> Double {
        let argument = exponent * -0.025_625_547_638_972_73
        var (sum, term) = (1.0, 1.0)
        for index in 1...20 {
            term *= argument / Double(index)
            sum += term
        }
        return sum
    }
}
