/// A field of the settings of savings; its raw value is its name in the form.
package enum SavingsField: String, CaseIterable, Sendable {
    case price, currency, drinks, unit, method, calories
    case goal, amount
}
