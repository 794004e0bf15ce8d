import Model

/// Reads drinks by name and volume, which are added to those of the day.
extension LogReader {
    /// `beer`, `beer 2`, `beer 0.3l`: one or more of the person's own drinks, or another volume of it.
    func ownDrink(_ index: Int, _ rest: [String], _ request: LogRequest) throws(CommandError) -> Reading {
        let drink = profile.ownDrinks[index]
        var (words, day) = LogReader.withoutDay(rest, request)
        var drinks = drink.drinks
        if let volume = DrinkText.volume(words) {
            drinks = try self.drinks(in: volume, percent: drink.volume?.percent)
            words.removeFirst(volume.count)
        } else if let count = words.first.flatMap(AmountText.number) {
            drinks = FixedDecimal(billionths: count.billionths * drinks.billionths / FixedDecimal.unit)
            words.removeFirst()
        }
        return try more(drinks, of: drink.name, words, on: day, request)
    }

    /// `0.3l 5%` and `0.5l beer`; nil if the words don't begin with a volume, or a tracker has it as its unit.
    func volume(_ words: [String], _ request: LogRequest) throws(CommandError) -> Reading? {
        guard let volume = DrinkText.volume(words) else { return nil }
        var (rest, day) = LogReader.withoutDay(Array(words.dropFirst(volume.count)), request)
        var own: OwnDrink?
        if let (meaning, count) = try? names.find(rest) {
            guard case .drink(let index) = meaning else { return nil }
            own = profile.ownDrinks[index]
            rest.removeFirst(count)
        }
        guard volume.percent != nil || own != nil else { return nil }
        return try more(try drinks(in: volume, percent: own?.volume?.percent), of: own?.name, rest, on: day, request)
    }

    private func drinks(
        in volume: DrinkText.Volume, percent usual: FixedDecimal?
    ) throws(CommandError) -> FixedDecimal {
        guard let grams = profile.drinkGrams else { throw CommandError(.usage, .gramsUnknown, .setGrams) }
        guard let percent = volume.percent ?? usual, let found = DrinkVolume(litres: volume.litres, percent: percent)
        else { throw CommandError(.usage, .strengthUnknown, .example("log 0.3l 5%")) }
        return found.drinks(ofGrams: grams)
    }

    private func more(
        _ drinks: FixedDecimal, of name: String?, _ rest: [String], on day: DayTimeText?, _ request: LogRequest
    ) throws(CommandError) -> Reading {
        let drinks = drinks.rounded(toPlaces: 2)
        guard drinks <= LogReader.mostLikelyDrinks else {
            throw CommandError(.usage, .thatManyDrinks(drinks.text), .sayDrinks(drinks.text))
        }
        var reading = try finish(.moreDrinks(drinks), rest, on: day, request)
        reading.remark = .drunk(name, drinks)
        return reading
    }
}
