import DiskAccess
import ProgressImport
import ZipReading

/// A member of an archive, which is unpacked while it is read.
struct PackedExport: LargeFile {
    let archive: ZipArchive
    let member: ZipMember

    var path: String { member.name }

    func open() throws(ImportError) -> any ByteStream {
        do throws(ZipError) {
            return Stream(try archive.open(member))
        } catch {
            throw ImportError(error, hint: "export it again, or copy it again")
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
                throw ImportError(error, hint: "export it again, or copy it again")
            }
        }
    }
}
