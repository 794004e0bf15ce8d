/// What stands in a column of a row.
package enum SQLiteValue: Sendable, Hashable {
    case null
    case integer(Int)
    case real(Double)
    case text(String)
}
