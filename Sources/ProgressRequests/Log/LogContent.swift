package import ProgressModel

/// What happened, as a value: what a form says, where a terminal has words.
package enum LogContent: Sendable, Equatable {
    /// How a day was, with its drinks where they are known.
    case level(Level, drinks: FixedDecimal?)
    case drinks(FixedDecimal)
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
        /// Hours and minutes as they were entered, `7:20`, which no decimal holds.
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

    /// What is written down where these are the trackers; nil where the tracker or an option is no longer there.
    func subject(_ trackers: [Tracker]) -> LogSubject? {
        switch self {
        case .level(let level, let drinks): return .level(level, drinks: drinks)
        case .drinks(let drinks): return .drinks(drinks)
        case .session(let kind, let minutes, let type): return .session(kind, minutes: minutes, type: type)
        case .note(let text): return .note(text)
        case .tracker(let id, let value):
            guard let index = trackers.firstIndex(where: { $0.id == id }) else { return nil }
            switch value {
            case .none: return .tracker(index, .none)
            case .amount(let amount): return .tracker(index, .amount(amount))
            case .hours(let text): return .tracker(index, .hours(text))
            case .options(let ids):
                let options = ids.compactMap { id in trackers[index].options.firstIndex { $0.id == id } }
                return options.count == ids.count ? .tracker(index, .options(options)) : nil
            }
        }
    }
}
