import { sql, type Kysely } from 'kysely';
import { REACTION_COLUMNS } from '../schema/reaction-counts.ts';

/** Removes reactions between people who have blocked each other, and those of deactivated people from the counts. */
export const reactionsThatCount = {
  name: '0021-reactions-that-count',
  async up(db: Kysely<unknown>): Promise<void> {
    await sql`
      DELETE FROM pin_reactions WHERE EXISTS (
        SELECT 1 FROM pins, user_blocks WHERE pins.id = pin_reactions.pin_id AND (
          (blocker_id = pin_reactions.user_id AND blocked_id = pins.pinner_id)
          OR (blocked_id = pin_reactions.user_id AND blocker_id = pins.pinner_id)))`.execute(db);
    for (const [type, column] of Object.entries(REACTION_COLUMNS)) {
      await sql`
        UPDATE pin_reaction_counts SET ${sql.ref(column)} = (
          SELECT count(*) FROM pin_reactions, users
          WHERE pin_reactions.pin_id = pin_reaction_counts.pin_id AND users.id = pin_reactions.user_id
            AND reaction_type = ${sql.lit(Number(type))} AND users.state <> 'deactivated')`.execute(db);
    }
  },
};
