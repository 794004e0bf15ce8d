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

    func html(around emoji: String) -> HTML {
        """
        <span class="sign" role="img" aria-label="\(words)" title="\(words)">\
        <svg viewBox="-24 -24 48 48" aria-hidden="true">\(drawing())</svg>\(emoji: emoji)</span>
        """
    }

    private func drawing() -> HTML {
        switch progress {
        case .full: #"<circle class="sign-full" r="21.5"/>"#
        case .underWay(let done, let every):
            """
            \(JokerRing.ring("sign-track", parts: every, of: every))\
            \(if: done > 0, JokerRing.ring("sign-done", parts: done, of: every))
            """
        }
    }

    /// The first parts of a ring.
    private static func ring(_ style: StaticString, parts: Int, of every: Int) -> HTML {
        """
        <circle class="\(style)" r="21.5" transform="rotate(-87)" pathLength="\(10 * every)" stroke-dasharray="\
        \(each: 1..<max(parts, 1), { _ in "8 2 " })8 \(10 * (every - parts) + 2)"/>
        """
    }
}
