import Diary
import Model

/// Volumes of drinks as people write them.
enum DrinkText {
    /// A volume at the beginning of words, and the number of those words: `0.3l 5%`, `33 cl 4,8 % vol`, `0.5 l`.
    typealias Volume = (litres: FixedDecimal, percent: FixedDecimal?, count: Int)

    /// In millilitres.
    private static let units: [String: Int] = [
        "l": 1000, "liter": 1000, "litre": 1000, "liters": 1000, "litres": 1000, "dl": 100, "cl": 10, "ml": 1,
    ]

    /// The volume at the beginning of words, with the strength if it follows; nil if there isn't one.
    static func volume(_ words: some Collection<String>) -> Volume? {
        // `0.3l` is a number and a unit in one word, `0.3 l` in two.
        let pieces = words.prefix(5).enumerated().flatMap { index, word in
            runs(of: word).map { (text: $0, word: index) }
        }
        func text(_ index: Int) -> String { index < pieces.count ? pieces[index].text.lowercased() : "" }
        func isEndOfWord(_ index: Int) -> Bool {
            index + 1 >= pieces.count || pieces[index + 1].word != pieces[index].word
        }
        guard let unit = units[text(1)], isEndOfWord(1), let number = AmountText.number(text(0)) else { return nil }
        let litres = FixedDecimal(billionths: number.billionths * Int128(unit) / 1000)
        guard text(3) == "%", let percent = AmountText.number(text(2)), isEndOfWord(3) || text(4) == "vol" else {
            return (litres, nil, pieces[1].word + 1)
        }
        let last = ["vol", "vol.", "abv"].contains(text(4)) && isEndOfWord(4) ? 4 : 3
        return (litres, percent, pieces[last].word + 1)
    }

    /// The parts of a word: numbers with their separators, and the text between them.
    private static func runs(of word: String) -> [String] {
        var runs: [String] = []
        var isNumber = false
        for character in word {
            let belongsToNumber = ("0"..."9").contains(character) || ",.".contains(character) && isNumber
            if runs.isEmpty || belongsToNumber != isNumber || character == "%" {
                runs.append("")
            }
            runs[runs.count - 1].append(character)
            isNumber = belongsToNumber
        }
        return runs
    }

    /// The person's own drinks as JSON, from `🍺 Beer 0.5 l 5%, Wine 0,2 l 12 %; Cocktail = 2`; nil for other texts.
    static func list(_ text: String) -> JSONText? {
        var items = [""]
        let characters = Array(text)
        for (index, character) in characters.enumerated() {
            // A decimal comma is between digits.
            let isDecimal = [index - 1, index + 1].allSatisfy {
                characters.indices.contains($0) && characters[$0].isNumber
            }
            if character == ";" || character.isNewline || character == "," && !isDecimal {
                items.append("")
            } else {
                items[items.count - 1].append(character)
            }
        }
        let drinks = items.filter { $0.contains { !$0.isWhitespace } }.map(item)
        return drinks.isEmpty || drinks.contains { $0 == nil } ? nil : .list(drinks.compactMap { $0 })
    }

    private static func item(_ text: String) -> JSONText? {
        var words = text.split(whereSeparator: \.isWhitespace).map(String.init)
        // A word without letters and digits before the name is the icon.
        let hasIcon = words.count > 1 && !(words[0].contains { $0.isLetter || $0.isNumber })
        let icon = hasIcon ? words.removeFirst() : nil
        if let sign = words.firstIndex(of: "="), sign > 0, sign + 1 < words.count,
            let drinks = AmountText.number(words[sign + 1]), words[(sign + 2)...].allSatisfy(LogReader.isDrinks)
        {
            return .ownDrink(words[..<sign].joined(separator: " "), nil, drinks: drinks, icon: icon)
        }
        for start in words.indices.dropFirst() {
            guard let volume = volume(words[start...]), volume.count == words.count - start,
                let percent = volume.percent, let found = DrinkVolume(litres: volume.litres, percent: percent)
            else { continue }
            return .ownDrink(words[..<start].joined(separator: " "), found, drinks: nil, icon: icon)
        }
        return nil
    }
}
