// What Swift's module of the C library lacks: system calls that are declared for GNU sources only, and the arguments of
// the program.
#pragma once

#include <stdbool.h>
#include <stdint.h>

/// Lets two paths change places in one step; 0, or -1 where the system cannot.
int rename_exchange(const char *first, const char *second);

/// Puts the number of the mount that a path lies on into `number`, without following a link at its end; false where the
/// system does not say (before Linux 5.8).
///
/// It also differs for a directory of the same file system that is mounted a second time, unlike the device.
bool mount_number(const char *path, uint64_t *number);

/// Gives a file the extended attributes of another one, access control lists among them; those that the system refuses
/// are left out.
void copy_extended_attributes(const char *path, const char *copy);

/// The arguments that the program was started with, its own name first and NULL last; NULL where they are not known.
///
/// Swift's `CommandLine` searches the program's memory for them, with the help of /proc, and finds none where /proc is
/// not mounted.
char *const *program_arguments(void);
