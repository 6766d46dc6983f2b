/** Something that somebody did, as it is told to those who may learn from it. */
export type LoggedEvent = {
  readonly eventType: number;
  /** What it was done to. */
  readonly objectId: string;
  readonly timeMs: number;
  /** What the list in which the object was seen said about it. */
  readonly trackingParams: string;
  readonly auxData: Readonly<Record<string, string | number | boolean | null>>;
};
