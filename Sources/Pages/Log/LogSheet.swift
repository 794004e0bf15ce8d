package import Model

/// What a server is asked of the log sheet, and what it has to say on it, beside the records.
package struct LogSheet: Sendable {
    /// A field of a form or of an address.
    package struct Field: Sendable, Equatable {
        package let name: String
        package let value: String

        /// Makes a field.
        package init(name: String, value: String) {
            (self.name, self.value) = (name, value)
        }
    }

    /// What was written or undone, and the change that `undo` is asked to take back; nil if there is none.
    ///
    /// `askedDay` is the day that the levels were asked of, and still are, so that another tap corrects it; nil if it was
    /// none but the sheet's own.
    package typealias Message = (text: String, change: String?, askedDay: Day?)

    /// A form that could not be written down, as it was sent, and the field that has to be changed; nil if it is none alone.
    package typealias Returned = (form: LogForm, fields: [Field], field: LogField?, problem: FormProblem)

    /// The last change of the folder: what was written and for which day, in the language of the page.
    package typealias Change = (id: String, text: String, time: String)

    /// The day that is written about.
    package let day: Day
    /// The earlier day that the levels are asked of if no day was named: the open one, or the one just answered; everything
    /// else is of `day`.
    package var askedDay: Day?
    /// The only thing that is shown; nil for everything.
    package let part: LogPart?
    /// The secret that every form holds.
    package let token: String
    /// How many weeks up to the current one have tiles, `fewestWeeks`–`mostWeeks`.
    package var weeks = fewestWeeks
    package var message: Message?
    package var returned: Returned?
    package var lastChange: Change?
    /// The days that a tap on the calendar has marked; another tap takes that back.
    package var marked: Set<Day> = []

    /// Makes a sheet of a day.
    package init(day: Day, part: LogPart?, token: String) {
        (self.day, self.part, self.token) = (day, part, token)
    }

    /// As many weeks as have tiles if nobody asks for more.
    package static let fewestWeeks = 4
    /// Twenty years; the page of more would be slow.
    package static let mostWeeks = 1040

    /// The day that a form is about.
    func day(of form: LogForm) -> Day { form == .level || form == .undo ? askedDay ?? day : day }

    /// What was entered into a field of the form that is shown again; empty for any other form.
    func entered(_ field: LogField, of form: LogForm) -> [String] {
        guard let returned, returned.form == form else { return [] }
        return returned.fields.filter { $0.name == field.rawValue }.map(\.value)
    }

    /// The problem of a form beside a field, or above all of them.
    func problem(_ field: LogField?, of form: LogForm) -> FormProblem? {
        guard let returned, returned.form == form, returned.field == field else { return nil }
        return returned.problem
    }

    /// The address of the sheet: of today if no day is named.
    ///
    /// `done` is the number of what the server has to say there.
    package static func address(
        _ part: LogPart?, day: Day?, weeks: Int = fewestWeeks, done: Int? = nil
    ) -> String {
        let fields: [(LogField, String?)] = [
            (.day, day?.description), (.weeks, weeks == fewestWeeks ? nil : "\(weeks)"), (.done, done.map { "\($0)" }),
        ]
        let query = fields.compactMap { field, value in value.map { "\(field.rawValue)=\($0)" } }
            .joined(separator: "&")
        return "/" + PageAddress.log.path + (part.map { "/" + $0.path } ?? "") + (query.isEmpty ? "" : "?" + query)
    }
}

/// What the log sheet can be of alone.
package enum LogPart: Hashable, Sendable {
    /// The levels, of which one is chosen.
    case level(Level)
    case session(Session.Kind)
    case tracker(String)

    /// Reads what is after `log/` in an address; nil for what there isn't.
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
    /// What is written down, of which each record can be taken out.
    case written
    /// The calendar whose tiles mark days.
    case marks
    case session(Session.Kind)
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
    /// The day of the sheet, if the form is of another one.
    case shown
    /// How many weeks have tiles.
    case weeks
    /// The number of a message in an address.
    case done
    /// Of `undo`: the change that is meant.
    case change
    /// Of what is written down: the key of the record that is taken out.
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
    /// Steady, if that may be either.
    case steady
    case easy, wild
    /// The number that was entered decides.
    case number

    /// Nil if the number decides.
    package var level: Level? {
        switch self {
        case .none, .one, .steady: .steady
        case .easy: .easy
        case .wild: .wild
        case .number: nil
        }
    }
}
