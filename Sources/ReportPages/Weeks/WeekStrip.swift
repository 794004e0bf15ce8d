/// What became of the seven days of a week, or of those that have been.
package struct WeekStrip: Sendable {
    /// A day.
    package struct Dot: Sendable {
        enum Look: Sendable {
            case good, none, healed
            /// Done: how much of it is told by its number.
            case done
            /// Moments of a saboteur that is only noticed, and of one that is avoided.
            case noticed, slip
            /// Nothing was expected.
            case rest
        }

        let look: Look
        /// A number; empty for none.
        package let text: String
    }

    /// Unique on its page.
    package let id: String
    package let title: String
    package let description: String
    /// Nil outside of the time of what is drawn.
    package let dots: [Dot?]
    /// `#RRGGBB`, in which moments and what is done are drawn; nil where there are none, and of an activity.
    package var colour: String?
    /// The class of its colour; nil of a tracker.
    var style: StaticString?
}
