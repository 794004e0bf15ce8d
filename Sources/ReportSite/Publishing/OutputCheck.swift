import ProgressLoading

/// Prevents a site from being written over its own records.
struct OutputCheck {
    /// As the person wrote it.
    let output: Path
    /// Absolute and without links.
    let resolved: Path

    /// Throws if the output is the data directory, contains it, or lies in one of its folders of records.
    ///
    /// Another folder within the data directory, such as `site`, is allowed.
    func standsApart(from data: Path) throws(SiteError) {
        guard !output.isEmpty else { throw SiteError(.usage, "the output has no name", hint: "name it with --output") }
        if resolved == data { throw refusal("is the data directory itself") }
        if data.lies(in: resolved) { throw refusal("contains the data directory") }
        for folder in DataFolder.folderNames {
            if resolved.lies(in: data / folder) { throw refusal("holds records") }
        }
    }

    private func refusal(_ problem: String) -> SiteError {
        SiteError(.usage, "the output \(output) \(problem)", hint: "choose another directory with --output")
    }
}
