import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { ReactionType } from '../../../../src/domain/pins/pin-relations.ts';
import type { FollowPage, Placed } from '../people/follows.ts';

export type OwnReaction = Placed<PinId> & { readonly type: ReactionType };

export interface ReactionReader {
  /** The reactions of a user to pins that can still be read, newest first. */
  ofUser(userId: UserId, page: FollowPage): Promise<readonly OwnReaction[]>;
}

/** One reaction for each person and pin. The pin counts it while the person is not deactivated. */
export interface ReactionRepository extends ReactionReader {
  /** Replaces an earlier reaction; the same reaction again changes nothing, not even its time. */
  put(
    userId: UserId,
    pinId: PinId,
    reaction: { readonly type: ReactionType; readonly time: number },
  ): Promise<void>;
  /** A missing reaction is fine. */
  remove(userId: UserId, pinId: PinId): Promise<void>;
  /** Removes all reactions of the user to pins of the other person. */
  removeAllFor(userId: UserId, pinnerId: UserId): Promise<void>;
}
