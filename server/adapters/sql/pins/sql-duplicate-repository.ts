import { expressionBuilder } from 'kysely';
import { toBoardId, toPinId, type PinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type {
  ApartSets,
  DuplicateRepository,
  MadeByMerge,
  PinMerge,
} from '../../../application/ports/pins/duplicates.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { Tables } from '../schema/tables.ts';
import { readSavedPins, restorePin, type SavedPin } from './internal/saved-pins.ts';
import { removePins } from './pin-removal.ts';

export class SqlDuplicateRepository implements DuplicateRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  /** One statement. */
  async apartSets(userId: UserId): Promise<ApartSets> {
    const rows = await this.#context.db
      .selectFrom('distinct_pins')
      .select(['set_id', 'pin_id'])
      .where('user_id', '=', keyOf(userId))
      .execute();
    const sets = new Map<PinId, string[]>();
    for (const { pin_id, set_id } of rows) {
      const pinId = toPinId(String(pin_id));
      sets.set(pinId, [...(sets.get(pinId) ?? []), String(set_id)]);
    }
    return sets;
  }

  /** One statement. */
  async savesOf(
    userId: UserId,
    rootId: PinId,
    signature: string,
  ): ReturnType<DuplicateRepository['savesOf']> {
    const rows = await this.#context.db
      .selectFrom('pins')
      .select(['id', 'board_id'])
      .where('root_id', '=', keyOf(rootId))
      .where('pinner_id', '=', keyOf(userId))
      .where('picture_signature', '=', signature)
      .orderBy('id')
      .execute();
    return rows.map(({ id, board_id }) => ({
      pinId: toPinId(String(id)),
      boardId: toBoardId(String(board_id)),
    }));
  }

  async keepApart(userId: UserId, setId: string, pinIds: readonly PinId[]): Promise<void> {
    const [user_id, set_id] = [storableKey(userId), storableKey(setId)];
    await this.#context.db
      .insertInto('distinct_pins')
      .values(pinIds.map((pinId) => ({ set_id, pin_id: storableKey(pinId), user_id })))
      .execute();
  }

  async forgetApart(userId: UserId, setId: string): Promise<boolean> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('distinct_pins')
      .where('user_id', '=', keyOf(userId))
      .where('set_id', '=', keyOf(setId))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows) > 0;
  }

  async merge({ id, userId, expiresAt, removed, made }: PinMerge): Promise<void> {
    const { db } = this.#context;
    const merge = storableKey(id);
    await db
      .insertInto('pin_merges')
      .values({
        id: merge,
        user_id: storableKey(userId),
        expires_at: expiresAt,
        made: JSON.stringify(made),
      })
      .execute();
    if (removed.length === 0) return;
    const keys = removed.map(storableKey);
    const saved = await readSavedPins(db, keys);
    for (const one of saved) {
      await db
        .insertInto('merged_pins')
        .values({
          pin_id: one.pin.id,
          merge_id: merge,
          picture_signature: one.pin.picture_signature,
          saved: JSON.stringify(one),
        })
        .execute();
    }
    await removePins(db, expressionBuilder<Tables, 'pins'>()('pins.id', 'in', keys));
  }

  async undoMerge(userId: UserId, mergeId: string, now: number): Promise<readonly PinId[] | undefined> {
    const { db } = this.#context;
    const merge = await db
      .selectFrom('pin_merges')
      .select(['id', 'made'])
      .where('id', '=', keyOf(mergeId))
      .where('user_id', '=', keyOf(userId))
      .where('expires_at', '>', now)
      .executeTakeFirst();
    if (merge === undefined) return undefined;
    await this.#takeBack(keyOf(userId), JSON.parse(merge.made) as MadeByMerge);
    const rows = await db
      .selectFrom('merged_pins')
      .select(['pin_id', 'saved'])
      .where('merge_id', '=', merge.id)
      .orderBy('pin_id')
      .execute();
    const restored: PinId[] = [];
    for (const { pin_id, saved } of rows) {
      if (await restorePin(db, JSON.parse(saved) as SavedPin)) restored.push(toPinId(String(pin_id)));
    }
    await db.deleteFrom('pin_merges').where('id', '=', merge.id).execute();
    return restored;
  }

  async removeExpired(now: number): Promise<number> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('pin_merges')
      .where('expires_at', '<=', now)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  async #takeBack(pinner: number, { copies, notes }: MadeByMerge): Promise<void> {
    const { db } = this.#context;
    const eb = expressionBuilder<Tables, 'pins'>();
    if (copies.length > 0) {
      const those = eb.and([eb('pins.id', 'in', copies.map(keyOf)), eb('pins.pinner_id', '=', pinner)]);
      await removePins(db, those);
      // A later merge may have removed some of them; its undo must not bring them back.
      await db.deleteFrom('merged_pins').where('pin_id', 'in', copies.map(keyOf)).execute();
    }
    for (const { pinId, before, after } of notes) {
      const change = db.updateTable('pins').set({ note: before }).where('id', '=', keyOf(pinId));
      await (after === null ? change.where('note', 'is', null) : change.where('note', '=', after)).execute();
    }
  }
}
