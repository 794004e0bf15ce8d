import ReportMarkup
import ReportWords

/// The timer in its ring, and beside it the three streaks.
struct HeroHTML {
    let html: HTML

    init(_ hero: Hero, on page: PageAddress) {
        let alone: HTML = hero.timer == nil ? " alone" : ""
        let streaks: HTML =
            hero.streaks.isEmpty
            ? ""
            : #"""
            <ul class="streaks card">
            \#(hero.streaks.html { HeroHTML.streak($0, on: page) })</ul>
            """#
        html = #"""
            <section class="hero\#(alone)" aria-labelledby="hello">
            \#(hero.timer.html { HeroHTML.timer($0, on: page) })
            <div class="hero-side">
            <h1 id="hello">\#(HeroHTML.words(hero.headline, hero.stale?.headline))</h1>
            <p class="lede">\#(HeroHTML.words(hero.lede, hero.stale?.lede))</p>
            \#(streaks)
            </div>
            </section>
            """#
    }

    /// Both wordings; the style sheet shows the one that is true.
    private static func words(_ fresh: String, _ stale: String?) -> HTML {
        guard let stale else { return "\(fresh)" }
        return #"<span class="fresh">\#(fresh)</span><span class="stale">\#(stale)</span>"#
    }

    private static func timer(_ face: TimerFace, on page: PageAddress) -> HTML {
        let style: HTML = face.isOver ? "timer is-over" : face.isLong ? "timer long" : "timer"
        var attributes: HTML = #"class="\#(style)""#
        if let start = face.start, let end = face.end { attributes += #" data-start="\#(start)" data-end="\#(end)""# }
        let arc = face.share.html { share in
            #"""
            <circle class="dial-arc" cx="200" cy="200" r="182" pathLength="100" stroke-dasharray="\#(share) 100" transform="rotate(-90 200 200)"/>
            """#
        }
        let units: [(space: HTML, unit: HTML)] = [("", "h"), (" ", "m"), (" ", "s")]
        let parts = zip(face.clock, units).html { $1.space + part($0, $1.unit) }
        let clock: HTML = face.clock.isEmpty ? "" : #"<span class="face-clock">\#(parts)</span>"#
        return #"""
            <a \#(attributes) href="\#(page.href(face.link))">
            <svg class="dial" viewBox="0 0 400 400" aria-hidden="true"><circle class="dial-track" cx="200" cy="200" r="182"/>\#(arc)</svg>
            <span class="face" role="timer">
            <span class="face-label">\#(face.label)</span>
            <span class="face-days"><b data-unit="d">\#(face.days.value)</b> <span data-one="\#(face.oneDay)" data-many="\#(face.manyDays)">\#(face.days.unit)</span></span>
            \#(clock)
            <span class="face-past"\#(face.isOver ? "" : " hidden")>\#(face.whenBuilt)</span>
            </span></a>
            """#
    }

    private static func part(_ part: TimerFace.Part, _ unit: HTML) -> HTML {
        #"<span><b data-unit="\#(unit)">\#(part.value)</b> <abbr title="\#(part.title)">\#(part.unit)</abbr></span>"#
    }

    private static func streak(_ streak: HeaderStreak, on page: PageAddress) -> HTML {
        let rewards = streak.rewardText.html { " <small>(\($0))</small>" }
        let longest = streak.longest.html { #" <span class="longest">· \#($0)</span>"# }
        let dots = (0..<streak.cap).html { $0 < streak.rewards ? #"<i class="on"></i>"# : "<i></i>" }
        let stars: HTML =
            streak.cap == 0
            ? ""
            : #"""
            <a class="stars" href="\#(page.href(streak.jokersLink))" aria-label="\#(streak.jokersLabel)"><span>⭐</span><span class="dots">\#(dots)</span></a>
            """#
        return #"""
            <li class="streak"><span class="emoji" aria-hidden="true">\#(streak.emoji)</span>
            <div><h2>\#(streak.name)\#(longest)</h2><p class="big"><b>\#(streak.figure.number)</b> \#(streak.figure.unit)\#(rewards)</p></div>\#(stars)</li>

            """#
    }
}
