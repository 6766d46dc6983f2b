import { sql } from 'kysely';
import type { UserId } from '../../../../src/domain/ids/ids.ts';
import { dayOf } from '../../../../src/domain/statistics/day.ts';
import type {
  ConsentEntry,
  ConsentLogRepository,
  ConsentTexts,
  RefusalCount,
} from '../../../application/ports/people/consent-log.ts';
import { flag } from '../schema/flag.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { ConsentLogRow } from '../schema/tables-of-work.ts';

/** Each method is one statement, a removal is three. */
export class SqlConsentLogRepository implements ConsentLogRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async last(): Promise<ConsentEntry | undefined> {
    const row = await this.#entries.orderBy('entry_number', 'desc').limit(1).executeTakeFirst();
    return row === undefined ? undefined : entryOf(row);
  }

  async after(number: number, limit: number): Promise<readonly ConsentEntry[]> {
    const rows = await this.#entries
      .where('entry_number', '>', number)
      .orderBy('entry_number')
      .limit(limit)
      .execute();
    return rows.map(entryOf);
  }

  async ofReceipt(receipt: string): Promise<readonly ConsentEntry[]> {
    const rows = await this.#entries.where('receipt', '=', receipt).orderBy('entry_number').execute();
    return rows.map(entryOf);
  }

  async ofUser(userId: UserId): Promise<readonly ConsentEntry[]> {
    const rows = await this.#entries.where('user_id', '=', keyOf(userId)).orderBy('entry_number').execute();
    return rows.map(entryOf);
  }

  async texts(hash: string): Promise<ConsentTexts | undefined> {
    const row = await this.#context.db
      .selectFrom('consent_texts')
      .selectAll()
      .where('text_hash', '=', hash)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      hash,
      version: row.version,
      locale: row.locale,
      texts: JSON.parse(row.texts) as ConsentTexts['texts'],
      firstShownAt: row.first_shown_at,
    };
  }

  async refusals(fromDay: number): Promise<readonly RefusalCount[]> {
    return await this.#context.db
      .selectFrom('consent_refusals')
      .select(['day', 'version', 'source', 'times'])
      .where('day', '>=', fromDay)
      .orderBy('day')
      .orderBy('version')
      .orderBy('source')
      .execute();
  }

  async append(entry: ConsentEntry, userId: UserId | null): Promise<void> {
    await this.#context.db
      .insertInto('consent_log')
      .values({
        entry_number: entry.number,
        receipt: entry.receipt,
        user_id: userId === null ? null : storableKey(userId),
        decided_at: entry.decidedAt,
        version: entry.version,
        text_hash: entry.textHash,
        locale: entry.locale,
        analytics: flag(entry.analytics),
        marketing: flag(entry.marketing),
        personalization: flag(entry.personalization),
        source: entry.source,
        previous_hash: entry.previousHash,
        entry_hash: entry.hash,
      })
      .execute();
  }

  async keepTexts({ hash, version, locale, texts, firstShownAt }: ConsentTexts): Promise<void> {
    await this.#context.db
      .insertInto('consent_texts')
      .values({
        text_hash: hash,
        version,
        locale,
        texts: JSON.stringify(texts),
        first_shown_at: firstShownAt,
      })
      .onConflict((conflict) => conflict.column('text_hash').doNothing())
      .execute();
  }

  async countRefusal(refusal: Omit<RefusalCount, 'times'>): Promise<void> {
    await this.#context.db
      .insertInto('consent_refusals')
      .values({ ...refusal, times: 1 })
      .onConflict((conflict) =>
        conflict
          .columns(['day', 'version', 'source'])
          .doUpdateSet({ times: sql`consent_refusals.times + 1` }),
      )
      .execute();
  }

  async removeBefore(time: number): Promise<void> {
    const { db } = this.#context;
    await db
      .deleteFrom('consent_log')
      .where('decided_at', '<', time)
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('consent_log as earlier')
              .select('earlier.entry_number')
              .whereRef('earlier.entry_number', '<', 'consent_log.entry_number')
              .where('earlier.decided_at', '>=', time),
          ),
        ),
      )
      .where('entry_number', '<', ({ selectFrom }) =>
        selectFrom('consent_log as all_entries').select(({ fn }) =>
          fn.max('all_entries.entry_number').as('newest'),
        ),
      )
      .execute();
    await db
      .deleteFrom('consent_texts')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('consent_log')
              .select('consent_log.entry_number')
              .whereRef('consent_log.text_hash', '=', 'consent_texts.text_hash'),
          ),
        ),
      )
      .execute();
    await db.deleteFrom('consent_refusals').where('day', '<', dayOf(time)).execute();
  }

  get #entries() {
    return this.#context.db.selectFrom('consent_log').selectAll();
  }
}

function entryOf(row: ConsentLogRow): ConsentEntry {
  return {
    number: row.entry_number,
    receipt: row.receipt,
    decidedAt: row.decided_at,
    version: row.version,
    textHash: row.text_hash,
    locale: row.locale,
    analytics: row.analytics === 1,
    marketing: row.marketing === 1,
    personalization: row.personalization === 1,
    source: row.source,
    previousHash: row.previous_hash,
    hash: row.entry_hash,
  };
}
