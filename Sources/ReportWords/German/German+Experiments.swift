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
        "\(measure): \(with) in Wochen damit, \(without) in Wochen ohne"
    }
    func experimentDifference(_ difference: ExperimentWords.Difference, isClear: Bool) -> String {
        let pairs = difference.pairs == 1 ? "1 Wochenpaar" : "\(numbers.text(difference.pairs)) Wochenpaare"
        let verdict = isClear ? "ein deutlicher Unterschied" : "kein deutlicher Unterschied und kann Zufall sein"
        return
            "\(difference.amount) ist \(verdict) (wahrscheinlich \(difference.least) bis \(difference.most); \(pairs))."
    }
    func experimentCouldFind(_ amount: String) -> String {
        "Ein wirklicher Unterschied von \(amount) wäre in 8 von 10 solchen Experimenten aufgefallen."
    }
    func experimentTooFew(_ pairs: Int, needed: Int) -> String {
        "Nichts zu sagen: \(numbers.text(pairs)) von \(numbers.text(needed)) Wochenpaaren mit genug Tagen"
    }
    func experimentEndedEarly(_ weeks: Int, of planned: Int) -> String {
        "Es wurde vorzeitig beendet, nach \(numbers.text(weeks)) von \(numbers.text(planned)) Wochen."
    }
    func experimentWithoutMeasure(_ name: String) -> String {
        "„\(name)“ hat keine Werte, an denen gemessen werden kann."
    }
    func experimentChart(_ measure: String) -> String { "\(measure), Mittel jeder Woche" }
    func name(of arm: Experiment.Arm) -> String { arm == .with ? "damit" : "ohne" }
    func percentagePoints(_ number: String) -> String { "\(number) Prozentpunkten" }

    var harmfulBeginnings: [String] {
        ["alkohol", "rauch", "zigar", "nikotin", "kiff", "kokain", "droge", "schnaps", "wodka"]
    }
    var harmfulWords: [String] { ["bier", "biere", "wein", "weine", "sekt", "nüchtern", "tabak"] }
    var wordsForDrinking: [String] { ["trinken", "trinke", "getrunken"] }
    var harmlessDrinks: [String] { ["wasser", "tee", "kaffee", "milch", "saft"] }

    func experimentBegins(_ name: String, on date: String, weeks: Int) -> String {
        "Das Experiment „\(name.isolated)“ beginnt am \(date) und dauert \(weeks) Wochen. Jeden Montag steht da, was die Woche verlangt."
    }
    var experimentStopped: String { "Das Experiment ist beendet." }
    var noExperiments: String { "Es gibt noch kein Experiment. Eines beginnt mit reportgen experiment start." }
}
