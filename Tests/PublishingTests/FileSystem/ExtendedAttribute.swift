import Foundation

/// An extended attribute of a file; its functions are missing from Swift's module of the C library.
enum ExtendedAttribute {
    private typealias Set =
        @convention(c) (
            UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32
        ) -> Int32
    private typealias Get =
        @convention(c) (
            UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int
        ) -> Int

    private static let name = "user.reportgen"

    /// Sets it; false if the file system has none.
    static func set(_ value: String, on path: String) -> Bool {
        guard let function = dlsym(nil, "setxattr") else { return false }
        return unsafeBitCast(function, to: Set.self)(path, name, value, value.utf8.count, 0) == 0
    }

    /// Its value; nil if the file has none.
    static func value(of path: String) -> String? {
        var bytes = [UInt8](repeating: 0, count: 64)
        guard let function = dlsym(nil, "getxattr") else { return nil }
        let count = unsafeBitCast(function, to: Get.self)(path, name, &bytes, bytes.count)
        return count < 0 ? nil : String(decoding: bytes.prefix(count), as: UTF8.self)
    }
}
