#define _GNU_SOURCE

#include "CLinux.h"

#include <fcntl.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <sys/xattr.h>

int rename_exchange(const char *first, const char *second) {
    return renameat2(AT_FDCWD, first, AT_FDCWD, second, RENAME_EXCHANGE);
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

void copy_extended_attributes(const char *path, const char *copy) {
    ssize_t size = llistxattr(path, NULL, 0);
    char *names = size > 0 ? malloc((size_t)size) : NULL;
    if (names == NULL) return;
    size = llistxattr(path, names, (size_t)size);
    for (char *name = names; name < names + size; name += strlen(name) + 1) {
        ssize_t length = lgetxattr(path, name, NULL, 0);
        char *value = length >= 0 ? malloc((size_t)length + 1) : NULL;
        if (value == NULL) continue;
        length = lgetxattr(path, name, value, (size_t)length);
        if (length >= 0) (void)lsetxattr(copy, name, value, (size_t)length, 0);
        free(value);
    }
    free(names);
}

static char *const *arguments;

#if defined(__GLIBC__)
// The GNU C library calls constructors with the arguments of main(), which in Swift is not ours.
__attribute__((constructor)) static void keep_arguments(int count, char *const *values) {
    (void)count;
    arguments = values;
}
#endif

char *const *program_arguments(void) {
    return arguments;
}
