import type { BoardShort } from '../../../domain/boards/board.ts';
import type { TunerObject, TunerTab } from '../../../domain/feeds/feed-tuner.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { Topic } from '../../../domain/topics/topic.ts';
import type { UserShort } from '../../../domain/users/user.ts';
import type { Refused } from '../refused.ts';

/** A website. `pinCount`: of the pins that the viewer saved, liked or reacted to recently; the image is the last one's. */
export type TunedDomain = {
  readonly name: string;
  readonly imageUrl: string | null;
  readonly pinCount: number;
};

/** A source of the viewer's home feed. `enabled`: it feeds the home feed. */
export type TunedSource = (
  | { readonly kind: 'interest'; readonly topic: Topic }
  | { readonly kind: 'board'; readonly board: BoardShort }
  | { readonly kind: 'user'; readonly user: UserShort }
  | { readonly kind: 'pin'; readonly pin: Pin }
  | { readonly kind: 'domain'; readonly domain: TunedDomain }
) & { readonly enabled: boolean };

export type TunedPage = { readonly sources: readonly TunedSource[]; readonly bookmark: string | null };

/** The sources of the viewer's own home feed. @throws {ServiceError} */
export interface FeedTunerGateway {
  /** `'expired'`: the bookmark is no longer valid. */
  sources(tab: TunerTab, bookmark: string | null): Promise<TunedPage | 'expired' | undefined>;
  /** Idempotent, except for `history`: each start over counts, and `enabled` takes the last one back. */
  switchSource(
    source: { readonly kind: TunerObject; readonly id: string },
    enabled: boolean,
  ): Promise<{ readonly kind: 'done' } | Refused>;
}
