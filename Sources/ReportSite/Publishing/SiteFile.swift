/// A file of a site before it is written: its path within the site, `/` between the parts, and its bytes.
struct SiteFile: Sendable {
    let path: String
    let bytes: [UInt8]
}
