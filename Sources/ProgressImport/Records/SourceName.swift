/// Names of apps and devices.
enum SourceName {
    /// A name in the way a person types it: Apple writes `Alex’s Apple Watch` with a curly apostrophe and a blank that does
    /// not break.
    static func folded(_ name: String) -> String {
        String(
            name.lowercased().map { character in
                switch character {
                case "\u{A0}", "\u{202F}": " "
                case "’", "ʼ": "'"
                default: character
                }
            })
    }
}
