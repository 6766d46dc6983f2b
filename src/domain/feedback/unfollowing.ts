import type { BoardShort } from '../boards/board.ts';
import type { Pin } from '../pins/pin.ts';
import { isQuickSaves } from '../saving/saved-place.ts';
import type { PromotionFacts } from '../sponsorship/promoted.ts';
import type { UserShort } from '../users/user.ts';
import { feedbackKind, type FeedbackKind } from './feedback-kind.ts';

/** A followed source that led to the pin. */
export type FollowedSource =
  | { readonly kind: 'person'; readonly person: UserShort }
  | { readonly kind: 'board'; readonly board: BoardShort };

type SourceFacts = PromotionFacts & Pick<Pin, 'recommendationReason' | 'sourceInterest' | 'pinner' | 'board'>;

/** The source that the viewer can unfollow to get no more pins like this one; null when the pin has another reason. */
export function followedSource(pin: SourceFacts): FollowedSource | null {
  const kind = feedbackKind(pin);
  if (kind === 'followed' && pin.pinner?.explicitlyFollowedByMe)
    return { kind: 'person', person: pin.pinner };
  const isBoard = pin.board !== null && !isQuickSaves(pin.board);
  if (kind === 'pfyBoard' && isBoard && pin.board.followedByMe) return { kind: 'board', board: pin.board };
  return null;
}

/** Negative feedback on a followed source unfollows it, undoing it follows it again; null when nothing is followed. */
export function followCall(kind: FeedbackKind, undo: boolean): 'follow' | 'unfollow' | null {
  if (kind !== 'followed' && kind !== 'pfyBoard') return null;
  return undo ? 'follow' : 'unfollow';
}
