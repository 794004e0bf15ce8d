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

/// A member of an archive, which is unpacked while it is read.
struct PackedExport: LargeFile {
    let archive: ZipArchive
    let member: ZipMember

    var path: String { member.name }

    func open() throws(ImportError) -> any ByteStream {
        do throws(ZipError) {
            return Stream(try archive.open(member))
        } catch {
            throw ImportError(error)
        }
    }

    private final class Stream: ByteStream {
        private let stream: ZipMemberStream

        init(_ stream: ZipMemberStream) {
            self.stream = stream
        }

        func read(into buffer: UnsafeMutableRawBufferPointer) throws(ImportError) -> Int {
            do throws(ZipError) {
                return try stream.read(into: buffer)
            } catch {
                throw ImportError(error)
            }
        }
    }
}

extension ImportError {
    fileprivate init(_ error: ZipError) {
        self.init((error.member.map { "\($0): " } ?? "") + error.text, hint: "export it again, or copy it again")
    }
}
