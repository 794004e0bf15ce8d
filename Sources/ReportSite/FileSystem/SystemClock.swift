import ProgressModel

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The clock of the machine.
enum SystemClock {
    /// The instant it shows.
    static var now: Instant {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return Instant(seconds: time.tv_sec, nanoseconds: time.tv_nsec)
    }
}
