import ReportMarkup

extension WeekStory {
    func html(on page: PageAddress) -> HTML {
        """
        <section class="wk-story" aria-label="\(title)"><p class="wk-lead">\(lead)</p>\
        \(slip, { slip in
            """
            <p class="healed\(if: !slip.isHealed, " open")">\(if: slip.isHealed, "\(icon: .clover)")<span>\(slip.text)</span></p>
            """
        })\
        \(pause, { #"<p class="healed open">\#(icon: .pause)<span>\#($0)</span></p>"# })\
        \({ $0.facts(facts, "wk-facts", on: page) })</section>
        """
    }
}
