import Counting
import Model
import Pages
import Wording

/// Drinking on some days.
extension HandoutParts {
    /// Nil if no day has a level.
    var drinking: (facts: [Handout.Line], table: Handout.Table, remarks: [String])? {
        let (analysis, phrases) = (report.analysis, report.phrases)
        let totals = SpanTotals(analysis, in: days)
        guard totals.enteredDays > 0 else { return nil }
        let oneDrink = analysis.history.profile.drinkGrams.map(phrases.oneDrink)
        var remarks = [
            phrases.handoutLevels, oneDrink ?? phrases.drinkIsOwnUnit,
            phrases.handoutCounting(someAssumed: totals.assumed > 0),
        ]
        if totals.estimatedDays > 0 {
            remarks.append(phrases.handoutEstimates(totals.estimatedDays))
        }
        let limit = analysis.history.profile.soberUpTo
        if limit > 0 { remarks.append(phrases.soberMeansUpTo(phrases.drinks(FixedDecimal(limit)).text)) }
        return (facts(totals), drinkTable, remarks)
    }

    private func facts(_ totals: SpanTotals) -> [Handout.Line] {
        let decided = decided(days)
        let (analysis, phrases) = (report.analysis, report.phrases)
        func of(_ number: Int, _ all: Int) -> String { "\(phrases.numbers.text(number)) \(phrases.of(all))" }
        var lines: [Handout.Line] = []
        func add(_ label: String, _ text: String, _ remark: String = "") {
            lines.append(Handout.Line(label: label, text: text, remark: remark))
        }
        add(phrases.daysWithEntry, of(totals.enteredDays - totals.assumed, decided))
        if totals.assumed > 0 { add(phrases.assumedWithoutEntry, of(totals.assumed, decided)) }
        add(
            phrases.soberDays, of(totals.sober, totals.levelDays),
            totals.assumed > 0 ? phrases.ofThemAssumed(totals.assumed) : "")
        add(phrases.drinksHeading, phrases.estimate(totals.drinks, if: totals.estimatedDays > 0))
        let weeks = analysis.drinkWeeks.numbers(in: days)
        if weeks.count > 1, let spread = Spread(ascending: weeks.sorted().map(\.value)) {
            let half = phrases.span(
                phrases.numbers.text(spread.middleHalf.lowerBound.toTenth),
                phrases.numbers.text(spread.middleHalf.upperBound.toTenth))
            add(
                phrases.drinksAWeek, phrases.estimate(WeekNumber.mean(weeks), if: weeks.contains(where: \.isEstimate)),
                phrases.meanAndHalf(of: weeks.count, half))
        }
        let most = days.compactMap { day in analysis.days[day]?.drinks.map { (day: day, drinks: $0) } }
            .max { $0.drinks < $1.drinks }
        if let most, most.drinks > .zero {
            add(phrases.mostOnOneDay, phrases.drinks(most.drinks).text, phrases.shortDate(most.day))
        }
        let longest = analysis.longestSoberRun(in: days)
        if longest > 0 { add(phrases.longestSoberRunHere, phrases.days(longest).text) }
        if let run = analysis.sobriety.current {
            add(phrases.currentSoberRun, phrases.days(run.length).text, phrases.since(phrases.shortDate(run.first)))
        }
        return lines
    }

    /// The levels and drinks of each week, or of months or years if these would be too many rows for a sheet.
    private var drinkTable: Handout.Table {
        let (analysis, phrases, periods) = (report.analysis, report.phrases, periods)
        let drinks = periods.list.map { period in
            let totals = SpanTotals(analysis, in: period.days)
            if periods.areWeeks {
                let week = analysis.drinks(in: period.days)
                return (totals, week.number?.value ?? week.recorded, phrases.number(ofDrinks: week))
            }
            let text = phrases.estimate(totals.drinks, if: totals.estimatedDays > 0)
            return (totals, totals.drinks, totals.enteredDays > 0 ? text : "–")
        }
        let most = drinks.map(\.1).max() ?? .zero
        let rows = zip(periods.list, drinks).map { period, drinks in
            let (totals, number, text) = drinks
            // Also days before the first entry have none; a day that isn't over isn't counted yet.
            let without = decided(period.days) - totals.enteredDays
            let counts = [totals.steady, totals.easy, totals.wild, without].map { phrases.numbers.text($0) }
            let share = most > .zero ? Int(number.billionths * 1000 / most.billionths) : 0
            return Handout.Table.Row(cells: [period.name] + counts + [text], share: share)
        }
        return Handout.Table(
            title: phrases.drinking,
            headings: [periods.heading] + phrases.daysByDrinks
                + [capitalized(phrases.withoutEntry), phrases.drinksHeading], rows: rows)
    }
}
