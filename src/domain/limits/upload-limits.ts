/** Limits of an uploaded picture. The operator can set other byte sizes. */
export const IMAGE_LIMITS = {
  bytes: 20_000_000,
  /** Sum over all frames. */
  pixels: 100_000_000,
  side: 16_384,
  frames: 500,
} as const;
