/** Something that somebody did, as it is told to those who may learn from it. */
export type LoggedEvent = {
  readonly eventType: number;
  /** The kind of view that it was done in; null or left out where it has no number. */
  readonly viewType?: number | null;
  /** What it was done to. */
  readonly objectId: string;
  readonly timeMs: number;
  /** What the list in which the object was seen said about it. */
  readonly trackingParams: string;
  readonly auxData: Readonly<Record<string, string | number | boolean | null>>;
};
