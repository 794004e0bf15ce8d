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
        let frame: [Icon] = [.home, .calendar, .week, .insights, .star]
        switch self {
        case .overview: return frame + [.right, .down, .peak, .coin, .bolt, .flag]
        case .year: return frame + [.left, .right, .drop, .coin, .leaf, .flame]
        case .month: return frame + [.left, .right, .up, .drop, .leaf, .flame, .clover]
        case .years: return frame + [.right, .drop, .coin, .leaf, .flame]
        case .week: return frame + [.left, .right, .drop, .coin, .bolt, .leaf, .flame, .clover, .flag, .glass]
        case .tracker: return frame + [.left, .right, .down, .peak, .flag, .leaf, .drop]
        case .insights: return frame + [.right, .down]
        case .rewards: return frame + [.left, .right, .down, .clover]
        case .milestones: return frame + [.right, .flag, .info]
        case .about: return frame
        case .notFound: return frame + [.right]
        }
    }

    fileprivate var shapes: HTML {
        switch self {
        case .overview: RingShapes.html + HeatShapes.pastYear + BadgeShapes.html
        case .month, .week: RingShapes.html
        case .years: HeatShapes.pastYear
        case .milestones: BadgeShapes.html
        case .year: HeatShapes.year
        case .tracker: TrackerShapes.html
        case .insights, .rewards, .about, .notFound: ""
        }
    }
}
