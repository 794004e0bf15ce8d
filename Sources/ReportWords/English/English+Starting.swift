import ProgressModel

extension English: StartingPhrases {
    var startingGreeting: String { "Enter takes the answer in brackets, or none. < goes back to the question before." }

    var theRestCanWait: String { "The rest can be answered later: Enter takes what stands in brackets." }

    func explanation(before question: StartingQuestion) -> String? {
        switch question {
        case .price:
            "Savings: for each sober day, the price of a drink times the drinks that a day used to have."
        case .soberSince:
            """
            Each sober day is a square of the heatmap, greener the longer the run; the timer counts from its start.
            Earlier days need no lines of their own: they are assumed, and marked as assumed.
            """
        case .aim: "What leads on your pages: the sober days, the drinks of a week, or habits. You can change it later."
        case .lastDrink:
            """
            The clock counts from it. Each sober day is a square of the heatmap, greener the longer the run.
            The days since need no lines of their own: they are assumed, and marked as assumed.
            """
        case .balance: "Savings can be what sober days saved, or what you really spend, against what you spent before."
        case .drinkGoal: "A week with at most so many drinks is within the goal; the streak counts such weeks."
        case .oneDrink: "A day is steady (0-1 drinks), easy (2-5) or wild (6 or more)."
        case .jokers:
            """
            A streak counts steady days in a row. Every 7 days earn a joker; you hold at most 3.
            A missed day takes a joker, and the streak goes on.
            """
        case .level: "How today is so far: steady (0-1 drinks), easy (2-5) or wild (6 or more)."
        case .presets: "Trackers count or notice other things. You can add them later, in trackers.json."
        default: nil
        }
    }

    func question(_ question: StartingQuestion) -> String {
        switch question {
        case .language: "Language, \(Language.codes())"
        case .name: "Your name, or nothing"
        case .timeZone: "Time zone"
        case .currency: "Currency"
        case .price: "Price of a drink, or nothing"
        case .drinksPerWeek: "Drinks in a usual week before, or nothing"
        case .aim: "What are you here for: stop drinking, drink less, or other habits? (stop, less, habits, or nothing)"
        case .drinkGoal: "How many drinks may a week have? Or nothing"
        case .balance: "Count what you really spend?"
        case .lastDrink:
            "When was your last drink? The day, and the time if you know it, such as yesterday 22:00, or nothing"
        case .soberSince: "Sober since? The day, and the time if you know it, such as 7.10. 21:30, or nothing"
        case .habit: "From now on: write down every day, or only slips?"
        case .oneDrink: "Does a day with one drink count as sober?"
        case .jokers: "May a joker heal a wild day?"
        case .level: "Today, or nothing"
        case .presets: "Trackers, by name with commas, or none"
        case .reminder: "Remind you of the evening before at, or none"
        case .why: "Why do you do this? It is shown on the overview. Or nothing"
        }
    }

    private func expectedDayAndTime(_ today: Day) -> String {
        let day = today.advanced(by: -3)
        return "expected e.g. \(day), \(dayAndMonth(day)) at 21:30 or yesterday"
    }

    func notAnAnswer(_ answer: String, to question: StartingQuestion, today: Day) -> String {
        switch question {
        case .language: "\"\(answer)\" is not a language; expected \(Language.codes())"
        case .timeZone: "\"\(answer)\" is not a time zone; expected a name such as Europe/Berlin"
        case .currency: "\"\(answer)\" is not a currency; expected three letters such as EUR"
        case .price: "\"\(answer)\" is not an amount; expected e.g. 4.50"
        case .drinksPerWeek: "\"\(answer)\" is not a number; expected e.g. 14"
        case .lastDrink, .soberSince: "\"\(answer)\" is not a day up to now; \(expectedDayAndTime(today))"
        case .aim: "\"\(answer)\" is none of them; expected stop, less or habits"
        case .drinkGoal: "\"\(answer)\" is not a number from 0 to 1000; expected e.g. 10"
        case .habit: "\"\(answer)\" is neither; expected every day or slips"
        case .oneDrink, .jokers, .balance: "\"\(answer)\" is neither; expected yes or no"
        case .level: "\"\(answer)\" is not a level; expected steady, easy or wild"
        case .presets: "\"\(answer)\" is not among the trackers; expected e.g. mood, water"
        case .reminder: "\"\(answer)\" is not a time; expected e.g. 09:00, or none"
        case .name, .why: "\"\(answer)\" cannot be used"
        }
    }

    var noWayBack: String { "This is the first question." }
    var yesWords: [String] { ["yes", "y"] }
    var noWords: [String] { ["no", "n"] }
    var nothing: [String] { ["none", "nothing", "no", "-"] }
    var back: [String] { ["back", "<"] }
    var everyDay: [String] { ["every day", "every", "day", "days", "all"] }
    func words(for aim: Profile.Aim) -> [String] {
        switch aim {
        case .stop: ["stop", "stop drinking", "quit"]
        case .less: ["less", "drink less", "cut down"]
        case .habits: ["habits", "other habits", "habit"]
        }
    }
    var onlySlips: [String] { ["slips", "only slips", "slip", "only"] }

    func wrote(_ path: String) -> String { "wrote \(path)" }
    func notUsed(_ options: [String]) -> String {
        "not used, because the file for it is there already: \(options.joined(separator: ", "))"
    }
    func kept(_ path: String) -> String { "kept \(path) as it is" }
    var nowLog: String { "Now write a day down, and look at it in the browser:" }
    var orBuild: String { "Or build the site, look at it, and ask why a day counts as it does:" }

    var startingWelcome: String { "Comments are allowed here, and every setting is optional." }
    var startingDayStart: String { "What is logged at 02:30 belongs to the evening before with:" }
    var startingWeekStart: String {
        "The first column of calendars. Weekly streaks run from Monday to Sunday all the same."
    }
    var startingSavings: String { "What a drink cost and how many there used to be: with both, savings are shown." }
    var startingBalance: String {
        "What savings are: \"soberDays\" (what sober days saved) or \"balance\" (what you really spend, against before)."
    }
    var startingAim: String { "What leads: \"stop\" (sober days), \"less\" (drinks a week) or \"habits\"." }
    var startingLastDrink: String { "When the last drink was, a day or a time: the clock counts from it." }
    var startingSoberUpTo: String { "How many drinks a steady day may have and still be sober: 0 or 1." }
    var startingAssumed: String {
        "Days without an entry that count as steady; without \"to\" until further notice. An entry always wins."
    }
    var startingGoals: String {
        "Minutes at which a ring is full; \"drinksPerWeek\" is the most drinks of a week within the goal."
    }
    var startingPolicies: String {
        """
        What heals a missed day: "universal" (every 7 days earn a joker, and it heals any day), "classic" (not a wild \
        one) or "none".
        """
    }
    var startingFeedID: String { "The ids of your feed and your calendar are made of this; leave it as it is." }
    var startingReminders: String { "When to ask about the evening before; see reminders.ics and reportgen remind." }
    var startingPresets: String { "Presets, each added with a line as the next one:" }
    var startingLogs: String { "Logs go to logs.csv:" }
}
