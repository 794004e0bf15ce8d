import ProgressAnalysis
import ReportMarkup
import ReportWords

/// The way to a streak's next joker: a ring of as many parts as it takes, around the sign of the streak.
package struct JokerRing: Sendable {
    let progress: Streak.Progress
    /// `3 of 7 days to the next joker`.
    package let words: String

    /// Nil where none is ever earned, and for a streak of 0 that keeps as many as it can.
    init?(_ streak: Streak, _ phrases: Phrases) {
        guard let progress = streak.progress else { return nil }
        self.progress = progress
        words =
            switch progress {
            case .underWay(let done, let every): phrases.towardsJoker(done, of: every, streak.unit)
            case .full: phrases.fullHand
            }
    }

    func write(around emoji: String, to html: inout HTML) {
        html.open("span") { html in
            html.attributes(#"class="sign" role="img""#)
            html.attribute("aria-label", words)
            html.attribute("title", words)
        }
        html.element("svg", #"viewBox="-24 -24 48 48" aria-hidden="true""#) { html in
            switch progress {
            case .underWay(let done, let every):
                html.ring(#"class="sign-track" r="21.5" transform="rotate(-87)""#, parts: every, of: every)
                if done > 0 {
                    html.ring(#"class="sign-done" r="21.5" transform="rotate(-87)""#, parts: done, of: every)
                }
            case .full: html.shape("circle", #"class="sign-full" r="21.5""#)
            }
        }
        html.emoji(emoji)
        html.close("span")
    }
}

extension HTML {
    /// Writes the first parts of a ring.
    fileprivate mutating func ring(_ attributes: StaticString, parts: Int, of every: Int) {
        shape("circle") { html in
            html.attributes(attributes)
            html.attribute("pathLength", 10 * every)
            html.attribute("stroke-dasharray") { html in
                for _ in 1..<max(parts, 1) { html.markup("8 2 ") }
                html.markup("8 ")
                html.number(10 * (every - parts) + 2)
            }
        }
    }
}
