import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// What was measured in people who did not drink, every line with its source.
package struct HealthCard: Sendable {
    package struct Line: Sendable {
        /// `After 30 days without a drink`.
        package let days: String
        package let text: String
        package let source: String
        /// Where the source can be read.
        package let address: String?
        /// The day on which the current streak came this far, else that on which an earlier one first did, in the way that is
        /// told of; nil where none has yet.
        package let reached: String?
    }

    package let title: String
    package let lede: String
    /// Ascending by days; never empty.
    package let lines: [Line]
    /// The sentence about doctors.
    package let caution: String
}

extension HealthCard {
    /// The lines of the profile's choice; nil where it hides them or lists none.
    init?(in report: Report) {
        let phrases = report.phrases
        switch report.profile.healthMilestones {
        case .hidden: return nil
        case .known:
            lede = phrases.whatIsKnownLede
            lines = HealthFinding.allCases.map { Line($0, in: report) }
        case .own(let own):
            guard !own.isEmpty else { return nil }
            lede = phrases.ownHealthLede
            // The sort is stable: lines of equal days stay in the order in which they were written.
            lines = own.sorted { $0.days < $1.days }.map { Line($0, in: report) }
        }
        title = phrases.whatIsKnown
        caution = phrases.withdrawalCaution
    }

    /// Writes the card: its lines, and the sentence about doctors.
    func write(to html: inout HTML) {
        html.card("health", id: "h-health", title: title, aside: lede) {
            $0 += """

                <ul class="facts-known">\(each: lines, { $0.html() })</ul>\
                <p class="healed open">\(icon: .info)<span>\(caution)</span></p>
                """
        }
    }
}

extension HealthCard.Line {
    fileprivate init(_ finding: HealthFinding, in report: Report) {
        self.init(
            report.phrases.afterDaysWithoutDrinks(finding.days), report.phrases.text(of: finding),
            source: finding.source, address: finding.address,
            now: report.analysis.dayReachedNow(finding.days, withoutDrinks: true),
            before: report.analysis.dayReached(runWithoutDrinks: finding.days), in: report)
    }

    fileprivate init(_ milestone: HealthMilestone, in report: Report) {
        self.init(
            report.phrases.afterDays(milestone.days), milestone.text.text(in: report.language),
            source: milestone.source, address: milestone.address,
            now: report.analysis.dayReachedNow(milestone.days, withoutDrinks: false),
            before: report.analysis.dayReached(soberRun: milestone.days), in: report)
    }

    private init(
        _ days: String, _ text: String, source: String, address: String?, now: Day?, before: Day?, in report: Report
    ) {
        let phrases = report.phrases
        self.days = days
        self.text = text
        self.source = phrases.source(source)
        self.address = address
        reached =
            now.map { phrases.youAreThere(phrases.date($0)) } ?? before.map { phrases.youWereThere(phrases.date($0)) }
    }

    fileprivate func html() -> HTML {
        """
        <li><h3>\(days)</h3><p>\(text)</p>\
        \(reached, { #"<p class="there">\#(icon: .flag)<span>\#($0)</span></p>"# })<p class="source written">\
        \(address, { #"<a href="\#($0)" rel="noreferrer">\#(source)</a>"# }, else: "\(source)")</p></li>

        """
    }
}
