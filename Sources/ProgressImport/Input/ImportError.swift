import ProgressLoading

/// Why an export cannot be taken.
package struct ImportError: Error, Sendable {
    /// Nil where it is about the whole input.
    package let place: ImportPlace?
    /// What is wrong and what was expected, without a full stop.
    package let text: String
    package let hint: String?
    /// Every cell and row of a table that is wrong, in its order; empty for an error of another kind.
    package let faults: [ImportFault]

    /// Makes an error.
    package init(
        _ text: String, at place: ImportPlace? = nil, hint: String? = nil, faults: [ImportFault] = []
    ) {
        (self.text, self.place, self.hint, self.faults) = (text, place, hint, faults)
    }

    init(_ fault: CSVTable.Fault, in file: SourceFile) {
        self.init(fault.text, at: ImportPlace(file: file.path, line: fault.line), hint: fault.hint)
    }
}
