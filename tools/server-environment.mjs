/**
 * With glibc, returns the memory of processed pictures to the system at once. Otherwise it is fragmented: a third of
 * the whole after some hundred uploads.
 */
export const SERVER_ENVIRONMENT = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };
