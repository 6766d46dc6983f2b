import type { LooksRepository, OwnPicture } from '../../../application/ports/media/looks.ts';
import { toBoardId, toPinId, type PinId, type UserId } from '../../../../src/domain/ids/ids.ts';
import { recordChangedPicture } from '../discovery/record-changes.ts';
import { keyOf } from '../schema/keys.ts';
import type { PictureLooks, PictureLooksWithWindows } from '../../../../src/domain/looks/picture-looks.ts';
import { hashFromText } from '../../../../src/domain/looks/picture-hash.ts';
import { LOOKS_COLUMNS, looksOf, looksRow, numbersOf, textOf } from '../reading/looks-rows.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import { isPictureStored } from './internal/is-picture-stored.ts';

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

  async ofPinner(
    pinnerId: UserId,
    { boardId, limit }: Parameters<LooksRepository['ofPinner']>[1],
  ): Promise<readonly OwnPicture[]> {
    const pins = this.#context.db
      .selectFrom('pins')
      .innerJoin('boards', 'boards.id', 'pins.board_id')
      .innerJoin('pictures', 'pictures.signature', 'pins.picture_signature')
      .leftJoin('picture_looks', 'picture_looks.signature', 'pins.picture_signature')
      .leftJoin('pin_contents', 'pin_contents.root_id', 'pins.root_id')
      .select(OWN_PICTURE_COLUMNS)
      .where('pins.pinner_id', '=', keyOf(pinnerId))
      .where('pins.video_signature', 'is', null)
      // A row of only a product has no kind.
      .where('pin_contents.kind', 'is', null)
      .orderBy('pins.id', 'desc')
      .limit(limit);
    const rows = await (boardId === null ? pins : pins.where('pins.board_id', '=', keyOf(boardId))).execute();
    return rows.map((row) => ({
      pinId: toPinId(String(row.id)),
      boardId: toBoardId(String(row.board_id)),
      privacy: row.privacy,
      rootId: toPinId(String(row.root_id)),
      signature: row.picture_signature,
      pixels: row.width * row.height,
      hasLink: row.link_key !== null,
      createdAt: row.created_at,
      hashes: row.hash ? hashesOf(row) : null,
    }));
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
    if (!(await isPictureStored(db, signature))) return;
    await db.deleteFrom('picture_looks').where('signature', '=', signature).execute();
    await db
      .insertInto('picture_looks')
      .values(looksRow(signature, version, looks))
      .execute();
    await recordChangedPicture(db, signature);
    if (looks === null) return;
    await db
      .insertInto('picture_windows')
      .values({ signature, features: textOf(looks.windows) })
      .execute();
  }
}

/** Without features, which are long. */
const OWN_PICTURE_COLUMNS = [
  'pins.id',
  'pins.board_id',
  'boards.privacy',
  'pins.root_id',
  'pins.picture_signature',
  'pins.link_key',
  'pins.created_at',
  'pictures.width',
  'pictures.height',
  'picture_looks.hash',
  'picture_looks.trimmed_hash',
] as const;

function hashesOf(row: { readonly hash: string | null; readonly trimmed_hash: string | null }) {
  const hash = hashFromText(row.hash ?? '');
  const isSame = row.trimmed_hash === row.hash;
  return { hash, trimmedHash: isSame ? hash : hashFromText(row.trimmed_hash ?? '') };
}

function batches<T>(all: readonly T[]): readonly (readonly T[])[] {
  return Array.from({ length: Math.ceil(all.length / AT_ONCE) }, (_, at) =>
    all.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );
}
