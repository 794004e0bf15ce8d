import Diagnostics
import ProgressModel

extension ObjectReader {
    /// A list of spans, each an object with the day it begins on (`from`) and the last one (`to`), which may be left out.
    mutating func daySpans(_ key: String) -> [DaySpan]? {
        list(key)?.compactMap { node in
            guard var object = ObjectReader(node, what: "span of \"\(key)\"", in: self) else {
                invalidate()
                return nil
            }
            let first = object.day("from")
            let last = object.day("to")
            object.warnOfUnknownKeys()
            if object.isSound, first == nil { object.fail(.missingValue, "the span has no \"from\"") }
            if let first, let last, last < first {
                object.fail(
                    .malformedSpan, "the span ends on \(last), before it begins on \(first)", at: object.node("to"))
            }
            guard object.isSound, let first else {
                invalidate()
                return nil
            }
            return DaySpan(first: first, last: last)
        }
    }
}
