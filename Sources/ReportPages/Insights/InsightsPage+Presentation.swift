import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    func insightsPage() -> InsightsPage {
        let trackers = trackerIndex()
        return InsightsPage(
            frame: frame(.insights, title: title(phrases.insights), description: phrases.insightsDescription),
            heading: phrases.insights, remark: trackers == nil && !hasLevels ? phrases.nothingToSee : nil,
            trackers: trackers, saboteurs: saboteurComparison(), drinks: drinksCard(),
            weekdays: hasLevels ? weekdayList() : nil)
    }

    private func trackerIndex() -> TrackerIndex? {
        guard !analysis.trackers.isEmpty else { return nil }
        return TrackerIndex(
            title: phrases.trackers, rows: analysis.trackers.filter(\.tracker.isActive).map(indexRow),
            restingTitle: phrases.atRest, resting: analysis.trackers.filter { !$0.tracker.isActive }.map(indexRow))
    }

    private func indexRow(_ tracker: TrackerAnalysis) -> TrackerIndex.Row {
        let name = name(of: tracker)
        let isCounting = tracker.tracker.isActive && tracker.streak?.current ?? 0 > 0
        let words: String
        if isCounting, let streak = tracker.streak {
            words = streakFigure(tracker, streak).text
        } else if let last = tracker.days.range?.upperBound {
            words = phrases.lastLogged(
                last.date.year == today.date.year ? phrases.dayAndMonth(last) : phrases.date(last))
        } else {
            words = phrases.neverLogged
        }
        return TrackerIndex.Row(
            icon: tracker.tracker.icon, name: name, words: words, link: Link(.tracker(tracker.tracker.id)))
    }

    private func weekdayList() -> BarList {
        let levels = analysis.weekdayLevels
        let hardest = levels.hardest?.weekday
        let items = (0..<7).map { offset in
            let weekday = levels[(offset + profile.weekStart.rawValue) % 7]
            return BarList.Item(
                name: phrases.name(of: weekday.weekday),
                value: weekday.steadyPercent.map(phrases.percent) ?? "–",
                detail: analysis.tellsDrinks ? weekday.meanDrinks.map(phrases.meanDrinks) ?? "" : "",
                length: weekday.steadyPercent ?? 0,
                isMarked: weekday.weekday == hardest)
        }
        // Seven rows without a number say no more than the remark does.
        let isEmpty = levels.allSatisfy { $0.steadyPercent == nil }
        let isEnough = levels.allSatisfy { $0.steadyPercent != nil }
        return barList(
            "weekdays", phrases.weekdaysTitle, lead: hardest.map(phrases.hardestWeekday) ?? "",
            remark: hardest != nil
                ? phrases.weekdaysRemark(withDrinks: analysis.tellsDrinks)
                : isEnough ? phrases.noHardestWeekday : phrases.tooFewEntries,
            .good, isEmpty ? [] : items, visible: 7)
    }
}
