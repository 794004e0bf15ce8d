import ProgressAnalysis
import ProgressModel
import ReportMarkup
import ReportWords

/// How the person is doing, at one glance.
package struct Hero: Sendable {
    package let headline: String
    package let lede: String
    /// What takes their place once the timer had to stop; nil where none runs.
    package let stale: StaleWords?
    /// Nil where there is nothing to count.
    package let dial: Dial?
    /// The timer, where it leads.
    package var timer: TimerFace? { if case .timer(let timer) = dial { timer } else { nil } }
    package let streaks: [HeaderStreak]
    /// Nil but on the day of a milestone.
    package let celebration: Celebration?
    /// The way to the story; nil where there is none.
    package let story: StoryLink?
    /// What asks what should lead, where nobody has said it; nil where it is clear, and for the public.
    package let question: String?
    /// What leads to the log sheet where nothing is written yet; nil where something is, and where no server shows the page.
    let firstEntry: String?
    /// Nil where nothing is asked today.
    let openQuestion: OpenQuestion?
}

/// What an old page says instead of what was true when it was built.
package struct StaleWords: Sendable {
    package let headline: String
    package let lede: String
}

extension Hero {
    init(in report: Report) {
        let phrases = report.phrases
        let words: HeroWords =
            switch report.lead {
            case .stop: HeroWords(soberDaysIn: report)
            case .less: HeroWords(drinksIn: report)
            case .habits: HeroWords(habitsIn: report)
            }
        headline = words.headline
        lede = (words.sentences + report.analysis.questions(in: phrases)).joined(separator: " ")
        stale = words.stale
        dial = Dial(in: report)
        streaks = HeaderStreak.all(in: report)
        celebration = Celebration(in: report)
        story = StoryLink(in: report)
        question = report.analysis.asksForAim ? phrases.whatShouldLead : nil
        openQuestion = OpenQuestion(in: report)
        firstEntry = report.hasForms && report.isBlank ? phrases.writeFirstDay : nil
    }

    func heading() -> HTML {
        """
        <h1 id="hello">\(Hero.words(headline, stale?.headline))</h1>
        <p class="lede">\(Hero.words(lede, stale?.lede))</p>\(openQuestion, { $0.html() })\
        \(question, { #"<p class="ask">\#($0)</p>"# })\
        \(firstEntry, { #"<p class="first-entry"><a\#(href: Link(.log), on: .overview) class="act">\#($0)</a></p>"# })
        """
    }

    /// Both wordings; the style sheet shows the one that is true.
    private static func words(_ fresh: String, _ stale: String?) -> HTML {
        guard let stale else { return "\(fresh)" }
        return #"<span class="fresh">\#(fresh)</span><span class="stale">\#(stale)</span>"#
    }
}
