package import ProgressModel

/// What happened, as a value: what a form says, and what the words of a request mean.
package enum LogContent: Sendable, Equatable {
    /// How a day was, with its drinks where they are known.
    case level(Level, drinks: FixedDecimal?)
    /// So many drinks on a day.
    case drinks(FixedDecimal)
    /// So many more drinks.
    case moreDrinks(FixedDecimal)
    /// The type is an id of a known type of workout, or as it was written.
    case session(Session.Kind, minutes: FixedDecimal, type: String?)
    /// The note of a day.
    case note(String)
    /// A log of the tracker with an id.
    case tracker(String, Value)

    /// What is logged of a tracker.
    package enum Value: Sendable, Equatable {
        case none
        case amount(FixedDecimal)
        /// Hours and minutes as they were said or entered, `7:20`, which no decimal holds.
        case hours(String)
        /// Options by their ids.
        case options([String])
    }

    /// The id of the tracker; nil for anything else.
    var tracker: String? {
        if case .tracker(let id, _) = self { id } else { nil }
    }

    /// The words of `reportgen log` that mean the same.
    var words: [String] {
        switch self {
        case .level(let level, _): [level.rawValue]
        case .drinks(let drinks): [drinks.text, "drinks"]
        case .moreDrinks(let drinks): ["+" + drinks.text, "drinks"]
        case .session(let kind, let minutes, let type):
            // "2 h" would be two hours.
            [kind.rawValue, minutes.text, LogReader.isUnit(type) ? "min" : nil, type].compactMap(\.self)
        case .note(let text): ["note", text]
        case .tracker(_, .none): []
        case .tracker(_, .amount(let amount)): [amount.text]
        case .tracker(_, .hours(let text)): [text]
        case .tracker(_, .options(let options)): options
        }
    }

    /// Whether the tracker and the options that it names are among these trackers.
    func isKnown(among trackers: [Tracker]) -> Bool {
        guard case .tracker(let id, let value) = self else { return true }
        guard let tracker = trackers.first(where: { $0.id == id }) else { return false }
        guard case .options(let options) = value else { return true }
        return options.allSatisfy { option in tracker.options.contains { $0.id == option } }
    }
}
