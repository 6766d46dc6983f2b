import type { PinId } from '../../../src/domain/ids/ids.ts';
import { accept, refuse } from '../../../src/domain/limits/checked.ts';
import { MOST_TOLD_EVENTS } from '../../../src/domain/statistics/counted-events.ts';
import { idList, list } from '../../params/lists.ts';
import { kind } from '../../params/param.ts';
import { withDefault } from '../../params/presence.ts';
import { direct, payload } from '../declare.ts';

/** The largest number that an event can have. */
const LARGEST_TYPE = 99_999;
const MOST_PINS = 200;

type ToldEvent = { readonly type: number; readonly objectId: string | null };
type SentEvent = { readonly event_type: number; readonly object_id_str?: string };

/** The counted parts of an event: its number and its object. */
const toldEvent = kind<ToldEvent, SentEvent>(
  `object with event_type, a whole number from 0 to ${LARGEST_TYPE}, and object_id_str`,
  (raw) => {
    if (typeof raw !== 'object' || raw === null) return refuse('wrong_type');
    const { event_type: type, object_id_str: object } = raw as Record<string, unknown>;
    const number = typeof type === 'string' && /^\d{1,5}$/.test(type) ? Number(type) : type;
    if (typeof number !== 'number' || !Number.isInteger(number)) return refuse('wrong_type');
    if (number < 0 || number > LARGEST_TYPE) return refuse('out_of_range', LARGEST_TYPE);
    const objectId = typeof object === 'string' && /^\d{1,19}$/.test(object) ? object : null;
    return accept({ type: number, objectId });
  },
);

const namedEvent = kind<string, { readonly name: string }>('object with name', (raw) => {
  const name = typeof raw === 'object' && raw !== null && 'name' in raw ? raw.name : undefined;
  return typeof name === 'string' && name !== '' ? accept(name) : refuse('wrong_type');
});

const pins = withDefault(idList<PinId>({ max: MOST_PINS }), []);
const events = { max: MOST_TOLD_EVENTS };

const COMMON = {
  verbs: ['POST'],
  who: 'A',
  bucket: 'events',
  body: 'events',
  answer: payload<{ readonly accepted: number; readonly dropped: number }>('how much of it was taken'),
  errors: ['invalid_parameter'],
} as const;

/** Client events: impressions and clicks. */
export const COUNTING_CALLS = {
  takeEvents: direct({
    ...COMMON,
    path: '/v3/events/batch/',
    endpointName: 'v3_events_batch_post',
    says: 'Takes events by their numbers or names; only how often pins were seen and opened is kept of them.',
    params: {
      events: withDefault(list(toldEvent, events), []),
      named: withDefault(list(namedEvent, events), []),
    },
  }),
  takeCounters: direct({
    ...COMMON,
    path: '/v3/counters/',
    endpointName: 'v3_counters_post',
    says: 'Counts pins that were seen or opened, once for each pin and request.',
    params: { impressions: pins, pin_clicks: pins },
  }),
};
