import type { EventType } from './event-types.ts';

/** Further data of an event. */
export type EventFields = Readonly<Record<string, string | number | boolean | null>>;

/** A user event for statistics. Missing numbers are null or omitted. */
export type LoggedEvent = {
  readonly eventType: EventType;
  /** The type of the view; null for a view without one. Default: the placement of the page. */
  readonly viewType?: number | null;
  /** The parameter of the view. */
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
  /** Data of this single event, such as a duration. */
  readonly eventData?: EventFields;
};
