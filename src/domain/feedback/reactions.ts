import { ENABLED_GROUP } from '../experiments/experiment.ts';
import type { UserId } from '../ids/ids.ts';
import type { Phrase } from '../messages/message.ts';
import { mayReactOnBoard, standingOnBoard } from '../permissions/board-access.ts';
import type { Pin, PinCounts } from '../pins/pin.ts';
import type { ReactionCount, ReactionType } from '../pins/pin-relations.ts';
import { reactionMessages } from './internal/messages.en.ts';

export type ReactionKind = 'goodIdea' | 'love' | 'thanks' | 'wow' | 'haha';

/** The reactions in display order, with their numbers in calls. */
export const REACTIONS: readonly {
  readonly kind: ReactionKind;
  readonly type: ReactionType;
  readonly name: Phrase;
}[] = [
  { kind: 'goodIdea', type: 7, name: reactionMessages.goodIdea },
  { kind: 'love', type: 1, name: reactionMessages.love },
  { kind: 'thanks', type: 13, name: reactionMessages.thanks },
  { kind: 'wow', type: 11, name: reactionMessages.wow },
  { kind: 'haha', type: 5, name: reactionMessages.haha },
];

/** People in the enabled group of this experiment neither see nor give reactions. */
const REACTIONS_REMOVED = 'reactions_removed';

/** @param groups of the viewer, by experiment */
export function offersReactions(groups: Readonly<Record<string, string>>): boolean {
  return groups[REACTIONS_REMOVED] !== ENABLED_GROUP;
}

/** Duration and number of frames of a reaction's animation. */
export type ReactionMotion = { readonly durationMs: number; readonly frames: number };

/** Null with reduced motion. */
export function reactionMotion(place: 'closeup' | 'card', reducedMotion: boolean): ReactionMotion | null {
  if (reducedMotion) return null;
  return place === 'closeup' ? { durationMs: 3000, frames: 90 } : { durationMs: 2000, frames: 60 };
}

/** The reaction fields of a pin. */
export type Reactions = Pick<PinCounts, 'reactionByMe' | 'reactionCounts' | 'reactionCountsData'>;

/** The reactions after the viewer's new reaction replaced any earlier one; null removes it. */
export function withReaction(before: Reactions, reaction: ReactionType | null): Reactions {
  if (before.reactionByMe === reaction) return before;
  const reactionCountsData = REACTIONS.flatMap(({ type }): ReactionCount[] => {
    const left = countOf(before, type) - (before.reactionByMe === type ? 1 : 0);
    const reactionCount = Math.max(0, left) + (reaction === type ? 1 : 0);
    return reactionCount === 0 ? [] : [{ reactionType: type, reactionCount }];
  });
  const reactionCounts = Object.fromEntries(
    reactionCountsData.map(({ reactionType, reactionCount }) => [String(reactionType), reactionCount]),
  );
  return { reactionByMe: reaction, reactionCounts, reactionCountsData };
}

/** The number of reactions of this type. */
export function countOf({ reactionCountsData }: Reactions, type: ReactionType): number {
  return reactionCountsData.find(({ reactionType }) => reactionType === type)?.reactionCount ?? 0;
}

/** The number of reactions of all types. */
export function reactionTotal({ reactionCountsData }: Pick<Reactions, 'reactionCountsData'>): number {
  return reactionCountsData.reduce((sum, { reactionCount }) => sum + reactionCount, 0);
}

/** Whether the viewer may react to a pin: members may; on secret boards only if it was granted. */
export function mayReact({ board }: Pick<Pin, 'board'>, viewerId: UserId | null): boolean {
  if (viewerId === null) return false;
  return board === null || mayReactOnBoard(standingOnBoard(board, viewerId), 'react');
}
