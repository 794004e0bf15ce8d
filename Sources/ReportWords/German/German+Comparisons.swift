import ProgressAnalysis
import ProgressModel

extension German: ComparisonPhrases {
    func group(_ group: ComparisonFactor.Group, of factor: FactorName, later: Bool) -> String {
        let with = group == .with ? "mit" : "ohne"
        let days = "\(later ? "Nach" : "An") Tagen"
        return switch factor {
        case .evenings: "\(later ? "Nach" : "An") \(dative(group)) \(later ? "Abenden" : "Tagen")"
        case .activity(.meditation): "\(days) \(with) Meditation"
        case .activity(.workout): "\(days) \(with) Training"
        case .pleasantMood: group == .with ? "An Tagen mit angenehmer Stimmung" : "An anderen Tagen mit Stimmung"
        case .mood(let mood): group == .with ? "An Tagen mit „\(mood)“" : "An anderen Tagen mit Stimmung"
        case .noticed(let name), .logged(let name): "\(days) \(with) „\(name)“"
        case .goal(let name): "\(days) \(with) Ziel bei „\(name)“"
        }
    }
    private func dative(_ group: ComparisonFactor.Group) -> String {
        switch group {
        case .easy: "lockeren"
        case .wild: "wilden"
        case .steady, .with, .without: "ruhigen"
        }
    }
    /// The second group of a sentence that began with the first.
    func otherGroup(_ group: ComparisonFactor.Group, of factor: FactorName, later: Bool) -> String {
        switch factor {
        case .evenings: "\(later ? "nach" : "an") \(dative(group))"
        case .pleasantMood, .mood: "an anderen Tagen mit Eintrag zur Stimmung"
        case .activity, .noticed, .logged, .goal: "\(later ? "nach" : "an") Tagen ohne"
        }
    }
    var whatGoesTogether: String { "Was zusammengeht" }
    func comparedWith(_ name: String, later: Bool) -> String { "\(name), \(later ? "am Tag danach" : "am selben Tag")" }
    func levels(_ first: ComparisonFactor.Group, _ second: ComparisonFactor.Group) -> String { pair(first, second) }
    var comparedWithHeading: String { "Verglichen mit" }
    func withIt(orSteady: Bool) -> String { orSteady ? "Mit (oder ruhig)" : "Mit" }
    func withoutIt(orSteady: Bool) -> String { orSteady ? "Ohne (oder locker, wild)" : "Ohne" }
    var whatIsSaid: String { "Unterschied" }
    var clearlyDifferent: String { "deutlich verschieden" }
    var nothingFollows: String { "Was sich gemeinsam ändert, muss nichts miteinander zu tun haben." }
    func meanOfDays(_ mean: String, _ days: Int) -> String { "\(mean) (\(self.days(days).text))" }
    func someOfDays(_ some: Int, _ days: Int) -> String {
        "\(numbers.text(some)) von \(days == 1 ? "1 Tag" : "\(numbers.text(days)) Tagen")"
    }
    func thingDifference(_ difference: ThingDifferenceWords) -> MetricClaim {
        let first = group(difference.first.group, of: difference.factor, later: difference.later)
        let other = otherGroup(difference.second.group, of: difference.factor, later: difference.later)
        let isMore = difference.isMore
        let clause: String
        switch difference.kind {
        case .mood:
            clause = "war „\(difference.name)“ im Mittel um \(difference.amount) \(isMore ? "besser" : "schlechter")"
        case .number:
            clause = "war „\(difference.name)“ im Mittel um \(difference.amount) \(isMore ? "höher" : "niedriger")"
        case .moodDays, .noticedDays: return someDays(difference, first, other)
        }
        return MetricClaim(
            "\(first) \(clause) als \(other)",
            "(wahrscheinlich \(difference.least) bis \(difference.most); \(numbers.text(difference.days.first)) und \(days(difference.days.second).text))."
        )
    }
    private func someDays(_ difference: ThingDifferenceWords, _ first: String, _ other: String) -> MetricClaim {
        let (what, verb) =
            if case .moodDays(let mood) = difference.kind { ("„\(mood)“", "notiert") } else {
                ("„\(difference.name)“", "bemerkt")
            }
        func some(_ part: DayComparison.Part) -> String {
            "an \(numbers.text(part.sum.rounded)) von \(numbers.text(part.days))"
        }
        let days = difference.first.days == 1 ? "Tag" : "Tagen"
        return MetricClaim(
            "\(first) wurde \(what) \(some(difference.first)) \(days) \(verb), \(other) \(some(difference.second))",
            "(wahrscheinlich \(difference.least) bis \(difference.most) Prozentpunkte auseinander).")
    }
    func unsaid(_ verdict: ComparisonVerdict, _ days: ComparedDays) -> String {
        switch verdict {
        case .fewDays: days.missing.map(words) ?? "zu wenige Tage"
        case .unsure, .said: "kein deutlicher Unterschied"
        case .small: "ein zu kleiner Unterschied, weniger als ein Fünftel dessen, was Tage sonst trennt"
        case .toldElsewhere: "dasselbe wie oben, beides ändert sich gemeinsam"
        }
    }
    private func words(_ missing: ComparedDays.Missing) -> String {
        let number = "\(numbers.text(missing.found)) von \(numbers.text(missing.needed))"
        let weekdays = missing.isOfSharedWeekdays ? " an Wochentagen, an denen es beides gab" : ""
        return switch missing.kind {
        case .days: "bisher erst \(number) Tagen\(weekdays)"
        case .onASide: "auf einer Seite erst \(number) Tagen\(weekdays)"
        case .blocks: "erst \(number) Mal beides in denselben zwei Wochen"
        }
    }
    private func daysSoFar(_ number: Int) -> String {
        "\(numbers.text(number)) von \(numbers.text(GroupDifference.fewestDays)) Tagen"
    }
    func comparisonsLookedAt(_ number: Int, clear: Int, days: Int) -> String {
        guard number > 0 else {
            let missing =
                days < GroupDifference.fewestDays
                ? daysSoFar(days) : "bei jedem Vergleich zu wenige Tage auf einer Seite"
            return "Noch nichts zu sagen: \(missing)."
        }
        let looked = counted(number, "Vergleich wurde", "Vergleiche wurden").text
        guard clear > 0 else { return "\(looked) angestellt, und es gibt keinen deutlichen Unterschied." }
        let differ = clear == 1 ? "1 zeigt" : "\(numbers.text(clear)) zeigen"
        return
            "\(looked) angestellt, \(differ) einen deutlichen Unterschied. Von zehn solchen Aussagen kann etwa eine Zufall sein."
    }
    func furtherComparisons(_ number: Int, isAll: Bool) -> String {
        let comparisons = isAll ? ("Vergleich", "Vergleiche") : ("weiterer Vergleich", "weitere Vergleiche")
        return "\(counted(number, comparisons.0, comparisons.1).text) ohne deutlichen Unterschied"
    }
    var howCompared: String {
        "Verglichen werden nur gleiche Wochentage; langsame Veränderungen über vier Wochen sind herausgerechnet. In Tests mit Zufallsdaten ohne jeden Zusammenhang meldeten höchstens 7 von 100 solchen Seiten einen Unterschied."
    }
}
