extension Sequence where Element: Strideable, Element.Stride: SignedInteger {
    /// The runs of elements that follow each other; the elements ascend.
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
