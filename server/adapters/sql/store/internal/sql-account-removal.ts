import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import { toBoardId, toPinId, toUserId, type UserId } from '../../../../../src/domain/ids/ids.ts';
import type { AccountRemoval } from '../../../../application/ports/people/account-removal.ts';
import { removeBoard } from '../../boards/board-changes.ts';
import { keyOf } from '../../schema/keys.ts';
import { removeFromConversation } from '../../people/conversation-removal.ts';
import { removePins } from '../../pins/pin-removal.ts';
import type { SqlContext } from '../../schema/prepared-queries.ts';
import { SqlBoardRepository } from '../../boards/sql-board-repository.ts';
import { SqlReactionRepository } from '../../pins/sql-reaction-repository.ts';
import type { Tables } from '../../schema/tables.ts';

/** The number of pins or messages per transaction, so that other writes are not blocked longer than by an ordinary one. */
const PINS_AT_ONCE = 200;

export class SqlAccountRemoval implements AccountRemoval {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async leaving(time: number, limit: number): Promise<readonly UserId[]> {
    const rows = await this.#context.db
      .selectFrom('users')
      .select('id')
      .where('deletes_at', '<=', time)
      .orderBy('deletes_at')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => toUserId(String(id)));
  }

  async nextLeavingAt(): Promise<number | null> {
    const row = await this.#context.db
      .selectFrom('users')
      .select((eb) => eb.fn.min<number | null>('deletes_at').as('time'))
      .executeTakeFirst();
    return row?.time ?? null;
  }

  async removePart(userId: UserId): Promise<boolean> {
    const user = keyOf(userId);
    if (await this.#removePins('pinner_id', user)) return true;
    if (await this.#removeFromBoard(user)) return true;
    if (await this.#leaveBoard(userId)) return true;
    if (await this.#forgetFavorites(user)) return true;
    if (await this.#forgetReactions(user)) return true;
    if (await removeFromConversation(this.#context.db, user, PINS_AT_ONCE)) return true;
    if (await this.#removeEvents(user)) return true;
    // Follows, blocks, hides, reports, appeals, sessions, uploads, mails, links and settings are removed by cascade.
    await this.#context.db.deleteFrom('users').where('id', '=', user).execute();
    return false;
  }

  async #removePins(column: 'pinner_id' | 'board_id', key: number): Promise<boolean> {
    return (await removePins(this.#context.db, somePins(column, key))) > 0;
  }

  /** Other people's pins on a board of the user, then the board itself. */
  async #removeFromBoard(user: number): Promise<boolean> {
    const { db } = this.#context;
    const board = await db
      .selectFrom('boards')
      .select('id')
      .where('owner_id', '=', user)
      .limit(1)
      .executeTakeFirst();
    if (board === undefined) return false;
    if (!(await this.#removePins('board_id', board.id))) await removeBoard(db, board.id);
    return true;
  }

  /** Corrects the counts on pins of others. */
  async #forgetFavorites(user: number): Promise<boolean> {
    const { db } = this.#context;
    const some = await db
      .selectFrom('pin_favorites')
      .select('pin_id')
      .where('user_id', '=', user)
      .limit(PINS_AT_ONCE)
      .execute();
    if (some.length === 0) return false;
    const pins = some.map(({ pin_id }) => pin_id);
    await db
      .updateTable('pins')
      .set((eb) => ({ favorite_count: eb('favorite_count', '-', 1) }))
      .where('id', 'in', pins)
      .execute();
    await db.deleteFrom('pin_favorites').where('user_id', '=', user).where('pin_id', 'in', pins).execute();
    return true;
  }

  /** Corrects the counts on pins of others. */
  async #forgetReactions(user: number): Promise<boolean> {
    const some = await this.#context.db
      .selectFrom('pin_reactions')
      .select('pin_id')
      .where('user_id', '=', user)
      .limit(PINS_AT_ONCE)
      .execute();
    const reactions = new SqlReactionRepository(this.#context);
    for (const { pin_id } of some) {
      await reactions.remove(toUserId(String(user)), toPinId(String(pin_id)));
    }
    return some.length > 0;
  }

  async #removeEvents(user: number): Promise<boolean> {
    const { db } = this.#context;
    const some = await db
      .selectFrom('event_batches')
      .select('id')
      .where('user_id', '=', user)
      .orderBy('id')
      .limit(PINS_AT_ONCE)
      .execute();
    const ids = some.map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom('event_batches').where('id', 'in', ids).execute();
    return ids.length > 0;
  }

  async #leaveBoard(userId: UserId): Promise<boolean> {
    const shared = await this.#context.db
      .selectFrom('board_collaborators')
      .select('board_id')
      .where('user_id', '=', keyOf(userId))
      .limit(1)
      .executeTakeFirst();
    if (shared === undefined) return false;
    const boards = new SqlBoardRepository(this.#context);
    await boards.removeCollaborator(toBoardId(String(shared.board_id)), userId);
    return true;
  }
}

function somePins(column: 'pinner_id' | 'board_id', key: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'pins'>();
  return eb(
    'pins.id',
    'in',
    eb
      .selectFrom('pins as some')
      .select('some.id')
      .where(`some.${column}`, '=', key)
      .orderBy('some.id')
      .limit(PINS_AT_ONCE),
  );
}
