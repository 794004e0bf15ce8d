/// A quarter of the day by the wall clock, in the order in which ties are decided.
package enum PartOfDay: String, CaseIterable, Sendable {
    /// 06–11
    case morning
    /// 12–17
    case afternoon
    /// 18–23
    case evening
    /// 00–05
    case night

    /// The part an hour, 0–23, belongs to.
    package init(hour: Int) {
        switch hour {
        case 0..<6: self = .night
        case 6..<12: self = .morning
        case 12..<18: self = .afternoon
        default: self = .evening
        }
    }

    /// Its place in `allCases`.
    package var index: Int {
        switch self {
        case .morning: 0
        case .afternoon: 1
        case .evening: 2
        case .night: 3
        }
    }
}
