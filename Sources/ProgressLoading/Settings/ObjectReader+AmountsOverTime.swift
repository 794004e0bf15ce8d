import Diagnostics
import ProgressModel

extension ObjectReader {
    /// A number from 0 up to `limit` with at most so many places, or a list of such numbers with their first days,
    /// ascending.
    mutating func amountOverTime(_ key: String, upTo limit: Int, places: Int = 9) -> AmountOverTime? {
        guard let node = node(key) else { return nil }
        guard case .array(let nodes) = node.value else {
            return decimal(key, upTo: limit, places: places).map(AmountOverTime.init)
        }
        var changes: [AmountOverTime.Change] = []
        for node in nodes {
            guard var period = ObjectReader(node, what: "amount of \"\(key)\"", in: self) else {
                invalidate()
                continue
            }
            let since = period.day(ProfileKey.Amount.since.rawValue)
            let amount = period.decimal(ProfileKey.Amount.amount.rawValue, upTo: limit, places: places)
            period.warnOfUnknownKeys()
            if period.isSound, since == nil || amount == nil {
                period.fail(.missingValue, "the amount has no \"\(since == nil ? "since" : "value")\"")
            }
            guard period.isSound, let since, let amount else {
                invalidate()
                continue
            }
            if let last = changes.last, since <= last.since {
                fail(
                    .malformedList, "\(since) is not after \(last.since); expected ascending dates in \"\(key)\"",
                    at: node)
            }
            changes.append(AmountOverTime.Change(since: since, amount: amount))
        }
        if nodes.isEmpty { fail(.malformedList, "\"\(key)\" is empty; expected at least one amount", at: node) }
        return AmountOverTime(changes)
    }
}
