import type { Phrase } from '../../../domain/messages/message.ts';
import type { MediaFailure } from '../../../domain/videos/media-failure.ts';
import { videoMessages } from './messages.en.ts';

/** The messages for a video that does not play. */
export const VIDEO_FAILURE_TEXTS: { readonly [failure in MediaFailure]: Phrase } = {
  aborted: videoMessages.aborted,
  network: videoMessages.network,
  decode: videoMessages.damaged,
  'source-not-supported': videoMessages.unsupported,
};
