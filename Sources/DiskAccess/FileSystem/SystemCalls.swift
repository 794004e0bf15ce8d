#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

// What Linux and macOS have under other names or with other types; and calls whose names methods of ours have as well. On macOS
// nobody has built this yet.

func systemOpen(_ path: String, _ flags: Int32) -> Int32 { open(path, flags) }
@discardableResult
func systemClose(_ descriptor: Int32) -> Int32 { close(descriptor) }
func systemExit(_ code: Int32) -> Never { exit(code) }

#if canImport(Darwin)
    typealias SpawnActions = posix_spawn_file_actions_t?
    let noSpawnActions: SpawnActions = nil
    var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { _NSGetEnviron().pointee }

    extension stat {
        /// The times of access, and of the last change of its bytes and of anything about it.
        var st_atim: timespec { st_atimespec }
        var st_mtim: timespec { st_mtimespec }
        var st_ctim: timespec { st_ctimespec }
    }
#else
    typealias SpawnActions = posix_spawn_file_actions_t
    var noSpawnActions: SpawnActions { SpawnActions() }
    var environment: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> { environ }
#endif
