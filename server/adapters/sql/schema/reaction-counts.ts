import { expressionBuilder, type Expression, type Kysely } from 'kysely';
import type { ReactionCount, ReactionType } from '../../../../src/domain/pins/pin-relations.ts';
import type { ReactionCountColumns } from './tables-of-marks.ts';
import type { Tables } from './tables.ts';

/** The column that counts each kind of reaction. */
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

/** The columns of a pin's counts, for joins. */
export const JOINED_REACTION_COLUMNS = [
  'reacted.love_count',
  'reacted.haha_count',
  'reacted.good_idea_count',
  'reacted.wow_count',
  'reacted.thanks_count',
] as const;

export type JoinedReactions = { readonly [Column in keyof ReactionCountColumns]: number | null };

/** The kinds with a count, by their numbers. */
export function reactionCounts(row: JoinedReactions): readonly ReactionCount[] {
  return ENTRIES.flatMap(([reactionType, column]) => {
    const reactionCount = row[column] ?? 0;
    return reactionCount === 0 ? [] : [{ reactionType, reactionCount }];
  });
}

/** Subtracts the user's reactions from the counts of pins (-1), or adds them again (1). One statement. */
export async function countReactionsOf(db: Kysely<Tables>, user: number, change: 1 | -1): Promise<void> {
  const changed = (column: keyof ReactionCountColumns, type: ReactionType): Expression<number> => {
    const eb = expressionBuilder<Tables & { given: { type: number } }, 'pin_reaction_counts' | 'given'>();
    const one = eb.case().when('given.type', '=', type).then(change).else(0).end();
    return eb(`pin_reaction_counts.${column}`, '+', one);
  };
  await db
    .updateTable('pin_reaction_counts')
    .from(
      db
        .selectFrom('pin_reactions')
        .select(['pin_reactions.pin_id', 'pin_reactions.reaction_type as type'])
        .where('pin_reactions.user_id', '=', user)
        .as('given'),
    )
    .set(Object.fromEntries(ENTRIES.map(([type, column]) => [column, changed(column, type)])))
    .whereRef('pin_reaction_counts.pin_id', '=', 'given.pin_id')
    .execute();
}
