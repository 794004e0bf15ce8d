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
            let span = object.daySpan("span")
            object.warnOfUnknownKeys()
            guard object.isSound, let span else {
                invalidate()
                return nil
            }
            return span
        }
    }

    /// The span of an object with a `from` and maybe a `to`; nil, with a report, where it has none.
    mutating func daySpan(_ what: String) -> DaySpan? {
        let first = day(ProfileKey.Span.first.rawValue)
        let last = day(ProfileKey.Span.last.rawValue)
        if isSound, first == nil { fail(.missingValue, "the \(what) has no \"from\"") }
        if let first, let last, last < first {
            fail(
                .malformedSpan, "the \(what) ends on \(last), before it begins on \(first)",
                at: node(ProfileKey.Span.last.rawValue))
        }
        return first.map { DaySpan(first: $0, last: last) }
    }
}
