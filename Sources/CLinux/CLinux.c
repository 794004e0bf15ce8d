#define _GNU_SOURCE

#include "CLinux.h"

#include <fcntl.h>
#include <stddef.h>
#include <stdio.h>
#include <sys/stat.h>

int rename_exchange(const char *first, const char *second) {
#if defined(RENAME_EXCHANGE)
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
#else
    (void)first;
    (void)second;
    return -1;
#endif
}

bool mount_number(const char *path, uint64_t *number) {
#if defined(STATX_MNT_ID)
    struct statx status;
    if (statx(AT_FDCWD, path, AT_SYMLINK_NOFOLLOW | AT_NO_AUTOMOUNT, STATX_MNT_ID, &status) != 0) return false;
    if (!(status.stx_mask & STATX_MNT_ID)) return false;
    *number = status.stx_mnt_id;
    return true;
#else
    (void)path;
    (void)number;
    return false;
#endif
}
