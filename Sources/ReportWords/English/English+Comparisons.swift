import ProgressAnalysis
import ProgressModel

extension English: ComparisonPhrases {
    func group(_ group: ComparisonFactor.Group, of factor: FactorName, later: Bool) -> String {
        let (isWith, when) = (group == .with, later ? "After" : "On")
        return switch factor {
        case .evenings: "\(when) \(group.rawValue) \(later ? "evenings" : "days")"
        case .activity(.meditation): "\(when) days \(isWith ? "with" : "without") meditation"
        case .activity(.workout): "\(when) days \(isWith ? "with" : "without") a workout"
        case .pleasantMood: isWith ? "On days with a pleasant mood" : "On other days with a mood"
        case .mood(let mood): isWith ? "On days with “\(mood)”" : "On other days with a mood"
        case .noticed(let name), .logged(let name): "\(when) days \(isWith ? "with" : "without") “\(name)”"
        case .goal(let name): "\(when) days \(isWith ? "with" : "without") the goal of “\(name)”"
        }
    }
    /// The second group of a sentence that began with the first.
    func otherGroup(_ group: ComparisonFactor.Group, of factor: FactorName, later: Bool) -> String {
        switch factor {
        case .evenings: "\(later ? "after" : "on") \(group.rawValue) ones"
        case .pleasantMood, .mood: "on other days with a mood"
        case .activity, .noticed, .logged, .goal: "\(later ? "after" : "on") days without"
        }
    }
    var whatGoesTogether: String { "What goes together" }
    func comparedWith(_ name: String, later: Bool) -> String { "\(name), \(later ? "the day after" : "the same day")" }
    func levels(_ first: ComparisonFactor.Group, _ second: ComparisonFactor.Group) -> String {
        capitalized("\(first.rawValue) and \(second.rawValue)")
    }
    var comparedWithHeading: String { "Compared with" }
    func withIt(orSteady: Bool) -> String { orSteady ? "With, or steady" : "With" }
    func withoutIt(orSteady: Bool) -> String { orSteady ? "Without, easy or wild" : "Without" }
    var whatIsSaid: String { "Difference" }
    var clearlyDifferent: String { "clearly different" }
    var nothingFollows: String { "Two things that change together need not have to do with each other." }
    func meanOfDays(_ mean: String, _ days: Int) -> String { "\(mean) (\(self.days(days).text))" }
    func someOfDays(_ some: Int, _ days: Int) -> String { "\(numbers.text(some)) of \(self.days(days).text)" }
    func thingDifference(_ difference: ThingDifferenceWords) -> MetricClaim {
        let first = group(difference.first.group, of: difference.factor, later: difference.later)
        let other = otherGroup(difference.second.group, of: difference.factor, later: difference.later)
        let isMore = difference.isMore
        let clause: String
        switch difference.kind {
        case .mood: clause = "“\(difference.name)” was on average \(difference.amount) \(isMore ? "better" : "worse")"
        case .number: clause = "“\(difference.name)” was on average \(difference.amount) \(isMore ? "higher" : "lower")"
        case .moodDays, .noticedDays: return someDays(difference, first, other)
        }
        return MetricClaim(
            "\(first) \(clause) than \(other)",
            "(likely \(difference.least) to \(difference.most); \(numbers.text(difference.days.first)) and \(days(difference.days.second).text))."
        )
    }
    private func someDays(_ difference: ThingDifferenceWords, _ first: String, _ other: String) -> MetricClaim {
        let what =
            if case .moodDays(let mood) = difference.kind { "“\(mood)” was written" } else {
                "“\(difference.name)” was noticed"
            }
        func some(_ part: DayComparison.Part, _ days: String) -> String {
            "on \(numbers.text(part.sum.rounded)) of \(days)"
        }
        return MetricClaim(
            "\(first) \(what) \(some(difference.first, days(difference.first.days).text)), \(other) \(some(difference.second, numbers.text(difference.second.days)))",
            "(likely \(difference.least) to \(difference.most) percentage points apart).")
    }
    func unsaid(_ verdict: ComparisonVerdict, _ days: ComparedDays) -> String {
        switch verdict {
        case .fewDays: days.missing.map(words) ?? "too few days"
        case .unsure, .said: "no clear difference"
        case .small: "a difference too small to tell, less than a fifth of how much days usually differ"
        case .toldElsewhere: "the same as above, both change together"
        }
    }
    private func words(_ missing: ComparedDays.Missing) -> String {
        let number = "\(numbers.text(missing.found)) of \(numbers.text(missing.needed))"
        let weekdays = missing.isOfSharedWeekdays ? ", on weekdays that have both" : ""
        return switch missing.kind {
        case .days: "only \(number) days so far\(weekdays)"
        case .onASide: "one side has only \(number) days\(weekdays)"
        case .blocks: "only \(number) times both in the same two weeks"
        }
    }
    private func daysSoFar(_ number: Int) -> String {
        "\(numbers.text(number)) of \(numbers.text(GroupDifference.fewestDays)) days"
    }
    func comparisonsLookedAt(_ number: Int, clear: Int, days: Int) -> String {
        guard number > 0 else {
            let missing =
                days < GroupDifference.fewestDays ? daysSoFar(days) : "too few days on one side of each comparison"
            return "Nothing to say yet: \(missing)."
        }
        let looked = counted(number, "comparison was", "comparisons were").text
        guard clear > 0 else { return "\(looked) looked at, and there is no clear difference." }
        let differ = clear == 1 ? "1 differs" : "\(numbers.text(clear)) differ"
        return
            "\(looked) looked at, \(differ) clearly. Of all that is told like this, about one in ten may be chance."
    }
    func furtherComparisons(_ number: Int, isAll: Bool) -> String {
        let comparisons = isAll ? ("comparison", "comparisons") : ("more comparison", "more comparisons")
        return "\(counted(number, comparisons.0, comparisons.1).text) without a clear difference"
    }
    var howCompared: String {
        "Days are compared with days of the same weekday, and what changes slowly, over four weeks, is taken out. Of invented records without any connection, at most 7 of 100 pages like this said something."
    }
}
