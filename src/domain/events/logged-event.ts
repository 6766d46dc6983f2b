import type { EventType } from './event-types.ts';

/** More about an event, in plain fields. */
export type EventFields = Readonly<Record<string, string | number | boolean | null>>;

/** Something that somebody did, as it is told to those who may learn from it. What has no number is null or left out. */
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
  /** What it was done to. */
  readonly objectId: string;
  readonly timeMs: number;
  /** What the list in which the object was seen said about it. */
  readonly trackingParams: string;
  readonly auxData: EventFields;
  /** What belongs to this one event, as a duration does. */
  readonly eventData?: EventFields;
};
