import ReportMarkup
package import ReportWords

/// Everything that is known of a day.
package struct DayDetail: Sendable {
    /// A number with what it is.
    package struct Metric: Sendable {
        package enum Symbol: Sendable {
            case level, mindfulness, workout
        }

        package let symbol: Symbol
        package let label: String
        package let figure: Figure
    }

    /// What became of the streak on the day.
    package struct Remark: Sendable {
        package enum Symbol: Sendable {
            case healed, earned, open
        }

        package let symbol: Symbol
        package let text: String
    }

    /// Whether a tracker's day is done.
    package struct TrackerMark: Sendable {
        package let icon: String
        package let name: String
        /// The total, the moments; empty where the mark says it all.
        package let detail: String
        /// Drawn green.
        package let isGood: Bool
    }

    /// Day of the month; the detail's id is made from it.
    package let number: Int
    /// `Friday 31`.
    package let name: String
    /// `October`, which only a screen reader needs to hear again.
    package let month: String
    /// What marks today; nil on other days.
    package let today: String?
    package let levelEmoji: String?
    package let level: String
    /// What a healed day is called; nil on others.
    package let healed: String?
    /// For the closed row: minutes and number of logs; nil where there are none.
    package let mindfulness, workout, logs: String?
    /// Whether it is open where no day was asked for.
    package let isDefault: Bool
    package let remarks: [Remark]
    package let metrics: [Metric]
    package let marks: [TrackerMark]
    package let timeline: [TimelineEntry]
    package let noEntries: String
    /// Notes on the entry, as plain text.
    package let entryNote: String?
    /// The note file, as Markdown.
    package let note: String?
    package let back: String
}

/// A session or a log, in the order of the day; logs that differ only in their time are one.
package struct TimelineEntry: Sendable {
    /// `14:31`, of several the first; nil where no time is known.
    package let time: String?
    /// `14:31, 15:02, 17:40`; empty where there is one time or none.
    package let allTimes: String
    package let icon: String
    package let title: String
    /// An amount, chosen options, minutes and energy; with how often, where the same was logged again.
    package let value: String
    /// Trigger and place; empty where neither is known.
    package let circumstances: String
    package let note: String?
}
