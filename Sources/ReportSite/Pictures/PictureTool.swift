/// Debian's `rsvg-convert`, which draws an SVG with the fonts of the machine.
///
/// It runs as a separate program, so that reportgen never loads its library.
struct PictureTool {
    static let program = "rsvg-convert"
    static let package = "librsvg2-bin"

    /// Seconds allowed for one picture; it usually takes 0.1.
    var timeout = 20

    /// Draws a picture; throws if the program fails or its output is not a whole PNG of that size.
    func draw(_ drawing: [UInt8], width: Int, height: Int) throws(PictureProblem) -> PNGFile {
        let child = ChildProcess(
            program: PictureTool.program, arguments: ["--format", "png"], timeout: timeout)
        let bytes: [UInt8]
        do throws(ChildProcess.Failure) {
            bytes = try child.output(of: drawing)
        } catch {
            throw PictureProblem(error, timeout: timeout)
        }
        guard let picture = PNGFile(bytes), picture.width == width, picture.height == height else {
            throw PictureProblem("\(PictureTool.program) did not write a valid picture", hint: nil)
        }
        return picture
    }
}

/// Why there are no pictures.
package struct PictureProblem: Error, Sendable, Hashable {
    /// A sentence without a full stop.
    package let text: String
    /// What to do about it.
    package let hint: String?

    init(_ text: String, hint: String?) {
        self.text = text
        self.hint = hint
    }

    init(_ failure: ChildProcess.Failure, timeout: Int) {
        let program = PictureTool.program
        switch failure {
        case .missing: self.init("\(program) is not installed", hint: "install the package \(PictureTool.package)")
        case .notStarted(let code):
            self.init("\(program) cannot be started: \(FileSystem.description(ofError: code))", hint: nil)
        case .timedOut: self.init("\(program) did not finish within \(timeout) seconds", hint: nil)
        case .outputTooLarge: self.init("\(program) did not write a valid picture", hint: nil)
        case .failed(let words): self.init("\(program) failed: \(words)", hint: nil)
        }
    }
}
