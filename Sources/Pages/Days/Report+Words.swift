package import Counting
import Markup
package import Model
import Wording

extension Report {
    /// Whether a joker made the day good.
    func isHealed(_ day: Day) -> Bool { analysis.noalc.dayWalk[day]?.outcome == .healed }

    /// `6 of 8 glasses`: the total of a counter or a number on a day; nil if no value is known.
    func total(_ tracker: TrackerAnalysis, on day: Day) -> String? {
        let value = tracker.days.value(on: day)
        guard value.isKnown else { return nil }
        return words.trackers[tracker.index].totals[tracker.target.map(value.shown(beside:)) ?? value.shown]
    }

    /// Appends a day in words: `💧 Steady, 0 drinks, 30 min Workout, Snacking: 2 moments`.
    func tell(_ day: Day, in text: inout TextBuilder) {
        let record = analysis.days[day]
        if hasLevels {
            text.item(levelWithEmoji(on: day))
            if let drinks = record?.drinks, analysis.tellsDrinks {
                text.item(words.drinks[drinks])
            }
        }
        if drawsHabits {
            let count = analysis.habitCount(on: day)
            if count.asked > 0 { text.item(phrases.habitsDone(count).text) }
        }
        if isHealed(day) { text.item(phrases.healedByJoker) }
        if let record {
            tell(record.workoutMinutes, words.minutesOfWorkout, in: &text)
            tell(record.mindfulnessMinutes, words.minutesOfMindfulness, in: &text)
        }
        for tracker in tracked { tell(tracker, on: day, in: &text) }
        if !text.hasItems { text.item(isPausedForAll(on: day) ? phrases.paused : phrases.noEntry) }
    }

    /// Whether all activities are paused, for a person without levels.
    private func isPausedForAll(on day: Day) -> Bool {
        !hasLevels && !activities.isEmpty
            && activities.allSatisfy { analysis.rest(of: $0).reason(on: day) == .paused }
    }

    /// A tracker's day in words, with its name; nil before the tracker's time, and if there is nothing to describe.
    package func words(of tracker: TrackerAnalysis, on day: Day) -> String? {
        var text = TextBuilder()
        tell(tracker, on: day, in: &text)
        return text.hasItems ? text.take() : nil
    }

    private func tell(_ minutes: Int, _ what: String, in text: inout TextBuilder) {
        guard minutes > 0 else { return }
        text.item(numbers.text(minutes))
        text.append(what)
    }

    /// Appends the ring of a focus tracker in words; nothing before the tracker's time.
    private func tell(_ tracker: TrackerAnalysis, on day: Day, in text: inout TextBuilder) {
        let count = tracker.days.count(on: day)
        let mode = tracker.walk(on: day)?.mode
        guard count > 0 || mode != nil else { return }
        let words = words.trackers[tracker.index]
        switch mode ?? tracker.mode {
        case .counter, .number:
            guard let total = total(tracker, on: day) else { return }
            text.item(words.name)
            text.append(" ")
            text.append(total)
        case .avoidance where count == 0: text.item(words.without)
        case .avoidance where audience == .public: text.item(phrases.with(words.name))
        case .awareness where leading?.isCarried(day) == true && leadingTracker?.index == tracker.index:
            text.item("\(words.name): \(phrases.keptByJoker)")
        case .awareness, .avoidance: text.item(words.noticed[count])
        case .yesNo, .selection, .note:
            if count > 0 { text.item(words.logged) }
        }
    }
}

extension Report {
    /// Whether a day has no level because the streak of the levels is paused.
    func isPaused(_ day: Day) -> Bool { analysis.noalc.dayWalk[day]?.mark == .rest }

    /// The level of a day in words, or the word for a paused day.
    func level(on day: Day) -> String {
        isPaused(day) ? phrases.paused : phrases.level(of: analysis.days[day])
    }

    /// The level of a day in words with its emoji, or the word for a paused day.
    func levelWithEmoji(on day: Day) -> String {
        isPaused(day) ? phrases.paused : phrases.levelWithEmoji(of: analysis.days[day])
    }

    /// The middle of a day, and whether a joker healed it.
    ///
    /// It is the level or, without levels, how many of the habits are done or, without activities, whether the day
    /// counts for the leading tracker. Nil if there is nothing of these.
    func middle(of day: Day) -> (core: RingCell.Core, isHealed: Bool)? {
        if hasLevels { return (core(on: day), isHealed(day)) }
        guard let leading, leadingTracker != nil || drawsHabits, day >= leading.first else { return nil }
        if drawsHabits { return (RingCell.Core(analysis.habitCount(on: day)), false) }
        if leading.isGood(day, in: self) {
            return leadingTracker?.mode(on: day) == .awareness ? (.noticed, false) : (.done, leading.isHealed(day))
        }
        let other = leading.isSlip(day) ? RingCell.Core.slip : .none
        return (leadingTracker?.shareOfGoal(on: day).map(RingCell.Core.part) ?? other, leading.isHealed(day))
    }

    /// The middle of a day with levels.
    func core(on day: Day) -> RingCell.Core { isPaused(day) ? .paused : RingCell.Core(analysis.days[day]) }
}
