import ProgressModel
import ReportMarkup

/// The large ring at the top: what leads.
package enum Dial: Sendable {
    /// The sober streak with its clock.
    case timer(TimerFace)
    /// How much of something is done, or had.
    case share(ShareDial)
}

extension Dial {
    /// Nil where there is nothing to count.
    init?(in report: Report) {
        switch report.lead {
        case .stop:
            if let timer = TimerFace(in: report) {
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
