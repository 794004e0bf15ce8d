import Model

/// What metrics, moods, numbers and saboteurs are compared with: a division of days into groups.
package enum ComparisonFactor: Sendable, Hashable {
    case evenings
    /// Whether the day's minutes counted.
    case activity(Activity)
    /// Whether a mood was pleasant, or the most frequent one; `tracker` is an index in file order.
    case mood(tracker: Int, MoodKind)
    case saboteur(tracker: Int)
    /// Whether a tracker of type good was logged, or reached its goal if its streak requires it.
    case habit(tracker: Int)

    /// Which moods are compared with the others.
    package enum MoodKind: Sendable, Hashable {
        /// Those above the middle of a scale.
        case pleasant
        /// The mood of that row, which was logged on most days; `option` is an index among the options.
        case option(Int)
    }

    package enum Group: String, Sendable, Hashable {
        case steady, easy, wild
        /// Days with the minutes, mood or saboteur, and the others.
        case with, without
    }

    package var groups: [Group] { self == .evenings ? [.steady, .easy, .wild] : [.with, .without] }

    /// The pairs of groups that are compared, as indices in `groups`.
    var comparisons: [(first: Int, second: Int)] { self == .evenings ? [(0, 1), (0, 2)] : [(0, 1)] }

    /// Days from the record to the compared value: a night is dated the next morning, and a mood follows the night.
    package var daysToValue: Int {
        switch self {
        case .mood: 0
        case .evenings, .activity, .saboteur, .habit: 1
        }
    }
}

/// The group of a factor that each day belongs to.
struct FactorDays {
    let factor: ComparisonFactor
    private let first: Int
    /// The index of each day's group in `factor.groups`, from `first` on without gaps; -1 for none.
    private var groups: [Int8]

    init(_ factor: ComparisonFactor, in days: ClosedRange<Day>, group: (Day) -> Int?) {
        self.factor = factor
        first = days.lowerBound.number
        groups = days.map { Int8(truncatingIfNeeded: group($0) ?? -1) }
    }

    /// The same without the days for which `isKnown` is false.
    func known(_ isKnown: (Int) -> Bool) -> FactorDays {
        var known = self
        for offset in known.groups.indices where known.groups[offset] >= 0 && !isKnown(first + offset) {
            known.groups[offset] = -1
        }
        return known
    }

    /// The group of a day, given as days since 1970-01-01; -1 for none.
    func place(of day: Int) -> Int {
        let offset = day - first
        return offset >= 0 && offset < groups.count ? Int(groups[offset]) : -1
    }
}

extension ComparedValues {
    /// Compares two groups of a factor, given by index, by the values that many days later; O(days).
    func compared(beside factor: FactorDays, _ pair: (first: Int, second: Int), later: Int) -> ComparedDays {
        GroupComparison(self) { day in
            let group = factor.place(of: day - later)
            return group == pair.first ? true : group == pair.second ? false : nil
        }.result()
    }
}
