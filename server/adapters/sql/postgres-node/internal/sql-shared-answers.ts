import type { Kysely } from 'kysely';
import type { CreateClaim, KeyedCreate, SharedAnswers } from '../../../../application/ports/processes.ts';
import type { Clock } from '../../../../application/ports/surroundings.ts';
import { storableKey } from '../../schema/keys.ts';
import type { Tables } from '../../schema/tables.ts';
import { ExpiredRows } from './expired-rows.ts';

/** Answers in a table. A claim is one statement, so that of several processes only one is granted it. */
export class SqlSharedAnswers implements SharedAnswers {
  readonly #db: Kysely<Tables>;
  readonly #clock: Clock;
  readonly #expired: ExpiredRows;

  constructor(db: Kysely<Tables>, clock: Clock) {
    this.#db = db;
    this.#clock = clock;
    this.#expired = new ExpiredRows(db, 'create_answers', clock);
  }

  async claim(create: KeyedCreate, until: number): Promise<CreateClaim> {
    await this.#expired.removeIfDue();
    for (;;) {
      if (await this.#isGranted(create, until)) return { kind: 'granted' };
      const row = await this.#db
        .selectFrom('create_answers')
        .select(['body', 'answer'])
        .where('user_id', '=', storableKey(create.userId))
        .where('creation_key', '=', create.key)
        .executeTakeFirst();
      // Without a row, its owner has just given it back.
      if (row === undefined) continue;
      const { body, answer } = row;
      return answer === null ? { kind: 'running', body } : { kind: 'answered', body, answer };
    }
  }

  async keep({ userId, key }: KeyedCreate, answer: string, until: number): Promise<void> {
    await this.#db
      .updateTable('create_answers')
      .set({ answer, expires_at: until })
      .where('user_id', '=', storableKey(userId))
      .where('creation_key', '=', key)
      .execute();
  }

  async release({ userId, key }: KeyedCreate, until: number): Promise<void> {
    await this.#db
      .deleteFrom('create_answers')
      .where('user_id', '=', storableKey(userId))
      .where('creation_key', '=', key)
      .where('expires_at', '=', until)
      .execute();
  }

  async #isGranted({ userId, key, body }: KeyedCreate, until: number): Promise<boolean> {
    const values = { body, answer: null, expires_at: until };
    const granted = await this.#db
      .insertInto('create_answers')
      .values({ user_id: storableKey(userId), creation_key: key, ...values })
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'creation_key'])
          .doUpdateSet(values)
          .where('create_answers.expires_at', '<=', this.#clock.now()),
      )
      .returning('body')
      .executeTakeFirst();
    return granted !== undefined;
  }
}
