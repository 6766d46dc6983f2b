import type { BoardId, PinId, TopicId, UserId } from '../../../../src/domain/ids/ids.ts';

/** A source of somebody's home feed: what they follow, own, or have saved, or a website. */
export type SwitchedSource =
  | { readonly kind: 'topic'; readonly id: TopicId }
  | { readonly kind: 'board'; readonly id: BoardId }
  | { readonly kind: 'pinner'; readonly id: UserId }
  /** Always the original of a saved pin, whether it still exists or not. */
  | { readonly kind: 'pin'; readonly id: PinId }
  /** A website by its host without `www.`, as pins are listed by it. */
  | { readonly kind: 'domain'; readonly id: string };

/** What must not feed the home feed of a person. */
export type SwitchedOff = {
  readonly topics: ReadonlySet<TopicId>;
  readonly boards: ReadonlySet<BoardId>;
  readonly pinners: ReadonlySet<UserId>;
  /** Originals: compare them with the original of a pin, never with a saved copy. */
  readonly pins: ReadonlySet<PinId>;
  readonly domains: ReadonlySet<string>;
  /**
   * When the person last started over, in ms since the epoch: what they did up to then feeds nothing. Null if never.
   */
  readonly since: number | null;
};

export interface FeedSwitchReader {
  /** Everything is switched on until it is switched off. */
  switchedOff(userId: UserId): Promise<SwitchedOff>;
}

/**
 * Which sources feed a person's home feed. Switching twice has the effect of switching once. Switches of topics, boards
 * and people go with these.
 */
export interface FeedSwitchRepository extends FeedSwitchReader {
  switchOff(userId: UserId, source: SwitchedSource): Promise<void>;
  /** A source that is on already is fine. */
  switchOn(userId: UserId, source: SwitchedSource): Promise<void>;
  startOver(userId: UserId, time: number): Promise<void>;
  /** Takes the last start back, so that the one before counts again. Never having started over is fine. */
  undoStartOver(userId: UserId): Promise<void>;
}
