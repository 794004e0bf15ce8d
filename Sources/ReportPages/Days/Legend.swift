import ProgressAnalysis
import ProgressModel
import ReportWords

/// What the shapes and colours of a ring calendar mean.
package struct Legend: Sendable {
    package enum Symbol: Sendable {
        case core(RingCell.Core)
        /// A healed day, in the colour of what it was.
        case healed(RingCell.Core)
        case workout, mindfulness
        /// Ring 4 or 5: 0 or 1.
        case focus(Int)
        /// Every ring is closed.
        case closed
        /// No level, where a day is only a dot.
        case dot
        /// Less than half of the habits, or more, where a day is a dot of a size.
        case few, many
    }

    package let label: String
    package let items: [(symbol: Symbol, text: String)]
    /// The way to what explains the counting; empty on that page itself.
    let help: String
}

extension Legend {
    /// What is drawn of some days with some rings.
    init(of days: ClosedRange<Day>, _ rings: RingSet, in report: Report) {
        let phrases = report.phrases
        var items: [(Symbol, String)] = []
        if report.hasLevels {
            let seen = Set(days.filter(report.analysis.days.range.contains).map { report.core(on: $0) })
            let all: [(RingCell.Core, String)] = [
                (.steady, phrases.captioned(.steady)), (.assumed, phrases.assumedSteady),
                (.easy, phrases.captioned(.easy)), (.wild, phrases.captioned(.wild)), (.none, phrases.noEntry),
                (.paused, phrases.paused),
            ]
            items = all.filter { seen.contains($0.0) }.map { (.core($0.0), $0.1) }
            if let healed = days.first(where: report.isHealed) {
                items.append((.healed(report.core(on: healed)), phrases.healed))
            }
        }
        if let leading = report.leading, let tracker = report.leadingTracker {
            let isNoticed = tracker.mode == .awareness
            let other = days.first { $0 <= report.today && !tracker.isOfMode($0) && leading.isGood($0, in: report) }
            items.append((.core(isNoticed ? .noticed : .done), leading.goodDay(in: report)))
            if let other { items.append((.core(isNoticed ? .done : .noticed), leading.goodDay(on: other, in: report))) }
            if days.contains(where: { tracker.shareOfGoal(on: $0) != nil }) {
                items.append((.core(.part(Legend.partOfHabits)), phrases.mark(.goal(1))))
            }
            if days.contains(where: leading.isHealed) { items.append((.healed(.none), phrases.healed)) }
            if days.contains(where: leading.isSlip) { items.append((.core(.slip), leading.slip(in: report))) }
            if tracker.mode != .avoidance { items.append((.core(.none), phrases.nothingNoted)) }
        }
        if report.drawsHabits { items += Legend.habits(of: days, in: report) }
        items += Legend.items(of: rings, in: report)
        if rings.hasRings(ofTrackers: report.focus.count), days.contains(where: report.isClosed) {
            items.append((.closed, capitalized(phrases.allRingsClosed)))
        }
        self.items = items
        label = phrases.legend
        help = phrases.howCountingWorks
    }

    /// How many of the habits are done on some days.
    private static func habits(of days: ClosedRange<Day>, in report: Report) -> [(symbol: Symbol, text: String)] {
        let seen = days.filter(report.analysis.days.range.contains).compactMap { report.middle(of: $0)?.core }
        let isPart = { (core: RingCell.Core) in if case .part = core { true } else { false } }
        var items: [(Symbol, String)] = []
        if seen.contains(.done) { items.append((.core(.done), report.phrases.allHabitsDone)) }
        if seen.contains(where: isPart) {
            items.append((.core(.part(Legend.partOfHabits)), report.phrases.someHabitsDone))
        }
        if seen.contains(.none) { items.append((.core(.none), report.phrases.notAny)) }
        return items
    }

    /// How much of its ring a legend shows.
    static let partOfHabits = 65

    /// What the parts of a steady day are.
    init(partsOfSteadyDayIn report: Report, _ rings: RingSet) {
        let level = report.hasLevels ? report.phrases.captioned(.steady) : report.leading?.goodDay(in: report)
        let core = report.hasLevels || report.leadingTracker != nil || report.drawsHabits ? level : nil
        items = (core.map { [(.core(.steady), $0)] } ?? []) + Legend.items(of: rings, in: report)
        label = report.phrases.legend
        help = ""
    }

    /// The rings, from the inside.
    private static func items(of rings: RingSet, in report: Report) -> [(symbol: Symbol, text: String)] {
        let phrases = report.phrases
        var items: [(Symbol, String)] = []
        if report.hasWorkouts { items.append((.workout, phrases.workout)) }
        if report.hasMindfulness { items.append((.mindfulness, phrases.mindfulness)) }
        for (index, tracker) in report.focus.enumerated()
        where rings.contains(index == 0 ? .firstFocus : .secondFocus) {
            let name = report.focusNames[index]
            let isAvoided = tracker.mode == .avoidance
            items.append((.focus(index), isAvoided ? capitalized(phrases.without(name)) : name))
        }
        return items
    }
}

extension Phrases {
    /// A level with how much that is: `Easy (moderate)`.
    func captioned(_ level: Level) -> String { "\(self.level(level)) (\(caption(of: level)))" }
}
