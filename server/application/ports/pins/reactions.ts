import type { PinId, UserId } from '../../../../src/domain/ids/ids.ts';
import type { ReactionType } from '../../../../src/domain/pins/pin-relations.ts';
import type { FollowPage, Placed } from '../people/follows.ts';

export type OwnReaction = Placed<PinId> & { readonly type: ReactionType };

export interface ReactionReader {
  /** What somebody has given to pins that can still be read, the last first. */
  ofUser(userId: UserId, page: FollowPage): Promise<readonly OwnReaction[]>;
}

/** One reaction for each person and pin, counted with the pin while the person is not deactivated. */
export interface ReactionRepository extends ReactionReader {
  /** Instead of any before; the same again changes nothing, not even its time. */
  put(
    userId: UserId,
    pinId: PinId,
    reaction: { readonly type: ReactionType; readonly time: number },
  ): Promise<void>;
  /** Where there is none nothing happens. */
  remove(userId: UserId, pinId: PinId): Promise<void>;
  /** Everything that the user has given to pins of that person. */
  removeAllFor(userId: UserId, pinnerId: UserId): Promise<void>;
}
