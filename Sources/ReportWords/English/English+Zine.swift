extension English: ZinePhrases {
    func zine(of year: String) -> String { "\(year) as a zine" }
    var zineLede: String { "A little book of eight pages, folded from one sheet of paper." }
    var zineSteps: [String] {
        [
            "Print this page on A4, landscape, one-sided, at 100%.",
            "Fold the sheet along all dashed lines, and open it again.",
            "Cut along the solid line in the middle.",
            "Fold it in half lengthwise, push the ends together until the cut opens, and wrap the pages around. The cover comes first.",
        ]
    }
    func zineHeadings(next year: String) -> ZineHeadings {
        ZineHeadings(
            numbers: "In numbers", turns: "Turning points", words: "In your words", done: "What you did",
            why: "Your why",
            next: "For \(year)")
    }
    func months(from first: Int, to last: Int) -> String { "\(monthName(first)) to \(monthName(last))" }
}
