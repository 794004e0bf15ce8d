extension Sequence {
    /// The first result of `transform` that isn't nil; `transform` is called once for each element up to it.
    ///
    /// `lazy.compactMap(transform).first` calls it three times for the element it finds.
    @inlinable
    package func firstNonNil<Result>(_ transform: (Element) -> Result?) -> Result? {
        for element in self {
            if let result = transform(element) { return result }
        }
        return nil
    }
}
