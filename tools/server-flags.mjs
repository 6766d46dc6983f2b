/**
 * How Node is to run the server. Without the limit V8 gives 128 MB to objects that live for one request and takes its
 * time to give them back; with it the server answers as fast.
 */
export const SERVER_FLAGS = ['--max-semi-space-size=16'];

/**
 * What an uploaded picture leaves in the memory of the server goes back to the system at once, where the C library is
 * glibc: else its pieces lie between what is still in use, a third of the whole after some hundred uploads.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
