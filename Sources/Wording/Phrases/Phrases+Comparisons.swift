package import Counting
package import Model

extension Phrases {
    /// A group of days as a row: the days themselves, or those that are `later`; `trackers` are all of the analysis.
    package func group(
        _ group: ComparisonFactor.Group, of factor: ComparisonFactor, _ trackers: [TrackerAnalysis], later: Bool
    ) -> String {
        let isWith = group == .with
        func name(_ tracker: Int, _ option: Int? = nil) -> String {
            let tracker = trackers[tracker].tracker
            return (option.map { tracker.options[$0].name } ?? tracker.name).text(in: language).isolated
        }
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
        case .mood(_, .pleasant) where isWith: say("On days with a pleasant mood", "An Tagen mit angenehmer Stimmung")
        case .mood(let tracker, .option(let option)) where isWith:
            say("On days with “\(name(tracker, option))”", "An Tagen mit „\(name(tracker, option))“")
        case .mood: say("On other days with a mood", "An anderen Tagen mit Stimmung")
        case .habit(let index) where trackers[index].tracker.streakOn == .goal && trackers[index].tracker.target != nil:
            say("\(days) \(with) the goal of “\(name(index))”", "\(days) \(with) Ziel bei „\(name(index))“")
        case .saboteur(let index), .habit(let index):
            say("\(days) \(with) “\(name(index))”", "\(days) \(with) „\(name(index))“")
        }
    }
    package var whatGoesTogether: String { say("What goes together", "Was zusammen auftritt") }
    /// The rows of a table of comparisons: what is compared with, on the day itself or the day after.
    package func comparedWith(_ name: String, later: Bool) -> String {
        say(
            "\(name), \(later ? "the day after" : "the same day")",
            "\(name), \(later ? "am Tag danach" : "am selben Tag")")
    }
    package var comparedWithHeading: String { say("Compared with", "Verglichen mit") }
    /// The days with a factor, and those without.
    package func withIt(orSteady: Bool) -> String {
        orSteady ? say("With, or steady", "Mit (oder ruhig)") : say("With", "Mit")
    }
    package func withoutIt(orSteady: Bool) -> String {
        orSteady ? say("Without, easy or wild", "Ohne (oder locker, wild)") : say("Without", "Ohne")
    }
    package var whatIsSaid: String { say("Difference", "Unterschied") }
    /// A mean over days: `3.6 (80 days)`.
    package func meanOfDays(_ mean: String, _ days: Int) -> String { "\(mean) (\(self.days(days)))" }
    /// A count of days: `24 of 80 days`.
    package func someOfDays(_ some: Int, _ days: Int) -> String {
        say("\(n(some)) of \(self.days(days))", "\(n(some)) von \(days == 1 ? "1 Tag" : "\(n(days)) Tagen")")
    }
    /// The row's label if its difference is claimed.
    package var clearlyDifferent: String { say("clearly different", "deutlich verschieden") }
    package var nothingFollows: String {
        say(
            "Two things can change together without being connected.",
            "Was sich gemeinsam ändert, muss nichts miteinander zu tun haben.")
    }
    /// Both groups in one sentence.
    package func groups(
        _ first: ComparisonFactor.Group, _ second: ComparisonFactor.Group, of factor: ComparisonFactor,
        _ trackers: [TrackerAnalysis], later: Bool
    ) -> (first: String, other: String) {
        (group(first, of: factor, trackers, later: later), otherGroup(second, of: factor, later: later))
    }
    /// That two groups of days differ; `clause` says how.
    package func claim(
        _ groups: (first: String, other: String), _ clause: String, _ difference: DifferenceTexts,
        _ days: ComparedDays, of metric: KnownMetric? = nil
    ) -> Claim {
        let (first, second) = (n(days.first), metricDays(days.second, of: metric))
        return Claim(
            text: say(
                "\(groups.first) \(clause) than \(groups.other)", "\(groups.first) \(clause) als \(groups.other)"),
            limits: say(
                "(likely \(difference.least) to \(difference.most); \(first) and \(second)).",
                "(wahrscheinlich \(difference.least) bis \(difference.most); \(first) und \(second))."))
    }
    /// The same for a yes or no; `mood` is nil for a saboteur, `name` is that of the tracker.
    package func claimOfDays(
        _ groups: (first: String, other: String), of name: String, mood: String?, _ difference: DifferenceTexts,
        _ first: DayComparison.Part, _ second: DayComparison.Part
    ) -> Claim {
        let (sum, days) = (n(first.sum.rounded), dativeDays(first.days))
        let (otherSum, otherDays) = (n(second.sum.rounded), n(second.days))
        let clause =
            mood.map {
                say("“\($0)” was written on \(sum) of \(days)", "wurde „\($0)“ an \(sum) von \(days) notiert")
            } ?? say("“\(name)” was noticed on \(sum) of \(days)", "wurde „\(name)“ an \(sum) von \(days) bemerkt")
        return Claim(
            text: say(
                "\(groups.first) \(clause), \(groups.other) on \(otherSum) of \(otherDays)",
                "\(groups.first) \(clause), \(groups.other) an \(otherSum) von \(otherDays)"),
            limits: say(
                "(likely \(difference.least) to \(difference.most) percentage points apart).",
                "(wahrscheinlich \(difference.least) bis \(difference.most) Prozentpunkte auseinander)."))
    }
    /// How pleasant moods were, within a claim.
    package func clause(ofMood name: String, _ amount: Figure, isMore: Bool) -> String {
        say(
            "“\(name)” was on average \(amount) \(isMore ? "better" : "worse")",
            "war „\(name)“ im Mittel um \(amount) \(isMore ? "besser" : "schlechter")")
    }
    /// Why nothing is claimed of two groups, as the end of a sentence.
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
    package func compared(with names: [String]) -> String {
        say("Compared with: ", "Verglichen mit: ") + names.joined(separator: ", ") + "."
    }
    package var chooseComparisons: String { say("Choose what to compare with", "Auswählen, womit verglichen wird") }
    /// The number of comparisons and of claimed differences, and how reliable these are; without comparisons, the
    /// number of days.
    package func comparisonsLookedAt(_ number: Int, clear: Int, days: Int) -> String {
        guard number > 0 else {
            let missing =
                days < GroupDifference.fewestDays
                ? daysSoFar(days)
                : say(
                    "too few days on one side of each comparison", "bei jedem Vergleich zu wenige Tage auf einer Seite")
            return say("Nothing to say yet: \(missing).", "Noch nichts zu sagen: \(missing).")
        }
        let looked = counted(number, ("comparison", "comparisons"), ("Vergleich", "Vergleiche")).text
        guard clear > 0 else {
            return say("\(looked), no clear difference.", "\(looked), kein deutlicher Unterschied.")
        }
        let differ = counted(
            clear, ("clear difference", "clear differences"), ("deutlicher Unterschied", "deutliche Unterschiede"))
        return say(
            "\(looked), \(differ). About one in ten such findings may be chance.",
            "\(looked), \(differ). Von zehn solchen Aussagen kann etwa eine Zufall sein.")
    }
    /// Opens the comparisons without a claim; `isAll` if there are no others above them.
    package func furtherComparisons(_ number: Int, isAll: Bool) -> String {
        let comparisons =
            isAll
            ? say(("comparison", "comparisons"), ("Vergleich", "Vergleiche"))
            : say(("more comparison", "more comparisons"), ("weiterer Vergleich", "weitere Vergleiche"))
        return say(
            "\(counted(number, comparisons.0, comparisons.1)) without a clear difference",
            "\(counted(number, comparisons.0, comparisons.1)) ohne deutlichen Unterschied")
    }
    /// How days are compared, and how often chance is claimed as a difference.
    package var howCompared: String {
        say(
            "Days are compared with days of the same weekday, and what changes slowly, over four weeks, is taken out. In tests with random data, at most 7 in 100 such pages reported a difference.",
            "Verglichen werden nur gleiche Wochentage; langsame Veränderungen über vier Wochen sind herausgerechnet. In Tests mit Zufallsdaten ohne jeden Zusammenhang meldeten höchstens 7 von 100 solchen Seiten einen Unterschied."
        )
    }
    /// The second group of a sentence that began with the first.
    private func otherGroup(_ group: ComparisonFactor.Group, of factor: ComparisonFactor, later: Bool) -> String {
        switch factor {
        case .evenings:
            say("\(later ? "after" : "on") \(group.rawValue) ones", "\(later ? "nach" : "an") \(dative(group))")
        case .mood: say("on other days with a mood", "an anderen Tagen mit Eintrag zur Stimmung")
        case .activity, .saboteur, .habit:
            say("\(later ? "after" : "on") days without", "\(later ? "nach" : "an") Tagen ohne")
        }
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
            say(
                "too few days on one side (\(n(missing.found)), at least \(n(missing.needed)) needed)\(weekdays)",
                "auf einer Seite zu wenige Tage (\(n(missing.found)), mindestens \(n(missing.needed)) nötig)\(weekdays)"
            )
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

/// A difference and the ends of its interval, the smaller first.
package typealias DifferenceTexts = (amount: Figure, least: String, most: String)

/// A sentence about two groups that differ clearly.
package struct Claim: Sendable {
    /// The difference.
    package let text: String
    /// Its certainty in brackets, with the full stop.
    package let limits: String

    package var sentence: String { "\(text) \(limits)" }
}
