/// The type of a setting and its place in `Root`: reading, writing, entering and changing it are derived from this.
package enum SettingKind<Root>: Sendable {
    case text(Place<String>)
    /// A text, or one for each language.
    case localizedText(Place<LocalizedText>)
    case flag(Place<Bool>)
    case word(Place<String>, of: [String])
    case wholeNumber(Place<Int>, in: ClosedRange<Int>, unit: SettingUnit? = nil)
    /// A number within a range; above 0 if `isPositive`.
    case amount(Place<FixedDecimal>, in: ClosedRange<Int>, isPositive: Bool = false, unit: SettingUnit? = nil)
    /// A number from 0 to a limit with at most that number of places, which may change over time.
    case amountOverTime(Place<AmountOverTime>, upTo: Int = Profile.largestAmount, places: Int = 9)
    /// Seconds after midnight, up to a limit.
    case time(Place<Int>, upTo: Int)
    case day(Place<Day>)
    case schedule(Place<Schedule>)
    /// A value with its own form, reader and writer.
    case own

    package struct Place<Value>: Sendable {
        /// Nil without a value.
        package let value: @Sendable (Root) -> Value?
        let assign: @Sendable (inout Root, Value) -> Void

        /// The place of an optional value.
        package static func at(_ path: any WritableKeyPath<Root, Value?> & Sendable) -> Place {
            Place(value: { $0[keyPath: path] }, assign: { $0[keyPath: path] = $1 })
        }

        /// The place of a value with a default.
        package static func at(_ path: any WritableKeyPath<Root, Value> & Sendable) -> Place {
            Place(value: { $0[keyPath: path] }, assign: { $0[keyPath: path] = $1 })
        }

        /// Sets the value; nil has no effect.
        package func set(_ value: Value?, in root: inout Root) { if let value { assign(&root, value) } }
    }

    /// A choice of a type's cases by raw value.
    package static func choice<Value: CaseIterable & RawRepresentable<String> & Sendable>(
        _ place: Place<Value>
    ) -> SettingKind {
        .word(
            Place(value: { place.value($0)?.rawValue }, assign: { place.set(Value(rawValue: $1), in: &$0) }),
            of: Value.allCases.map(\.rawValue))
    }
}

/// The unit of a setting's number.
package enum SettingUnit: Sendable { case minutes, kilograms, grams }
