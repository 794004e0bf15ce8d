package import Model

/// What the log sheet can be of alone.
package enum LogPart: Hashable, Sendable {
    /// The levels, of which one is chosen.
    case level(Level)
    case session(Session.Kind)
    /// A tracker by its id.
    case tracker(String)

    /// Reads what stands behind `log/` in an address; nil for what there is not.
    ///
    /// The words of the program win over trackers, as with `reportgen log`.
    package init?(path: String, _ trackers: [Tracker]) {
        if let level = Level(rawValue: path) {
            self = .level(level)
        } else if let kind = Session.Kind(rawValue: path) {
            self = .session(kind)
        } else if trackers.contains(where: { $0.id == path }) {
            self = .tracker(path)
        } else {
            return nil
        }
    }

    package var path: String {
        switch self {
        case .level(let level): level.rawValue
        case .session(let kind): kind.rawValue
        case .tracker(let id): id
        }
    }
}

/// A form of the log sheet.
package enum LogForm: Hashable, Sendable {
    case date, level, note, undo
    /// What stands written, of which each record can be taken out.
    case written
    /// The calendar whose tiles mark days.
    case marks
    case session(Session.Kind)
    /// A tracker by its id.
    case tracker(String)

    private static let trackerPrefix = "t-"

    /// Reads what `id` is.
    package init?(id: String) {
        let others = [.level, .note] + Session.Kind.allCases.map(LogForm.session)
        if let form = others.first(where: { $0.id == id }) {
            self = form
        } else if id.hasPrefix(LogForm.trackerPrefix) {
            self = .tracker(String(id.dropFirst(LogForm.trackerPrefix.count)))
        } else {
            return nil
        }
    }

    /// Its id on the page.
    package var id: String {
        switch self {
        case .date: "f-date"
        case .level: "f-level"
        case .note: "f-note"
        case .undo: "f-undo"
        case .written: "f-written"
        case .marks: "f-marks"
        case .session(let kind): "f-" + kind.rawValue
        case .tracker(let id): LogForm.trackerPrefix + id
        }
    }
}

/// The names of the fields.
package enum LogField: String, Sendable {
    /// Of every form: the day, what the sheet shows, and which form it is.
    case day, part, form
    /// The day of the sheet, where the form is of another one.
    case shown
    /// How many weeks have tiles.
    case weeks
    /// Of an address: what the server has to say.
    case done
    /// Of `undo`: the change that is meant.
    case change
    /// Of what stands written: the key of the record that is taken out.
    case record
    /// Of the calendar: the day that is marked, and the one whose mark is taken back.
    case mark, unmark
    case level, drinks, note
    case minutes, type
    case amount, option, item, text
    case trigger, place, time
    case otherTrigger = "other-trigger"
    case otherPlace = "other-place"
}

/// What the buttons of the levels say.
package enum LogLevel: String, CaseIterable, Sendable {
    /// Steady without a drink, and with one.
    case none, one
    /// Steady, where that may be either.
    case steady
    case easy, wild
    /// The number that was entered decides.
    case number

    /// Nil where the number decides.
    package var level: Level? {
        switch self {
        case .none, .one, .steady: .steady
        case .easy: .easy
        case .wild: .wild
        case .number: nil
        }
    }
}
