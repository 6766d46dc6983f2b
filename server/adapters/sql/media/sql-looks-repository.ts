import type { LooksRepository } from '../../../application/ports/media/looks.ts';
import { toPinId, type PinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import { recordChangedPins } from '../discovery/record-changes.ts';
import { keyOf } from '../schema/keys.ts';
import type { Tables } from '../schema/tables.ts';
import { expressionBuilder } from 'kysely';
import type { PictureLooks, PictureLooksWithWindows } from '../../../../src/domain/looks/picture-looks.ts';
import { LOOKS_COLUMNS, looksOf, looksRow, numbersOf, textOf } from '../reading/looks-rows.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Engines limit the number of values in one statement. */
const AT_ONCE = 500;

/** Reads of many signatures are one statement for each 500. */
export class SqlLooksRepository implements LooksRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(signatures: readonly string[]): Promise<ReadonlyMap<string, PictureLooks>> {
    const found = new Map<string, PictureLooks>();
    for (const some of batches(signatures)) {
      const rows = await this.#context.db
        .selectFrom('picture_looks')
        .innerJoin('pictures', 'pictures.signature', 'picture_looks.signature')
        .select(['picture_looks.signature', ...LOOKS_COLUMNS])
        .where('picture_looks.signature', 'in', some)
        .execute();
      for (const row of rows) {
        const looks = looksOf(row);
        if (looks !== null) found.set(row.signature, looks);
      }
    }
    return found;
  }

  async windowsOfPins(ids: readonly PinId[]): Promise<ReadonlyMap<PinId, Int8Array>> {
    const found = new Map<PinId, Int8Array>();
    for (const some of batches(ids)) {
      const rows = await this.#context.db
        .selectFrom('pins')
        .innerJoin('picture_windows', 'picture_windows.signature', 'pins.picture_signature')
        .select(['pins.id', 'picture_windows.features'])
        .where('pins.id', 'in', some.map(keyOf))
        .execute();
      for (const { id, features } of rows) found.set(toPinId(String(id)), numbersOf(features));
    }
    return found;
  }

  async ofPinner(pinnerId: UserId, limit: number): Promise<ReadonlyMap<PinId, PictureLooks>> {
    const rows = await this.#context.db
      .selectFrom('pins')
      .innerJoin('picture_looks', 'picture_looks.signature', 'pins.picture_signature')
      .innerJoin('pictures', 'pictures.signature', 'pins.picture_signature')
      .select(['pins.id', ...LOOKS_COLUMNS])
      .where('pins.pinner_id', '=', keyOf(pinnerId))
      .orderBy('pins.id', 'desc')
      .limit(limit)
      .execute();
    const found = new Map<PinId, PictureLooks>();
    for (const row of rows) {
      const looks = looksOf(row);
      if (looks !== null) found.set(toPinId(String(row.id)), looks);
    }
    return found;
  }

  async missing(version: number, after: string, limit: number): Promise<readonly string[]> {
    const rows = await this.#context.db
      .selectFrom('pictures')
      .leftJoin('picture_looks', (join) =>
        join
          .onRef('picture_looks.signature', '=', 'pictures.signature')
          .on('picture_looks.version', '=', version),
      )
      .select('pictures.signature')
      .where('pictures.signature', '>', after)
      .where('picture_looks.signature', 'is', null)
      .orderBy('pictures.signature')
      .limit(limit)
      .execute();
    return rows.map(({ signature }) => signature);
  }

  /** At most five statements. */
  async save(signature: string, version: number, looks: PictureLooksWithWindows | null): Promise<void> {
    const { db } = this.#context;
    const picture = await db
      .selectFrom('pictures')
      .select('signature')
      .where('signature', '=', signature)
      .executeTakeFirst();
    if (picture === undefined) return;
    await db.deleteFrom('picture_looks').where('signature', '=', signature).execute();
    await db
      .insertInto('picture_looks')
      .values(looksRow(signature, version, looks))
      .execute();
    await recordChangedPins(
      db,
      expressionBuilder<Tables, 'pins'>()('pins.picture_signature', '=', signature),
    );
    if (looks === null) return;
    await db
      .insertInto('picture_windows')
      .values({ signature, features: textOf(looks.windows) })
      .execute();
  }
}

function batches<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
    all.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}
