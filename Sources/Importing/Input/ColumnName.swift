import Model

/// The name of a column, and the unit in brackets after it: `Sport (min)`, `Weight [kg]`.
struct ColumnName {
    /// Without the unit.
    let name: String
    let unit: String?

    init(_ header: String) {
        if header.hasSuffix("%"), header.count > 1 {
            (name, unit) = (withoutSpacesAround(String(header.dropLast())), "%")
            return
        }
        let pairs: [Character: Character] = [")": "(", "]": "["]
        guard let end = header.last, let open = pairs[end], let start = header.lastIndex(of: open),
            start > header.startIndex
        else {
            (name, unit) = (header, nil)
            return
        }
        let inside = header[header.index(after: start)...].dropLast()
        let unit = withoutSpacesAround(String(inside))
        name = withoutSpacesAround(String(header[..<start]))
        self.unit = unit.isEmpty ? nil : unit
    }

    /// Drinks by what a whole name says, without a unit other than drinks.
    enum Drinks {
        case all, kind
    }

    /// Which drinks it means; nil for `No alcohol`, `Soft drinks`, `Drinks (ml)` and everything else.
    func drinks(_ vocabulary: Vocabulary) -> Drinks? {
        if let unit = unit?.lowercased() {
            guard [.glasses, .drinks, .drinkKinds].contains(where: { vocabulary.has(unit, for: $0) }) else {
                return nil
            }
        }
        let core = vocabulary.core(of: name)
        if vocabulary.has(core, for: .drinks) { return .all }
        return vocabulary.isDrinkKind(core) ? .kind : nil
    }
}

extension Vocabulary {
    /// The number of seconds in a unit of time; nil for other units.
    func seconds(in unit: String) -> Int? {
        let units: [(TypedWord, Int)] = [(.seconds, 1), (.minutes, 60), (.hours, 3600)]
        return units.first { self[$0.0].contains(unit.lowercased()) }?.1
    }
}
