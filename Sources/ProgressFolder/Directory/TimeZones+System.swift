import DiskAccess
package import ProgressRequests

extension TimeZones {
    /// The zones of the system.
    package static let ofSystem = TimeZones(bytes: ZoneFiles.bytes(of:), names: ZoneFiles.names(in:))
}
