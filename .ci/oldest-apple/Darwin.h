// What Sources use of Apple's C library. All of it is older than macOS 10.15.

typedef unsigned long size_t;
typedef unsigned short mode_t;

struct stat { mode_t st_mode; };
int stat(const char *_Nonnull, struct stat *_Nonnull);

#define S_IFMT 0170000
#define S_IFIFO 0010000
#define S_IFCHR 0020000
#define S_IFDIR 0040000
#define S_IFBLK 0060000
#define S_IFSOCK 0140000
#define O_RDONLY 0
#define EINTR 4
#define EAGAIN 35
#define POLLOUT 4
extern int errno __attribute__((swift_attr("nonisolated(unsafe)")));

int open(const char *_Nonnull, int);
long read(int, void *_Nullable, size_t);
long write(int, const void *_Nullable, size_t);
int close(int);
int dup(int);
int dup2(int, int);
int isatty(int);
int unlink(const char *_Nonnull);
int chmod(const char *_Nonnull, mode_t);
char *_Nonnull strerror(int);

struct pollfd { int fd; short events; short revents; };
int poll(struct pollfd *_Nullable, unsigned int, int);

int rename(const char *_Nonnull, const char *_Nonnull);
void exit(int) __attribute__((noreturn));

void *_Nullable memchr(const void *_Nonnull, int, size_t);
int memcmp(const void *_Nonnull, const void *_Nonnull, size_t);
char *_Nullable realpath(const char *_Nonnull, char *_Nullable);
void free(void *_Nullable);

typedef struct opaque *pthread_t;
typedef unsigned long pthread_key_t;
pthread_t _Nonnull pthread_self(void);
size_t pthread_get_stacksize_np(pthread_t _Nonnull);
void *_Nonnull pthread_get_stackaddr_np(pthread_t _Nonnull);
void *_Nullable pthread_getspecific(pthread_key_t);
int pthread_setspecific(pthread_key_t, const void *_Nullable);
int pthread_key_create(pthread_key_t *_Nonnull, void (*_Nullable)(void *_Nonnull));
