import type { EventType } from './event-types.ts';

/** More about an event, in plain fields. */
export type EventFields = Readonly<Record<string, string | number | boolean | null>>;

/** A user event for statistics. Missing numbers are null or omitted. */
export type LoggedEvent = {
  readonly eventType: EventType;
  /** The kind of view that it was done in. */
  readonly viewType?: number | null;
  /** What that view showed. */
  readonly viewParameter?: number | null;
  /** The part of the view. */
  readonly component?: number | null;
  /** The control in that part. */
  readonly element?: number | null;
  /** The object of the event. */
  readonly objectId: string;
  readonly timeMs: number;
  /** The tracking parameters from the feed in which the object was seen. */
  readonly trackingParams: string;
  readonly auxData: EventFields;
  /** What belongs to this one event, as a duration does. */
  readonly eventData?: EventFields;
};
