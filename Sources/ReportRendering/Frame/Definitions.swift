/// The shapes that a page's drawings refer to, once per page.
enum Definitions {
    static func html(for kind: PageKind) -> HTML {
        let icons = kind.icons.html(\.symbol)
        return #"""
            <svg class="defs" aria-hidden="true" focusable="false"><defs>\#(icons)\#(DayShapes.html)\#(kind.shapes)</defs></svg>
            """#
    }
}

extension PageKind {
    fileprivate var icons: [Icon] {
        let frame: [Icon] = [.home, .calendar, .info]
        switch self {
        case .overview: return frame + [.right, .down, .peak, .coin, .bolt, .flag]
        case .year: return frame + [.left, .right, .drop, .coin, .leaf, .flame]
        case .month: return frame + [.left, .right, .up, .drop, .leaf, .flame, .clover, .star]
        case .about: return frame
        }
    }

    fileprivate var shapes: HTML {
        switch self {
        case .overview: RingShapes.html + HeatShapes.pastYear + BadgeShapes.html
        case .month: RingShapes.html
        case .year: HeatShapes.year
        case .about: ""
        }
    }
}
