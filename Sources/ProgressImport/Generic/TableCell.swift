import ProgressModel

/// A cell and what it is about.
struct TableCell {
    let habit: String
    let text: String
    let date: WrittenDate
    let note: String?
    let place: ImportPlace
}
