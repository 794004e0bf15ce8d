import ProgressModel

extension English: ExperimentPhrases {
    var experiment: String { "Experiment" }
    func experimentWeek(_ week: Int, of weeks: Int, _ arm: Experiment.Arm) -> String {
        "Week \(week) of \(weeks): this week \(arm == .with ? "do it" : "as usual, without it")."
    }
    func experimentWillBegin(_ date: String) -> String { "It begins on \(date)." }
    func experimentGoesOn(_ measure: String) -> String {
        "Measured by “\(measure)”; what it finds is told when it is over."
    }
    func experimentMeans(_ measure: String, with: String, without: String) -> String {
        "\(measure): \(with) with it, \(without) without"
    }
    func experimentDifference(_ difference: ExperimentWords.Difference, isClear: Bool) -> String {
        let pairs = counted(difference.pairs, "pair of weeks", "pairs of weeks").text
        let verdict = isClear ? "a clear difference" : "no clear difference, it may be chance"
        return
            "\(difference.amount): \(verdict) (likely \(difference.least) to \(difference.most); \(pairs))."
    }
    func experimentCouldFind(_ amount: String) -> String {
        "A true difference of \(amount) would have been found in 8 of 10 such experiments."
    }
    var experimentLetters: String { "A is a week with it, B one without." }
    func experimentTooFew(_ pairs: Int, needed: Int) -> String {
        "Nothing to say: \(numbers.text(pairs)) of \(numbers.text(needed)) pairs of weeks with enough days"
    }
    func experimentEndedEarly(_ weeks: Int, of planned: Int) -> String {
        "It was ended early, after \(numbers.text(weeks)) of \(counted(planned, "week", "weeks").text)."
    }
    func experimentWithoutMeasure(_ name: String) -> String {
        "Nothing was written down of “\(name)” to measure it by."
    }
    func experimentChart(_ measure: String) -> String { "\(measure), the mean of each week" }
    func name(of arm: Experiment.Arm) -> String { arm == .with ? "with it" : "without it" }
    func percentagePoints(_ number: String) -> String { "\(number) percentage points" }

    var harmfulBeginnings: [String] {
        [
            "alcohol", "cigar", "ecigar", "nicotin", "vape", "vaping", "cannabis", "marijuana", "cocain", "whisk",
            "vodka",
            "cocktail", "champagne", "tequila", "prosecco", "schnapps", "absinth", "mojito", "medic", "insulin",
            "antidepress", "gambl",
        ]
    }
    var harmfulWords: [String] {
        [
            "beer", "beers", "wine", "wines", "booze", "gin", "rum", "weed", "sober", "tobacco", "lager", "cider",
            "sake",
            "aperol", "liquor", "drunk", "drank", "drug", "drugs", "smoke", "smokes", "smoking", "smoker", "thc",
            "hash",
            "joint", "heroin", "lsd", "mdma", "ketamine", "snus", "shisha", "hookah", "iqos", "pills", "vomit",
        ]
    }
    var harmfulEndings: [String] { [] }
    var wordsForDrinking: [String] { ["drink", "drinks", "drinking"] }
    var harmlessDrinks: [String] { ["water", "tea", "coffee", "milk", "juice", "soda", "cola"] }

    func experimentBegins(_ name: String, on date: String, weeks: Int) -> String {
        "The experiment “\(name.isolated)” begins on \(date) and takes \(weeks) weeks. Each Monday says what the week asks for."
    }
    func experimentStopped(_ name: String) -> String {
        "The experiment “\(name.isolated)” is over; yesterday was its last day. Whole pairs of weeks count, and reportgen undo lets it go on."
    }
    var experimentGone: String { "The experiment is taken out; it had not begun." }
    var noExperiments: String { "There is no experiment yet. One begins with reportgen experiment start." }
}
