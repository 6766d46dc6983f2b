import { mayLog } from '../../../../../src/domain/events/may-log.ts';
import type { EventRecord, NamedEvent } from '../../../../../src/domain/events/event-record.ts';
import { isIdText, toPinId, type PinId } from '../../../../../src/domain/ids/ids.ts';
import {
  countedAs,
  MOST_TOLD_EVENTS,
  type PinCount,
} from '../../../../../src/domain/statistics/counted-events.ts';
import { COUNTING_CALLS } from '../../../../../wire/calls/pins/counting.ts';
import type { EventOwner } from '../../../../application/ports/events.ts';
import type { CallContext } from '../../core/call/call-context.ts';
import { CallFailure, invalidParameter } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { withPinIds } from '../ads/named-by-ads.ts';
import type { CallDeps } from '../call-deps.ts';
import { admittedCounts, batchOfCounts, senderOf } from './admitted-counts.ts';

/**
 * Client events. Of everybody the server stores daily counts of seen and opened pins, without any person, at most once
 * for each pin and request, and of members which pins they have seen last. The events themselves are stored with
 * consent only. Events of bots are neither counted nor stored.
 */
export function countingCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(COUNTING_CALLS, { takeEvents: takeEvents(deps), takeCounters: takeCounters(deps) });
}

function takeEvents(deps: CallDeps): Answer<typeof COUNTING_CALLS.takeEvents> {
  return async (context, { events, named, batch_id, counted_apart }) => {
    const eventCount = events.length + named.length;
    if (eventCount === 0) throw invalidParameter('events', 'missing');
    if (eventCount > MOST_TOLD_EVENTS)
      throw invalidParameter('events', 'too_long', { limit: MOST_TOLD_EVENTS });
    if (context.isBot || context.isSocialBot) return answer(0, eventCount);
    await deps.ads?.server.whenRead();
    const owner = ownerOf(context);
    const isStored = owner !== null && deps.limitCounts.admitBytes(senderOf(context), sizeOf(events, named));
    const counting = counted_apart ? [] : events.filter(isCounting);
    const isTaken = deps.takeBatches.take(batch_id ?? deps.newBatchId(), () => ({
      owner: isStored ? owner : null,
      events: isStored ? events.map((event) => eventOfPin(event, deps)) : [],
      named: isStored ? named : [],
      ...admittedCounts(deps, context, {
        impressions: pinsOf(counting, 'impression'),
        pinClicks: pinsOf(counting, 'pin_click'),
      }),
    }));
    if (!isTaken) throw new CallFailure('unavailable');
    return answer(isStored ? eventCount : counting.length, eventCount);
  };
}

function takeCounters(deps: CallDeps): Answer<typeof COUNTING_CALLS.takeCounters> {
  return async (context, { impressions, pin_clicks, unseen_experiences: unseen, batch_id }) => {
    const eventCount = impressions.length + pin_clicks.length + unseen.length;
    if (eventCount === 0) throw invalidParameter('impressions', 'missing');
    if (context.isBot || context.isSocialBot) return answer(0, eventCount);
    await deps.ads?.server.whenRead();
    const isTaken = deps.takeBatches.take(batch_id ?? deps.newBatchId(), () => ({
      ...batchOfCounts(deps, context, { impressions, pinClicks: pin_clicks }),
      // Of visitors without an id, views are not counted either.
      unseen: context.viewerId === null && context.unauthId === null ? [] : unseen,
    }));
    if (!isTaken) throw new CallFailure('unavailable');
    if (context.viewerId !== null)
      await deps.noteSeenPins.run(context.viewerId, new Set(withPins(impressions, deps)));
    return answer(eventCount, eventCount);
  };
}

/** The same with the ids of pins for those of their ads. */
function withPins<T>(told: T, { ads }: Pick<CallDeps, 'ads'>): T {
  return ads === null ? told : withPinIds(told, ads.server);
}

/** The event with the ids of pins for those of their ads; one about an ad says of which promotion it is. */
function eventOfPin(event: EventRecord, deps: Pick<CallDeps, 'ads'>): EventRecord {
  const { objectId } = event;
  const plain = withPins(event, deps);
  if (objectId === null || plain.objectId === objectId) return plain;
  return { ...plain, auxData: { ...plain.auxData, pin_promotion_id: objectId } };
}

/** With whom events are stored; null without consent. */
function ownerOf({
  viewerId,
  unauthId,
  consent,
  isBot,
  globalPrivacyControl,
}: CallContext): EventOwner | null {
  if (!mayLog({ consent, isBot, hasPrivacySignal: globalPrivacyControl })) return null;
  if (viewerId !== null) return { kind: 'user', id: viewerId };
  return unauthId === null ? null : { kind: 'visitor', id: unauthId };
}

function isCounting({ type, objectId }: EventRecord): boolean {
  return countedAs(type) !== null && objectId !== null && isIdText(objectId);
}

function pinsOf(events: readonly EventRecord[], count: PinCount): readonly PinId[] {
  return events.flatMap(({ type, objectId }) =>
    objectId !== null && countedAs(type) === count ? [toPinId(objectId)] : [],
  );
}

function sizeOf(events: readonly EventRecord[], named: readonly NamedEvent[]): number {
  return JSON.stringify(events).length + JSON.stringify(named).length;
}

/** The response does not reveal whether the pins exist; missing pins are skipped when the counts are written. */
function answer(accepted: number, eventCount: number) {
  return { data: { accepted, dropped: eventCount - accepted } };
}
