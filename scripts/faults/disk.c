/* Stands between a server and its disk, by LD_PRELOAD; scripts/faults/disk.py compiles it.

   TABLEE_DISK_FOLDER   only files directly in this folder matter, and the folder itself
   TABLEE_DISK_JOURNAL  every change to them is added to this file, in order
   TABLEE_DISK_TROUBLE  while there is such a file, the disk does what it says: "read-only", or so
                        many milliseconds more for every sync

   SQLite looks these functions up in the C library under the names for large files. What it maps
   into memory (the -shm file) is never synced and so is not looked at. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/uio.h>
#include <unistd.h>

struct change {
    char kind; /* w: written, t: cut to a length, u: unlinked, s and e: a sync begins and ends */
    uint8_t name_length;
    uint64_t thread, offset, length;
} __attribute__((packed));

static const char *folder, *trouble;
static size_t folder_length;
static int journal = -1;

__attribute__((constructor)) static void set_up(void)
{
    const char *file = getenv("TABLEE_DISK_JOURNAL");
    folder = getenv("TABLEE_DISK_FOLDER");
    trouble = getenv("TABLEE_DISK_TROUBLE");
    if (!folder || !file || !trouble)
        abort();
    folder_length = strlen(folder);
    int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open64");
    journal = real(file, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    if (journal < 0)
        abort();
}

/* The name of a file in the folder, nothing for the folder itself; NULL for all other files. */
static const char *name_of(const char *path)
{
    if (!folder || strncmp(path, folder, folder_length) != 0)
        return NULL;
    path += folder_length;
    return *path == 0 ? path : *path == '/' ? path + 1 : NULL;
}

static const char *name_of_open(int file, char *path)
{
    char link[32];
    snprintf(link, sizeof link, "/proc/self/fd/%d", file);
    ssize_t length = readlink(link, path, 4095);
    if (length < 0)
        return NULL;
    path[length] = 0;
    return name_of(path);
}

static void note(char kind, const char *name, uint64_t offset, const void *data, uint64_t length)
{
    struct change change = {kind, strlen(name), gettid(), offset, length};
    struct iovec parts[] = {
        {&change, sizeof change}, {(void *)name, change.name_length}, {(void *)data, length}};
    /* One call, so that no other thread's change comes between. */
    if (writev(journal, parts, data ? 3 : 2) < 0)
        abort();
}

static int says(char *text, size_t size)
{
    int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open64");
    int file = real(trouble, O_RDONLY | O_CLOEXEC);
    if (file < 0)
        return 0;
    ssize_t length = read(file, text, size - 1);
    close(file);
    text[length > 0 ? length : 0] = 0;
    return 1;
}

static int is_read_only(void)
{
    char text[32];
    if (!says(text, sizeof text) || strcmp(text, "read-only") != 0)
        return 0;
    errno = EROFS;
    return 1;
}

int open64(const char *path, int flags, ...)
{
    int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open64");
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    if ((flags & O_ACCMODE) != O_RDONLY && name_of(path) && is_read_only())
        return -1;
    return real(path, flags, mode);
}

ssize_t pwrite64(int file, const void *data, size_t length, off64_t offset)
{
    ssize_t (*real)(int, const void *, size_t, off64_t) = dlsym(RTLD_NEXT, "pwrite64");
    char path[4096];
    const char *name = name_of_open(file, path);
    if (name && is_read_only())
        return -1;
    ssize_t written = real(file, data, length, offset);
    if (name && written > 0)
        note('w', name, offset, data, written);
    return written;
}

int ftruncate64(int file, off64_t length)
{
    int (*real)(int, off64_t) = dlsym(RTLD_NEXT, "ftruncate64");
    char path[4096];
    const char *name = name_of_open(file, path);
    if (name && is_read_only())
        return -1;
    int result = real(file, length);
    if (name && result == 0)
        note('t', name, length, NULL, 0);
    return result;
}

int unlink(const char *path)
{
    int (*real)(const char *) = dlsym(RTLD_NEXT, "unlink");
    const char *name = name_of(path);
    if (name && is_read_only())
        return -1;
    int result = real(path);
    if (name && result == 0)
        note('u', name, 0, NULL, 0);
    return result;
}

static int sync_with(const char *function, int file)
{
    int (*real)(int) = dlsym(RTLD_NEXT, function);
    char path[4096], text[32];
    const char *name = name_of_open(file, path);
    if (!name)
        return real(file);
    if (says(text, sizeof text))
        usleep(1000 * atoi(text));
    note('s', name, 0, NULL, 0);
    int result = real(file);
    if (result == 0)
        note('e', name, 0, NULL, 0);
    return result;
}

int fsync(int file) { return sync_with("fsync", file); }

int fdatasync(int file) { return sync_with("fdatasync", file); }
