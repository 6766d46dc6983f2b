import { toUserId } from '../../../src/domain/ids/ids.ts';
import type { Letter, MailRecord, MailRepository } from '../../application/ports/mails.ts';
import { keyOf, storableKey } from './keys.ts';
import type { SqlContext } from './prepared-queries.ts';

/** Each method is one statement. */
export class SqlMailRepository implements MailRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async due(time: number, limit: number): Promise<readonly MailRecord[]> {
    const rows = await this.#context.db
      .selectFrom('mails')
      .selectAll()
      .where('next_attempt_at', '<=', time)
      .orderBy('next_attempt_at')
      .orderBy('id')
      .limit(limit)
      .execute();
    return rows.map((row) => ({
      id: String(row.id),
      userId: row.user_id === null ? null : toUserId(String(row.user_id)),
      letter: JSON.parse(row.letter) as Letter,
      createdAt: row.created_at,
      attempts: row.attempts,
      nextAttemptAt: row.next_attempt_at,
    }));
  }

  async nextAttemptAt(): Promise<number | null> {
    const row = await this.#context.db
      .selectFrom('mails')
      .select((eb) => eb.fn.min<number | null>('next_attempt_at').as('time'))
      .executeTakeFirst();
    return row?.time ?? null;
  }

  async insert(mail: MailRecord): Promise<void> {
    await this.#context.db
      .insertInto('mails')
      .values({
        id: storableKey(mail.id),
        user_id: mail.userId === null ? null : storableKey(mail.userId),
        letter: JSON.stringify(mail.letter),
        created_at: mail.createdAt,
        attempts: mail.attempts,
        next_attempt_at: mail.nextAttemptAt,
      })
      .execute();
  }

  async postpone(id: string, to: { attempts: number; nextAttemptAt: number }): Promise<void> {
    await this.#context.db
      .updateTable('mails')
      .set({ attempts: to.attempts, next_attempt_at: to.nextAttemptAt })
      .where('id', '=', keyOf(id))
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.#context.db.deleteFrom('mails').where('id', '=', keyOf(id)).execute();
  }
}
