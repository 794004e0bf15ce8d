import ProgressAnalysis
import ProgressModel
import ProgressStatistics
import ReportMarkup
package import ReportWords

/// What was written down, compared: what may be said of it, how much was looked at, and all numbers.
package struct ComparisonCard: Sendable {
    package let title: String
    /// The differences that may be said.
    package let claims: [Claim]
    /// How many comparisons were looked at.
    package let looked: String
    /// How they were made, and that nothing follows from them.
    package let remark: String
    /// For each thing all that it is compared with.
    package let tables: [DataTable]
}

extension ComparisonCard {
    /// Nil where nothing is compared.
    init?(in report: Report) {
        let comparisons = report.analysis.dayComparisons
        guard !comparisons.things.isEmpty else { return nil }
        let phrases = report.phrases
        title = phrases.whatGoesTogether
        claims = comparisons.things.flatMap { thing in
            thing.comparisons.compactMap { $0.claim(of: thing.thing, report.analysis.trackers, phrases) }
        }
        looked = phrases.comparisonsLookedAt(
            comparisons.compared, clear: comparisons.clear, days: comparisons.mostDays)
        remark = phrases.howCompared + " " + phrases.nothingFollows
        tables = comparisons.things.map { ComparisonCard.table(of: $0, in: report) }
    }

    private static func table(of thing: ThingComparisons, in report: Report) -> DataTable {
        let phrases = report.phrases
        let name = thing.thing.name(in: report)
        return DataTable(
            summary: name, label: phrases.asTable(name), caption: name,
            headings: [
                phrases.comparedWithHeading, phrases.withIt(orSteady: report.hasLevels),
                phrases.withoutIt(orSteady: report.hasLevels), phrases.whatIsSaid,
            ],
            rows: thing.comparisons.map { comparison in
                let isSaid = comparison.verdict == .said
                return [
                    phrases.comparedWith(comparison.name(in: report), later: comparison.daysLater > 0),
                    comparison.first.text(thing.thing, in: report), comparison.second.text(thing.thing, in: report),
                    isSaid ? phrases.clearlyDifferent : phrases.unsaid(comparison.verdict, comparison.days),
                ]
            })
    }

    /// Writes the card.
    func write(to html: inout HTML) {
        html.card(id: "h-comparisons", title: title) { html in
            html += #"\#(each: claims, { .claim($0) })<p class="lead-note">\#(looked)</p>"#
            for table in tables { html.namedTable(table) }
            html += #"<p class="lead-note">\#(remark)</p>"#
        }
    }
}

extension ComparedThing {
    /// The name of its tracker, and of the mood that counts.
    fileprivate func name(in report: Report) -> String {
        let tracker = report.analysis.trackers[tracker]
        let name = report.name(of: tracker)
        guard case .mood(_, .option(let option)) = self else { return name }
        return "\(name): \(tracker.tracker.options[option].name.text(in: report.language))"
    }
}

extension DayComparison {
    /// What a thing is compared with.
    fileprivate func name(in report: Report) -> String {
        switch factor {
        case .evenings: report.phrases.pair(first.group, second.group)
        case .activity(let activity): activity.name(report.phrases)
        case .mood(let tracker, _), .saboteur(let tracker), .habit(let tracker):
            report.name(of: report.analysis.trackers[tracker])
        }
    }
}

extension DayComparison.Part {
    /// The mean of its days, or how many of them had it.
    fileprivate func text(_ thing: ComparedThing, in report: Report) -> String {
        let phrases = report.phrases
        guard let mean else { return "–" }
        if thing.isYesNo { return phrases.someOfDays(sum.rounded, days) }
        let isSleep = report.analysis.trackers[thing.tracker].tracker.preset == .sleep
        return phrases.meanOfDays(isSleep ? phrases.numbers.hours(mean) : phrases.numbers.text(mean), days)
    }
}
