import { expressionBuilder } from 'kysely';
import { toPinId, type BoardId, type PinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type {
  OwnMatchQuery,
  OwnMatchRow,
  PinChange,
  PinRepository,
} from '../../../application/ports/pins/pin-repository.ts';
import type { TypedProduct } from '../../../../src/domain/pins/typed-product.ts';
import type { PinContent } from '../../../application/ports/pins/pin-content.ts';
import type { PinRecord } from '../../../application/ports/records.ts';
import type { PinView, ViewerId } from '../../../application/ports/pins/views.ts';
import { recordChangedPins } from '../discovery/record-changes.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import { ownMatches } from './internal/own-matches-query.ts';
import { insertContent, putProduct } from './internal/pin-contents.ts';
import { insertPins } from './internal/pin-insertion.ts';
import { movePins } from './internal/pin-moving.ts';
import { placePinAfter } from './internal/pin-order.ts';
import { removePins } from './pin-removal.ts';
import { changedColumns, pinRecord } from './pin-rows.ts';
import { pinsOfVariant } from './internal/pins-of-variant.ts';
import { pinViews } from './internal/pin-views.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { Tables } from '../schema/tables.ts';

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

  /** One statement. */
  async findByPart(id: string): Promise<PinId | undefined> {
    const row = await this.#context.db
      .selectFrom('pin_parts')
      .select('root_id')
      .where('id', '=', keyOf(id))
      .executeTakeFirst();
    return row && toPinId(String(row.root_id));
  }

  ofVariant(address: string, limit: number): Promise<readonly PinId[]> {
    return pinsOfVariant(this.#context.db, address, limit);
  }

  /** At most five statements, however many pins. */
  views(ids: readonly PinId[], viewer: ViewerId): Promise<readonly PinView[]> {
    return pinViews(this.#context, ids.map(keyOf), keyOf(viewer));
  }

  ownMatches(pinnerId: UserId, query: OwnMatchQuery): Promise<readonly OwnMatchRow[]> {
    return ownMatches(this.#context, pinnerId, query);
  }

  insert(pin: PinRecord): Promise<void> {
    return this.insertAll([pin]);
  }

  insertAll(pins: readonly PinRecord[]): Promise<void> {
    return insertPins(this.#context.db, pins);
  }

  /** Two statements. */
  async update(id: PinId, change: PinChange): Promise<void> {
    const columns = changedColumns(change);
    if (Object.keys(columns).length === 0) return;
    const { db } = this.#context;
    await db.updateTable('pins').set(columns).where('id', '=', keyOf(id)).execute();
    await recordChangedPins(db, expressionBuilder<Tables, 'pins'>()('pins.id', '=', keyOf(id)));
  }

  addContent(id: PinId, content: PinContent): Promise<void> {
    return insertContent(this.#context.db, storableKey(id), content);
  }

  setProduct(id: PinId, product: TypedProduct | null): Promise<void> {
    return putProduct(this.#context.db, storableKey(id), product);
  }

  async move(ids: readonly PinId[], to: Parameters<PinRepository['move']>[1]): Promise<void> {
    if (ids.length === 0) return;
    await movePins(this.#context.db, ids.map(keyOf), {
      board: storableKey(to.boardId),
      section: to.sectionId === null ? null : storableKey(to.sectionId),
      time: to.time,
    });
  }

  async remove(ids: readonly PinId[]): Promise<void> {
    if (ids.length === 0) return;
    const eb = expressionBuilder<Tables, 'pins'>();
    await removePins(this.#context.db, eb('pins.id', 'in', ids.map(keyOf)));
  }

  removeAllOf(
    boardId: BoardId,
    { sectionId, except }: Parameters<PinRepository['removeAllOf']>[1],
  ): Promise<number> {
    const eb = expressionBuilder<Tables, 'pins'>();
    const conditions = [
      eb('pins.board_id', '=', keyOf(boardId)),
      ...(sectionId === undefined ? [] : [eb('pins.section_id', '=', keyOf(sectionId))]),
      ...(except.length === 0 ? [] : [eb('pins.id', 'not in', except.map(keyOf))]),
    ];
    return removePins(this.#context.db, eb.and(conditions));
  }

  placeAfter(id: PinId, after: PinId | null): Promise<void> {
    return placePinAfter(this.#context.db, keyOf(id), after === null ? null : keyOf(after));
  }
}
