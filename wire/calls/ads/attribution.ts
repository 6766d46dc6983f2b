import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { id, oneOf, textUpTo } from '../../params/kinds.ts';
import { originOf } from '../../../src/domain/links/http-url.ts';
import { LINK_MAX } from '../../../src/domain/links/link-field.ts';
import { list } from '../../params/lists.ts';
import { kind } from '../../params/param.ts';
import { optional, required } from '../../params/presence.ts';
import { OK_PAYLOAD, direct } from '../declare.ts';

/** One to three origins. */
const origins = list(
  kind<string>('origin', (raw) =>
    typeof raw === 'string' && raw.length <= LINK_MAX && originOf(raw) === raw
      ? accept(raw)
      : refuse('not_allowed'),
  ),
  { min: 1, max: 3 },
);

/** Registers clicks and views of ads with the browser's Attribution Reporting API. */
export const ATTRIBUTION_CALLS = {
  attributionSource: direct({
    verbs: ['GET'],
    path: '/v3/attribution/source/',
    endpointName: 'v3_attribution_source_get',
    says: 'Lets the browser of who allows marketing remember a view of an ad or a click on it; the server stores nothing.',
    who: 'A',
    bucket: 'events',
    params: {
      source_event_id: required(id<string>()),
      destination: required(origins),
      expiry: required(oneOf([604800, 86400])),
      priority: required(oneOf([2, 1])),
      source_event_type: required(oneOf(['click', 'view'])),
      advertiser_id: optional(id<string>()),
      campaign_id: optional(id<string>()),
      hostname: optional(textUpTo(253)),
    },
    answer: OK_PAYLOAD,
  }),
};
