import { toPinId, type PinId } from '../../../../../src/domain/ids/ids.ts';
import {
  countedAs,
  MOST_TOLD_EVENTS,
  type PinCount,
} from '../../../../../src/domain/statistics/counted-events.ts';
import { COUNTING_CALLS } from '../../../../../wire/calls/pins/counting.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';

/**
 * Client events: impressions and clicks. The server stores daily counts of pins only, without any person, at most once
 * for each pin and request. Events of bots are not counted.
 */
export function countingCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(COUNTING_CALLS, { takeEvents: takeEvents(deps), takeCounters: takeCounters(deps) });
}

function takeEvents(deps: CallDeps): Answer<typeof COUNTING_CALLS.takeEvents> {
  return (context, { events, named }) => {
    const told = events.length + named.length;
    if (told === 0) throw invalidParameter('events', 'missing');
    if (told > MOST_TOLD_EVENTS) throw invalidParameter('events', 'too_long', { limit: MOST_TOLD_EVENTS });
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
  };
}

function takeCounters(deps: CallDeps): Answer<typeof COUNTING_CALLS.takeCounters> {
  return (context, { impressions, pin_clicks }) => {
    const told = impressions.length + pin_clicks.length;
    if (told === 0) throw invalidParameter('impressions', 'missing');
    const isTaken = count(deps, context, new Set(impressions), new Set(pin_clicks));
    return answer(isTaken ? told : 0, told);
  };
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

/** The response does not reveal whether the pins exist; missing pins are skipped when the counts are written. */
function answer(accepted: number, told: number) {
  return { data: { accepted, dropped: told - accepted } };
}
