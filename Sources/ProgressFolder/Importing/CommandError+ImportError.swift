import DiskAccess
import ProgressImport
import ProgressModel

extension CommandError {
    /// Why an export cannot be taken, with its file and line.
    init(_ error: ImportError, in request: ImportRequest, isSingleFile: Bool) {
        let place = error.place.map { CommandError.place($0, in: request, isSingleFile: isSingleFile) + ": " }
        self.init(
            .badData,
            (place ?? (error.faults.isEmpty ? request.path + ": " : "")) + error.text + "; nothing was written",
            hint: error.hint,
            details: error.faults.map { CommandError.line($0, in: request, isSingleFile: isSingleFile) })
    }

    /// What is wrong with a cell or a row, with its file and line.
    static func line(_ fault: ImportFault, in request: ImportRequest, isSingleFile: Bool) -> String {
        "\(place(fault.place, in: request, isSingleFile: isSingleFile)): \(fault.text)"
    }

    private static func place(_ place: ImportPlace, in request: ImportRequest, isSingleFile: Bool) -> String {
        let isNamed = isSingleFile && place.file == Path(request.path).name
        let folder = isNamed ? Path(request.path).directory.text : request.path
        let isOfFolder = isNamed || !isSingleFile
        return (isOfFolder && folder != "." ? folder + "/" : "") + "\(place)"
    }
}
