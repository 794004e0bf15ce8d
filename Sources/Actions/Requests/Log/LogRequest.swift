import Counting
package import Model

/// What a person says to `log`.
package struct LogRequest: Sendable {
    /// What happened, in words: `steady`, `water 2`, `workout 40 running`.
    package var words: [String]
    /// A tracker by its id, where the words alone would mean something else; all words are then its value.
    package var tracker: String?
    package var day: DayText?
    /// The time of day, in seconds after midnight.
    package var time: Int?
    package var note: String?
    package var trigger: String?
    package var place: String?
    /// What wrote it; `manual` if nothing is said.
    package var source: String?
    /// What tells this press of a button from every other one, so that it is written once, however often it arrives;
    /// nil if each arrival is a record of its own.
    package var press: PressID?
    /// What was said, where the request is another one at each arrival, as its day and time are reckoned from now.
    package var said: String?
    /// How long ago it was said, in seconds, so that it is understood as at that moment; nil for now.
    package var secondsAgo: Int?
    /// The question that it answers, which nothing else may be said to; nil if anything may be.
    package var about: Reminder.Activity?
    /// How far the wall of the sender is east of UTC, in seconds: its yesterday, today and times are meant; nil for the wall
    /// of the profile's zone.
    package var offset: Int?
    /// The IANA name of the sender's zone, for the command in the answer; nil if it is not known.
    package var zoneName: String?
    /// Whether its day and time are of a clock that may be wrong: up to two hours ahead of ours they are now.
    package var isOfOtherClock = false

    /// What is to be done about a date whose year may be mistyped: the answer says so, the person is asked, or it is right.
    package var wrongYear = WrongYear.told
    package enum WrongYear: Sendable { case told, asked, right }

    /// The same as a value, which then says what is meant; nil if only the words do.
    private(set) var content: LogContent?

    package init(_ words: [String]) {
        self.words = words
    }

    package init(_ content: LogContent) {
        (self.content, words, tracker) = (content, content.words, content.tracker)
    }

    /// Its words, after the id of its tracker: what a button says.
    package var wordsOfAnswer: String { ([tracker].compactMap(\.self) + words).joined(separator: " ") }

    /// As the journal tells it.
    package var action: String {
        let options = [
            ("--tracker", tracker), ("--date", day?.text), ("--time", time.map(clockText)), ("--note", note),
            ("--trigger", trigger), ("--place", place), ("--source", source),
        ]
        return (["log"] + words + options.flatMap { option, value in value.map { [option, $0] } ?? [] })
            .joined(separator: " ")
    }

    /// In seconds: a clock that is further ahead says another day than was meant.
    private static let mostAhead = 7200

    /// The request as if its clock showed no more than now, where that may be ahead of ours.
    func byOurClock(in folder: RecordedFolder) -> LogRequest {
        guard isOfOtherClock, day != nil || time != nil else { return self }
        let clock = folder.clock
        let day = day?.day(today: folder.wallTime.day) ?? folder.today
        let latest = Instant(seconds: folder.now.seconds + LogRequest.mostAhead)
        var request = self
        if let time {
            // A time before the day begins belongs to the night that ends the day.
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

/// What happened, as a value: what a form says, and what the words of a request mean.
package enum LogContent: Sendable, Equatable {
    /// How a day was, with its drinks if they are known.
    case level(Level, drinks: FixedDecimal?)
    /// So many drinks on a day.
    case drinks(FixedDecimal)
    case moreDrinks(FixedDecimal)
    /// The type is an id of a known type of workout, or as it was written.
    case session(Session.Kind, minutes: FixedDecimal, type: String?)
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

/// The day and the time that a record is for.
struct LogMoment: Equatable {
    let day: Day
    /// Nil if only the day is known.
    let instant: Instant?

    /// What was said of them; without a day it is today, and a time that is still to come was yesterday's.
    ///
    /// `today` is the day that words such as "yesterday" start from.
    init(_ day: DayText?, time: Int?, today words: Day, in folder: RecordedFolder) throws(CommandError) {
        let (today, clock) = (folder.today, folder.clock)
        // The wall's today has not begun before the day starts: what is said then is of the evening just over.
        let said = day.map { $0.isUpToToday ? min($0.day(today: words), today) : $0.day(today: words) }
        guard let time else {
            self.day = said ?? today
            instant = self.day == today ? folder.now : nil
            try check(folder)
            return
        }
        // A time before the day begins belongs to the night that ends the day.
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
    /// The day that a level means when nothing was said: before 18:00 yesterday.
    var targetDay: Day { Reminder.Activity.noalc.targetDay(at: wallTime, clock) }
}
