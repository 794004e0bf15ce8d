package import Model

/// The money and energy saved by not drinking (Documentation/counting.md, section 6).
package struct Savings: Sendable {
    /// Nil without a price in the profile; negative only for the balance.
    package let amount: Money?
    /// The amount in whole units of the currency, rounded from the exact sum; nil without a price.
    package let wholeAmount: Int128?
    package let currency: Currency
    /// Whole kilocalories; negative only for the balance.
    package let caloriesAvoided: Int
    package let method: Profile.SavingsMethod
    package let drinks: AvoidedDrinks

    /// Whether more was spent than before.
    package var isLoss: Bool { (amount?.minorUnits ?? 0) < 0 }

    /// The savings of some days; nil without a rate in the profile; O(days).
    package init?(_ profile: Profile, _ table: DayTable, in range: ClosedRange<Day>) {
        guard var drinks = AvoidedDrinks(profile) else { return nil }
        if range.overlaps(table.range) {
            for day in range.clamped(to: table.range) {
                if let record = table[day] { drinks.add(record, on: day) }
            }
        }
        self.init(profile, drinks)
    }

    /// The price and energy of avoided drinks.
    init(_ profile: Profile, _ drinks: AvoidedDrinks) {
        let minorUnits = profile.currency.minorUnits
        currency = profile.currency
        method = profile.savingsMethod
        func sum(in units: Int128) -> Int128? {
            profile.pricePerDrink.map { price in
                drinks.sum(times: price.amounts.map { $0.billionths * units }, in: drinks.byPrice)
            }
        }
        amount = sum(in: minorUnits).map { Money(minorUnits: $0, currency: profile.currency) }
        wholeAmount = sum(in: 1)
        let calories = profile.caloriesPerDrink.amounts.map(\.billionths)
        caloriesAvoided = Int(clamping: drinks.sum(times: calories, in: drinks.byCalories))
        self.drinks = drinks
    }
}

/// The number of drinks below the person's earlier habit, exactly.
package struct AvoidedDrinks: Sendable {
    private let rate: AmountOverTime
    /// 7 for a rate by the day, 1 for one by the week: sums are in sevenths, so that no division is needed.
    private let factor: Int128
    private let method: Profile.SavingsMethod
    private let price: AmountOverTime?
    private let calories: AmountOverTime
    /// In sevenths of billionths of a drink, by price and by calories.
    fileprivate var byPrice, byCalories: [Int128]
    package private(set) var days = 0
    /// The number of days with guessed drinks; only a balance has such days.
    package private(set) var estimatedDays = 0

    /// Nil without a rate in the profile.
    init?(_ profile: Profile) {
        guard let (rate, days) = profile.drinkingRate?.amounts else { return nil }
        (self.rate, factor) = (rate, Int128(7 / days))
        method = profile.savingsMethod
        price = profile.pricePerDrink
        calories = profile.caloriesPerDrink
        byPrice = [Int128](repeating: 0, count: profile.pricePerDrink?.amounts.count ?? 0)
        byCalories = [Int128](repeating: 0, count: profile.caloriesPerDrink.amounts.count)
    }

    /// The drinks that were avoided, to a hundredth.
    package var total: FixedDecimal {
        let hundredth = FixedDecimal.unit / 100
        return FixedDecimal(billionths: divideRounding(byCalories.reduce(0, +), by: 7 * hundredth) * hundredth)
    }

    /// Adds a day if the method counts it.
    mutating func add(_ record: DayRecord, on day: Day) {
        switch method {
        case .soberDays:
            guard record.isSober else { return }
            add(day, drunk: record.drinks ?? .zero)
        case .balance:
            guard let drinks = record.summedDrinks else { return }
            add(day, drunk: drinks)
            if record.isEstimate { estimatedDays += 1 }
        }
    }

    mutating func add(_ day: Day, drunk drinks: FixedDecimal) {
        var avoided = rate.amount(on: day).billionths * factor - drinks.billionths * 7
        if method == .soberDays { avoided = max(0, avoided) }
        if let price { byPrice[price.index(on: day)] += avoided }
        byCalories[calories.index(on: day)] += avoided
        days += 1
    }

    /// The sum of each of `amounts` (in billionths) times its sevenths of billionths, rounded once, halves away from
    /// zero.
    ///
    /// Exact: amounts may be up to 10¹² and drinks up to 10⁹ a day, so the products have 256 bits.
    fileprivate func sum(times amounts: [Int128], in sums: [Int128]) -> Int128 {
        var sum = DoubleWidth()
        for (amount, drinks) in zip(amounts, sums) { sum.add(amount.multipliedFullWidth(by: drinks)) }
        return sum.divided(by: 7 * FixedDecimal.unit * FixedDecimal.unit)
    }
}

private struct DoubleWidth {
    private var high: Int128 = 0
    private var low: UInt128 = 0

    mutating func add(_ other: (high: Int128, low: UInt128)) {
        let (sum, isOver) = low.addingReportingOverflow(other.low)
        low = sum
        high = high &+ other.high &+ (isOver ? 1 : 0)
    }

    /// The quotient rounded to a whole number, halves away from zero; it has to fit into 128 bits.
    func divided(by divisor: Int128) -> Int128 {
        let isNegative = high < 0
        var magnitude = (high: UInt128(bitPattern: high), low: low)
        if isNegative { magnitude = (~magnitude.high &+ (low == 0 ? 1 : 0), ~low &+ 1) }
        let (quotient, remainder) = UInt128(divisor).dividingFullWidth(magnitude)
        let rounded = Int128(remainder >= UInt128(divisor) - remainder ? quotient + 1 : quotient)
        return isNegative ? -rounded : rounded
    }
}

extension Profile.DrinkingRate {
    /// Whether `drinks` are more than the earlier habit over the same days; O(days).
    func isBelow(_ drinks: FixedDecimal, on days: ClosedRange<Day>) -> Bool {
        let rate = amounts
        return drinks.billionths * Int128(rate.days) > days.reduce(0) { $0 + rate.drinks.amount(on: $1).billionths }
    }

    /// The earlier rate: a number of drinks in a number of days.
    fileprivate var amounts: (drinks: AmountOverTime, days: Int) {
        switch self {
        case .perDay(let drinks): (drinks, 1)
        case .perWeek(let drinks): (drinks, 7)
        }
    }
}

extension SavingsGoal {
    /// Results above these days are left out: habits change earlier.
    private static let mostDays = 36_500.0

    /// The amount still missing, rounded up to the places of the currency; nil if nothing is.
    package func missing(after saved: Money) -> Money? {
        let price = (amount.billionths * saved.currency.minorUnits + FixedDecimal.unit - 1) / FixedDecimal.unit
        guard price > saved.minorUnits else { return nil }
        return Money(minorUnits: price - saved.minorUnits, currency: saved.currency)
    }

    /// The number of further sober days that save the missing amount, at the price and rate of a day, rounded up; nil
    /// if nothing is missing, if a day saves nothing, and above a hundred years.
    package func soberDays(after saved: Money, _ profile: Profile, on today: Day) -> Int? {
        guard let missing = missing(after: saved), let price = profile.pricePerDrink?.amount(on: today).double else {
            return nil
        }
        let rate = profile.drinkingRate?.amounts
        let drinks = rate.map { $0.drinks.amount(on: today).double / Double($0.days) } ?? 0
        let minorUnits = price * drinks * Double(saved.currency.minorUnits)
        let days = (Double(missing.minorUnits) / minorUnits - 1e-9).rounded(.up)
        return days.isFinite && days <= SavingsGoal.mostDays ? Int(days) : nil
    }
}
