import { toTopicId, type TopicId } from '../../../../src/domain/ids/ids.ts';
import type { TopicReader, TopicRecord, TopicView } from '../../../application/ports/pins/topics.ts';
import type { ViewerId } from '../../../application/ports/pins/views.ts';
import { keyOf } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { TopicRow } from '../schema/tables.ts';

/** Each method is one statement. */
export class SqlTopicReader implements TopicReader {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async views(ids: readonly TopicId[], viewer: ViewerId): Promise<readonly TopicView[]> {
    if (ids.length === 0) return [];
    const { db, prepared } = this.#context;
    const args = { keys: ids.map(keyOf), viewer: keyOf(viewer) };
    const rows = await prepared.rows(db, 'topics', args, ({ keys, viewer }) =>
      db
        .selectFrom('interests')
        .leftJoin('interest_follows', (join) =>
          join
            .onRef('interest_follows.interest_id', '=', 'interests.id')
            .on('interest_follows.follower_id', '=', viewer),
        )
        .selectAll('interests')
        .select('interest_follows.follower_id as follower')
        .where('interests.id', 'in', keys),
    );
    const views = new Map(
      rows.map(({ follower, ...row }) => [
        String(row.id),
        { topic: topicRecord(row), followedByViewer: follower !== null },
      ]),
    );
    return ids.flatMap((id) => views.get(id) ?? []);
  }

  async findByUrlName(urlName: string): Promise<TopicId | undefined> {
    const row = await this.#context.db
      .selectFrom('interests')
      .select('id')
      .where('url_name', '=', urlName.toLowerCase())
      .executeTakeFirst();
    return row && toTopicId(String(row.id));
  }

  async roots(): Promise<readonly TopicId[]> {
    return idsOf(await this.#byName().where('parent_id', 'is', null).execute());
  }

  async all(): Promise<readonly TopicId[]> {
    return idsOf(await this.#byName().execute());
  }

  #byName() {
    return this.#context.db.selectFrom('interests').select('id').orderBy('name');
  }
}

function idsOf(rows: readonly { readonly id: number }[]): readonly TopicId[] {
  return rows.map(({ id }) => toTopicId(String(id)));
}

function topicRecord(row: TopicRow): TopicRecord {
  return {
    id: toTopicId(String(row.id)),
    urlName: row.url_name,
    name: row.name,
    description: row.description,
    dominantColor: row.dominant_color,
    parentId: row.parent_id === null ? null : toTopicId(String(row.parent_id)),
    level: row.level,
    followerCount: row.follower_count,
  };
}
