// Swift's Glibc module leaves out renameat2(2), which exists only for GNU sources; the system call is the same.
//
// Nothing of the C library is included here but the call's number: its types belong to Swift's own module.
#pragma once

#if defined(__linux__)
#include <sys/syscall.h>

extern long syscall(long number, ...);
#endif

/// Lets two paths change places in one step; 0, or -1 where the system can not.
static inline int rename_exchange(const char *first, const char *second) {
#if defined(SYS_renameat2)
    const int current_directory = -100;    // AT_FDCWD of linux/fcntl.h
    const unsigned int exchange = 1 << 1;  // RENAME_EXCHANGE of linux/fs.h
    return (int)syscall(SYS_renameat2, current_directory, first, current_directory, second, exchange);
#else
    (void)first;
    (void)second;
    return -1;
#endif
}
