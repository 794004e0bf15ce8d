import Counting
import Markup
import Model
import Wording

/// The timer: its state when the page is built, and the data with which a script continues it.
package struct TimerFace: Sendable {
    /// A part of the time with its short and its full unit.
    package typealias Part = (value: String, unit: String, title: String)

    package let label: String
    /// The day of the streak, the same number as in the headline; before its first day, the hours since the last drink.
    package let large: Part
    /// Whether the large number is hours, which the script updates.
    let countsHours: Bool
    /// Days, hours, minutes and seconds since the start; empty if no timer runs, and if only whole days are shown.
    ///
    /// The days are elapsed time, as on a stopwatch: a person who began yesterday evening is on day 2 this morning,
    /// after 0 days and 13 hours.
    package let clock: [Part]
    /// A text below a timer that began before the first sober day, with the last drink; empty for others.
    package let caption: String
    /// `1 year, 2 months and 4 days`; nil in the first year.
    package let years: String?
    /// ISO 8601 with an offset, or without one in the public edition; nil if no timer runs.
    package let start, end: String?
    /// The date up to which the number is known, shown when the page is too old.
    package let whenBuilt: String
    /// The progress to the next milestone, 0–100; before the first day, that of the first 24 hours.
    package let share: Int
    /// Whether a milestone's medal replaces the ring.
    package let isMilestone: Bool
    /// Whether the timer had already ended when the page was built.
    package let isOver: Bool
    /// Whether the number of days is too long for the usual size.
    package let isLong: Bool
    /// The link to today in the calendar.
    package let link: Link
}

extension TimerFace {
    /// The timer of a current run, or since the last drink; nil if none runs; in the public edition, which doesn't
    /// contain the hour, also before the first sober day.
    init?(in report: Report, isMilestone: Bool) {
        let phrases = report.phrases
        let timer = report.analysis.sobriety.timer
        let elapsed = timer?.elapsedSeconds(at: report.analysis.now) ?? 0
        let (shown, stopped) = (report.analysis.sobriety.shown, report.analysis.sobriety.stopped)
        guard shown != nil || timer != nil && report.audience != .public else { return nil }
        countsHours = shown == nil
        let value = report.numbers.text(shown?.length ?? elapsed / 3600)
        label = countsHours ? phrases.hoursSinceLastDrink : phrases.day
        large = (value, countsHours ? "" : phrases.sober, "")
        let parts: [(value: String, unit: (short: String, long: String))] = [
            (report.numbers.text(elapsed / 86_400), phrases.shortDayUnit),
            ("\(elapsed / 3600 % 24)", ("h", phrases.hourUnit.long)),
            (padded(elapsed / 60 % 60, 2), phrases.minuteUnit), (padded(elapsed % 60, 2), phrases.secondUnit),
        ]
        let isHidden = report.audience == .public || timer == nil && stopped != nil
        clock = isHidden ? [] : parts.map { ($0.value, $0.unit.short, $0.unit.long) }
        if let run = shown, !clock.isEmpty, let drink = report.profile.lastDrink, drink.day < run.first,
            drink.moment?.instant == timer?.start
        {
            caption = phrases.sinceLastDrink
        } else {
            caption = ""
        }
        start = timer.map { TimerFace.moment($0.start, in: report) }
        end = timer.map { TimerFace.moment($0.end, in: report) }
        whenBuilt = phrases.whenBuilt(phrases.date(stopped?.last ?? report.today))
        if let run = shown {
            // On the day of a milestone the ring is closed, even if an earlier streak reached it too.
            let rung = report.analysis.isRungToday ? nil : report.analysis.rung(above: run.length, longest: 0)
            share = rung.map { 100 * run.length / $0.length } ?? 100
        } else {
            share = min(100, 100 * elapsed / 86_400)
        }
        years = report.analysis.soberSpan.map(phrases.text)
        self.isMilestone = isMilestone
        isOver = stopped != nil
        isLong = value.count > 3
        link = .day(report.today)
    }

    /// An instant for the script; in the public edition a time on the viewer's own clock.
    private static func moment(_ instant: Instant, in report: Report) -> String {
        let text = instant.iso8601(in: report.profile.zone)
        return report.audience == .public ? String(text.prefix(19)) : text
    }
}

extension TimerFace {
    /// The timer within its ring.
    func html(on page: PageAddress) -> HTML {
        """
        <a class="timer\(if: isOver, " is-over")\(if: isLong && !isOver, " long")"\(span())\(href: link, on: page)>
        <svg class="dial" viewBox="0 0 400 400" aria-hidden="true">\
        \(isMilestone ? .medal : .dialRing(share: share))</svg>
        <span class="face" role="timer">
        <span class="face-label">\(label)</span>
        <span class="face-days"><b\(if: countsHours, #" data-unit="hours""#)>\(large.value)</b>\
        \(if: !large.unit.isEmpty, " <span>\(large.unit)</span>")</span>
        \(years, { #"<span class="face-since face-years">\#($0)</span>"# })\
        \(if: !clock.isEmpty, #"<span class="face-clock">\#(time())</span>"#)\
        \(if: !caption.isEmpty, #"<span class="face-since">\#(caption)</span>"#)
        <span class="face-past"\(if: !isOver, " hidden")>\(whenBuilt)</span>
        </span></a>
        """
    }

    private func span() -> HTML {
        guard let start, let end else { return "" }
        return #" data-start="\#(start)" data-end="\#(end)""#
    }

    private func time() -> HTML {
        """
        \(each: zip(clock, ["d", "h", "m", "s"]).enumerated(), { index, part in
            """
            \(if: index > 0, " ")<span><b data-unit="\(part.1)">\(part.0.value)</b> \
            <abbr title="\(part.0.title)">\(part.0.unit)</abbr></span>
            """
        })
        """
    }
}
