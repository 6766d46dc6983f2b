/** Why a video does not play, according to the browser. */
export type MediaFailure = 'aborted' | 'network' | 'decode' | 'source-not-supported';

const BY_CODE: Readonly<Record<number, MediaFailure>> = {
  1: 'aborted',
  2: 'network',
  3: 'decode',
  4: 'source-not-supported',
};

/** The meaning of a `MediaError` code; an unknown code counts as an unusable source. */
export function mediaFailure(code: number): MediaFailure {
  return BY_CODE[code] ?? 'source-not-supported';
}

/** True when a retry may succeed. */
export function isWorthRetrying(failure: MediaFailure): boolean {
  return failure !== 'source-not-supported';
}
