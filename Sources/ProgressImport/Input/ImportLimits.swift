/// What no export of a person exceeds.
enum ImportLimits {
    /// More records than a life has: 800 years of one a day.
    static let mostRecords = 300_000
    /// More bytes than the name of a habit has.
    static let longestName = 1024

    /// Of what has more records than fit.
    static func tooMany(_ number: Int, _ what: String, at place: ImportPlace? = nil) -> ImportError {
        ImportError("\(number) \(what); expected at most \(mostRecords)", at: place)
    }
}
