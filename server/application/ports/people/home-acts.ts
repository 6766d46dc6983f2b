import type { BoardId, PinId, TopicId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { SwitchedOff } from './feed-switches.ts';

/** What somebody did with a pin. */
export type HomeActKind = 'save' | 'favorite' | 'reaction';

export type HomeAct = {
  readonly kind: HomeActKind;
  /** The original of the pin. */
  readonly document: PinId;
  /** The board that it was saved to, if that is not the one for quick saves. */
  readonly board: {
    readonly id: BoardId;
    readonly name: string;
    readonly slug: string;
    readonly owner: string;
  } | null;
  /** ms since the epoch */
  readonly time: number;
};

export type HiddenFromHome = {
  readonly document: PinId;
  readonly pinnerId: UserId;
  /** Of the pin; null without one. */
  readonly link: string | null;
};

/** What a member's home feed is made from. */
export type HomeProfile = {
  /** The last acts, newest first; without boards that must not feed it, and with what is switched off. */
  readonly acts: readonly HomeAct[];
  readonly topics: readonly TopicId[];
  /** Whether they follow people, boards or topics. */
  readonly followsAnything: boolean;
  /** The pins that they hid last, newest first. */
  readonly hidden: readonly HiddenFromHome[];
  readonly off: SwitchedOff;
};

/** A pin that may stand in a home feed. */
export type HomePin = {
  readonly id: PinId;
  /** The original. */
  readonly document: PinId;
  readonly pinnerId: UserId;
  readonly boardId: BoardId;
  readonly link: string | null;
  /** ms since the epoch */
  readonly createdAt: number;
  /** Signature of the picture. */
  readonly picture: string;
  /** When the viewer has seen it last, ms since the epoch; null if never. */
  readonly seenAt: number | null;
  /** By the rules of `FeedReader.recommendable`. */
  readonly isRecommendable: boolean;
  /** The viewer has hidden neither it nor its pinner nor its board. */
  readonly isWanted: boolean;
};

/** Rows for home feeds. Each method is one statement. */
export interface HomeReader {
  /** Everything up to this time. */
  profileOf(userId: UserId, until: number): Promise<HomeProfile>;
  /** These pins, in their order; unknown ones are left out. */
  pins(ids: readonly PinId[], viewer: UserId): Promise<readonly HomePin[]>;
}

/** What members have seen, so that it does not come again before all that they have not. */
export interface HomeRepository extends HomeReader {
  /** Notes pins as seen now. Unknown ones are left out, and so are the oldest beyond `MOST_SEEN` of the user. */
  noteSeen(userId: UserId, pinIds: readonly PinId[], time: number): Promise<void>;
}

/** How many seen pins are remembered of each person. */
export const MOST_SEEN = 3_000;
