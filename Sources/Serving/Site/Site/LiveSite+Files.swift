extension LiveSite {
    /// What a path of a server leads to.
    package enum Found: Sendable {
        case file(ServedFile)
        /// To another path, relative to the root of the site.
        case moved(String)
        /// There is nothing; the page says so.
        case nothing(ServedFile?)
        /// There is no site yet; the page says why.
        case notYet(ServedFile)
        /// There is no site because nothing has been recorded: to the page on which a person begins.
        case start
    }

    /// What a path leads to: a file, `index.html` of a folder, or the page for what is not there.
    ///
    /// The path is relative to the root, without escapes. It is only compared with the paths of the site's files: none is
    /// looked for on the disk.
    package func find(_ path: String) -> Found {
        guard let site else {
            if let asset = ProblemPage.asset(path) { return .file(asset) }
            guard !isUnstarted else { return .start }
            return placeholder.map { .notYet($0) } ?? find(path)
        }
        let isFolder = path.isEmpty || path.hasSuffix("/")
        if let file = site.file(isFolder ? path + "index.html" : path) { return .file(file) }
        if !isFolder, site.has(path + "/index.html") { return .moved(path + "/") }
        return nothing
    }

    /// What there is for an address that leads nowhere.
    package var nothing: Found { .nothing(site?.file("404.html")) }

    /// Whether it takes another program to make what a path leads to.
    package func isPicture(_ path: String) -> Bool { site?.isPicture(path) ?? false }
}
