import { expressionBuilder, sql, type Expression, type SqlBool } from 'kysely';
import type { Tables } from '../schema/tables.ts';

/** Whether neither the viewer has blocked the person in this column, nor the other way round. */
export function notBlocked(viewer: number, person: string): Expression<SqlBool> {
  const eb = expressionBuilder<Tables>();
  const other = sql<number>`${sql.ref(person)}`;
  const blocks = (blocker: Expression<number>, blocked: Expression<number>) =>
    eb.exists(
      eb
        .selectFrom('user_blocks')
        .select('user_blocks.blocker_id')
        .where('user_blocks.blocker_id', '=', blocker)
        .where('user_blocks.blocked_id', '=', blocked),
    );
  return eb.not(eb.or([blocks(eb.val(viewer), other), blocks(other, eb.val(viewer))]));
}
