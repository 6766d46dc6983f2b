import type { PinId } from '../../../../src/domain/ids/ids.ts';
import type {
  TodayArticleRecord,
  TodayRepository,
  TodayTheme,
} from '../../../application/ports/pins/today.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { TodayArticleRow } from '../schema/tables.ts';

/** Each method is one statement. */
export class SqlTodayRepository implements TodayRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async since(day: number): Promise<readonly TodayArticleRecord[]> {
    const { db, prepared } = this.#context;
    const rows = await prepared.rows(db, 'articles of today', { day }, ({ day }) =>
      db
        .selectFrom('today_articles')
        .selectAll()
        .where('day', '>=', day)
        .orderBy('day', 'desc')
        .orderBy('place'),
    );
    return rows.map(recordOf);
  }

  async find(id: string): Promise<TodayArticleRecord | undefined> {
    const { db, prepared } = this.#context;
    const [row] = await prepared.rows(db, 'article of today', { id: keyOf(id) }, ({ id }) =>
      db.selectFrom('today_articles').selectAll().where('id', '=', id),
    );
    return row && recordOf(row);
  }

  async insert({ id, theme, pins, createdAt, ...article }: TodayArticleRecord): Promise<void> {
    await this.#context.db
      .insertInto('today_articles')
      .values({
        ...article,
        id: storableKey(id),
        theme: JSON.stringify(theme),
        pins: JSON.stringify(pins),
        created_at: createdAt,
      })
      .onConflict((conflict) => conflict.columns(['day', 'place']).doNothing())
      .execute();
  }

  async removeBefore(day: number): Promise<void> {
    await this.#context.db.deleteFrom('today_articles').where('day', '<', day).execute();
  }
}

function recordOf({ id, theme, pins, created_at, ...row }: TodayArticleRow): TodayArticleRecord {
  return {
    id: String(id),
    day: row.day,
    place: row.place,
    kind: row.kind,
    hemisphere: row.hemisphere,
    theme: JSON.parse(theme) as TodayTheme,
    pins: JSON.parse(pins) as readonly PinId[],
    createdAt: created_at,
  };
}
