extension English: ServingPhrases {
    func servedAt(_ address: String, _ folder: String) -> String { "\(address) shows \(folder). Ctrl-C ends it." }
    var pagesFollow: String { "The files have changed, and the pages with them." }
    var filesHaveErrors: String { "There is an error in your files." }
    var pageIsOfBefore: String {
        "This page shows what was there before. It is made again as soon as the file is right."
    }
    var pageComesLater: String { "There is nothing to show yet. The page comes as soon as the file is right." }
    func andMoreProblems(_ count: Int) -> String { "and \(count) more; the terminal names all of them" }
}
