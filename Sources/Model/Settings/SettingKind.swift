/// What a setting holds, and where `Root` keeps it: how it is read, written, entered and changed follows from this.
package enum SettingKind<Root>: Sendable {
    case text(Place<String>)
    /// A text, or one for each language.
    case localizedText(Place<LocalizedText>)
    case flag(Place<Bool>)
    /// One of some words, in the capitals in which they are written.
    case word(Place<String>, of: [String])
    case wholeNumber(Place<Int>, in: ClosedRange<Int>, unit: SettingUnit? = nil)
    /// A number within a range; above 0 if `isPositive`.
    case amount(Place<FixedDecimal>, in: ClosedRange<Int>, isPositive: Bool = false, unit: SettingUnit? = nil)
    /// A number from 0 up to a limit with at most that number of places, which may have changed.
    case amountOverTime(Place<AmountOverTime>, upTo: Int = Profile.largestAmount, places: Int = 9)
    /// Seconds after midnight, up to the last that is allowed.
    case time(Place<Int>, upTo: Int)
    case day(Place<Day>)
    case schedule(Place<Schedule>)
    /// A value with a form of its own, which is read and written in a place of its own.
    case own

    package struct Place<Value>: Sendable {
        /// Nil if nothing is set.
        package let value: @Sendable (Root) -> Value?
        let assign: @Sendable (inout Root, Value) -> Void

        /// The place of a value that may be missing.
        package static func at(_ path: any WritableKeyPath<Root, Value?> & Sendable) -> Place {
            Place(value: { $0[keyPath: path] }, assign: { $0[keyPath: path] = $1 })
        }

        /// The place of a value that has a default.
        package static func at(_ path: any WritableKeyPath<Root, Value> & Sendable) -> Place {
            Place(value: { $0[keyPath: path] }, assign: { $0[keyPath: path] = $1 })
        }

        /// Puts a value there; leaves what is there if it is nil.
        package func set(_ value: Value?, in root: inout Root) { if let value { assign(&root, value) } }
    }

    /// A choice among the cases of a type, by their raw values.
    package static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ place: Place<Value>
    ) -> SettingKind {
        .word(
            Place(value: { place.value($0)?.rawValue }, assign: { place.set(Value(rawValue: $1), in: &$0) }),
            of: Value.allCases.map(\.rawValue))
    }
}

/// What the number of a setting counts.
package enum SettingUnit: Sendable { case minutes, kilograms, grams }
