import ProgressAnalysis
import ReportMarkup
import ReportWords

/// The offer to avoid what so far was noticed, once that seems within reach.
package struct ReadyCard: Sendable {
    package let title: String
    package let text: String
    package let nextStep: String
    /// What to type for it.
    package let command: String
}

extension ReadyCard {
    /// Nil while a tracker does not seem ready.
    init?(_ tracker: TrackerAnalysis, in report: Report) {
        guard let readiness = AvoidanceReadiness(tracker) else { return nil }
        let phrases = report.phrases
        title = phrases.whenYouAreReady
        text = phrases.seemsReady(recent: readiness.recent, first: readiness.first)
        nextStep = phrases.nextStep
        command = "reportgen tracker mode \(tracker.id) avoidance"
    }

    /// Writes the card.
    func write(to html: inout HTML) {
        html.card("ready", id: "h-ready", title: title) {
            $0 += #"<p>\#(text)</p><p><small>\#(nextStep)</small> <code tabindex="0">\#(command)</code></p>"#
        }
    }
}
