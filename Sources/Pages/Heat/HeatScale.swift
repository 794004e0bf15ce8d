import Counting
import Markup
import Model
import Wording

/// The meanings of the squares in a heat grid.
package struct HeatScale: Sendable {
    /// The meanings of the first and the last of the ten steps; nil if all sober days have the same strength.
    package let steps: (from: String, to: String)?
    /// The looks of the other days with their meanings; only those that occur.
    package let keys: [(look: HeatLook, text: String)]
    /// The meaning of the frame around days that are assumed to be steady; nil if there aren't any.
    let assumed: String?
    /// The text of the link to the page that explains the counting.
    let help: String
}

extension HeatScale {
    /// The meanings of the squares of some days.
    init(of days: ClosedRange<Day>, in report: Report) {
        let phrases = report.phrases
        // Each with its first day, whose mode it is described in.
        let looks = days.reduce(into: [HeatLook: Day]()) { looks, day in
            let key = HeatLook(day, in: report).key
            if looks[key] == nil { looks[key] = day }
        }
        func goodDay(_ look: HeatLook) -> String? {
            looks[look].flatMap { day in report.leading.map { $0.goodDay(on: day, in: report) } }
        }
        let from = report.leading == nil ? phrases.firstSoberDay : phrases.days(1).text
        steps =
            report.drawsHabits
            ? (phrases.someHabitsDone, phrases.allHabitsDone)
            : report.lead == .less || looks[.noticed(1)] != nil ? nil : (from, phrases.tenDaysAndMore)
        // If there are steps, these explain the sober days.
        let sober =
            steps == nil
            ? [
                (
                    HeatLook.sober(HeatLook.soberStep),
                    goodDay(.sober(HeatLook.soberStep)) ?? phrases.withoutDrink(upTo: report.profile.soberUpTo)
                )
            ] : []
        let others: [(HeatLook, String)] = [
            (.noticed(1), goodDay(.noticed(1)) ?? ""), (.slip, report.leading?.slip(in: report) ?? ""),
            (.healed(nil), phrases.healed), (.steady, capitalized(phrases.steadyNotSober)),
            (.easy, phrases.level(.easy)),
            (.wild, phrases.level(.wild)), (.noEntry, report.leading?.otherDay(in: report) ?? phrases.noEntry),
            (.paused, phrases.paused),
            (.before, phrases.beforeFirstEntry),
        ]
        keys = (sober + others).filter { looks[$0.0] != nil }
        let isAssumed = report.leading == nil && days.contains { report.analysis.days[$0]?.isAssumed == true }
        assumed = isAssumed ? phrases.assumedSteady : nil
        help = phrases.howCountingWorks
    }
}

extension HeatLook {
    /// A common look for all healed days, and for all sober ones.
    fileprivate var key: HeatLook {
        switch self {
        case .healed: .healed(nil)
        case .sober: .sober(HeatLook.soberStep)
        case .noticed: .noticed(1)
        case .steady, .easy, .wild, .slip, .paused, .noEntry, .before, .toCome: self
        }
    }
}

extension HTML {
    /// Writes the ten steps and the marks with their meanings; the drawings don't need the shapes of the page.
    mutating func heatScale(_ scale: HeatScale, on page: PageAddress) {
        self += """
            <p class="scale">\
            \(scale.steps, { from, to in
                """
                <span>\(from)</span><svg viewBox="0 0 140 12" aria-hidden="true">\(each: 1...10, { .step($0) })</svg>\
                <span>\(to)</span>
                """
            })\
            \(each: scale.keys, { look, text in .heatKey(text, "\({ $0.key(of: look) })") })\
            \(scale.assumed, { .heatKey($0, "\({ $0.assumedKey() })") })\({ $0.info(scale.help, on: page) })</p>
            """
    }

    private static func step(_ step: Int) -> HTML {
        """
        <rect class="\({ $0.style(of: .sober(step)) })" x="\((step - 1) * 14)" width="12" height="12" rx="3"/>
        """
    }

    /// A drawing of 12 units and its meaning.
    static func heatKey(_ text: String, _ drawing: HTML) -> HTML {
        """
        <span class="scale-key"><svg class="key" viewBox="0 0 12 12" aria-hidden="true">\(drawing)</svg>\(text)</span>
        """
    }

    /// Writes the frame of a day that is assumed to be steady, 12 units wide.
    mutating func assumedKey() {
        markup(#"<rect class="as" x=".75" y=".75" width="10.5" height="10.5" rx="2.5"/>"#)
    }

    /// Writes a day, 12 units wide, without a shape of the page.
    mutating func key(of look: HeatLook) {
        guard look != .paused else { return pausePath { $0.pauseSign(0, 0) } }
        self += #"<path class="\#({ $0.style(of: look) })" d="\#({ $0.heatPath(look, 0, 0) })"/>"#
    }
}
