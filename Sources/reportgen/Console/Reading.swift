import ArgumentParser

/// What turns the text of an option into a value, or says that it is not one and what was expected.
func reading<Value>(
    _ kind: String, _ expectation: String, _ read: @escaping @Sendable (String) -> Value?
) -> @Sendable (String) throws -> Value {
    { text in
        guard let value = read(text) else { throw ValidationError("\"\(text)\" is not \(kind); \(expectation)") }
        return value
    }
}
