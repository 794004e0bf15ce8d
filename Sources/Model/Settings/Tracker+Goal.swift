extension Tracker {
    package enum DailyTarget: Sendable, Hashable {
        /// The day's total or value should be at least this.
        case goal(FixedDecimal)
        /// The day's total or value should be at most this, on a day with a log.
        case limit(FixedDecimal)
    }

    /// What makes a day good for the streak.
    package enum StreakCondition: String, CaseIterable, Sendable {
        case log
        /// The goal is met, or the limit kept.
        case goal
    }

    /// How a day's values are summarized.
    package enum Summary: String, CaseIterable, Sendable {
        case sum, mean
        /// By time, then reading order; logs without a time come before those with one.
        case last
    }

    /// A person's plan for a risky moment: "when it is evening and I am bored, then I call Mei".
    package struct Plan: Sendable, Hashable {
        /// When a plan applies.
        package enum Moment: Sendable, Hashable {
            /// A part of the day, by its name in files.
            case part(String)
            /// Local hours, 0–24; `to` is excluded and may be after midnight.
            case hours(from: Int, to: Int)

            package static let partNames = ["morning", "afternoon", "evening", "night"]

            /// Reads `evening`, or `21-23`, also past midnight as `22-2`; nil for other texts.
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

    /// The minimum of a day; nil if there isn't one.
    package var dailyGoal: FixedDecimal? { if case .goal(let amount) = target { amount } else { nil } }
    /// The maximum of a day; nil if there isn't one.
    package var dailyLimit: FixedDecimal? { if case .limit(let amount) = target { amount } else { nil } }

    /// The goal or the limit; nil without either.
    package var targetAmount: FixedDecimal? { dailyGoal ?? dailyLimit }

    /// Whether its logs have amounts: a counter or a number.
    package var hasAmounts: Bool { mode == .counter || mode == .number }

    /// Whether its amounts are hours, written as `7:30`.
    package var isInHours: Bool {
        guard mode == .number, let unit else { return false }
        return Language.allCases.allSatisfy { unit.text(in: $0) == "h" }
    }
}
