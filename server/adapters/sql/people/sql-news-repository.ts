import { NEWS_GROUP_MS, type NewsObject } from '../../../../src/domain/news/news-item.ts';
import { toUserId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type {
  NewsEvent,
  NewsItem,
  NewsPlace,
  NewsRepository,
} from '../../../application/ports/people/news.ts';
import { newsOf, unreadNews, visibleActors } from './internal/news-query.ts';
import { newsTarget, targetOf } from './internal/news-target.ts';
import { flag } from '../schema/flag.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import { ROWS_AT_ONCE } from '../schema/rows-at-once.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Each method is one statement, unless it says otherwise. */
export class SqlNewsRepository implements NewsRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async ofUser(
    userId: UserId,
    { after, limit }: { readonly after: NewsPlace | null; readonly limit: number },
  ): Promise<readonly NewsItem[]> {
    const { db, prepared } = this.#context;
    const args = {
      user: keyOf(userId),
      time: after?.time ?? Number.MAX_SAFE_INTEGER,
      id: after === null ? Number.MAX_SAFE_INTEGER : keyOf(after.id),
      limit,
    };
    const rows = await prepared.rows(db, 'news', args, ({ user, time, id, limit: most }) =>
      newsOf(db, user)
        .where('news_items.is_hidden', '=', 0)
        .where('news_items.updated_at', '<=', time)
        .where((eb) => eb.or([eb('news_items.updated_at', '<', time), eb('news_items.id', '<', id)]))
        .orderBy('news_items.updated_at', 'desc')
        .orderBy('news_items.id', 'desc')
        .limit(most),
    );
    return rows.map(newsItem);
  }

  async find(userId: UserId, id: string): Promise<NewsItem | undefined> {
    const { db } = this.#context;
    const row = await newsOf(db, keyOf(userId)).where('news_items.id', '=', keyOf(id)).executeTakeFirst();
    return row && newsItem(row);
  }

  async actorsOf(userId: UserId, id: string): Promise<readonly UserId[]> {
    const { db } = this.#context;
    const rows = await visibleActors(db, keyOf(userId))
      .innerJoin('news_items', 'news_items.id', 'news_actors.item_id')
      .select('news_actors.actor_id')
      .where('news_items.user_id', '=', keyOf(userId))
      .where('news_items.id', '=', keyOf(id))
      .orderBy('news_actors.acted_at', 'desc')
      .orderBy('news_actors.actor_id', 'desc')
      .execute();
    return rows.map(({ actor_id }) => toUserId(String(actor_id)));
  }

  async unreadCount(userId: UserId): Promise<number> {
    const { db, prepared } = this.#context;
    const [row] = await prepared.rows(db, 'unread news', { user: keyOf(userId) }, ({ user }) =>
      unreadNews(db, user),
    );
    return row?.count ?? 0;
  }

  async target({ userId, category, about, actorId, time }: Omit<NewsEvent, 'id'>) {
    const { db, prepared } = this.#context;
    const args = {
      user: keyOf(userId),
      category,
      kind: about.kind,
      about: keyOf(about.id),
      since: time - NEWS_GROUP_MS,
      actor: keyOf(actorId),
    };
    const [row] = await prepared.rows(db, 'news target', args, (event) => newsTarget(db, event));
    return row && targetOf(row);
  }

  /** Two statements, or one for news from the site. */
  async insert({ id, userId, category, about, actorId, time }: NewsEvent): Promise<void> {
    const key = storableKey(about.id);
    await this.#context.db
      .insertInto('news_items')
      .values({
        id: storableKey(id),
        user_id: storableKey(userId),
        category,
        about_kind: about.kind,
        about_id: key,
        pin_id: about.kind === 'pin' ? key : null,
        board_id: about.kind === 'board' ? key : null,
        is_unread: 1,
        is_hidden: 0,
        created_at: time,
        updated_at: time,
      })
      .execute();
    if (actorId !== null) await this.#addActor(id, actorId, time);
  }

  /** Two statements. */
  async join(
    itemId: string,
    { actorId, time }: { readonly actorId: UserId; readonly time: number },
  ): Promise<void> {
    await this.#addActor(itemId, actorId, time);
    await this.#context.db
      .updateTable('news_items')
      .set({ is_unread: 1, updated_at: time })
      .where('id', '=', keyOf(itemId))
      .execute();
  }

  async markRead(userId: UserId, ids: readonly string[]): Promise<number> {
    if (ids.length === 0) return 0;
    const result = await this.#context.db
      .updateTable('news_items')
      .set({ is_unread: 0 })
      .where('user_id', '=', keyOf(userId))
      .where('id', 'in', ids.map(keyOf))
      .executeTakeFirst();
    return Number(result.numUpdatedRows);
  }

  async markAllRead(userId: UserId): Promise<void> {
    await this.#context.db
      .updateTable('news_items')
      .set({ is_unread: 0 })
      .where('user_id', '=', keyOf(userId))
      .where('is_unread', '=', 1)
      .execute();
  }

  async markReadAbout(userId: UserId, { kind, id }: NewsObject): Promise<void> {
    await this.#context.db
      .updateTable('news_items')
      .set({ is_unread: 0 })
      .where('about_id', '=', keyOf(id))
      .where('about_kind', '=', kind)
      .where('user_id', '=', keyOf(userId))
      .where('is_unread', '=', 1)
      .execute();
  }

  async setHidden(userId: UserId, id: string, isHidden: boolean): Promise<void> {
    await this.#context.db
      .updateTable('news_items')
      .set({ is_hidden: flag(isHidden) })
      .where('user_id', '=', keyOf(userId))
      .where('id', '=', keyOf(id))
      .execute();
  }

  async removeAbout({ kind, id }: NewsObject): Promise<void> {
    await this.#context.db
      .deleteFrom('news_items')
      .where('about_id', '=', keyOf(id))
      .where('about_kind', '=', kind)
      .execute();
  }

  async removeBefore(time: number): Promise<void> {
    await this.#context.db.deleteFrom('news_items').where('updated_at', '<', time).execute();
  }

  /** Two statements, of which the first reads an index only. */
  async keepNewest(perPerson: number): Promise<void> {
    const { db } = this.#context;
    const full = await db
      .selectFrom('news_items')
      .select('user_id')
      .groupBy('user_id')
      .having((eb) => eb(eb.fn.countAll(), '>', perPerson))
      .limit(ROWS_AT_ONCE)
      .execute();
    if (full.length === 0) return;
    const people = full.map(({ user_id }) => user_id);
    const ranked = db
      .selectFrom('news_items')
      .select(({ fn }) => [
        'id',
        fn
          .agg<number>('row_number')
          .over((over) => over.partitionBy('user_id').orderBy('updated_at', 'desc').orderBy('id', 'desc'))
          .as('place'),
      ])
      .where('user_id', 'in', people);
    await db
      .deleteFrom('news_items')
      .where(
        'id',
        'in',
        db.selectFrom(ranked.as('ranked')).select('ranked.id').where('ranked.place', '>', perPerson),
      )
      .execute();
  }

  async #addActor(itemId: string, actorId: UserId, time: number): Promise<void> {
    await this.#context.db
      .insertInto('news_actors')
      .values({ item_id: storableKey(itemId), actor_id: storableKey(actorId), acted_at: time })
      .onConflict((conflict) => conflict.columns(['item_id', 'actor_id']).doUpdateSet({ acted_at: time }))
      .execute();
  }
}

type NewsRow = Awaited<ReturnType<ReturnType<typeof newsOf>['execute']>>[number];

function newsItem(row: NewsRow): NewsItem {
  return {
    id: String(row.id),
    category: row.category,
    about: { kind: row.about_kind, id: String(row.about_id) },
    time: row.updated_at,
    isUnread: row.is_unread === 1,
    newestActorId: row.newest_actor === null ? null : toUserId(String(row.newest_actor)),
    actorCount: row.actor_count ?? 0,
  };
}
