/// What happened to the jokers: the latest year, and the way to those before, which have pages of their own.
package struct JokerLedger: Sendable {
    /// A joker that came or went.
    package struct Entry: Sendable {
        package enum Symbol: Sendable {
            case earned, spent, taken
        }

        package let symbol: Symbol
        package let icon: String
        package let streak: String
        /// `14 days`, `Healed the wild Sunday`.
        package let title: String
        /// What belongs to the title; empty where it says it all.
        package let detail: String
        package let date: String
        /// The day in the calendar; nil where its month has no page.
        package let link: Link?
        package let balance: Int
        package let cap: Int
        package let balanceText: String
    }

    package struct Month: Sendable {
        package let name: String
        package let summary: String
        /// Whether it is one of the latest, which are open.
        package let isOpen: Bool
        /// Latest first.
        package let entries: [Entry]
        /// Streaks with the jokers that found no place, one line each.
        package let lost: [(icon: String, streak: String, text: String)]
    }

    package struct Year: Sendable {
        package let name: String
        /// Empty where it would say what the ledger's own does.
        package let summary: String
        /// Latest first; never empty.
        package let months: [Month]
    }

    /// A year with a page of its own.
    package struct EarlierYear: Sendable {
        package let name: String
        package let summary: String
        package let link: Link
    }

    package let title: String
    /// What all years came to.
    package let summary: String
    /// The latest year in which something happened.
    package let latest: Year
    /// Latest first; empty where there is one year.
    package let earlier: [EarlierYear]

    /// The id of the ledger on the page of jokers.
    package static let element = "ledger"
}
