import Diagnostics
import ProgressModel

extension ObjectReader {
    /// A date or a timestamp.
    mutating func lastDrink(_ key: String, _ clock: DayClock) -> Profile.LastDrink? {
        guard let node = node(key) else { return nil }
        guard case .string(let text) = node.value else { return rejectLastDrink(node, key) }
        let drink: Profile.LastDrink
        if let day = parseDay(text.span) {
            drink = Profile.LastDrink(day: day, moment: nil)
        } else if let time = TimestampText(text.span) {
            let moment = time.moment(in: clock.zone)
            drink = Profile.LastDrink(day: clock.day(of: moment), moment: moment)
        } else {
            return rejectLastDrink(node, key)
        }
        return drink.day >= .earliest ? drink : reject(node, .malformedDate, beforeEarliestDay)
    }

    private mutating func rejectLastDrink(_ node: JSONNode, _ key: String) -> Profile.LastDrink? {
        reject(
            node, .malformedDate,
            "neither a date nor a time; expected e.g. 2025-10-31 or 2025-10-31 22:30 for \"\(key)\"")
    }
}
