import ReportMarkup

extension HTML {
    /// A ring of a dial of 400 units: its track, and how much of it is done, 0–100; nil if nothing is shown of that.
    ///
    /// If it is dashed all of it is drawn, in dashes of the style. An inner one is thinner, within another.
    static func dialRing(share: Int?, isDashed: Bool = false, isInner: Bool = false) -> HTML {
        let circle: HTML = isInner ? #" inner" cx="200" cy="200" r="157""# : #"" cx="200" cy="200" r="182""#
        // The round end of a line would show a beginning if there is none.
        let done = share.flatMap { $0 > 0 ? $0 : nil }
        return """
            <circle class="dial-track\(circle)/>\
            \(done, { share in
                """
                <circle class="dial-arc\(circle) pathLength="100"\
                \(if: !isDashed, #" stroke-dasharray="\#(share) 100""#) transform="rotate(-90 200 200)"/>
                """
            })
            """
    }
}
