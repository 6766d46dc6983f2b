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
    const eventCount = events.length + named.length;
    if (eventCount === 0) throw invalidParameter('events', 'missing');
    if (eventCount > MOST_TOLD_EVENTS)
      throw invalidParameter('events', 'too_long', { limit: MOST_TOLD_EVENTS });
    const counting = events.filter(({ type, objectId }) => countedAs(type) !== null && objectId !== null);
    const pinsOf = (count: PinCount) =>
      new Set(
        counting.flatMap(({ type, objectId }) =>
          objectId !== null && countedAs(type) === count ? [toPinId(objectId)] : [],
        ),
      );
    const isTaken = count(deps, context, pinsOf('impression'), pinsOf('pin_click'));
    const mayLearn = context.consent.analytics && !context.globalPrivacyControl;
    const accepted = isTaken ? (mayLearn ? eventCount : counting.length) : 0;
    return answer(accepted, eventCount);
  };
}

function takeCounters(deps: CallDeps): Answer<typeof COUNTING_CALLS.takeCounters> {
  return (context, { impressions, pin_clicks }) => {
    const eventCount = impressions.length + pin_clicks.length;
    if (eventCount === 0) throw invalidParameter('impressions', 'missing');
    const isTaken = count(deps, context, new Set(impressions), new Set(pin_clicks));
    return answer(isTaken ? eventCount : 0, eventCount);
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
function answer(accepted: number, eventCount: number) {
  return { data: { accepted, dropped: eventCount - accepted } };
}
