/// A tracker: its streak, its past year, and what the logs say.
package struct TrackerPage: Sendable {
    package let frame: Frame
    package let icon: String
    package let name: String
    package let pager: Pager
    /// What the tracker asks; nil where it asks nothing.
    package let prompt: String?
    /// Short quiet words beside the name, such as that the page is private.
    package let tags: [String]
    /// What is said where there is little else: at rest, not begun, no logs yet; else nil.
    package let remark: String?
    /// Nil where the tracker has no streak.
    package let streak: TrackerStreak?
    package let facts: [Fact]
    /// Nil where nothing was logged and nothing is walked.
    package let calendar: TrackerCalendar?
    /// The cards below the calendar, in the order of reading.
    package let cards: [Card]

    /// A card of its own.
    package enum Card: Sendable {
        case columns(ColumnCard)
        case bars(BarList)
        case heat(HeatTable)
        case archive(ArchiveCard)
        case notes(NotesCard)
    }
}

/// A streak, large.
package struct TrackerStreak: Sendable {
    package let label: String
    package let figure: Figure
    /// Rewards held; 0 where none are shown.
    package let rewards: Int
    /// How many can be held; 0 where none is ever earned.
    package let cap: Int
    package let rewardText: String?
    /// Sentences about what heals and what is next.
    package let notes: String
}

/// A chart with what it comes down to.
package struct ColumnCard: Sendable {
    /// Read first; empty where nothing is claimed.
    package let lead: String
    package let remark: String
    package let chart: ColumnChart
}

/// The streaks of modes that are over.
package struct ArchiveCard: Sendable {
    /// A mode with its span and what it came to.
    package struct Item: Sendable {
        package let mode: String
        package let span: String
        package let end: String
        /// Empty where it is no longer than the end.
        package let longest: String
    }

    package let title: String
    /// Latest first.
    package let items: [Item]
}

/// What was written last.
package struct NotesCard: Sendable {
    /// A note with its day.
    package struct Item: Sendable {
        package let date: String
        package let link: Link
        package let text: String
    }

    package let title: String
    /// Latest first.
    package let items: [Item]
}
