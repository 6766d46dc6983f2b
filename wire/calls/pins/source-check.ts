import type { BoardId } from '../../../src/domain/ids/ids.ts';
import { id, textUpTo } from '../../params/kinds.ts';
import { optional } from '../../params/presence.ts';
import type { WireOwnMatch } from '../../source.ts';
import { payload, resource } from '../declare.ts';

/** Calls that check whether the user has already saved a page or a picture. */
export const SOURCE_CHECK_CALLS = {
  /**
   * `link`, and a picture under one of two names: `image_signature` of an upload, or `image_url` as for a new pin. A
   * picture of another site is fetched and checked in the same way, with the same refusals, but not stored.
   */
  findDuplicates: resource({
    name: 'PinDuplicatesResource',
    action: 'get',
    endpointName: 'pin_duplicates_get',
    says:
      'Lists pins that the caller has already of a page, or of a picture that is named by signature or address: of the ' +
      'same picture, also in another file, or of one that looks the same.',
    who: 'S',
    asksOthers: true,
    // A picture is compared with all pins of the caller.
    bucket: (options) => (options['image_url'] || options['image_signature'] ? 'picture_checks' : 'reads'),
    params: {
      link: optional(textUpTo(2048)),
      image_signature: optional(textUpTo(32)),
      image_url: optional(textUpTo(2048)),
      board_id: optional(id<BoardId>()),
    },
    answer: payload<{ readonly matches: readonly WireOwnMatch[] }>('pins of the caller'),
    errors: ['invalid_parameter', 'fetch_failed', 'bad_media', 'too_large', 'unavailable'],
  }),
};
