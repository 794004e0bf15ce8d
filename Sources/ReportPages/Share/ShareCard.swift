package import ProgressModel
package import ReportWords

/// A graphic to show to others: the calendar of sober days with the streak, its rewards and the longest, nothing else.
package struct ShareCard: Sendable {
    /// A day of the calendar.
    package struct Cell: Sendable {
        /// Day of the month.
        package let number: Int
        /// 0 for a day that is not sober, 1 lightest to 10 strongest; nil before the first record and after today.
        package let shade: Int?
        /// Drawn as a clover: a joker made the day good.
        package let isHealed: Bool
        package let isToday: Bool
    }

    /// A week from the first day of the profile's week on.
    package struct Week: Sendable {
        /// The short name of a month that begins in the week.
        package let month: String?
        /// Seven cells; nil outside of the span.
        package let cells: [Cell?]
    }

    /// What is drawn large.
    package enum Calendar: Sendable {
        /// Weeks as columns, in bands below each other that go on where the one before ended.
        case heat(bands: [[Week]])
        /// The days of a month under seven short names, after as many empty places as `offset` says.
        case month(weekdays: [String], offset: Int, cells: [Cell])
    }

    /// A number beside the large one.
    package struct Note: Sendable {
        package let value: String
        package let label: String
    }

    /// The jokers held, and how many can be.
    package struct Jokers: Sendable {
        package let held: Int
        package let cap: Int
        /// `3 jokers`.
        package let text: String
    }

    package let address: ShareAddress
    package let language: Language
    /// The person's name or the site's, at most 22 characters.
    package let brand: String
    /// The large number: `28` and `days sober`.
    package let figure: Figure
    /// Since or in when: `since 4 Oct 2025`.
    package let caption: String
    /// What the calendar shows, and until when.
    package let heading: String
    package let asOf: String
    package let calendar: Calendar
    /// Nil where none are told.
    package let jokers: Jokers?
    /// At most two.
    package let notes: [Note]
    /// The card in a sentence, and all of it in words, for those who do not see it.
    package let title: String
    package let description: String
}
