extension Tracker {
    /// What a day is measured by.
    package enum DailyTarget: Sendable, Hashable {
        /// The day's total or value is to be at least this.
        case goal(FixedDecimal)
        /// The day's total or value is to be at most this, on a day with a log.
        case limit(FixedDecimal)
    }

    /// What a day of the streak needs.
    package enum StreakCondition: String, CaseIterable, Sendable {
        case log
        /// The goal met, or the limit kept.
        case goal
    }

    /// How the values of a day become the day's value.
    package enum Summary: String, CaseIterable, Sendable {
        case sum, mean
        /// The latest instant, then reading order; logs without a time come before those with one.
        case last
    }

    /// What a person wants to do at a risky moment: "when it is evening and I am bored, then I call Mei".
    package struct Plan: Sendable, Hashable {
        /// When a plan applies.
        package enum Moment: Sendable, Hashable {
            /// A part of the day, by its name in the data format.
            case part(String)
            /// Whole hours of the wall clock, 0–24; the last one is not included and may lie after midnight.
            case hours(from: Int, to: Int)

            /// What the parts of the day are called.
            package static let partNames = ["morning", "afternoon", "evening", "night"]

            /// Reads `evening`, or `21-23`, also over midnight as `22-2`; nil for anything else.
            package init?(_ text: String) {
                let word = text.lowercased()
                let parts = word.split(separator: "-", omittingEmptySubsequences: false)
                if Moment.partNames.contains(word) {
                    self = .part(word)
                } else if parts.count == 2, let from = Moment.hour(parts[0]), let end = Moment.hour(parts[1]),
                    from < 24,
                    from != end
                {
                    self = .hours(from: from, to: end)
                } else {
                    return nil
                }
            }

            private static func hour(_ text: Substring) -> Int? {
                guard (1...2).contains(text.utf8.count), text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else {
                    return nil
                }
                return Int(text).flatMap { $0 <= 24 ? $0 : nil }
            }
        }

        package let moment: Moment?
        package let trigger: String?
        package let action: String

        package init(moment: Moment?, trigger: String?, action: String) {
            self.moment = moment
            self.trigger = trigger
            self.action = action
        }
    }

    /// The least a day should reach; nil if there is none.
    package var dailyGoal: FixedDecimal? { if case .goal(let amount) = target { amount } else { nil } }
    /// The most a day should reach; nil if there is none.
    package var dailyLimit: FixedDecimal? { if case .limit(let amount) = target { amount } else { nil } }

    /// The goal or the limit; nil if there is neither.
    package var targetAmount: FixedDecimal? { dailyGoal ?? dailyLimit }

    /// Whether its logs are amounts: of a counter or a number.
    package var hasAmounts: Bool { mode == .counter || mode == .number }

    /// Whether its amounts are hours, written as `7:30`.
    package var isInHours: Bool {
        guard mode == .number, let unit else { return false }
        return Language.allCases.allSatisfy { unit.text(in: $0) == "h" }
    }
}
