import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func hero() -> Hero {
        let current = analysis.sobriety.current
        let headline = current.map { phrases.onDay(name, numbers.text($0.length)) } ?? phrases.hello(name)
        let stale = current.map { run in
            StaleWords(
                headline: phrases.wasOnDay(name, numbers.text(run.length)),
                lede: phrases.builtOn(phrases.date(today)))
        }
        return Hero(
            headline: headline, lede: lede(current), stale: stale, timer: hasLevels ? timerFace(current) : nil,
            streaks: headerStreaks())
    }

    /// The streaks that have anything to say: who never wrote down a drink, or a minute, came for something else.
    private func headerStreaks() -> [HeaderStreak] {
        var streaks: [HeaderStreak] = []
        if hasLevels || isBlank || analysis.records.activities > 0 {
            streaks = [
                headerStreak("meditation", "🧘", phrases.meditationStreak, analysis.meditation.streak),
                headerStreak("workout", "💪", phrases.workoutStreak, analysis.workout.streak),
            ]
        }
        if hasLevels || isBlank {
            streaks.append(headerStreak("noalc", "🍀", phrases.noalcStreak, analysis.noalc.streak))
        }
        return streaks
    }

    private func lede(_ current: Streak.Run?) -> String {
        guard hasLevels else {
            return isBlank ? phrases.nothingYet : phrases.onlyActivities
        }
        guard let current else {
            return phrases.nextDayIsOne(longest: analysis.sobriety.longest.map { phrases.days($0.length).text })
        }
        let isThisYear = current.first.date.year == today.date.year
        let date = isThisYear ? phrases.dayAndMonth(current.first) : phrases.date(current.first)
        return phrases.soberSince(date, ringClosesAt: analysis.nextMilestone?.milestone.days)
    }

    private func timerFace(_ current: Streak.Run?) -> TimerFace {
        let timer = analysis.sobriety.timer
        let elapsed = timer?.elapsedSeconds(at: analysis.now) ?? 0
        let days = numbers.text(elapsed / 86_400)
        let share = current.map { run in
            analysis.nextMilestone.map { 100 * run.length / max(1, $0.milestone.days) } ?? 100
        }
        return TimerFace(
            label: phrases.soberFor, oneDay: phrases.dayUnit(1), manyDays: phrases.dayUnit(2),
            days: .init(value: days, unit: phrases.dayUnit(elapsed / 86_400), title: ""),
            clock: analysis.audience == .public
                ? []
                : [
                    part(elapsed / 3600 % 24, phrases.hourUnit), part(elapsed / 60 % 60, phrases.minuteUnit),
                    part(elapsed % 60, phrases.secondUnit),
                ], start: timer.map { moment($0.start) },
            end: timer.map { moment($0.end) },
            whenBuilt: phrases.whenBuilt(phrases.days(current?.length ?? 0).text), share: share,
            isOver: timer.map { !$0.isRunning } ?? false, isLong: days.count > 3, link: .day(today))
    }

    /// An instant for the script; for the public a time on the viewer's own clock.
    private func moment(_ instant: Instant) -> String {
        let text = instant.iso8601(in: profile.zone)
        return analysis.audience == .public ? String(text.prefix(19)) : text
    }

    private func part(_ number: Int, _ unit: (short: String, long: String)) -> TimerFace.Part {
        TimerFace.Part(value: padded(number, 2), unit: unit.short, title: unit.long)
    }

    private func headerStreak(_ id: String, _ emoji: String, _ name: String, _ streak: Streak) -> HeaderStreak {
        let rewards = streak.shownRewards
        let longest = streak.longest.flatMap { $0.length > streak.current ? phrases.days($0.length).text : nil }
        return HeaderStreak(
            emoji: emoji, name: name, figure: phrases.days(streak.current),
            rewardText: rewards > 0 ? phrases.rewards(rewards).text : nil, rewards: rewards,
            cap: streak.current > 0 ? streak.walk.policy.cap : 0,
            jokersLink: Link(.rewards, fragment: JokerHand.element(of: id)), jokersLabel: phrases.jokersOf(name),
            longest: longest.map(phrases.longest))
    }
}
