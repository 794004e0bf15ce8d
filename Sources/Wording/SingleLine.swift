/// A text as one line that doesn't move a terminal's cursor.
package func singleLine(_ text: String) -> String {
    text.split { $0.isWhitespace || $0.unicodeScalars.allSatisfy(\.isControl) }.joined(separator: " ")
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool { properties.generalCategory == .control }
}
