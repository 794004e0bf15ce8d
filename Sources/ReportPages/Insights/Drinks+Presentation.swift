import ProgressAnalysis
import ProgressModel
import ReportWords

extension Report {
    private static let recentWeeks = 52
    private static let visibleQuarters = 6

    /// Drinks week by week; nil before there are two weeks to see side by side, and where drinks are not told.
    func drinksCard() -> DrinksCard? {
        guard analysis.tellsDrinks else { return nil }
        let weeks = analysis.drinkWeeks
        guard weeks.drinks.count > 1 else { return nil }
        let isLong = weeks.drinks.count > Report.recentWeeks
        return DrinksCard(
            recent: ColumnCard(
                lead: weeks.drinks.dropLast().last.map(phrases.lastWeekDrinks) ?? "",
                remark: quarterWords(weeks.quarters), chart: recentDrinks(weeks)),
            history: isLong ? allDrinks(weeks) : nil, quarters: quarterList(weeks.quarters))
    }

    private func recentDrinks(_ weeks: DrinkWeeks) -> ColumnChart {
        let drinks = weeks.drinks.suffix(Report.recentWeeks)
        let first = weeks.first.advanced(by: drinks.startIndex)
        let shown = drinks.indices.map { weeks.first.advanced(by: $0) }
        let scale = ChartScale(upTo: FixedDecimal(drinks.max() ?? 0))
        let columns = drinks.enumerated().map { index, count in
            let isRunning = index == drinks.count - 1
            let end = isRunning ? " (\(phrases.runningWeek))" : ""
            let monday = phrases.shortDayAndMonth(first.advanced(by: index).monday)
            return ColumnChart.Column(
                height: scale.height(FixedDecimal(count)), tone: isRunning ? .open : .noticed,
                label: "\(phrases.weekOf) \(monday): \(phrases.drinks(count).text)\(end)")
        }
        let title = phrases.drinksPerWeek
        let table = DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
            headings: [phrases.weekOf, phrases.drinksHeading],
            rows: weeks.drinks.enumerated().suffix(Report.recentWeeks).reversed().map { offset, count in
                [phrases.shortDate(weeks.first.advanced(by: offset).monday), numbers.text(count)]
            })
        return ColumnChart(
            id: "drinks", title: title, description: phrases.drinksPerWeekDescription(drinks.count), columns: columns,
            scale: scale.marks(numbers), names: monthNames(shown),
            levels: quarterLevels(weeks, from: drinks.startIndex, scale), table: table)
    }

    /// The mean of each quarter across its complete weeks in the drawing.
    private func quarterLevels(_ weeks: DrinkWeeks, from start: Int, _ scale: ChartScale) -> [ColumnChart.Level] {
        var end = 0
        return weeks.quarters.compactMap { quarter in
            let first = max(start, end)
            end += quarter.weeks
            guard first < end else { return nil }
            return ColumnChart.Level(
                columns: (first - start)..<(end - start), height: scale.height(quarter.mean),
                text: end - first > 5 ? "⌀ \(numbers.text(quarter.mean))" : "")
        }
    }

    private func allDrinks(_ weeks: DrinkWeeks) -> ColumnChart {
        let scale = ChartScale(upTo: FixedDecimal(weeks.drinks.max() ?? 0))
        let years = weeks.drinks.indices.filter { offset in
            offset > 0
                && weeks.first.advanced(by: offset).monday.date.year
                    != weeks.first.advanced(by: offset - 1).monday.date.year
        }
        return ColumnChart(
            id: "all-drinks", title: phrases.wholeHistory,
            description: phrases.wholeHistoryDescription(weeks.drinks.count),
            columns: weeks.drinks.map {
                ColumnChart.Column(height: scale.height(FixedDecimal($0)), tone: .noticed, label: "")
            }, scale: scale.marks(numbers),
            names: years.map { ($0, String(weeks.first.advanced(by: $0).monday.date.year)) }, levels: [],
            table: allDrinksTable(weeks))
    }

    /// A row for each year, latest first, with its weeks side by side; of many years a row a week would be too long.
    private func allDrinksTable(_ weeks: DrinkWeeks) -> DataTable {
        var years: [(year: Int, drinks: [String])] = []
        for (offset, count) in weeks.drinks.enumerated() {
            let week = weeks.first.advanced(by: offset)
            if years.last?.year != week.year { years.append((week.year, [String](repeating: "", count: 53))) }
            years[years.count - 1].drinks[week.number - 1] = numbers.text(count)
        }
        let title = "\(phrases.drinksPerWeek), \(phrases.wholeHistory)"
        return DataTable(
            summary: phrases.showAsTable, label: phrases.asTable(title), caption: title,
            headings: [phrases.year] + (1...53).map(phrases.weekName),
            rows: years.reversed().map { [String($0.year)] + $0.drinks })
    }

    private func quarterList(_ quarters: [DrinkWeeks.Quarter]) -> BarList? {
        guard let most = quarters.map(\.mean).max() else { return nil }
        let items = quarters.reversed().map { quarter in
            let length = most > .zero ? Int(quarter.mean.billionths * 100 / most.billionths) : 0
            return BarList.Item(
                name: phrases.quarter(quarter.number, quarter.year), value: numbers.text(quarter.mean), length: length)
        }
        return barList(
            "quarters", phrases.quarterMeans, remark: phrases.quarterMeansRemark, .noticed, items,
            visible: Report.visibleQuarters)
    }

    private func quarterWords(_ quarters: [DrinkWeeks.Quarter]) -> String {
        guard let latest = quarters.last, let before = quarters.dropLast().last else { return "" }
        return phrases.quarterChange(
            phrases.quarter(latest.number, latest.year), numbers.text(latest.mean),
            phrases.quarter(before.number, before.year), numbers.text(before.mean))
    }
}
