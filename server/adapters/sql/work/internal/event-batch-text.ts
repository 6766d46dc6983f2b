import type { EventData, EventRecord, NamedEvent } from '../../../../../src/domain/events/event-record.ts';
import type { StoredBatch } from '../../../../application/ports/events.ts';

type BatchContent = Pick<StoredBatch, 'receivedAt' | 'events' | 'named'>;

/** The time is relative to the arrival, to be shorter. Nulls at the end are left out. */
type EventTuple = [
  type: number,
  time?: number | null,
  objectId?: string | null,
  viewType?: number | null,
  viewParameter?: number | null,
  component?: number | null,
  element?: number | null,
  trackingParams?: string | null,
  auxData?: EventData | null,
  eventData?: EventData | null,
];
type NamedTuple = [
  name: string,
  time?: number | null,
  item?: string | null,
  within?: string | null,
  value?: number | null,
];

/** The content of a batch as compact JSON: a list of lists; those of named events begin with a text. */
export function batchToText({ receivedAt, events, named }: BatchContent): string {
  const since = (time: number | null) => (time === null ? null : time - receivedAt);
  const rows: unknown[][] = [
    ...events.map((event): EventTuple => [
      event.type,
      since(event.timeMs),
      event.objectId,
      event.viewType,
      event.viewParameter,
      event.component,
      event.element,
      event.trackingParams,
      event.auxData,
      event.eventData,
    ]),
    ...named.map((event): NamedTuple => [
      event.name,
      since(event.timeMs),
      event.item,
      event.within,
      event.value,
    ]),
  ];
  return JSON.stringify(rows.map((row) => row.slice(0, row.findLastIndex((each) => each !== null) + 1)));
}

export function batchFromText(text: string, receivedAt: number): BatchContent {
  const rows = JSON.parse(text) as readonly (EventTuple | NamedTuple)[];
  const timeOf = (time: number | null | undefined) => (time == null ? null : receivedAt + time);
  const events: EventRecord[] = [];
  const named: NamedEvent[] = [];
  for (const row of rows) {
    if (isNamed(row)) {
      const [name, time, item = null, within = null, value = null] = row;
      named.push({ name, item, within, value, timeMs: timeOf(time) });
      continue;
    }
    const [type, time, objectId = null, viewType = null, viewParameter = null] = row;
    const [component = null, element = null, trackingParams = null, auxData = null, eventData = null] =
      row.slice(5) as TailOf<EventTuple>;
    events.push({
      type,
      viewType,
      viewParameter,
      component,
      element,
      objectId,
      auxData,
      eventData,
      trackingParams,
      timeMs: timeOf(time),
    });
  }
  return { receivedAt, events, named };
}

type TailOf<T extends EventTuple> = [T[5], T[6], T[7], T[8], T[9]];

function isNamed(row: EventTuple | NamedTuple): row is NamedTuple {
  return typeof row[0] === 'string';
}
