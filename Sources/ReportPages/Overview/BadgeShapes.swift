import ReportMarkup

/// The medal of a milestone: a disc with twelve scallops around 0,0.
enum BadgeShapes {
    static let html: HTML = #"""
        <path id="scallop" d="M0 -25.5Q8.4 -31.4 12.7 -22.1Q23 -23 22.1 -12.8Q31.4 -8.4 25.5 0Q31.4 8.4 22.1 12.7Q23 23 12.7 22.1Q8.4 31.4 0 25.5Q-8.4 31.4 -12.7 22.1Q-23 23 -22.1 12.8Q-31.4 8.4 -25.5 0Q-31.4 -8.4 -22.1 -12.8Q-23 -23 -12.8 -22.1Q-8.4 -31.4 0 -25.5z"/>
        """#
}
