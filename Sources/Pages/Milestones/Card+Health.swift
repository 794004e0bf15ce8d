import Counting
import Markup
import Model
import Wording

extension Card {
    /// Findings about people who didn't drink, each with its source, and a sentence about doctors.
    ///
    /// The findings are those chosen in the profile, ascending by days; nil if it hides them or lists none.
    static func health(in report: Report) -> Card? {
        let (phrases, analysis) = (report.phrases, report.analysis)
        let (lede, lines): (String, [Block.Row])
        switch report.profile.healthMilestones {
        case .hidden: return nil
        case .known:
            lede = phrases.whatIsKnownLede
            lines = HealthFinding.allCases.map { finding in
                Block.Row(
                    health: phrases.afterDaysWithoutDrinks(finding.days), phrases.text(of: finding), finding.source,
                    finding.address, now: analysis.dayReachedNow(finding.days, withoutDrinks: true),
                    before: analysis.dayReached(runWithoutDrinks: finding.days), phrases)
            }
        case .own(let own):
            lede = phrases.ownHealthLede
            // The sort is stable: lines with equal days stay in the order of the file.
            lines = own.sorted { $0.days < $1.days }.map { milestone in
                Block.Row(
                    health: phrases.afterDays(milestone.days), milestone.text.text(in: report.language),
                    milestone.source, milestone.address,
                    now: analysis.dayReachedNow(milestone.days, withoutDrinks: false),
                    before: analysis.dayReached(soberRun: milestone.days), phrases)
            }
        }
        let list = Block.list("facts-known", lines) { row, page in
            """
            <li><h3>\(row.label)</h3><p>\(row.name.number)</p>\
            \(each: row.lines, { #"<p class="there">\#(icon: .flag)<span>\#($0.text)</span></p>"# })\
            \({ row.drawing?.write(on: page, to: &$0) })</li>

            """
        }
        guard let list else { return nil }
        return Card(
            .health, style: "health", title: phrases.whatIsKnown, aside: lede,
            [list, .remark(phrases.withdrawalCaution, .icon(.info))])
    }
}

extension Block.Row {
    /// A finding with its source, and the day on which the current streak reached it, else the day on which an earlier
    /// one first did.
    fileprivate init(
        health days: String, _ text: String, _ source: String, _ address: String?, now: Day?, before: Day?,
        _ phrases: Phrases
    ) {
        let reached =
            now.map { phrases.youAreThere(phrases.date($0)) } ?? before.map { phrases.youWereThere(phrases.date($0)) }
        let source = phrases.source(source)
        self.init(
            label: days, name: Figure(text), lines: reached.map { [Block.Line($0, after: " ")] } ?? [],
            drawing: Drawn { _, html in
                html += """
                    <p class="source written">\
                    \(address, { #"<a href="\#($0)" rel="noreferrer">\#(source)</a>"# }, else: "\(source)")</p>
                    """
            })
    }
}

/// The program's own findings: numbers as published, with the people they were measured in, and nothing else.
///
/// A finding is only added after its numbers were checked against the publication.
extension HealthFinding {
    /// The number of days without a drink after which it was measured.
    ///
    /// These people drank nothing, or were asked to; a person who had a drink hasn't reached it.
    fileprivate var days: Int {
        switch self {
        case .monthWithout: 30
        case .atrialFibrillation: 180
        }
    }

    fileprivate var source: String {
        switch self {
        case .monthWithout: "Mehta et al., BMJ Open 2018;8:e020673, doi 10.1136/bmjopen-2017-020673"
        case .atrialFibrillation: "Voskoboinik et al., N Engl J Med 2020;382:20–28, doi 10.1056/NEJMoa1817591"
        }
    }

    fileprivate var address: String {
        switch self {
        case .monthWithout: "https://doi.org/10.1136/bmjopen-2017-020673"
        case .atrialFibrillation: "https://doi.org/10.1056/NEJMoa1817591"
        }
    }
}
