import ProgressModel

/// What metrics stand beside.
package enum MetricFactor: Sendable, Hashable {
    /// The levels of evenings.
    case evenings
    /// Whether the minutes of a day counted.
    case activity(Activity)
    /// Whether a mood was pleasant, or was the most frequent one; `tracker` is its place in the tracker file.
    case mood(tracker: Int, MoodKind)
    /// Whether a saboteur was noticed.
    case saboteur(tracker: Int)

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

    /// How many days after what was recorded the date of the value comes that stands beside it: a night is dated on the
    /// morning that ends it, and a mood comes after the night.
    var daysToValue: Int {
        switch self {
        case .mood: 0
        case .evenings, .activity, .saboteur: 1
        }
    }
}

/// Which group of a factor each day belongs to.
struct FactorDays {
    let factor: MetricFactor
    private let first: Day
    /// The place of each day's group in `factor.groups`, from `first` on without gaps; nil where it belongs to none.
    private let groups: [Int?]

    init(_ factor: MetricFactor, in days: ClosedRange<Day>, group: (Day) -> Int?) {
        self.factor = factor
        first = days.lowerBound
        groups = days.map(group)
    }

    /// The group of the day beside which the value of a date stands; nil where it belongs to none.
    func group(beside date: Day) -> Int? {
        let offset = first.distance(to: date) - factor.daysToValue
        return groups.indices.contains(offset) ? groups[offset] : nil
    }
}
