import DiskAccess
import ProgressImport
import ZipReading

/// A file that is read as it lies on the disk.
struct PlainExport: LargeFile {
    let file: OpenFile

    var path: String { file.path.name }

    func open() throws(ImportError) -> any ByteStream { Stream(file) }

    private final class Stream: ByteStream {
        private let file: OpenFile
        private var position = 0

        init(_ file: OpenFile) {
            self.file = file
        }

        func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
            do throws(ZipError) {
                let received = try file.read(at: position, into: buffer)
                position += received
                return received
            } catch {
                throw ImportError(error.text)
            }
        }
    }
}
