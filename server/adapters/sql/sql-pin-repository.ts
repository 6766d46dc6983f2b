import { popularityRank } from '../../../src/domain/feeds/popularity.ts';
import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { PinRecord } from '../../application/ports/records.ts';
import type { PinRepository } from '../../application/ports/store.ts';
import type { PinView, ViewerId } from '../../application/ports/views.ts';
import { keyOf, storableKey } from './keys.ts';
import { newPinRow, pinRecord } from './pin-rows.ts';
import { pinViews } from './pin-views.ts';
import type { SqlContext } from './prepared-queries.ts';
import type { BoardRow, Flag } from './tables.ts';

export class SqlPinRepository implements PinRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  /** One statement. */
  async find(id: PinId): Promise<PinRecord | undefined> {
    const { db, prepared } = this.#context;
    const [row] = await prepared.rows(db, 'pin', { key: keyOf(id) }, ({ key }) =>
      db.selectFrom('pins').selectAll().where('id', '=', key),
    );
    return row && pinRecord(row);
  }

  /** Three statements, however many pins. */
  views(ids: readonly PinId[], viewer: ViewerId): Promise<readonly PinView[]> {
    return pinViews(this.#context, ids.map(keyOf), keyOf(viewer));
  }

  /** Three statements, five for a copy. */
  async insert(pin: PinRecord): Promise<void> {
    const board = await this.#countOnBoard(pin);
    const { pinnerActive, ownerActive } = await this.#activePeople(pin, board.owner_id);
    const listed = board.privacy === 'public' && board.is_archived === 0 && pinnerActive && ownerActive;
    const places = {
      rank: popularityRank({ createdAt: pin.createdAt, saves: 0 }),
      shown: flag(pinnerActive),
      listed: flag(listed),
    };
    await this.#context.db.insertInto('pins').values(newPinRow(pin, places)).execute();
    if (board.privacy !== 'secret') await this.#countOnOriginal(pin.originalPinId);
  }

  async #countOnBoard(pin: PinRecord): Promise<Pick<BoardRow, 'owner_id' | 'privacy' | 'is_archived'>> {
    return await this.#context.db
      .updateTable('boards')
      .set((eb) => ({
        pin_count: eb('pin_count', '+', 1),
        last_pinned_at: eb
          .case()
          .when('last_pinned_at', '>', pin.createdAt)
          .then(eb.ref('last_pinned_at'))
          .else(pin.createdAt)
          .end(),
      }))
      .where('id', '=', storableKey(pin.boardId))
      .returning(['owner_id', 'privacy', 'is_archived'])
      .executeTakeFirstOrThrow(() => new Error(`There is no board ${pin.boardId} for pin ${pin.id}.`));
  }

  async #activePeople(
    pin: PinRecord,
    owner: number,
  ): Promise<{ pinnerActive: boolean; ownerActive: boolean }> {
    const pinner = storableKey(pin.pinnerId);
    const active = await this.#context.db
      .selectFrom('users')
      .select('id')
      .where('id', 'in', [pinner, owner])
      .where('state', '!=', 'deactivated')
      .execute();
    const ids = new Set(active.map(({ id }) => id));
    return { pinnerActive: ids.has(pinner), ownerActive: ids.has(owner) };
  }

  /** The rank is kept in step with the count that it is made from. */
  async #countOnOriginal(originalId: PinId | null): Promise<void> {
    if (originalId === null) return;
    const key = keyOf(originalId);
    const original = await this.#context.db
      .updateTable('pins')
      .set((eb) => ({ repin_count: eb('repin_count', '+', 1) }))
      .where('id', '=', key)
      .returning(['created_at', 'repin_count'])
      .executeTakeFirst();
    if (original === undefined) return;
    const rank = popularityRank({ createdAt: original.created_at, saves: original.repin_count });
    await this.#context.db.updateTable('pins').set({ rank }).where('id', '=', key).execute();
  }
}

function flag(yes: boolean): Flag {
  return yes ? 1 : 0;
}
