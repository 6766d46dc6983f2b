/** JSON data of an event. */
export type EventData = Readonly<Record<string, unknown>>;

/** An event as a client told it; any number may be its type. */
export type EventRecord = {
  readonly type: number;
  readonly viewType: number | null;
  readonly viewParameter: number | null;
  readonly component: number | null;
  readonly element: number | null;
  readonly objectId: string | null;
  readonly auxData: EventData | null;
  readonly eventData: EventData | null;
  readonly trackingParams: string | null;
  /** Milliseconds since the epoch, by the clock of the client; null when it told none. */
  readonly timeMs: number | null;
};

/** An event that has a name instead of a number: an error of the client, or one of its measurements. */
export type NamedEvent = {
  readonly name: string;
  /** What it is about. */
  readonly item: string | null;
  /** The part of the app in which it happened. */
  readonly within: string | null;
  /** The measured number. */
  readonly value: number | null;
  readonly timeMs: number | null;
};
