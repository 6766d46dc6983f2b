import type { TunerObject } from '../../../domain/feeds/feed-tuner.ts';
import type { HomeMode } from '../../../domain/feeds/home-mode.ts';
import type { PinId } from '../../../domain/ids/ids.ts';

/** The home feed of a member, besides its pages. @throws {ServiceError} */
export interface HomeFeedGateway {
  /** Whether there are pins of what the viewer follows that are newer than this one, and that they have not seen. */
  hasNewer(than: PinId): Promise<boolean>;
  /** Stores the chosen feed with the account. */
  keepMode(mode: HomeMode): Promise<void>;
  /** Lets a source feed the home feed, or no longer. */
  switchSource(source: HomeFeedSource, on: boolean): Promise<void>;
}

/** What feeds a home feed: something that the viewer follows, owns or has saved. */
export type HomeFeedSource = {
  readonly type: TunerObject;
  readonly id: string;
};
