import ProgressModel

extension German: ExperimentPhrases {
    var experiment: String { "Experiment" }
    func experimentWeek(_ week: Int, of weeks: Int, _ arm: Experiment.Arm) -> String {
        "Woche \(week) von \(weeks): diese Woche \(arm == .with ? "gilt es" : "wie sonst, ohne")."
    }
    func experimentWillBegin(_ date: String) -> String { "Es beginnt am \(date)." }
    func experimentGoesOn(_ measure: String) -> String {
        "Gemessen an „\(measure)“; was sich zeigt, wird erst am Ende verraten."
    }
    func experimentMeans(_ measure: String, with: String, without: String) -> String {
        "\(measure): \(with) damit, \(without) ohne"
    }
    func experimentDifference(_ difference: ExperimentWords.Difference, isClear: Bool) -> String {
        let pairs = difference.pairs == 1 ? "1 Wochenpaar" : "\(numbers.text(difference.pairs)) Wochenpaare"
        let verdict = isClear ? "ein deutlicher Unterschied" : "kein deutlicher Unterschied, es kann Zufall sein"
        return
            "\(difference.amount): \(verdict) (wahrscheinlich \(difference.least) bis \(difference.most); \(pairs))."
    }
    func experimentCouldFind(_ amount: String) -> String {
        "Ein wirklicher Unterschied von \(amount) wäre in 8 von 10 solchen Experimenten aufgefallen."
    }
    var experimentLetters: String { "A ist eine Woche damit, B eine ohne." }
    func experimentTooFew(_ pairs: Int, needed: Int) -> String {
        "Nichts zu sagen: \(numbers.text(pairs)) von \(numbers.text(needed)) Wochenpaaren mit genug Tagen"
    }
    func experimentEndedEarly(_ weeks: Int, of planned: Int) -> String {
        "Es wurde vorzeitig beendet, nach \(numbers.text(weeks)) von \(numbers.text(planned)) Wochen."
    }
    func experimentWithoutMeasure(_ name: String) -> String {
        "Von „\(name)“ ist nichts notiert, woran gemessen werden könnte."
    }
    func experimentChart(_ measure: String) -> String { "\(measure), Mittel jeder Woche" }
    func name(of arm: Experiment.Arm) -> String { arm == .with ? "damit" : "ohne" }
    func percentagePoints(_ number: String) -> String { "\(number) Prozentpunkte" }

    var harmfulBeginnings: [String] {
        [
            "alkohol", "zigar", "nikotin", "kiff", "kokain", "droge", "schnaps", "wodka", "likör", "haschisch",
            "medikament", "tablette", "antidepressiva", "insulin", "glücksspiel",
        ]
    }
    var harmfulWords: [String] {
        [
            "biere", "weine", "sekt", "nüchtern", "tabak", "rauchen", "rauche", "geraucht", "saufen", "heroin",
            "ritzen",
            "erbrechen",
        ]
    }
    var harmfulEndings: [String] { ["bier", "wein", "schnaps", "likör"] }
    var wordsForDrinking: [String] { ["trinken", "trinke", "getrunken"] }
    var harmlessDrinks: [String] { ["wasser", "tee", "kaffee", "milch", "saft"] }

    func experimentBegins(_ name: String, on date: String, weeks: Int) -> String {
        "Das Experiment „\(name.isolated)“ beginnt am \(date) und dauert \(weeks) Wochen. Jeden Montag steht da, was die Woche verlangt."
    }
    func experimentStopped(_ name: String) -> String {
        "Das Experiment „\(name.isolated)“ ist beendet; gestern war sein letzter Tag. Ganze Wochenpaare zählen, und mit reportgen undo geht es weiter."
    }
    var experimentGone: String { "Das Experiment ist gestrichen; es hatte nicht begonnen." }
    var noExperiments: String { "Es gibt noch kein Experiment. Eines beginnt mit reportgen experiment start." }
}
