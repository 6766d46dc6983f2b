/** The playback state of a video. */
export type PlaybackState =
  | 'default'
  | 'load-start'
  | 'loaded-metadata'
  | 'loaded-data'
  | 'playing'
  | 'paused'
  | 'seeking'
  | 'stalling'
  | 'failed'
  | 'ended';

/** The events of a media element that change the playback state. */
export const PLAYBACK_EVENTS = [
  'emptied',
  'loadstart',
  'loadedmetadata',
  'loadeddata',
  'playing',
  'pause',
  'seeking',
  'seeked',
  'stalled',
  'waiting',
  'timeupdate',
  'error',
  'ended',
] as const;
export type PlaybackEvent = (typeof PLAYBACK_EVENTS)[number];

const PLAIN: { readonly [event in Exclude<PlaybackEvent, 'seeked' | 'timeupdate'>]: PlaybackState } = {
  emptied: 'default',
  loadstart: 'load-start',
  loadedmetadata: 'loaded-metadata',
  loadeddata: 'loaded-data',
  playing: 'playing',
  pause: 'paused',
  seeking: 'seeking',
  stalled: 'stalling',
  waiting: 'stalling',
  error: 'failed',
  ended: 'ended',
};

/**
 * The state of a video after an event of its media element. A failed video stays failed until it is reloaded.
 * @param facts `isPaused`: the element should not play. `hasAdvanced`: its time is later than at the last event.
 */
export function playbackAfter(
  state: PlaybackState,
  event: PlaybackEvent,
  { isPaused, hasAdvanced }: { readonly isPaused: boolean; readonly hasAdvanced: boolean },
): PlaybackState {
  if (state === 'failed' && event !== 'emptied' && event !== 'loadstart') return state;
  switch (event) {
    case 'seeked':
      return isPaused ? 'paused' : 'playing';
    case 'timeupdate':
      // Browsers fire no event when playback continues after a stall.
      return state === 'stalling' && hasAdvanced && !isPaused ? 'playing' : state;
    default:
      return PLAIN[event];
  }
}
