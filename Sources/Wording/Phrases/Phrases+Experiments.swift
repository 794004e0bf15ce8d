package import Model

extension Phrases {
    package var experiment: String { "Experiment" }
    /// The number of the week, from 1, and what to do in it.
    package func experimentWeek(_ week: Int, of weeks: Int, _ arm: Experiment.Arm) -> String {
        say(
            "Week \(week) of \(weeks): this week \(arm == .with ? "do it" : "as usual, without it").",
            "Woche \(week) von \(weeks): diese Woche \(arm == .with ? "gilt es" : "wie sonst, ohne").")
    }
    package func experimentWillBegin(_ date: String) -> String {
        say("It begins on \(date).", "Es beginnt am \(date).")
    }
    /// What it is measured by, and that there is no result before the end.
    package func experimentGoesOn(_ measure: String) -> String {
        say(
            "Measured by “\(measure)”; what it finds is told when it is over.",
            "Gemessen an „\(measure)“; was sich zeigt, wird erst am Ende verraten.")
    }
    /// The means of weeks with and without.
    package func experimentMeans(_ measure: String, with: String, without: String) -> String {
        say("\(measure): \(with) with it, \(without) without", "\(measure): \(with) damit, \(without) ohne")
    }
    /// A clear difference, or one that may be chance, with the ends of its interval.
    package func experimentDifference(_ difference: DifferenceTexts, pairs: Int, isClear: Bool) -> String {
        let pairs = say(
            counted(pairs, "pair of weeks", "pairs of weeks"), counted(pairs, "Wochenpaar", "Wochenpaare"))
        let verdict =
            isClear
            ? say("a clear difference", "ein deutlicher Unterschied")
            : say("no clear difference, it may be chance", "kein deutlicher Unterschied, es kann Zufall sein")
        return say(
            "\(difference.amount): \(verdict) (likely \(difference.least) to \(difference.most); \(pairs)).",
            "\(difference.amount): \(verdict) (wahrscheinlich \(difference.least) bis \(difference.most); \(pairs)).")
    }
    /// The difference that eight of ten such experiments would find.
    package func experimentCouldFind(_ amount: String) -> String {
        say(
            "A true difference of \(amount) would have been found in 8 of 10 such experiments.",
            "Ein wirklicher Unterschied von \(amount) wäre in 8 von 10 solchen Experimenten aufgefallen.")
    }
    /// The meaning of the letters below the columns.
    package var experimentLetters: String {
        say("A is a week with it, B one without.", "A ist eine Woche damit, B eine ohne.")
    }
    package func experimentTooFew(_ pairs: Int, needed: Int) -> String {
        say(
            "Nothing to say: \(n(pairs)) of \(n(needed)) pairs of weeks with enough days",
            "Nichts zu sagen: \(n(pairs)) von \(n(needed)) Wochenpaaren mit genug Tagen")
    }
    package func experimentEndedEarly(_ weeks: Int, of planned: Int) -> String {
        say(
            "It was ended early, after \(n(weeks)) of \(counted(planned, "week", "weeks")).",
            "Es wurde vorzeitig beendet, nach \(n(weeks)) von \(n(planned)) Wochen.")
    }
    /// Its measure doesn't exist.
    package func experimentWithoutMeasure(_ name: String) -> String {
        say(
            "Nothing was written down of “\(name)” to measure it by.",
            "Von „\(name)“ ist nichts notiert, woran gemessen werden könnte.")
    }
    package func experimentChart(_ measure: String) -> String {
        say("\(measure), the mean of each week", "\(measure), Mittel jeder Woche")
    }
    /// A week with and one without, in a table.
    package func name(of arm: Experiment.Arm) -> String {
        arm == .with ? say("with it", "damit") : say("without it", "ohne")
    }
    package func percentagePoints(_ number: String) -> String {
        say("\(number) percentage points", "\(number) Prozentpunkte")
    }
    /// In the terminal.
    package func experimentBegins(_ name: String, on date: String, weeks: Int) -> String {
        say(
            "The experiment “\(name.isolated)” begins on \(date) and takes \(weeks) weeks. Each Monday says what the week asks for.",
            "Das Experiment „\(name.isolated)“ beginnt am \(date) und dauert \(weeks) Wochen. Jeden Montag steht da, was die Woche verlangt."
        )
    }
    package func experimentStopped(_ name: String) -> String {
        say(
            "The experiment “\(name.isolated)” is over; yesterday was its last day. Whole pairs of weeks count, and reportgen undo lets it go on.",
            "Das Experiment „\(name.isolated)“ ist beendet; gestern war sein letzter Tag. Ganze Wochenpaare zählen, und mit reportgen undo geht es weiter."
        )
    }
    package var experimentGone: String {
        say("The experiment is taken out; it had not begun.", "Das Experiment ist gestrichen; es hatte nicht begonnen.")
    }
    package var noExperiments: String {
        say(
            "There is no experiment yet. One begins with reportgen experiment start.",
            "Es gibt noch kein Experiment. Eines beginnt mit reportgen experiment start.")
    }
}
