import Counting
import Markup
import Model
import Wording

/// The person's progress at a glance.
package struct Hero: Sendable {
    private let report: Report
    private let words: HeroWords
    /// Nil if there is nothing to count.
    package let dial: Dial?
    package let streaks: [HeaderStreak]
    /// Nil unless a milestone was reached today.
    package let celebration: Celebration?
    package var headline: String { words.headline }
    package var lede: String {
        (words.sentences + report.analysis.questions(in: report.phrases)).joined(separator: " ")
    }
    /// The timer, if it leads.
    package var timer: TimerFace? { if case .timer(let timer) = dial { timer } else { nil } }
}

extension Hero {
    init(in report: Report) {
        self.report = report
        words =
            switch report.lead {
            case .stop: HeroWords(soberDaysIn: report)
            case .less: HeroWords(drinksIn: report)
            case .habits: HeroWords(habitsIn: report)
            }
        streaks = HeaderStreak.all(in: report)
        celebration = Celebration(in: report)
        dial = Dial(in: report, hasMedal: celebration?.hasMedal ?? false)
    }

    /// The words, today's question with buttons for the answer, a choice of the aim if none is set, and a link to the
    /// log sheet if nothing is recorded yet.
    func heading() -> HTML {
        let (phrases, stale, isServed) = (report.phrases, words.stale, report.hasForms)
        let openDay =
            isServed && report.serving?.token != nil ? report.analysis.openDay(at: report.analysis.now) : nil
        return """
            <h1 id="hello">\(Hero.words(headline, stale?.headline))</h1>
            \(if: !lede.isEmpty || stale != nil, #"<p class="lede">\#(Hero.words(lede, stale?.lede))</p>"#)\
            \(openDay, { day in
                """
                <div class="card open-question"><h2>\(phrases.howWas(day, today: report.today))</h2>\
                \({ $0.marking(day, in: report) })</div>
                """
            })\
            \(if: report.analysis.asksForAim, #"<p class="ask">\#(phrases.whatShouldLead)</p>"#)\
            \(if: isServed && report.isBlank, """
                <p class="first-entry"><a\(href: Link(.log), on: .overview) class="act">\(phrases.writeFirstDay)</a></p>
                """)
            """
    }

    /// Both wordings; a script and the style sheet show the one that is true.
    private static func words(_ fresh: String, _ stale: String?) -> HTML {
        guard let stale else { return "\(fresh)" }
        return #"<span class="fresh">\#(fresh)</span><span class="stale">\#(stale)</span>"#
    }
}

/// The large ring at the top, for the person's aim.
package enum Dial: Sendable {
    /// The sober streak with its timer.
    case timer(TimerFace)
    /// The share of something that is done, or consumed.
    case share(ShareDial)
}

extension Dial {
    /// Nil if there is nothing to count.
    init?(in report: Report, hasMedal: Bool) {
        switch report.lead {
        case .stop:
            if let timer = TimerFace(in: report, isMilestone: hasMedal) {
                self = .timer(timer)
            } else if let share = ShareDial(soberDaysIn: report) {
                self = .share(share)
            } else {
                return nil
            }
        case .less: self = .share(ShareDial(drinksIn: report))
        case .habits:
            guard let dial = ShareDial(habitsIn: report) else { return nil }
            self = .share(dial)
        }
    }

    func html(on page: PageAddress) -> HTML {
        switch self {
        case .timer(let timer): timer.html(on: page)
        case .share(let share): share.html(on: page)
        }
    }
}

/// The text of the overview on the day of a milestone.
package struct Celebration: Sendable {
    /// `30 days sober`.
    package let title: String
    /// The person's own line, or one of the program's; empty if the person wants none.
    package let line: String
    /// Whether the dial is a medal and the share card names the milestone; false for multiples of 365 days.
    package let hasMedal: Bool
}

extension Celebration {
    /// Nil on any other day, and with the aim to drink less, whose milestones are weeks.
    ///
    /// The lines alternate with the milestones, so that each build of the same site has the same one.
    package init?(in report: Report) {
        guard report.lead != .less else { return nil }
        let (anniversary, milestone) = (report.analysis.soberSpan, report.analysis.milestoneToday)
        let before = report.analysis.milestones.count { $0.reached.map { $0 < report.today } ?? false }
        let lines = report.profile.celebrations ?? report.phrases.celebrations
        if let anniversary, anniversary.isAnniversary {
            (title, hasMedal) = (report.phrases.anniversary(years: anniversary.years), true)
        } else if let milestone {
            title = report.phrases.milestoneReached(report.phrases.days(milestone.days).text)
            hasMedal = milestone.days % 365 != 0
        } else {
            return nil
        }
        line = lines.isEmpty ? "" : lines[before % lines.count]
    }

    func html() -> HTML {
        """
        <p class="celebration fresh">\(icon: .flag)<span><b>\(title)</b>\
        \(if: !line.isEmpty, #" <span dir="auto">\#(line)</span>"#)</span></p>
        """
    }
}

extension HTML {
    /// The dial on such a day: a disc of 400 units with twenty-four scallops.
    static let medal: HTML = """
        <path class="dial-medal" d="M200 17Q226.8 -3.2 247.4 23.2Q278.5 10.6 291.5 41.5Q324.8 37.4 329.4 70.6\
        Q362.6 75.2 358.5 108.5Q389.4 121.5 376.8 152.6Q403.2 173.2 383 200Q403.2 226.8 376.8 247.4\
        Q389.4 278.5 358.5 291.5Q362.6 324.8 329.4 329.4Q324.8 362.6 291.5 358.5Q278.5 389.4 247.4 376.8\
        Q226.8 403.2 200 383Q173.2 403.2 152.6 376.8Q121.5 389.4 108.5 358.5Q75.2 362.6 70.6 329.4\
        Q37.4 324.8 41.5 291.5Q10.6 278.5 23.2 247.4Q-3.2 226.8 17 200Q-3.2 173.2 23.2 152.6Q10.6 121.5 41.5 108.5\
        Q37.4 75.2 70.6 70.6Q75.2 37.4 108.5 41.5Q121.5 10.6 152.6 23.2Q173.2 -3.2 200 17.0z"/>
        """
}
