import Counting
import Markup
import Model
import Wording

extension Card {
    /// The differences found in the records, the number of comparisons, and all numbers; nil if nothing is compared.
    static func comparisons(in report: Report) -> Card? {
        let comparisons = report.analysis.dayComparisons
        guard !comparisons.things.isEmpty else { return nil }
        let phrases = report.phrases
        let claims = comparisons.things.flatMap { thing in
            thing.comparisons.compactMap { $0.claim(of: thing.thing, report.analysis.trackers, phrases) }
        }
        let looked = phrases.comparisonsLookedAt(
            comparisons.compared, clear: comparisons.clear, days: comparisons.mostDays)
        var names: [String] = []
        for name in comparisons.comparisons.compactMap({ $0.factor.name(in: report) }) where !names.contains(name) {
            names.append(name)
        }
        let tables = comparisons.things.map { table(of: $0, in: report) }
        return Card(
            .comparisons, title: phrases.whatGoesTogether,
            [
                .drawing { _, html in for claim in claims { html += .claim(claim) } }, .legend(looked),
                .legend(names.isEmpty ? "" : phrases.compared(with: names)),
                .drawing { _, html in for table in tables { html.namedTable(table) } },
                .legend(phrases.howCompared + " " + phrases.nothingFollows),
                report.hasForms
                    ? .drawing { page, html in
                        let link = Link(.settings(.general), fragment: "s-comparisons")
                        html += #"<p class="hint"><a\#(href: link, on: page)>\#(phrases.chooseComparisons)</a></p>"#
                    } : nil,
            ])
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
                    phrases.comparedWith(
                        comparison.factor.name(in: report)
                            ?? phrases.pair(comparison.first.group, comparison.second.group),
                        later: comparison.daysLater > 0),
                    comparison.first.text(thing.thing, in: report), comparison.second.text(thing.thing, in: report),
                    isSaid ? phrases.clearlyDifferent : phrases.unsaid(comparison.verdict, comparison.days),
                ]
            })
    }
}

extension ComparedThing {
    fileprivate func name(in report: Report) -> String {
        let tracker = report.analysis.trackers[tracker]
        let name = report.name(of: tracker)
        guard case .mood(_, .option(let option)) = self else { return name }
        return "\(name): \(tracker.tracker.options[option].name.text(in: report.language))"
    }
}

extension DayComparison.Part {
    /// The mean of its days, or the number of days that had it.
    fileprivate func text(_ thing: ComparedThing, in report: Report) -> String {
        let phrases = report.phrases
        guard let mean else { return "–" }
        if thing.isYesNo { return phrases.someOfDays(sum.rounded, days) }
        let isSleep = report.analysis.trackers[thing.tracker].tracker.preset == .sleep
        return phrases.meanOfDays(isSleep ? phrases.numbers.hours(mean) : phrases.numbers.text(mean), days)
    }
}
