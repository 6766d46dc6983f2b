import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { id, oneOf, textUpTo } from '../../params/kinds.ts';
import { originOf } from '../../../src/domain/links/http-url.ts';
import { kind, type Kind } from '../../params/param.ts';
import { optional, required } from '../../params/presence.ts';
import { OK_PAYLOAD, direct } from '../declare.ts';

/** A JSON list of one to three origins. */
const origins: Kind<readonly string[], string> = kind('JSON list of at most 3 origins', (raw) => {
  const list = listOf(raw);
  if (list === null || list.length === 0) return refuse('bad_format');
  if (list.length > 3) return { ...refuse('too_long', 3), counts: 'items' };
  const isOrigin = (text: unknown): text is string =>
    typeof text === 'string' && text.length <= 2048 && originOf(text) === text;
  return list.every(isOrigin) ? accept(list) : refuse('not_allowed');
});

function listOf(raw: unknown): readonly unknown[] | null {
  if (Array.isArray(raw)) return raw;
  try {
    const parsed: unknown = typeof raw === 'string' ? JSON.parse(raw) : null;
    return Array.isArray(parsed) ? parsed : null;
  } catch {
    return null;
  }
}

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
