import type { TopicId } from '../ids/ids.ts';

/** A topic of pins, as its viewer sees it. */
export type Topic = {
  readonly entityId: TopicId;
  readonly name: string;
  /** The name in addresses. */
  readonly urlName: string;
  readonly description: string;
  readonly imageUrl: string | null;
  /** `#rrggbb` */
  readonly dominantColor: string;
  readonly followerCount: number;
  readonly pinCount: number;
  readonly followedByMe: boolean;
};
