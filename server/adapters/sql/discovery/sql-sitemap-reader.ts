import type {
  SitemapKind,
  SitemapPage,
  SitemapReader,
} from '../../../application/ports/discovery/sitemap-reader.ts';
import { sitemapBoards, sitemapPins, sitemapUsers } from './internal/sitemap-queries.ts';
import { keyOf } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Each method is one statement. */
export class SqlSitemapReader implements SitemapReader {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async pagesAfter(kind: SitemapKind, after: string | null, limit: number): Promise<readonly SitemapPage[]> {
    const { db } = this.#context;
    const key = keyOf(after);
    switch (kind) {
      case 'pins': {
        const rows = await sitemapPins(db, key).select(['pins.id', 'pins.title']).limit(limit).execute();
        return rows.map(({ id, title }) => ({ kind, id: String(id), title }));
      }
      case 'boards': {
        const rows = await sitemapBoards(db, key)
          .select(['boards.id', 'boards.slug', 'owner.username'])
          .limit(limit)
          .execute();
        return rows.map(({ id, slug, username }) => ({ kind, id: String(id), slug, username }));
      }
      case 'users': {
        const rows = await sitemapUsers(db, key).select(['id', 'username']).limit(limit).execute();
        return rows.map(({ id, username }) => ({ kind, id: String(id), username }));
      }
    }
  }

  async idAtDistance(kind: SitemapKind, after: string | null, distance: number): Promise<string | undefined> {
    const { db } = this.#context;
    const key = keyOf(after);
    const skipped = distance - 1;
    const row = await {
      pins: () => sitemapPins(db, key).select('pins.id').limit(1).offset(skipped).executeTakeFirst(),
      boards: () => sitemapBoards(db, key).select('boards.id').limit(1).offset(skipped).executeTakeFirst(),
      users: () => sitemapUsers(db, key).select('users.id').limit(1).offset(skipped).executeTakeFirst(),
    }[kind]();
    return row && String(row.id);
  }
}
