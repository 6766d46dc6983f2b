import { toPinId, type PinId } from '../../../../src/domain/ids/ids.ts';
import { accept, refuse } from '../../../../src/domain/limits/checked.ts';
import { countedAs, type PinCount } from '../../../../src/domain/statistics/counted-events.ts';
import { defineDirectCall, type Call, type CallAnswer } from '../core/define-call.ts';
import { idList, list } from '../../../../wire/params/lists.ts';
import type { Kind } from '../../../../wire/params/param.ts';
import { withDefault } from '../../../../wire/params/presence.ts';
import type { CallContext } from '../core/call-context.ts';
import { invalidParameter } from '../core/call-failure.ts';
import type { CallDeps } from './call-deps.ts';

/**
 * What clients tell of what was seen and done. Only how often pins were seen and opened is kept, of nobody in
 * particular and once for each pin and request; what robots load was seen by nobody.
 */
export function countingCalls(deps: CallDeps): readonly Call[] {
  return [takeEvents(deps), takeCounters(deps)];
}

/** The largest number that an event can have. */
const LARGEST_TYPE = 99_999;
const MOST_EVENTS = 100;
const MOST_PINS = 200;

type ToldEvent = { readonly type: number; readonly objectId: string | null };

function takeEvents(deps: CallDeps): Call {
  return defineDirectCall({
    verbs: ['POST'],
    path: '/v3/events/batch/',
    endpointName: 'v3_events_batch_post',
    who: 'A',
    bucket: 'events',
    body: 'events',
    params: {
      events: withDefault(list(toldEvent(), { max: MOST_EVENTS }), []),
      named: withDefault(list(namedEvent(), { max: MOST_EVENTS }), []),
    },
    run(context, { events, named }) {
      const told = events.length + named.length;
      if (told === 0) throw invalidParameter('events', 'missing');
      if (told > MOST_EVENTS) throw invalidParameter('events', 'too_long', { limit: MOST_EVENTS });
      const counting = events.filter(({ type, objectId }) => countedAs(type) !== null && objectId !== null);
      const pinsOf = (count: PinCount) =>
        new Set(
          counting.flatMap(({ type, objectId }) =>
            objectId !== null && countedAs(type) === count ? [toPinId(objectId)] : [],
          ),
        );
      const isTaken = count(deps, context, pinsOf('impression'), pinsOf('pin_click'));
      const mayLearn = context.consent.analytics && !context.globalPrivacyControl;
      const accepted = isTaken ? (mayLearn ? told : counting.length) : 0;
      return answer(accepted, told);
    },
  });
}

function takeCounters(deps: CallDeps): Call {
  const pins = withDefault(idList<PinId>({ max: MOST_PINS }), []);
  return defineDirectCall({
    verbs: ['POST'],
    path: '/v3/counters/',
    endpointName: 'v3_counters_post',
    who: 'A',
    bucket: 'events',
    body: 'events',
    params: { impressions: pins, pin_clicks: pins },
    run(context, { impressions, pin_clicks }) {
      const told = impressions.length + pin_clicks.length;
      if (told === 0) throw invalidParameter('impressions', 'missing');
      const isTaken = count(deps, context, new Set(impressions), new Set(pin_clicks));
      return answer(isTaken ? told : 0, told);
    },
  });
}

function count(
  { countPins }: CallDeps,
  { isBot, isSocialBot }: CallContext,
  impressions: ReadonlySet<PinId>,
  clicks: ReadonlySet<PinId>,
): boolean {
  if (isBot || isSocialBot) return false;
  return [countPins.note('impression', impressions), countPins.note('pin_click', clicks)].every(Boolean);
}

/** Whether the pins exist is not told: those that do not are left out when the counts are written. */
function answer(accepted: number, told: number): CallAnswer {
  return { data: { accepted, dropped: told - accepted } };
}

/** What counts of an event: its number, and what it was done to. */
function toldEvent(): Kind<ToldEvent> {
  return (raw) => {
    if (typeof raw !== 'object' || raw === null) return refuse('wrong_type');
    const { event_type: type, object_id_str: object } = raw as Record<string, unknown>;
    const number = typeof type === 'string' && /^\d{1,5}$/.test(type) ? Number(type) : type;
    if (typeof number !== 'number' || !Number.isInteger(number)) return refuse('wrong_type');
    if (number < 0 || number > LARGEST_TYPE) return refuse('out_of_range', LARGEST_TYPE);
    const objectId = typeof object === 'string' && /^\d{1,19}$/.test(object) ? object : null;
    return accept({ type: number, objectId });
  };
}

function namedEvent(): Kind<string> {
  return (raw) => {
    const name = typeof raw === 'object' && raw !== null && 'name' in raw ? raw.name : undefined;
    return typeof name === 'string' && name !== '' ? accept(name) : refuse('wrong_type');
  };
}
