/// Debian's `rsvg-convert`, which draws an SVG with the fonts of the machine; a program of its own, so that no command
/// of ours ever loads its library.
struct PictureTool {
    static let program = "rsvg-convert"
    static let package = "librsvg2-bin"

    /// Seconds for one picture, which takes a fraction of one.
    var patience = 20

    /// Draws; throws a sentence for the person where there is no sound picture of that size.
    func draw(_ drawing: [UInt8], width: Int, height: Int) throws(PictureProblem) -> PNGFile {
        let child = ChildProcess(
            program: PictureTool.program, arguments: ["--format", "png"], patience: patience)
        let bytes: [UInt8]
        do throws(ChildProcess.Failure) {
            bytes = try child.output(of: drawing)
        } catch {
            throw PictureProblem(error, patience: patience)
        }
        guard let picture = PNGFile(bytes), picture.width == width, picture.height == height else {
            throw PictureProblem("\(PictureTool.program) gave no sound picture", hint: nil)
        }
        return picture
    }
}

/// Why there are no pictures.
package struct PictureProblem: Error, Sendable, Hashable {
    /// A sentence without a final stop.
    package let text: String
    /// What to do about it.
    package let hint: String?

    init(_ text: String, hint: String?) {
        self.text = text
        self.hint = hint
    }

    init(_ failure: ChildProcess.Failure, patience: Int) {
        let program = PictureTool.program
        switch failure {
        case .missing: self.init("\(program) is not installed", hint: "install the package \(PictureTool.package)")
        case .notStarted(let code):
            self.init("\(program) can not be started: \(FileSystem.description(ofError: code))", hint: nil)
        case .hung: self.init("\(program) did not end within \(patience) seconds", hint: nil)
        case .flooded: self.init("\(program) gave no sound picture", hint: nil)
        case .failed(let words): self.init("\(program) failed: \(words)", hint: nil)
        }
    }
}
