import type { ReactionCount, ReactionType } from '../../../src/domain/pins/pin-relations.ts';
import type { ReactionCountColumns } from './tables-of-marks.ts';

/** Where each kind of reaction is counted. */
export const REACTION_COLUMNS = {
  1: 'love_count',
  5: 'haha_count',
  7: 'good_idea_count',
  11: 'wow_count',
  13: 'thanks_count',
} as const satisfies Record<ReactionType, keyof ReactionCountColumns>;

const ENTRIES = Object.entries(REACTION_COLUMNS).map(
  ([type, column]) => [Number(type) as ReactionType, column] as const,
);

/** Columns to be selected where the counts of a pin are joined to it. */
export const JOINED_REACTION_COLUMNS = [
  'reacted.love_count',
  'reacted.haha_count',
  'reacted.good_idea_count',
  'reacted.wow_count',
  'reacted.thanks_count',
] as const;

export type JoinedReactions = { readonly [Column in keyof ReactionCountColumns]: number | null };

/** The kinds that somebody has given, by their numbers. */
export function reactionCounts(row: JoinedReactions): readonly ReactionCount[] {
  return ENTRIES.flatMap(([reactionType, column]) => {
    const reactionCount = row[column] ?? 0;
    return reactionCount === 0 ? [] : [{ reactionType, reactionCount }];
  });
}
