/// A text with a full stop, unless it ends as a sentence does.
func ended(_ text: String) -> String {
    guard let last = text.last else { return text }
    return ".!?…".contains(last) ? text : text + "."
}
