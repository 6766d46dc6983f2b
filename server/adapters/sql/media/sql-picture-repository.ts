import type { PictureRecord } from '../../../application/ports/records.ts';
import type { PictureRepository } from '../../../application/ports/media/pictures.ts';
import { pictureRecord, pictureRow } from '../reading/picture-rows.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Engines limit the number of values in one statement. */
const AT_ONCE = 500;

/** Each method is one statement; those that take many signatures are one for each 500. */
export class SqlPictureRepository implements PictureRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(signature: string): Promise<PictureRecord | undefined> {
    const row = await this.#context.db
      .selectFrom('pictures')
      .selectAll()
      .where('signature', '=', signature)
      .executeTakeFirst();
    return row && pictureRecord(row);
  }

  async unused(signatures: readonly string[]): Promise<readonly string[]> {
    const used = await this.#those(signatures, (some) => this.#usedAmong(some));
    return signatures.filter((signature) => !used.has(signature));
  }

  known(signatures: readonly string[]): Promise<ReadonlySet<string>> {
    return this.#those(signatures, (some) =>
      this.#context.db.selectFrom('pictures').select('signature').where('signature', 'in', some).execute(),
    );
  }

  async insert(picture: PictureRecord): Promise<void> {
    await this.#context.db
      .insertInto('pictures')
      .values(pictureRow(picture))
      .onConflict((conflict) => conflict.column('signature').doNothing())
      .execute();
  }

  /** Two statements. */
  async remove(signature: string): Promise<void> {
    const used = await this.#usedAmong([signature]);
    if (used.length > 0) return;
    await this.#context.db.deleteFrom('pictures').where('signature', '=', signature).execute();
  }

  async #those(
    signatures: readonly string[],
    find: (some: readonly string[]) => Promise<readonly { signature: string | null }[]>,
  ): Promise<ReadonlySet<string>> {
    const found = new Set<string>();
    for (let start = 0; start < signatures.length; start += AT_ONCE) {
      for (const { signature } of await find(signatures.slice(start, start + AT_ONCE))) {
        if (signature !== null) found.add(signature);
      }
    }
    return found;
  }

  #usedAmong(signatures: readonly string[]): Promise<readonly { signature: string | null }[]> {
    const { db } = this.#context;
    return db
      .selectFrom('users')
      .select('avatar_signature as signature')
      .where('avatar_signature', 'in', signatures)
      .union(
        db
          .selectFrom('pins')
          .select('picture_signature as signature')
          .where('picture_signature', 'in', signatures),
      )
      .union(
        db
          .selectFrom('pin_parts')
          .select('picture_signature as signature')
          .where('picture_signature', 'in', signatures),
      )
      .union(
        db
          .selectFrom('merged_pins')
          .select('picture_signature as signature')
          .where('picture_signature', 'in', signatures),
      )
      .union(
        db
          .selectFrom('removed_media')
          .select('picture_signature as signature')
          .where('picture_signature', 'in', signatures),
      )
      .union(
        db
          .selectFrom('uploads')
          .select('picture_signature as signature')
          .where('picture_signature', 'in', signatures),
      )
      .execute();
  }
}
