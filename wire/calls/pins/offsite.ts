import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { LinkVerdict } from '../../../src/domain/links/link-verdict.ts';
import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { bool, id, link, unread } from '../../params/kinds.ts';
import { kind } from '../../params/param.ts';
import { optional, required, withDefault } from '../../params/presence.ts';
import { direct, payload } from '../declare.ts';
import { batchId } from './counting.ts';

/** The largest number of characters of `aux_data`. */
const MOST_AUX = 4096;

/** Of a click: an object, or its JSON. */
const auxData = kind<undefined, unknown>(
  `object as JSON, at most ${MOST_AUX} characters; not read`,
  (raw) => {
    const text = typeof raw === 'string' ? raw : JSON.stringify(raw);
    if (text.length > MOST_AUX) return refuse('too_long', MOST_AUX);
    return text.startsWith('{') ? accept(undefined) : refuse('bad_format');
  },
);

/** The operator's verdict about a link. */
export type WireOffsiteAnswer = {
  /** For people; empty for `ok`. */
  readonly message: string;
  readonly redirect_status: LinkVerdict;
  readonly url: string;
  /** Scheme, host and path. */
  readonly sanitized_url: string;
};

const COMMON = {
  path: '/v3/offsite/',
  who: 'A',
  bucket: 'offsite_checks',
  params: {
    check_only: required(bool()),
    url: required(link()),
    pin_id: optional(id<PinId>()),
    third_party_ad: withDefault(bool(), false),
    client_tracking_params: optional(unread()),
    aux_data: optional(auxData),
  },
  errors: ['invalid_parameter'],
} as const;

/** Leaving the site by the link of a pin. */
export const OFFSITE_CALLS = {
  checkLink: direct({
    ...COMMON,
    verbs: ['GET'],
    endpointName: 'v3_offsite_get',
    says: 'Says what the operator has decided about a link. Hosts of which nothing is known are `ok`; the pin need not exist.',
    answer: payload<WireOffsiteAnswer>('the verdict'),
    errors: ['invalid_parameter', 'unsupported_method'],
  }),
  leave: direct({
    ...COMMON,
    verbs: ['POST'],
    endpointName: 'v3_offsite_post',
    says: 'With `check_only` the same as GET, without the address in logs of servers in between. Otherwise it counts a click on the pin; with a `batch_id` once, however often it is sent.',
    params: { ...COMMON.params, batch_id: batchId },
    answer: payload<WireOffsiteAnswer | { readonly recorded: true }>(
      'the verdict, or that the click was counted',
    ),
  }),
};
