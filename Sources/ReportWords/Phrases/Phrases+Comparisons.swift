package import ProgressAnalysis
import ProgressModel

/// The words of groups of days that are compared, of whatever is compared.
extension Phrases {
    /// A group of days, as a row: the days themselves, or those that come `later`.
    package func group(_ group: ComparisonFactor.Group, of factor: FactorName, later: Bool) -> String {
        let isWith = group == .with
        let with = isWith ? say("with", "mit") : say("without", "ohne")
        let when = later ? say("After", "Nach") : say("On", "An")
        let days = say("\(when) days", "\(when) Tagen")
        return switch factor {
        case .evenings:
            say(
                "\(when) \(group.rawValue) \(later ? "evenings" : "days")",
                "\(when) \(dative(group)) \(later ? "Abenden" : "Tagen")")
        case .activity(.meditation): say("\(days) \(with) meditation", "\(days) \(with) Meditation")
        case .activity(.workout): say("\(days) \(with) a workout", "\(days) \(with) Training")
        case .pleasantMood where isWith: say("On days with a pleasant mood", "An Tagen mit angenehmer Stimmung")
        case .mood(let mood) where isWith: say("On days with “\(mood)”", "An Tagen mit „\(mood)“")
        case .pleasantMood, .mood: say("On other days with a mood", "An anderen Tagen mit Stimmung")
        case .noticed(let name), .logged(let name): say("\(days) \(with) “\(name)”", "\(days) \(with) „\(name)“")
        case .goal(let name): say("\(days) \(with) the goal of “\(name)”", "\(days) \(with) Ziel bei „\(name)“")
        }
    }
    package var whatGoesTogether: String { say("What goes together", "Was zusammengeht") }
    /// The rows of a table of comparisons: what is compared with, on the day itself or the day after.
    package func comparedWith(_ name: String, later: Bool) -> String {
        say(
            "\(name), \(later ? "the day after" : "the same day")",
            "\(name), \(later ? "am Tag danach" : "am selben Tag")")
    }
    /// The evenings of two levels.
    package func levels(_ first: ComparisonFactor.Group, _ second: ComparisonFactor.Group) -> String {
        pair(first, second)
    }
    package var comparedWithHeading: String { say("Compared with", "Verglichen mit") }
    /// The days that a factor was there, and those without.
    package func withIt(orSteady: Bool) -> String {
        orSteady ? say("With, or steady", "Mit (oder ruhig)") : say("With", "Mit")
    }
    package func withoutIt(orSteady: Bool) -> String {
        orSteady ? say("Without, easy or wild", "Ohne (oder locker, wild)") : say("Without", "Ohne")
    }
    package var whatIsSaid: String { say("Difference", "Unterschied") }
    /// A mean of days: `3.6 (80 days)`.
    package func meanOfDays(_ mean: String, _ days: Int) -> String { "\(mean) (\(self.days(days)))" }
    /// A count of days: `24 of 80 days`.
    package func someOfDays(_ some: Int, _ days: Int) -> String {
        say("\(n(some)) of \(self.days(days))", "\(n(some)) von \(days == 1 ? "1 Tag" : "\(n(days)) Tagen")")
    }
    /// The word of a row whose difference is said.
    package var clearlyDifferent: String { say("clearly different", "deutlich verschieden") }
    /// That two things need not have to do with each other.
    package var nothingFollows: String {
        say(
            "Two things that change together need not have to do with each other.",
            "Was sich gemeinsam ändert, muss nichts miteinander zu tun haben.")
    }
    /// What differs, of the days of both groups.
    package func thingDifference(_ difference: ThingDifferenceWords) -> MetricClaim {
        let first = group(difference.first.group, of: difference.factor, later: difference.later)
        let other = otherGroup(difference.second.group, of: difference.factor, later: difference.later)
        let (name, amount, isMore) = (difference.name, difference.amount, difference.isMore)
        let clause: String
        switch difference.kind {
        case .mood:
            clause = say(
                "“\(name)” was on average \(amount) \(isMore ? "better" : "worse")",
                "war „\(name)“ im Mittel um \(amount) \(isMore ? "besser" : "schlechter")")
        case .number:
            clause = say(
                "“\(name)” was on average \(amount) \(isMore ? "higher" : "lower")",
                "war „\(name)“ im Mittel um \(amount) \(isMore ? "höher" : "niedriger")")
        case .moodDays, .noticedDays: return someDays(difference, first, other)
        }
        let days = say(
            "\(n(difference.days.first)) and \(days(difference.days.second))",
            "\(n(difference.days.first)) und \(days(difference.days.second))")
        return MetricClaim(
            say("\(first) \(clause) than \(other)", "\(first) \(clause) als \(other)"),
            say(
                "(likely \(difference.least) to \(difference.most); \(days)).",
                "(wahrscheinlich \(difference.least) bis \(difference.most); \(days))."))
    }
    /// Why nothing is said of two groups, as the end of a sentence.
    package func unsaid(_ verdict: ComparisonVerdict, _ days: ComparedDays) -> String {
        switch verdict {
        case .fewDays:
            say(days.missing.map(words) ?? "too few days", days.missing.map(words) ?? "zu wenige Tage")
        case .unsure, .said: say("no clear difference", "kein deutlicher Unterschied")
        case .small:
            say(
                "a difference too small to tell, less than a fifth of how much days usually differ",
                "ein zu kleiner Unterschied, weniger als ein Fünftel dessen, was Tage sonst trennt")
        case .toldElsewhere:
            say("the same as above, both change together", "dasselbe wie oben, beides ändert sich gemeinsam")
        }
    }
    /// How many comparisons were looked at, how many differences are said, and how far that can be believed; without any
    /// how many days there are.
    package func comparisonsLookedAt(_ number: Int, clear: Int, days: Int) -> String {
        guard number > 0 else {
            let missing =
                days < GroupDifference.fewestDays
                ? daysSoFar(days)
                : say(
                    "too few days on one side of each comparison", "bei jedem Vergleich zu wenige Tage auf einer Seite")
            return say("Nothing to say yet: \(missing).", "Noch nichts zu sagen: \(missing).")
        }
        let looked = counted(number, ("comparison was", "comparisons were"), ("Vergleich wurde", "Vergleiche wurden"))
            .text
        guard clear > 0 else {
            return say(
                "\(looked) looked at, and there is no clear difference.",
                "\(looked) angestellt, und es gibt keinen deutlichen Unterschied.")
        }
        let differ = clear == 1 ? say("1 differs", "1 zeigt") : say("\(n(clear)) differ", "\(n(clear)) zeigen")
        return say(
            "\(looked) looked at, \(differ) clearly. Of all that is told like this, about one in ten may be chance.",
            "\(looked) angestellt, \(differ) einen deutlichen Unterschied. Von zehn solchen Aussagen kann etwa eine Zufall sein."
        )
    }
    /// What opens the comparisons that say nothing; `isAll` if there are no others above them.
    package func furtherComparisons(_ number: Int, isAll: Bool) -> String {
        let comparisons =
            isAll
            ? say(("comparison", "comparisons"), ("Vergleich", "Vergleiche"))
            : say(("more comparison", "more comparisons"), ("weiterer Vergleich", "weitere Vergleiche"))
        return say(
            "\(counted(number, comparisons.0, comparisons.1)) without a clear difference",
            "\(counted(number, comparisons.0, comparisons.1)) ohne deutlichen Unterschied")
    }
    /// How days are compared, and how often pure chance is said.
    package var howCompared: String {
        say(
            "Days are compared with days of the same weekday, and what changes slowly, over four weeks, is taken out. Of invented records without any connection, at most 7 of 100 pages like this said something.",
            "Verglichen werden nur gleiche Wochentage; langsame Veränderungen über vier Wochen sind herausgerechnet. In Tests mit Zufallsdaten ohne jeden Zusammenhang meldeten höchstens 7 von 100 solchen Seiten einen Unterschied."
        )
    }
    /// The second group of a sentence that began with the first.
    func otherGroup(_ group: ComparisonFactor.Group, of factor: FactorName, later: Bool) -> String {
        switch factor {
        case .evenings:
            say("\(later ? "after" : "on") \(group.rawValue) ones", "\(later ? "nach" : "an") \(dative(group))")
        case .pleasantMood, .mood:
            say("on other days with a mood", "an anderen Tagen mit Eintrag zur Stimmung")
        case .activity, .noticed, .logged, .goal:
            say("\(later ? "after" : "on") days without", "\(later ? "nach" : "an") Tagen ohne")
        }
    }
    private func someDays(_ difference: ThingDifferenceWords, _ first: String, _ other: String) -> MetricClaim {
        let (sum, days) = (n(difference.first.sum.rounded), dativeDays(difference.first.days))
        let (otherSum, otherDays) = (n(difference.second.sum.rounded), n(difference.second.days))
        let (least, most) = (difference.least, difference.most)
        let clause =
            if case .moodDays(let mood) = difference.kind {
                say("“\(mood)” was written on \(sum) of \(days)", "wurde „\(mood)“ an \(sum) von \(days) notiert")
            } else {
                say(
                    "“\(difference.name)” was noticed on \(sum) of \(days)",
                    "wurde „\(difference.name)“ an \(sum) von \(days) bemerkt")
            }
        return MetricClaim(
            say(
                "\(first) \(clause), \(other) on \(otherSum) of \(otherDays)",
                "\(first) \(clause), \(other) an \(otherSum) von \(otherDays)"),
            say(
                "(likely \(least) to \(most) percentage points apart).",
                "(wahrscheinlich \(least) bis \(most) Prozentpunkte auseinander)."))
    }
    private func words(_ missing: ComparedDays.Missing) -> String {
        let number = say(
            "\(n(missing.found)) of \(n(missing.needed))",
            "\(n(missing.found)) von \(n(missing.needed))")
        let weekdays =
            missing.isOfSharedWeekdays
            ? say(", on weekdays that have both", " an Wochentagen, an denen es beides gab") : ""
        return switch missing.kind {
        case .days: say("only \(number) days so far\(weekdays)", "bisher erst \(number) Tagen\(weekdays)")
        case .onASide:
            say("one side has only \(number) days\(weekdays)", "auf einer Seite erst \(number) Tagen\(weekdays)")
        case .blocks:
            say("only \(number) times both in the same two weeks", "erst \(number) Mal beides in denselben zwei Wochen")
        }
    }
    private func daysSoFar(_ number: Int) -> String {
        say(
            "\(n(number)) of \(n(GroupDifference.fewestDays)) days",
            "\(n(number)) von \(n(GroupDifference.fewestDays)) Tagen")
    }
    private func dative(_ group: ComparisonFactor.Group) -> String {
        switch group {
        case .easy: "lockeren"
        case .wild: "wilden"
        case .steady, .with, .without: "ruhigen"
        }
    }
}
