import ProgressAnalysis
import ProgressModel

extension English: DayPhrases {
    func level(_ level: Level) -> String {
        switch level {
        case .steady: "Steady"
        case .easy: "Easy"
        case .wild: "Wild"
        }
    }
    var noEntryThen: String { "no entry" }
    var noEntry: String { "No entry" }
    var notYet: String { "Not yet" }
    var today: String { "Today" }
    var healed: String { "Healed" }
    var allRingsClosed: String { "all rings closed" }
    var healedByJoker: String { "healed by a joker" }
    var mindfulness: String { "Mindfulness" }
    var workout: String { "Workout" }

    func days(_ number: Int) -> Figure { counted(number, "day", "days") }
    func drinks(_ number: FixedDecimal) -> Figure {
        Figure(numbers.text(number), number == FixedDecimal(1) ? "drink" : "drinks")
    }
    var assumed: String { "assumed" }
    var assumedSteady: String { "Steady, assumed" }
    func assumed(_ days: Int, of all: Int, lastWritten: String) -> String {
        (days == all
            ? "These days have no entry and are"
            : "\(numbers.text(days)) of these days \(days == 1 ? "has no entry and is" : "have no entry and are")")
            + " taken as sober; the last entry is from \(lastWritten)."
    }
    var allAssumed: String { "These days have no entry and are taken as sober; nothing has been written down yet." }
    func stillSteady(after days: Int) -> String {
        "Nothing was recorded for \(self.days(days).text). Were all of them steady?"
    }
    func about(_ number: String) -> String { "about " + number }
    func estimated(_ days: Int) -> String { counted(days, "day estimated", "days estimated").text }
    func recorded(on days: Int, of all: Int) -> String { "on \(numbers.text(days)) of \(self.days(all).text)" }
    func minutes(_ number: String) -> Figure { Figure(number, "min") }
    func logs(_ number: Int) -> Figure { counted(number, "log", "logs") }
    func moments(_ number: Int) -> Figure { tellsDays ? days(number) : counted(number, "moment", "moments") }
    func kilocalories(_ number: Int) -> String { "\(numbers.text(number)) kcal" }

    func atMost(_ limit: String) -> String { "at most \(limit)" }
    func amount(_ amount: String, of goal: String?, unit: String?) -> String {
        let count = goal.map { "\(amount) of \($0)" } ?? amount
        return unit.map { "\(count) \($0)" } ?? count
    }
    func amount(_ amount: String, limit: String, unit: String?) -> String {
        "\(self.amount(amount, of: nil, unit: unit)) (limit \(limit))"
    }
    func singular(_ unit: String) -> String {
        englishSingulars[unit] ?? unit
    }

    func session(_ kind: Session.Kind) -> String {
        switch kind {
        case .meditation: "Meditation"
        case .breathing: "Breathing"
        case .workout: "Workout"
        }
    }
    func workoutType(_ type: String) -> String { type == "hiit" ? "HIIT" : capitalized(type) }

    func healedDay(_ reason: MissReason, length: Int, left: Int) -> String {
        let day =
            switch reason {
            case .easy: "One easy day"
            case .wild: "One wild day"
            case .gap: "A day without an entry"
            }
        let rest = left == 0 ? "" : " " + counted(left, "joker", "jokers").text + " left."
        return "\(day), healed by a joker. 🍀 goes on: \(days(length).text).\(rest)"
    }
    func openDay(_ reason: MissReason) -> String {
        switch reason {
        case .easy: "One easy day. The next steady day starts a new streak."
        case .wild: "One wild day. The next steady day starts a new streak."
        case .gap: "Nothing was logged. The next steady day starts a new streak."
        }
    }
    func earned(days: Int, held: Int) -> String {
        "Day \(numbers.text(days)) of the streak earned a joker. In hand now: \(numbers.text(held))."
    }
    func noticed(_ tracker: String, _ times: Int) -> String {
        times == 0
            ? "\(tracker): nothing noticed"
            : tellsDays ? daysNoticed(tracker) : "\(tracker): \(moments(times).text)"
    }
    func without(_ tracker: String) -> String { "without \(tracker)" }
    func with(_ tracker: String) -> String { "with \(tracker)" }
    func withTracker(_ tracker: String) -> String { "\(tracker) logged" }
}

/// A word with its first letter in upper case.
package func capitalized(_ word: String) -> String {
    word.prefix(1).uppercased() + word.dropFirst()
}

/// Units that people count in.
private let englishSingulars = [
    "glasses": "glass", "cups": "cup", "bottles": "bottle", "litres": "litre", "liters": "liter",
    "pages": "page", "chapters": "chapter", "steps": "step", "times": "time", "minutes": "minute",
    "hours": "hour", "portions": "portion", "pieces": "piece", "coffees": "coffee", "cigarettes": "cigarette",
]
