package import Counting
package import Model

/// The statistics for a terminal, one a line.
package struct StatisticsText: Sendable {
    /// With a line end after each line.
    package private(set) var text = ""
    private let phrases: Phrases

    package init(_ analysis: Analysis, in language: Language) {
        phrases = language.phrases
        add(phrases.asOfName, "\(analysis.today) (\(analysis.history.profile.zone.name))")
        add(phrases.recordsName, phrases.recordSums(analysis.records))
        // Without entries there are no days by level.
        let hasLevels = !analysis.noalc.streak.walk.isEmpty || analysis.records.activities + analysis.records.logs == 0
        if hasLevels {
            addHeading(analysis.history.profile.levelStreakName(phrases))
            add(phrases.daysName, phrases.levelSums(analysis.totals))
            add(analysis.noalc.streak)
            if let week = analysis.noalc.week { add("", phrases.sentences(of: week)) }
        }
        for activity in Activity.allCases where !analysis.activity(activity).streak.walk.isEmpty {
            addHeading(activity.name(phrases))
            add(analysis.activity(activity), energy: activity == .workout ? analysis.workoutEnergy() : nil)
        }
        if hasLevels {
            addHeading(phrases.sobrietyHeading)
            addSobriety(analysis)
        }
        if let metrics = analysis.metrics {
            addHeading(phrases.metrics)
            for metric in metrics.metrics { add(metric, analysis.trackers) }
            add(
                "",
                phrases.comparisonsLookedAt(
                    metrics.compared, clear: metrics.clear, days: metrics.mostDays))
        }
        add(analysis.dayComparisons, analysis.trackers)
        for experiment in analysis.experiments {
            addHeading("\(phrases.experiment): \(experiment.experiment.name.isolated)")
            let findings = experiment.findings(analysis.trackers, phrases)
            for sentence in [findings.lead] + findings.sentences { add("", sentence) }
        }
        for tracker in analysis.trackers {
            addHeading("\(tracker.name.text(in: language)) (\(tracker.id))")
            add(tracker)
        }
    }

    private mutating func addHeading(_ heading: String) {
        text += "\n\(heading)\n"
    }

    private mutating func add(_ name: String, _ value: String) {
        let padding = String(repeating: " ", count: max(1, 14 - name.count))
        text += "  \(name)\(padding)\(value)\n"
    }

    private mutating func add(_ activity: ActivityAnalysis, energy: Int?) {
        add(phrases.totalName, phrases.minuteSums(activity.minutes, days: activity.days, energy: energy))
        add(activity.streak)
    }

    private mutating func add(_ streak: Streak) {
        add(
            phrases.streakName,
            phrases.streakLine(
                streak.current, streak.unit, since: streak.start, good: streak.start.map { _ in streak.good },
                isOpen: streak.isPending))
        if let week = streak.walk.currentWeek { add("", phrases.currentWeek(week)) }
        add(phrases.longestName, words(for: streak.longest, streak.unit))
        guard streak.walk.policy.rewardEvery != nil else { return }
        add(phrases.jokersName, phrases.jokerLine(streak))
    }

    private func words(for run: Streak.Run?, _ unit: StreakUnit = .day) -> String {
        run.map { phrases.runLine($0.length, unit, from: $0.first, to: $0.last) } ?? phrases.units(0, unit)
    }

    private mutating func addSobriety(_ analysis: Analysis) {
        let sobriety = analysis.sobriety
        let zone = analysis.history.profile.zone
        add(phrases.daysName, phrases.soberSum(sobriety.soberDays))
        add(
            phrases.streakName,
            phrases.streakLine(
                sobriety.current?.length ?? 0, .day, since: sobriety.current?.first, good: nil, isOpen: false))
        if let last = sobriety.lastKnown { add("", phrases.lastKnownLine(last.length, until: last.last)) }
        add(phrases.longestName, words(for: sobriety.longest))
        if let timer = sobriety.timer {
            let (start, end) = (timer.start.iso8601(in: zone), timer.end.iso8601(in: zone))
            add(phrases.timerName, phrases.timerLine(from: start, to: end))
        }
        if let savings = analysis.savings {
            add(phrases.savingsName, words(for: savings))
        }
        let reached = analysis.milestones.filter { $0.reached != nil }.map { String($0.days) }
        add(phrases.milestonesName, reached.isEmpty ? phrases.noneYet : reached.joined(separator: ", "))
        if let next = analysis.nextRung {
            add(phrases.nextName, phrases.nextMilestoneLine(next.length, daysAway: next.away))
        }
    }

    private func words(for savings: Savings) -> String {
        let isEstimate = savings.drinks.estimatedDays > 0
        let amount = savings.amount.map { amount in
            let text = phrases.about(phrases.money.text(amount.magnitude), if: isEstimate)
            return savings.isLoss ? phrases.spentMore(text) : text
        }
        let number = phrases.numbers.text(Int(clamping: savings.caloriesAvoided.magnitude)) + " kcal"
        // An estimate is marked once.
        let calories = phrases.about(number, if: isEstimate && amount == nil)
        let isMore = savings.caloriesAvoided < 0
        return [amount, isMore ? "\(calories) \(phrases.moreThanBefore)" : calories].compactMap(\.self)
            .joined(separator: ", ")
    }

    private mutating func add(_ metric: MetricAnalysis, _ trackers: [TrackerAnalysis]) {
        let words = MetricWords(metric.values, phrases)
        let half = metric.spread.middleHalf
        let (days, median) = (words.days(metric.spread.count), words.figure(metric.spread.median).text)
        add(
            words.name,
            // A single value has no median and no middle half.
            metric.spread.count == 1
                ? "\(days), \(median)"
                : phrases.metricLine(
                    days, median: median, from: words.number(half.lowerBound),
                    to: words.figure(half.upperBound).text))
        for beside in metric.beside {
            for claim in beside.comparisons.compactMap({ $0.claim(of: words, beside: beside.factor, trackers) }
            ) {
                add("", claim.sentence)
            }
        }
    }

    private mutating func add(_ comparisons: DayComparisons, _ trackers: [TrackerAnalysis]) {
        guard !comparisons.things.isEmpty else { return }
        addHeading(phrases.whatGoesTogether)
        for thing in comparisons.things {
            for claim in thing.comparisons.compactMap({ $0.claim(of: thing.thing, trackers, phrases) }) {
                add("", claim.sentence)
            }
        }
        let (compared, clear) = (comparisons.compared, comparisons.clear)
        add("", phrases.comparisonsLookedAt(compared, clear: clear, days: comparisons.mostDays))
    }

    private mutating func add(_ tracker: TrackerAnalysis) {
        add(phrases.modeName, phrases.modeLine(tracker.mode, isActive: tracker.isActive))
        let hasTotal = tracker.mode == .counter || tracker.mode == .number && tracker.hasTotal
        let total = hasTotal ? tracker.days.total.text : nil
        add(
            phrases.logsName, phrases.logSums(tracker.days.logs, days: tracker.days.loggedDays, total: total))
        if let numbers = tracker.days.numbers { add(phrases.valuesName, phrases.valuesLine(numbers)) }
        if let streak = tracker.streak { add(streak) }
        for period in tracker.archived {
            add(phrases.archivedName, phrases.archivedLine(period.mode, period.streak))
        }
        if let risk = tracker.insights.risk {
            add(phrases.riskName, phrases.riskLine(tracker.insights.percent(of: risk), risk))
        }
        if let trend = tracker.insights.trend.comparison {
            add(phrases.trendName, phrases.trendLine(trend))
        }
    }
}
