import ReportMarkup
import ReportWords

/// A tracker's streak, large, with its rewards.
struct TrackerStreakHTML {
    let html: HTML

    init(_ streak: TrackerStreak) {
        let rewards = streak.rewardText.html { "<small>\($0)</small>" }
        let dots = (0..<streak.cap).html { $0 < streak.rewards ? #"<i class="on"></i>"# : "<i></i>" }
        let stars: HTML =
            streak.cap == 0
            ? ""
            : #"<p class="stars"><span aria-hidden="true">⭐</span><span class="dots" aria-hidden="true">\#(dots)</span>\#(rewards)</p>"#
        let notes: HTML = streak.notes.isEmpty ? "" : #"<p class="quiet">\#(streak.notes)</p>"#
        html = #"""
            <section class="card now-streak" aria-labelledby="h-streak"><h2 id="h-streak">\#(streak.label)</h2><p class="huge"><b>\#(streak.figure.number)</b> <span>\#(streak.figure.unit)</span></p>\#(stars)\#(notes)</section>
            """#
    }
}
