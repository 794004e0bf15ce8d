import Model

/// What is put beside metrics, moods, numbers and saboteurs: groups of days.
package enum ComparisonFactor: Sendable, Hashable {
    /// The levels of evenings.
    case evenings
    /// Whether the minutes of a day counted.
    case activity(Activity)
    /// Whether a mood was pleasant, or was the most frequent one; `tracker` is its place in the tracker file.
    case mood(tracker: Int, MoodKind)
    /// Whether a saboteur was noticed.
    case saboteur(tracker: Int)
    /// Whether a tracker of type good was logged, or its goal reached where its streak asks for that.
    case habit(tracker: Int)

    /// Which moods are compared with the others.
    package enum MoodKind: Sendable, Hashable {
        /// Those above the middle of a scale.
        case pleasant
        /// The one of that row of the history, which was logged on most days; `option` is its place among the options.
        case option(Int)
    }

    /// A group of days.
    package enum Group: String, Sendable, Hashable {
        case steady, easy, wild
        /// Days with minutes, with the mood or with the saboteur, and the others.
        case with, without
    }

    /// The groups, in the order in which they are shown.
    package var groups: [Group] { self == .evenings ? [.steady, .easy, .wild] : [.with, .without] }

    /// Which groups are compared, by their places in `groups`.
    var comparisons: [(first: Int, second: Int)] { self == .evenings ? [(0, 1), (0, 2)] : [(0, 1)] }

    /// How many days after what was recorded the date of the value comes that is beside it: a night is dated on the
    /// morning that ends it, and a mood comes after the night.
    package var daysToValue: Int {
        switch self {
        case .mood: 0
        case .evenings, .activity, .saboteur, .habit: 1
        }
    }
}

/// Which group of a factor each day belongs to.
struct FactorDays {
    let factor: ComparisonFactor
    private let first: Int
    /// The place of each day's group in `factor.groups`, from `first` on without gaps; -1 if it is in none.
    private var groups: [Int8]

    init(_ factor: ComparisonFactor, in days: ClosedRange<Day>, group: (Day) -> Int?) {
        self.factor = factor
        first = days.lowerBound.number
        groups = days.map { Int8(truncatingIfNeeded: group($0) ?? -1) }
    }

    /// The same without the days of which `isKnown` does not hold; days are numbers.
    func known(_ isKnown: (Int) -> Bool) -> FactorDays {
        var known = self
        for offset in known.groups.indices where known.groups[offset] >= 0 && !isKnown(first + offset) {
            known.groups[offset] = -1
        }
        return known
    }

    /// The group of a day, by its number since 1970-01-01; -1 if it is in none.
    func place(of day: Int) -> Int {
        let offset = day - first
        return offset >= 0 && offset < groups.count ? Int(groups[offset]) : -1
    }
}

extension ComparedValues {
    /// Two groups of a factor, by their places in its groups, each day with the value that number of days later; O(days).
    func compared(beside factor: FactorDays, _ pair: (first: Int, second: Int), later: Int) -> ComparedDays {
        GroupComparison(self) { day in
            let group = factor.place(of: day - later)
            return group == pair.first ? true : group == pair.second ? false : nil
        }.result()
    }
}
