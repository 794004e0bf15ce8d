extension Sequence where Element: Strideable, Element.Stride: SignedInteger {
    /// The runs of consecutive elements; the elements must be ascending.
    package var runs: [ClosedRange<Element>] {
        reduce(into: []) { runs, element in
            if let last = runs.last, last.upperBound.advanced(by: 1) == element {
                runs[runs.count - 1] = last.lowerBound...element
            } else {
                runs.append(element...element)
            }
        }
    }
}
