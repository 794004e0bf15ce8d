import Testing

/// Expects that a page names exactly what the program knows; reports what is missing and what is superfluous.
func expectSame(
    _ documented: Set<String>, _ known: Set<String>, on page: String,
    sourceLocation: Testing.SourceLocation = #_sourceLocation
) {
    let missing = known.subtracting(documented).sorted()
    let unknown = documented.subtracting(known).sorted()
    #expect(missing == [], "\(page) does not name them", sourceLocation: sourceLocation)
    #expect(unknown == [], "\(page) names them, but the program does not know them", sourceLocation: sourceLocation)
}
