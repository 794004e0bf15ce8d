import Counting
import Markup
import Model
import Wording

/// The meanings of the shapes and colours of a ring calendar.
package struct Legend: Sendable {
    package enum Symbol: Sendable {
        case core(RingCell.Core)
        /// A healed day, in the colour of its level.
        case healed(RingCell.Core)
        case workout, mindfulness
        /// Ring 4 or 5, as 0 or 1.
        case focus(Int)
        /// A day whose rings are all closed.
        case closed
        /// A day without a level, if levels are dots.
        case dot
        /// A day with less than half of the habits, or more, as dots of different sizes.
        case many
    }

    package let label: String
    package let items: [(symbol: Symbol, text: String)]
    /// The text of the link to the page that explains the counting; empty on that page.
    let help: String
}

extension Legend {
    /// The symbols that occur on some days with some rings.
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

    /// The percentage of the ring in the symbol of a part of the habits.
    static let partOfHabits = 65

    init(partsOfSteadyDayIn report: Report, _ rings: RingSet) {
        let level = report.hasLevels ? report.phrases.captioned(.steady) : report.leading?.goodDay(in: report)
        let core = report.hasLevels || report.leadingTracker != nil || report.drawsHabits ? level : nil
        items = (core.map { [(.core(.steady), $0)] } ?? []) + Legend.items(of: rings, in: report)
        label = report.phrases.legend
        help = ""
    }

    private static func items(of rings: RingSet, in report: Report) -> [(symbol: Symbol, text: String)] {
        let phrases = report.phrases
        var items: [(Symbol, String)] = []
        if report.hasWorkouts { items.append((.workout, phrases.workout)) }
        if report.hasMindfulness { items.append((.mindfulness, phrases.mindfulness)) }
        for (index, tracker) in report.focus.enumerated()
        where rings.contains(index == 0 ? .firstFocus : .secondFocus) {
            let name = report.name(of: tracker)
            let isAvoided = tracker.mode == .avoidance
            items.append((.focus(index), isAvoided ? capitalized(phrases.without(name)) : name))
        }
        return items
    }
}

extension Phrases {
    /// A level with the meaning of its name: `Easy (moderate)`.
    func captioned(_ level: Level) -> String { "\(self.level(level)) (\(caption(of: level)))" }
}

extension HTML {
    /// Writes the legend of a ring calendar; the link to the rules is never alone on a line.
    mutating func legend(_ legend: Legend, _ rings: RingSet, on page: PageAddress) {
        guard !legend.items.isEmpty else { return }
        let last = legend.help.isEmpty ? nil : legend.items.indices.last
        self += """
            <ul class="legend" aria-label="\(legend.label)">\(each: legend.items.enumerated(), { index, item in
                """
                <li>\({ $0.key(item.symbol, rings) })\(item.text)\
                \({ if index == last { $0.info(legend.help, on: page) } })</li>
                """
            })</ul>
            """
    }

    /// Writes the ⓘ of a legend of levels, a link to the page that explains the counting.
    mutating func info(_ text: String, on page: PageAddress) {
        self += """
            <a class="info"\(href: Link(.about), on: page) title="\(text)">\
            <svg class="key" viewBox="-8 -8 16 16" aria-hidden="true"><circle r="6.8"/>\
            <path d="M0-.400v3.600M0-3.400v.010"/></svg><span class="vh">\(text)</span></a>
            """
    }

    /// Writes a small drawing of a symbol.
    private mutating func key(_ symbol: Legend.Symbol, _ rings: RingSet) {
        switch symbol {
        case .core(let core): key(core)
        case .healed(let core): key(core, isHealed: true)
        case .workout: ringKey(.workout, rings)
        case .mindfulness: ringKey(.mindfulness, rings)
        case .focus(0): ringKey(.firstFocus, rings)
        case .focus: ringKey(.secondFocus, rings)
        case .dot: key { $0.markup(#"<circle class="dot" r="5"/>"#) }
        case .many: key { $0.markup(#"<circle class="steady" r="10"/>"#) }
        case .closed: key { $0.markup(#"<path class="closed" d="M-10 1l7 8 13-17"/>"#) }
        }
    }

    /// Writes a small drawing of a day's middle.
    mutating func key(_ core: RingCell.Core, isHealed: Bool = false) { key { $0.core(core, isHealed: isHealed) } }

    private mutating func ringKey(_ ring: Ring, _ rings: RingSet) {
        key(" ring") { $0 += #"<circle r="13"\#({ $0.style(of: ring, rings) })/>"# }
    }

    private mutating func key(_ style: StaticString = "", _ drawing: (inout HTML) -> Void) {
        self += #"<svg class="key\#(style)" viewBox="-17 -17 34 34" aria-hidden="true">\#(drawing)</svg>"#
    }
}
