import ReportMarkup

/// The jokers over time as one line of steps over a line for each number that can be held.
extension BalanceChart {
    private static let width = 600
    /// The height of one joker.
    private static let rise = 28
    private static let margin = 6

    private var floor: Int { BalanceChart.margin + cap * BalanceChart.rise }

    /// Writes the chart with its table; the ids of its words begin with `id`.
    func write(id: String, to html: inout HTML) {
        html.element("figure", #"class="balance""#) { html in
            html.open("svg") { html in
                html.attribute("viewBox") { html in
                    html.markup("0 0 ")
                    html.number(BalanceChart.width)
                    html.markup(" ")
                    html.number(floor + BalanceChart.margin)
                }
                html.attributes(#"preserveAspectRatio="none" role="img""#)
                html.described(by: id)
            }
            html.describe(id, title: title, description)
            writeRules(to: &html)
            writeSteps(to: &html)
            html.close("svg")
            html.element("p", #"class="ends" aria-hidden="true""#) { html in
                html.element("span", text: from)
                html.element("span", text: to)
            }
            html.dataTable(table)
        }
    }

    private func writeRules(to html: inout HTML) {
        for level in 0...cap {
            html.shape("path") { html in
                html.attributes(#"class="rule""#)
                html.attribute("d") { html in
                    html.markup("M0 ")
                    html.number(floor - level * BalanceChart.rise)
                    html.markup("H")
                    html.number(BalanceChart.width)
                }
            }
        }
    }

    private func writeSteps(to html: inout HTML) {
        var path = HTML()
        writePath(to: &path)
        html.shape("path") { html in
            html.attributes(#"class="balance-fill""#)
            html.attribute("d") { html in
                html += path
                html.markup("V")
                html.number(floor)
                html.markup("H0z")
            }
        }
        html.shape("path") { html in
            html.attributes(#"class="balance-line""#)
            html.attribute("d") { $0 += path }
        }
    }

    /// From the beginning of the first day to the end of the last.
    private func writePath(to html: inout HTML) {
        html.markup("M0 ")
        html.number(floor - (steps.first?.balance ?? 0) * BalanceChart.rise)
        for step in steps.dropFirst() {
            html.markup("H")
            html.tenths(10 * BalanceChart.width * step.day / days)
            html.markup("V")
            html.number(floor - step.balance * BalanceChart.rise)
        }
        html.markup("H")
        html.number(BalanceChart.width)
    }
}
