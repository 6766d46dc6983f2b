/**
 * What an uploaded picture leaves in the memory of the server goes back to the system at once, where the C library is
 * glibc: else its pieces lie between what is still in use, a third of the whole after some hundred uploads.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
