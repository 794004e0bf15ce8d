import ProgressAnalysis
import ProgressModel

extension English: RecordingPhrases {
    var noteWords: [String] { ["note"] }
    func words(for kind: Session.Kind) -> [String] {
        switch kind {
        case .meditation: ["meditate", "meditated"]
        case .breathing: ["breathe", "breath"]
        case .workout: ["exercise", "sport", "sports"]
        }
    }
    func dayName(_ day: Day, today: Day) -> String {
        day == today ? "today" : datedDayName(day, today: today)
    }
    /// As `dayName`, with the date of today too.
    func datedDayName(_ day: Day, today: Day) -> String {
        let year = day.date.year == today.date.year ? "" : " \(day.date.year)"
        let date = "\(name(of: day.weekday)) \(dayAndMonth(day))\(year)"
        switch day.distance(to: today) {
        case 0: return "today, \(date)"
        case 1: return "yesterday, \(date)"
        default: return date
        }
    }
    func levelWords(_ level: Level, _ drinks: FixedDecimal?) -> String {
        let name = self.level(level).lowercased()
        guard let drinks, drinks != .zero else { return name }
        return "\(name), \(self.drinks(drinks).text)"
    }
    func insteadOf(_ before: String) -> String { " (before: \(before))" }
    var asBefore: String { ", as it was" }
    var laterAnswerStands: String { "; a later answer for this day stands" }
    var writtenBefore: String { "; this was written down before" }
    var correctedSince: String { "; this was written down before and has been corrected since" }
    var takenBackSince: String { "; this was taken back since and is not written again" }
    var noted: String { "noted" }
    func noneCounted(isToday: Bool) -> String { isToday ? "none today" : "none" }
    func allTogether(_ amount: String) -> String { "\(amount) in all" }
    func nthTime(_ number: Int) -> String {
        let ending =
            switch (number % 10, number % 100) {
            case (_, 11...13): "th"
            case (1, _): "st"
            case (2, _): "nd"
            case (3, _): "rd"
            default: "th"
            }
        return "the \(number)\(ending) time"
    }
    func streakAnswer(_ length: String, jokers: Int, next: Int?, isFirst: Bool, _ unit: StreakUnit) -> String {
        let held = jokers > 0 ? ", \(self.jokers(jokers))" : ""
        let goal = isFirst ? "the first joker" : jokers > 0 ? "the next" : "the next joker"
        return length + held + (next.map { "; \(units($0, unit)) to \(goal)" } ?? "")
    }
    func weekSoFar(_ progress: StreakWalk.WeekProgress) -> String {
        let done = numbers.text(progress.good)
        return progress.good > progress.needed
            ? "\(days(progress.good).text) this week" : "\(done) of \(numbers.text(progress.needed)) this week"
    }
    func notCounted(errors: Int) -> String {
        "The streaks are not counted before \(errors == 1 ? "the error is" : "the \(errors) errors are") mended."
    }
    func countsFrom(_ time: String?, in city: String, _ command: String) -> String {
        "It counts from \(time ?? "midnight") in \(city); staying? \(command)"
    }
    var cityInCommand: String { "CITY" }
    var daysAreOfUTC: String { "profile.json could not be read, so the day and the time are those of UTC." }

    func whichDay(_ day: String, has entry: String) -> String {
        "\(capitalized(day)) has an entry: \(entry). Correct it (c), or is this about today (t)? "
    }
    var correctWords: [String] { ["c", "correct", "y", "yesterday"] }
    var todayWords: [String] { ["t", "today"] }
    func isYearRight(_ day: String) -> String { "Is the year right? \(day) is far from the records around it." }
    var yesOrDate: String { "(y, or the right date) " }

    func howWas(_ day: String) -> String { "\(capitalized(day))? " }
    var levelKeys: String {
        "One key a day: 0-9 drinks, s steady (none), e easy (2-5), w wild (6 or more), space to skip, q to end."
    }
    var nothingIsOpen: String {
        "No day since the last entry is open. Anything else is said as in: reportgen log water 2"
    }
    func takenOut(_ what: String, of day: String) -> String { "\(capitalized(day)): \(what) removed." }
    func takenOut(of keys: [String]) -> String {
        "It was also taken out of these settings: \(keys.joined(separator: ", "))"
    }
    var levelOfDay: String { "level" }
    func undone(_ action: String, _ time: String) -> String { "Taken back: \(action), of \(time)." }

    var streakTypeChanges: String { "Streak type will change." }
    func streakBecomes(_ name: String, _ before: String, _ after: String) -> String { "\(name): \(before) → \(after)" }
    func pastDaysChange(_ days: [Day]) -> String {
        let which = days.count > 5 ? [span(date(days[0]), date(days[days.count - 1]))] : days.map(date)
        return counted(days.count, "past day changes: ", "past days change: ").text + enumeration(which)
    }
    var timerStart: String { "Start of the timer" }
    var none: String { "no streak" }
    func archivedStreak(_ name: String, _ streak: String) -> String {
        "\(name): the streak so far, \(streak), is kept among its earlier streaks."
    }
    var doIt: String { "Do it? (y/n) " }
    var nothingDone: String { "Nothing was changed." }
    var saidAlready: String { "It is so already; nothing was changed." }
    func changed(_ file: String) -> String { "changed \(file)" }
    func assumeDaysSince(_ command: String) -> String {
        "The days since have no entry and do not count as sober; if you drank nothing: \(command)"
    }
    func countWhatYouSpend(_ command: String) -> String {
        "Savings are what sober days saved; what you really spend counts with: \(command)"
    }
    func pauseHolds(_ reason: String?, _ first: String, _ last: String?) -> String {
        "Pause\(reason.map { " (\($0))" } ?? ""): "
            + (last.map { "\(first) to \($0)" } ?? "from \(first) until further notice")
    }

    func question(_ question: TrackerQuestion) -> String {
        switch question {
        case .name: "A preset, or a name of your own: "
        case .purpose: "Awareness, whose logging is the exercise, or an activity to write down"
        case .kind: "Something good, or a saboteur to notice"
        case .icon: "Icon, such as 📖, or none"
        case .mode: "What is logged: counter, yes/no or number"
        case .reflection: "What is logged: selection or note"
        case .options: "What there is to choose, with commas"
        case .target: "A goal or a limit for a day, such as 8 glasses or max 3, or none"
        case .schedule: "When: every day, a number of days in a week, or weekdays"
        case .streak: "Count a streak"
        case .reminder: "Remind you at, or none"
        case .health: "Fill it from Apple Health when an export is imported, from"
        }
    }
    func notAnAnswer(_ answer: String, to question: TrackerQuestion) -> String {
        switch question {
        case .name: "\"\(answer)\" has no letter or digit to make an id of"
        case .purpose: "\"\(answer)\" is neither; expected awareness or activity"
        case .kind: "\"\(answer)\" is neither; expected good or saboteur"
        case .mode: "\"\(answer)\" is not a mode; expected counter, yes/no or number"
        case .reflection: "\"\(answer)\" is not a mode; expected selection or note"
        case .options: "at least two are needed, such as calm, tense, tired"
        case .target: "\"\(answer)\" is neither; expected e.g. 8 glasses, max 3, or none"
        case .schedule: "\"\(answer)\" is not a schedule; expected every day, 3, or monday wednesday"
        case .reminder: "\"\(answer)\" is not a time; expected e.g. 20:00, or none"
        case .streak, .health: "\"\(answer)\" is neither; expected yes or no"
        case .icon: "\"\(answer)\" cannot be used"
        }
    }
    func isThereAlready(_ id: String) -> String { "there is a tracker \"\(id)\" already" }
    var goodWords: [String] { ["good", "g"] }
    var saboteurWords: [String] { ["saboteur", "s", "bad"] }
    func words(for purpose: TrackerPurpose) -> [String] {
        purpose == .awareness ? ["awareness", "noticing"] : ["activity"]
    }
    func words(for mode: Tracker.Mode) -> [String] {
        switch mode {
        case .counter: ["counter", "count", "counting"]
        case .yesNo: ["yes/no", "yes or no", "yes no", "yesno"]
        case .number: ["number", "numbers"]
        case .selection: ["selection", "choice", "choosing"]
        case .note: ["note", "text", "writing"]
        case .awareness: ["awareness"]
        case .avoidance: ["avoidance"]
        }
    }
    func added(_ tracker: String, log: String) -> String { "added \(tracker); it is logged with: \(log)" }
    var restsNow: String { "rests" }
    var isPublic: String { "public" }
    var daysArePublic: String { "its days are public" }
    var noTrackers: String { "There are no trackers yet. The command “reportgen tracker add” makes one." }
}
