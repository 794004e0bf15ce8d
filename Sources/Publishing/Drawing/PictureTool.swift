import Disk
package import Model

package protocol PictureDrawing: Sendable {
    func draw(_ drawing: [UInt8], width: Int, height: Int) throws(CommandError) -> [UInt8]
}

/// Debian's `rsvg-convert`, which draws an SVG with the fonts of the machine.
///
/// It runs as a separate program, so that reportgen doesn't load its library.
package struct PictureTool: PictureDrawing {
    static let program = "rsvg-convert"
    static let package = "librsvg2-bin"

    /// Seconds allowed for one picture; it usually takes 0.1.
    private let timeout = 20

    package init() {}

    /// Whether the program is in a directory of PATH.
    package static var isInstalled: Bool {
        (Machine.variable("PATH") ?? "/bin:/usr/bin").split(separator: ":").contains { directory in
            FileSystem.isExecutable(Path(String(directory)) / program)
        }
    }

    /// Draws a picture; throws if the program fails, or its output isn't a complete PNG of that size.
    package func draw(_ drawing: [UInt8], width: Int, height: Int) throws(CommandError) -> [UInt8] {
        let child = ChildProcess(
            program: PictureTool.program, arguments: ["--format", "png"], timeout: timeout)
        let bytes: [UInt8]
        do throws(ChildProcess.Failure) {
            bytes = try child.output(of: drawing)
        } catch {
            throw CommandError(drawing: error, timeout: timeout)
        }
        guard let size = PNGSize(bytes), (size.width, size.height) == (width, height) else {
            throw CommandError(drawing: .outputTooLarge, timeout: timeout)
        }
        return bytes
    }
}

extension CommandError {
    /// The converter is missing.
    static let noPictureTool = CommandError(
        .cannotCreate, "\(PictureTool.program) is not installed", hint: "install the package \(PictureTool.package)")

    /// Why pictures are missing.
    init(drawing failure: ChildProcess.Failure, timeout: Int) {
        let program = PictureTool.program
        switch failure {
        case .missing: self = .noPictureTool
        case .notStarted(let code):
            self.init(.cannotCreate, "\(program) cannot be started: \(FileSystem.description(ofError: code))")
        case .timedOut: self.init(.cannotCreate, "\(program) did not finish within \(timeout) seconds")
        case .outputTooLarge: self.init(.cannotCreate, "\(program) did not write a valid picture")
        case .failed(let words): self.init(.cannotCreate, "\(program) failed: \(words)")
        }
    }
}

/// The size of a complete PNG (https://www.w3.org/TR/png, sections 5 and 11).
struct PNGSize {
    let width, height: Int

    /// The signature, and the length and name of the first chunk, the header.
    private static let start: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + "IHDR".utf8
    /// The last chunk, which always has this length, name and checksum.
    private static let end: [UInt8] = [0, 0, 0, 0] + "IEND".utf8 + [0xAE, 0x42, 0x60, 0x82]

    /// Nil if the bytes aren't a PNG, or end early.
    init?(_ bytes: [UInt8]) {
        guard bytes.starts(with: PNGSize.start), bytes.suffix(PNGSize.end.count).elementsEqual(PNGSize.end) else {
            return nil
        }
        let numbers = bytes.dropFirst(PNGSize.start.count)
        width = numbers.prefix(4).reduce(0) { $0 << 8 | Int($1) }
        height = numbers.dropFirst(4).prefix(4).reduce(0) { $0 << 8 | Int($1) }
    }
}
