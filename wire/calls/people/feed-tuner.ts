import { MAX_DOMAIN } from '../../../src/domain/listings/listing.ts';
import { TUNER_OBJECTS, TUNER_TABS } from '../../../src/domain/feeds/feed-tuner.ts';
import { bool, oneOf, textUpTo } from '../../params/kinds.ts';
import { required, withDefault } from '../../params/presence.ts';
import type { WireFeedSource } from '../../tuner.ts';
import { payload, resource } from '../declare.ts';

/** Calls to tune one's own home feed. */
export const FEED_TUNER_CALLS = {
  feedSources: resource({
    name: 'HomefeedTunerResource',
    action: 'get',
    endpointName: 'homefeed_tuner_get',
    says: 'Lists what feeds the caller’s home feed: followed topics, boards, followed people, pins that they did something with, or the websites of these.',
    who: 'S',
    list: {},
    params: { tab: withDefault(oneOf(TUNER_TABS), 'interests') },
    answer: payload<readonly WireFeedSource[]>(
      'sources, each with its object and whether it feeds the home feed',
    ),
    errors: ['invalid_bookmark'],
  }),
  switchFeedSource: resource({
    name: 'HomefeedTunerResource',
    action: 'update',
    endpointName: 'homefeed_tuner_update',
    says: 'Lets a source feed the caller’s home feed, or not. The id of a `domain` is its name. `history` with the caller’s own id and without being enabled starts over: what they did up to now feeds nothing; enabled takes the last start back.',
    who: 'S',
    params: {
      object_type: required(oneOf(TUNER_OBJECTS)),
      object_id: required(textUpTo(MAX_DOMAIN, 1)),
      enabled: required(bool()),
    },
    answer: payload<readonly WireFeedSource[]>('the source'),
    errors: ['invalid_parameter', 'user_not_found', 'board_not_found', 'pin_not_found', 'topic_not_found'],
    changes: ['pins'],
  }),
};
