import ProgressModel

extension English: WelcomePhrases {
    var welcome: String { "Welcome" }
    func welcomeLede(_ folder: String) -> String {
        "A few answers, and your report begins. All of it stays on this machine, as files in \(folder)."
    }
    func title(of topic: WelcomeTopic) -> String {
        switch topic {
        case .heatmap: "The heatmap"
        case .streaks: "Streaks"
        case .savings: "Savings"
        }
    }
    func explanation(of topic: WelcomeTopic) -> String {
        switch topic {
        case .heatmap:
            "Each day is a square. A sober day is green, and the longer the run, the stronger the green. Any other day is an outline, so you see your year at a glance."
        case .streaks:
            "A streak counts steady days in a row. Every 7 days earn you a joker ⭐, and you hold at most 3. A missed day takes a joker, and the streak goes on."
        case .savings:
            "Each sober day saves what a day used to cost you: the price of a drink times your old drinks per day. This many sober days with 14 drinks a week at €4.50 come to:"
        }
    }
    var inventedDays: String { "These days are invented." }
    var aFewQuestions: String { "Before you begin" }
    var everythingOptional: String { "Leave out what you like. You can change every answer later." }
    func label(of question: StartingQuestion) -> String {
        switch question {
        case .language: "Language"
        case .name: "Your name"
        case .timeZone: "Time zone"
        case .currency: "Currency"
        case .price: "Price of a drink"
        case .drinksPerWeek: "Drinks in a usual week before"
        case .aim: "What are you here for?"
        case .balance: "Count what you really spend?"
        case .drinkGoal: "How many drinks may a week have?"
        case .lastDrink: "When was your last drink?"
        case .soberSince: "Sober since"
        case .habit: "From now on I write down"
        case .oneDrink: "Does a day with one drink count as sober?"
        case .jokers: "May a joker heal a wild day?"
        case .level: "Today"
        case .presets: "What do you want to notice?"
        case .reminder: "Remind me of the evening before at"
        case .why: "Why do you do this?"
        }
    }
    func hint(of question: StartingQuestion) -> String? {
        switch question {
        case .timeZone: "A name such as Europe/Berlin, or a city."
        case .currency: "Three letters, such as EUR."
        case .aim: "What leads on your pages. You can change it at any time."
        case .drinkGoal: "For drinking less: the streak counts weeks within it. Empty: none."
        case .balance: "Your drinks against those of a week before, instead of what sober days saved. With a price."
        case .lastDrink: "The clock counts from it, and the days since are assumed. Leave it empty to begin with today."
        case .soberSince: "The first sober day. Leave it empty to begin with today."
        case .habit: "With only slips, days without an entry go on counting as steady."
        case .oneDrink: "A day is steady (0 or 1 drink), easy (2 to 5) or wild (6 or more)."
        case .presets: "They count or notice something else. You can add more at any time."
        case .reminder: "For reminders.ics, which your calendar can subscribe to. Empty: none."
        case .why: "Shown on your overview."
        case .language, .name, .price, .drinksPerWeek, .jokers, .level: nil
        }
    }
    var lastDrinkTime: String { "Time (optional)" }
    func name(of aim: Profile.Aim) -> String {
        switch aim {
        case .stop: "Stop drinking"
        case .less: "Drink less"
        case .habits: "Other habits"
        }
    }
    var moreIfYouLike: String { "More, if you like" }
    var trackDaily: String { "every day" }
    var trackSlips: String { "only slips" }
    var answerYes: String { "Yes" }
    var answerNo: String { "No" }
    var ownName: String { "English" }
    var begin: String { "Begin" }
    var inThisLanguage: String { "In English" }
    var writeFirstDay: String { "Write down your first day" }
}
