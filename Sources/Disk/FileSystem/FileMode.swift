/// The permissions of a file, as in `chmod`(2): `0o600` for its owner alone.
package typealias FileMode = UInt32
