import ProgressImport
import ZipReading

extension ImportError {
    /// Why a member of an archive cannot be read.
    init(_ error: ZipError, hint: String) {
        self.init((error.member.map { "\($0): " } ?? "") + error.text, hint: hint)
    }
}
