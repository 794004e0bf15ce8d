package import Model

/// The request for a log sheet, and the server's messages on it.
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

    /// A message that something was written or undone; `change` is what `undo` takes back, nil if nothing.
    ///
    /// `askedDay` is the day of the entered level, which is asked again so that another tap corrects it; nil if it is
    /// the sheet's own day.
    package typealias Message = (text: String, change: String?, askedDay: Day?)

    /// A form that couldn't be written, as sent, and the field with the problem; nil if no single field has it.
    package typealias Returned = (form: LogForm, fields: [Field], field: LogField?, problem: FormProblem)

    /// The last change of the data directory: what was written and for which day, in the language of the page.
    package typealias Change = (id: String, text: String, time: String)

    /// The day of the sheet.
    package let day: Day
    /// The earlier day for which the levels are asked, if no day was named: the open one, or the one just answered; all
    /// else is for `day`.
    package var askedDay: Day?
    /// The only thing on the sheet; nil for everything.
    package let part: LogPart?
    /// The secret that every form contains.
    package let token: String
    /// The number of weeks up to the current one that have tiles, `fewestWeeks`–`mostWeeks`.
    package var weeks = fewestWeeks
    package var message: Message?
    package var returned: Returned?
    package var lastChange: Change?
    /// The days marked by a tap on the calendar; another tap removes the mark.
    package var marked: Set<Day> = []

    /// Makes a sheet of a day.
    package init(day: Day, part: LogPart?, token: String) {
        (self.day, self.part, self.token) = (day, part, token)
    }

    /// The number of weeks with tiles by default.
    package static let fewestWeeks = 4
    /// Twenty years; a page with more would be slow.
    package static let mostWeeks = 1040

    /// The day that a form is for.
    func day(of form: LogForm) -> Day { form == .level || form == .undo ? askedDay ?? day : day }

    /// The entered values of a field, if its form is shown again; empty for any other form.
    func entered(_ field: LogField, of form: LogForm) -> [String] {
        guard let returned, returned.form == form else { return [] }
        return returned.fields.filter { $0.name == field.rawValue }.map(\.value)
    }

    /// The problem with a field, or with the form as a whole.
    func problem(_ field: LogField?, of form: LogForm) -> FormProblem? {
        guard let returned, returned.form == form, returned.field == field else { return nil }
        return returned.problem
    }

    /// The address of the sheet; of today's if no day is named.
    ///
    /// `done` is the number of a message that the server shows there.
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

/// The only thing that a log sheet can be about.
package enum LogPart: Hashable, Sendable {
    /// The levels, with one of them selected.
    case level(Level)
    case session(Session.Kind)
    case tracker(String)

    /// Reads the part of an address after `log/`; nil if it names nothing.
    ///
    /// The program's own words have priority over trackers, as in `reportgen log`.
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
    /// The records of the day, which can be removed.
    case written
    /// The calendar with tiles that mark days.
    case marks
    case session(Session.Kind)
    case tracker(String)

    private static let trackerPrefix = "t-"

    /// Reads the form's `id`.
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
    /// In every form: the day, the part of the sheet, and the id of the form.
    case day, part, form
    /// The day of the sheet, if the form is for another one.
    case shown
    /// The number of weeks with tiles.
    case weeks
    /// The number of a message in an address.
    case done
    /// In `undo`: the change to undo.
    case change
    /// In the records of the day: the key of the record to remove.
    case record
    /// In the calendar: the day to mark, or the day whose mark is removed.
    case mark, unmark
    case level, drinks, note
    case minutes, type
    case amount, option, item, text
    case trigger, place, time
    case otherTrigger = "other-trigger"
    case otherPlace = "other-place"
}

/// The values of the levels' buttons.
package enum LogLevel: String, CaseIterable, Sendable {
    /// Steady, without a drink or with one.
    case none, one
    /// Steady, if the number of drinks doesn't matter.
    case steady
    case easy, wild
    /// The entered number decides.
    case number

    /// The level; nil if the number decides.
    package var level: Level? {
        switch self {
        case .none, .one, .steady: .steady
        case .easy: .easy
        case .wild: .wild
        case .number: nil
        }
    }
}
