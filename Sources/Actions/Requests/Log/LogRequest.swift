import Counting
package import Model

/// A request of `log`.
package struct LogRequest: Sendable {
    /// What happened, in words: `steady`, `water 2`, `workout 40 running`.
    package var words: [String]
    /// A tracker by id, if the words alone would mean something else; all words are then its value.
    package var tracker: String?
    package var day: DayText?
    /// In seconds after midnight.
    package var time: Int?
    package var note: String?
    package var trigger: String?
    package var place: String?
    /// The source; `manual` by default.
    package var source: String?
    /// The unique id of a press, so that it is written once, however often it arrives; nil if each arrival is a record.
    package var press: PressID?
    /// The original request, if day and time are recalculated at each arrival.
    package var said: String?
    /// How many seconds ago it was made, and is interpreted; nil for now.
    package var secondsAgo: Int?
    /// The only activity that it may answer; nil for any.
    package var about: Reminder.Activity?
    /// The sender's offset from UTC in seconds, for their days and times; nil for that of the profile's zone.
    package var offset: Int?
    /// The IANA name of the sender's zone, for the command in the answer; nil if it isn't known.
    package var zoneName: String?
    /// Whether its day and time are from a clock that may be wrong: up to two hours in the future are read as now.
    package var isOfOtherClock = false

    /// What to do about a date with a probably mistyped year: mention it, ask the person, or accept it.
    package var wrongYear = WrongYear.told
    package enum WrongYear: Sendable { case told, asked, right }

    /// The content as a value, which takes precedence; nil if there are only words.
    private(set) var content: LogContent?

    package init(_ words: [String]) {
        self.words = words
    }

    package init(_ content: LogContent) {
        (self.content, words, tracker) = (content, content.words, content.tracker)
    }

    /// The text of a button: its words, after the id of its tracker.
    package var wordsOfAnswer: String { ([tracker].compactMap(\.self) + words).joined(separator: " ") }

    /// The command in the journal.
    package var action: String {
        let options = [
            ("--tracker", tracker), ("--date", day?.text), ("--time", time.map(clockText)), ("--note", note),
            ("--trigger", trigger), ("--place", place), ("--source", source),
        ]
        return (["log"] + words + options.flatMap { option, value in value.map { [option, $0] } ?? [] })
            .joined(separator: " ")
    }

    /// In seconds; a clock that is further ahead has a different day.
    private static let mostAhead = 7200

    /// The request with its time limited to now, if its clock may be ahead.
    func byOurClock(in folder: RecordedFolder) -> LogRequest {
        guard isOfOtherClock, day != nil || time != nil else { return self }
        let clock = folder.clock
        let day = day?.day(today: folder.wallTime.day) ?? folder.today
        let latest = Instant(seconds: folder.now.seconds + LogRequest.mostAhead)
        var request = self
        if let time {
            // A time before the start of the day belongs to the night that ends the day.
            let date = time < clock.dayStart ? day.advanced(by: 1) : day
            let instant = clock.zone.instant(of: WallTime(day: date, second: time))
            guard instant > folder.now, instant <= latest else { return self }
            (request.day, request.time) = (DayText(folder.today), folder.wallTime.second)
        } else if day > folder.today, day <= clock.day(of: latest) {
            request.day = DayText(folder.today)
        }
        return request
    }
}

/// What happened, as a value: the content of a form, and the meaning of words.
package enum LogContent: Sendable, Equatable {
    /// The level of a day, with its drinks if they are known.
    case level(Level, drinks: FixedDecimal?)
    case drinks(FixedDecimal)
    case moreDrinks(FixedDecimal)
    /// The type is the id of a known type of workout, or as written.
    case session(Session.Kind, minutes: FixedDecimal, type: String?)
    case note(String)
    case tracker(String, Value)

    /// The value of a tracker's log.
    package enum Value: Sendable, Equatable {
        case none
        case amount(FixedDecimal)
        /// Hours and minutes as entered, `7:20`, which may not be an exact decimal.
        case hours(String)
        case options([String])
    }

    /// The id of the tracker; nil for other content.
    var tracker: String? {
        if case .tracker(let id, _) = self { id } else { nil }
    }

    /// The equivalent words of `reportgen log`.
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

    /// Whether the tracker and the options exist.
    func isKnown(among trackers: [Tracker]) -> Bool {
        guard case .tracker(let id, let value) = self else { return true }
        guard let tracker = trackers.first(where: { $0.id == id }) else { return false }
        guard case .options(let options) = value else { return true }
        return options.allSatisfy { option in tracker.options.contains { $0.id == option } }
    }

    func answers(_ activity: Reminder.Activity) -> Bool {
        switch (activity, self) {
        case (.noalc, .level), (.noalc, .drinks): true
        case (.meditation, .session(let kind, _, _)): kind != .workout
        case (.workout, .session(let kind, _, _)): kind == .workout
        case (.tracker(let asked), .tracker(let id, _)): asked == id
        default: false
        }
    }
}

/// The day and the time of a record.
struct LogMoment: Equatable {
    let day: Day
    /// Nil if only the day is known.
    let instant: Instant?

    /// The day and time of a request; without a day it is today, and a time that is still to come was yesterday.
    ///
    /// Words such as "yesterday" are relative to `today`.
    init(_ day: DayText?, time: Int?, today words: Day, in folder: RecordedFolder) throws(CommandError) {
        let (today, clock) = (folder.today, folder.clock)
        // A request before the start of the person's day is about the evening just over.
        let said = day.map { $0.isUpToToday ? min($0.day(today: words), today) : $0.day(today: words) }
        guard let time else {
            self.day = said ?? today
            instant = self.day == today ? folder.now : nil
            try check(folder)
            return
        }
        // A time before the start of the day belongs to the night that ends the day.
        func moment(_ day: Day) -> Instant {
            let date = time < clock.dayStart ? day.advanced(by: 1) : day
            return clock.zone.instant(of: WallTime(day: date, second: time))
        }
        let isToCome = moment(said ?? today) > folder.now
        self.day = said ?? (isToCome ? today.advanced(by: -1) : today)
        instant = moment(self.day)
        try check(folder)
    }

    private func check(_ folder: RecordedFolder) throws(CommandError) {
        guard day <= folder.today else {
            throw CommandError(.usage, .dayToCome(day, today: folder.today))
        }
        if let instant, instant > folder.now {
            let wall = folder.clock.zone.wallTime(at: instant)
            throw CommandError(.usage, .timeToCome(wall.hourAndMinute, wall.day))
        }
    }
}

extension RecordedFolder {
    /// The day of a level without a day: before 18:00 yesterday.
    var targetDay: Day { Reminder.Activity.noalc.targetDay(at: wallTime, clock) }
}
