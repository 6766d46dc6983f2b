import type { MediaFailure } from '../../domain/videos/media-failure.ts';

/** The messages for a video that does not play. */
export const VIDEO_FAILURE_TEXTS: { readonly [failure in MediaFailure]: string } = {
  aborted: 'Loading the video was stopped.',
  network: 'The connection broke while the video was loading.',
  decode: 'This video is damaged at this place and cannot be played on.',
  'source-not-supported': 'This browser cannot play this video, or it is not there any more.',
};
