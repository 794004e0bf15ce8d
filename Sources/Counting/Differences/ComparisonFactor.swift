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

    /// How many days after what was recorded the date of the value comes that stands beside it: a night is dated on the
    /// morning that ends it, and a mood comes after the night.
    package var daysToValue: Int {
        switch self {
        case .mood: 0
        case .evenings, .activity, .saboteur, .habit: 1
        }
    }
}
