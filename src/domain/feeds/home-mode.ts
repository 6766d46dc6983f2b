/** `following`: what somebody follows, by time, without recommendations. */
export const HOME_MODES = ['for_you', 'following'] as const;
export type HomeMode = (typeof HOME_MODES)[number];

/** Somebody who chose nothing gets recommendations. */
export function parseHomeMode(value: unknown): HomeMode {
  return HOME_MODES.find((mode) => mode === value) ?? 'for_you';
}
