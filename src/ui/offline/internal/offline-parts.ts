/** Ids of elements that the script of the offline page fills. */
export const OFFLINE_PARTS = {
  retry: 'retry',
  said: 'said',
  pin: 'pin',
  seen: 'seen',
  card: 'seen-card',
} as const;
