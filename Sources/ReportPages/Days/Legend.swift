import ProgressAnalysis
import ProgressModel
import ReportWords

/// What the shapes and colours of a ring calendar mean.
package struct Legend: Sendable {
    package enum Symbol: Sendable {
        case core(RingCell.Core)
        case healed
        case workout, mindfulness
        /// Ring 4 or 5: 0 or 1.
        case focus(Int)
        /// Every ring is closed.
        case closed
    }

    package let label: String
    package let items: [(symbol: Symbol, text: String)]
    /// The page that explains it all.
    package let aboutLink: Link
    package let aboutText: String
}

extension Legend {
    /// What is drawn of some days; a small drawing leaves out the rings of trackers.
    init(of days: ClosedRange<Day>, isSmall: Bool = false, in report: Report) {
        let phrases = report.phrases
        var items: [(Symbol, String)] = []
        if report.hasLevels {
            items = [
                (.core(.steady), phrases.captioned(.steady)), (.core(.easy), phrases.captioned(.easy)),
                (.core(.wild), phrases.captioned(.wild)), (.healed, phrases.healed), (.core(.none), phrases.noEntry),
            ]
            if report.analysis.noalc.streak.walk.policy.heals.isEmpty { items.remove(at: 3) }
            if report.hasAssumed(in: days) { items.insert((.core(.assumed), phrases.assumedSteady), at: 1) }
        }
        if report.hasLevels, report.hasPaused(in: days) { items.append((.core(.paused), phrases.paused)) }
        if report.hasWorkouts { items.append((.workout, phrases.workout)) }
        if report.hasMindfulness { items.append((.mindfulness, phrases.mindfulness)) }
        for (index, tracker) in report.focus.enumerated() where !isSmall {
            let name = report.focusNames[index]
            let isAvoided = tracker.mode == .avoidance
            items.append((.focus(index), isAvoided ? capitalized(phrases.without(name)) : name))
        }
        if days.contains(where: report.isClosed) { items.append((.closed, capitalized(phrases.allRingsClosed))) }
        self.items = items
        label = phrases.legend
        aboutLink = Link(.about)
        aboutText = phrases.howCountingWorks
    }
}

extension Phrases {
    /// A level with how much that is: `Easy (moderate)`.
    fileprivate func captioned(_ level: Level) -> String { "\(self.level(level)) (\(caption(of: level)))" }
}

extension Report {
    /// Whether a day of some is assumed to be steady.
    fileprivate func hasAssumed(in span: ClosedRange<Day>) -> Bool {
        hasAssumedDays && span.contains { analysis.days[$0]?.isAssumed ?? false }
    }
}
