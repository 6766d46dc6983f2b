import { expressionBuilder } from 'kysely';
import { toPinId, type PinId } from '../../../../src/domain/ids/ids.ts';
import type { SourceFacts } from '../../../../src/domain/sources/source-facts.ts';
import type {
  BegunLink,
  LinkFactsRecord,
  LinkFactsRepository,
} from '../../../application/ports/web/link-facts.ts';
import { recordChangedPins } from '../discovery/record-changes.ts';
import { keyOf } from '../schema/keys.ts';
import { linkHash, variantKeys } from '../schema/link-hash.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { Tables } from '../schema/tables.ts';
import type { LinkFactsRow } from '../schema/tables-of-media.ts';

/** Each method is one statement, except for writing facts with their variants, and removing them. */
export class SqlLinkFactsRepository implements LinkFactsRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(key: string): Promise<LinkFactsRecord | undefined> {
    const row = await this.#context.db
      .selectFrom('link_facts')
      .selectAll()
      .where('link_key', '=', key)
      .executeTakeFirst();
    return row && linkFactsRecord(row);
  }

  async isLinked(key: string): Promise<boolean> {
    const query = this.#context.db.selectFrom('pins').select('id').where('link_key', '=', key).limit(1);
    return (await query.executeTakeFirst()) !== undefined;
  }

  async unread(after: PinId | null, limit: number): ReturnType<LinkFactsRepository['unread']> {
    let query = this.#context.db
      .selectFrom('pins')
      .leftJoin('link_facts', 'link_facts.link_key', 'pins.link_key')
      .select(['pins.id', 'pins.link', 'link_facts.link_key as known'])
      .where('pins.link_key', 'is not', null)
      .orderBy('pins.id')
      .limit(limit);
    if (after !== null) query = query.where('pins.id', '>', keyOf(after));
    const rows = await query.execute();
    const last = rows.at(-1);
    return {
      links: rows.flatMap(({ link, known }) => (link === null || known !== null ? [] : [link])),
      last: last === undefined || rows.length < limit ? null : toPinId(String(last.id)),
    };
  }

  async begin(link: string): Promise<BegunLink | null> {
    const key = linkHash(link);
    if (key === null) return null;
    const added = await this.#context.db
      .insertInto('link_facts')
      .values({
        link_key: key,
        url: link,
        facts: null,
        etag: null,
        last_modified: null,
        succeeded_at: null,
        failures: 0,
      })
      .onConflict((conflict) => conflict.column('link_key').doNothing())
      .returning('link_key')
      .executeTakeFirst();
    return { key, isNew: added !== undefined };
  }

  async update(key: string, change: Parameters<LinkFactsRepository['update']>[1]): Promise<void> {
    const { facts, etag, lastModified, succeededAt, failures } = change;
    const columns: Partial<LinkFactsRow> = {
      ...(facts === undefined ? {} : { facts: facts === null ? null : JSON.stringify(facts) }),
      ...(etag === undefined ? {} : { etag }),
      ...(lastModified === undefined ? {} : { last_modified: lastModified }),
      ...(succeededAt === undefined ? {} : { succeeded_at: succeededAt }),
      ...(failures === undefined ? {} : { failures }),
    };
    if (Object.keys(columns).length === 0) return;
    const { db } = this.#context;
    const changed = await db
      .updateTable('link_facts')
      .set(columns)
      .where('link_key', '=', key)
      .executeTakeFirst();
    if (facts === undefined || changed.numUpdatedRows === 0n) return;
    await this.#nameVariants(key, facts);
    await recordChangedPins(db, expressionBuilder<Tables, 'pins'>()('pins.link_key', '=', key));
  }

  async #nameVariants(key: string, facts: SourceFacts | null): Promise<void> {
    const { db } = this.#context;
    await db.deleteFrom('link_variants').where('link_key', '=', key).execute();
    const rows = variantKeys(facts).map((variant_key) => ({ variant_key, link_key: key }));
    if (rows.length > 0) await db.insertInto('link_variants').values(rows).execute();
  }

  async removeUnlinked(): Promise<number> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('link_facts')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(selectFrom('pins').select('pins.id').whereRef('pins.link_key', '=', 'link_facts.link_key')),
        ),
      )
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }

  async remove(key: string): Promise<void> {
    const { db } = this.#context;
    await db.deleteFrom('link_facts').where('link_key', '=', key).execute();
    await recordChangedPins(db, expressionBuilder<Tables, 'pins'>()('pins.link_key', '=', key));
  }
}

function linkFactsRecord(row: LinkFactsRow): LinkFactsRecord {
  return {
    url: row.url,
    facts: row.facts === null ? null : (JSON.parse(row.facts) as SourceFacts),
    etag: row.etag,
    lastModified: row.last_modified,
    succeededAt: row.succeeded_at,
    failures: row.failures,
  };
}
