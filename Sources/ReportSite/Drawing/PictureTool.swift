import DiskAccess

/// Turns a drawing into a picture.
package protocol PictureDrawing: Sendable {
    /// Draws the bytes of an SVG as a PNG of a size in pixels.
    func draw(_ drawing: [UInt8], width: Int, height: Int) throws(PictureProblem) -> [UInt8]
}

/// Debian's `rsvg-convert`, which draws an SVG with the fonts of the machine.
///
/// It runs as a separate program, so that reportgen never loads its library.
package struct PictureTool: PictureDrawing {
    static let program = "rsvg-convert"
    static let package = "librsvg2-bin"

    /// Seconds allowed for one picture; it usually takes 0.1.
    private let timeout = 20

    /// Makes the tool of this machine.
    package init() {}

    /// Whether the program is in a directory of PATH.
    package static var isInstalled: Bool {
        (Machine.variable("PATH") ?? "/bin:/usr/bin").split(separator: ":").contains { directory in
            FileSystem.isExecutable(Path(String(directory)) / program)
        }
    }

    /// Draws a picture; throws if the program fails or its output is not a whole PNG of that size.
    package func draw(_ drawing: [UInt8], width: Int, height: Int) throws(PictureProblem) -> [UInt8] {
        let child = ChildProcess(
            program: PictureTool.program, arguments: ["--format", "png"], timeout: timeout)
        let bytes: [UInt8]
        do throws(ChildProcess.Failure) {
            bytes = try child.output(of: drawing)
        } catch {
            throw PictureProblem(error, timeout: timeout)
        }
        guard let size = PNGSize(bytes), (size.width, size.height) == (width, height) else {
            throw PictureProblem("\(PictureTool.program) did not write a valid picture", hint: nil)
        }
        return bytes
    }
}

/// Why there are no pictures.
package struct PictureProblem: Error, Sendable, Hashable {
    /// A sentence without a full stop.
    package let text: String
    /// What to do about it.
    package let hint: String?

    /// The converter is missing.
    package static let notInstalled = PictureProblem(
        "\(PictureTool.program) is not installed", hint: "install the package \(PictureTool.package)")

    init(_ text: String, hint: String?) {
        self.text = text
        self.hint = hint
    }

    init(_ failure: ChildProcess.Failure, timeout: Int) {
        let program = PictureTool.program
        switch failure {
        case .missing: self = .notInstalled
        case .notStarted(let code):
            self.init("\(program) cannot be started: \(FileSystem.description(ofError: code))", hint: nil)
        case .timedOut: self.init("\(program) did not finish within \(timeout) seconds", hint: nil)
        case .outputTooLarge: self.init("\(program) did not write a valid picture", hint: nil)
        case .failed(let words): self.init("\(program) failed: \(words)", hint: nil)
        }
    }
}
