import { toUserId } from '../../../../src/domain/ids/ids.ts';
import type { Letter, MailRecord, MailRepository } from '../../../application/ports/people/mails.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Each method is one statement. */
export class SqlMailRepository implements MailRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(id: string): Promise<MailRecord | undefined> {
    const row = await this.#context.db
      .selectFrom('mails')
      .selectAll()
      .where('id', '=', keyOf(id))
      .executeTakeFirst();
    return (
      row && {
        id: String(row.id),
        userId: row.user_id === null ? null : toUserId(String(row.user_id)),
        letter: JSON.parse(row.letter) as Letter,
        createdAt: row.created_at,
      }
    );
  }

  async insert(mail: MailRecord): Promise<void> {
    await this.#context.db
      .insertInto('mails')
      .values({
        id: storableKey(mail.id),
        user_id: mail.userId === null ? null : storableKey(mail.userId),
        letter: JSON.stringify(mail.letter),
        created_at: mail.createdAt,
      })
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.#context.db.deleteFrom('mails').where('id', '=', keyOf(id)).execute();
  }

  async removeBefore(time: number): Promise<void> {
    await this.#context.db.deleteFrom('mails').where('created_at', '<', time).execute();
  }
}
