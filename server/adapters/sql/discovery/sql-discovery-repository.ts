import { sql, type Kysely } from 'kysely';
import { toPinId, type PinId } from '../../../../src/domain/ids/ids.ts';
import type {
  DiscoveryChange,
  DiscoveryRepository,
} from '../../../application/ports/discovery/discovery-changes.ts';
import type { PinDocument } from '../../../application/ports/discovery/pin-document.ts';
import { keyOf } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { Tables } from '../schema/tables.ts';
import { pinDocuments } from './internal/pin-documents-query.ts';

/** Each method is one statement, except for documents, which are three or four. */
export class SqlDiscoveryRepository implements DiscoveryRepository {
  readonly #context: SqlContext;
  readonly #embeddingModel: string | null;

  /** `embeddingModel`: the model whose embeddings documents have; null for none. */
  constructor(context: SqlContext, embeddingModel: string | null = null) {
    this.#context = context;
    this.#embeddingModel = embeddingModel;
  }

  async newestChange(): Promise<number> {
    const row = await this.#context.db
      .selectFrom('discovery_changes')
      .select((eb) => eb.fn.max<number | null>('id').as('id'))
      .executeTakeFirst();
    return row?.id ?? 0;
  }

  async changesAfter(id: number, limit: number): Promise<readonly DiscoveryChange[]> {
    const { db, prepared } = this.#context;
    const rows = await prepared.rows(db, 'discovery changes', { id, limit }, ({ id, limit }) =>
      changes(db).where('id', '>', id).limit(limit),
    );
    return rows.map(changeOf);
  }

  async changes(ids: readonly number[]): Promise<readonly DiscoveryChange[]> {
    if (ids.length === 0) return [];
    const rows = await changes(this.#context.db).where('id', 'in', ids).execute();
    return rows.map(changeOf);
  }

  async documentIds(after: PinId | null, limit: number): Promise<readonly PinId[]> {
    // A sum, so that no index of listed pins is used: it would be read whole for every batch.
    return this.#idsWhere(sql<boolean>`listed + 0 = 1`, after, limit);
  }

  async idsOf(
    { kind, objectId }: Pick<DiscoveryChange, 'kind' | 'objectId'>,
    after: PinId | null,
    limit: number,
  ): Promise<readonly PinId[]> {
    const key = keyOf(objectId);
    if (kind === 'pin') return after === null ? [toPinId(objectId)] : [];
    if (kind === 'board') return this.#idsWhere(sql<boolean>`board_id = ${key}`, after, limit);
    const ofUser = sql<boolean>`(pinner_id = ${key} or board_id in (select id from boards where owner_id = ${key}))`;
    return this.#idsWhere(ofUser, after, limit);
  }

  async documents(ids: readonly PinId[]): Promise<readonly PinDocument[]> {
    return ids.length === 0 ? [] : pinDocuments(this.#context, ids.map(keyOf), this.#embeddingModel);
  }

  async keepNewestChanges(count: number): Promise<void> {
    const newest = await this.newestChange();
    await this.#context.db
      .deleteFrom('discovery_changes')
      .where('id', '<=', newest - Math.max(1, count))
      .execute();
  }

  async #idsWhere(
    condition: ReturnType<typeof sql<boolean>>,
    after: PinId | null,
    limit: number,
  ): Promise<readonly PinId[]> {
    const rows = await this.#context.db
      .selectFrom('pins')
      .select('root_id')
      .distinct()
      .where('root_id', '>', keyOf(after))
      .where(condition)
      .orderBy('root_id')
      .limit(limit)
      .execute();
    return rows.map(({ root_id }) => toPinId(String(root_id)));
  }
}

function changes(db: Kysely<Tables>) {
  return db.selectFrom('discovery_changes').select(['id', 'kind', 'object_id']).orderBy('id');
}

function changeOf(row: {
  readonly id: number;
  readonly kind: DiscoveryChange['kind'];
  readonly object_id: number;
}): DiscoveryChange {
  return { id: row.id, kind: row.kind, objectId: String(row.object_id) };
}
