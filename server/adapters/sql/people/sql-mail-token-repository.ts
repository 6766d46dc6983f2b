import { toUserId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type {
  MailTokenPurpose,
  MailTokenRecord,
  MailTokenRepository,
  PendingSignup,
} from '../../../application/ports/people/mails.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';

/** Each method is one statement. */
export class SqlMailTokenRepository implements MailTokenRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async find(hash: string, purpose: MailTokenPurpose): Promise<MailTokenRecord | undefined> {
    const row = await this.#context.db
      .selectFrom('mail_tokens')
      .selectAll()
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .executeTakeFirst();
    if (row === undefined) return undefined;
    return {
      hash: row.hash,
      purpose: row.purpose,
      userId: row.user_id === null ? null : toUserId(String(row.user_id)),
      address: row.address,
      signup: row.data === null ? null : (JSON.parse(row.data) as PendingSignup),
      createdAt: row.created_at,
      expiresAt: row.expires_at,
    };
  }

  async countSince(address: string, purpose: MailTokenPurpose, time: number): Promise<number> {
    const counted = await this.#context.db
      .selectFrom('mail_tokens')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('address', '=', address)
      .where('purpose', '=', purpose)
      .where('created_at', '>', time)
      .executeTakeFirstOrThrow();
    return counted.count;
  }

  async insert(token: MailTokenRecord): Promise<void> {
    await this.#context.db
      .insertInto('mail_tokens')
      .values({
        hash: token.hash,
        purpose: token.purpose,
        user_id: token.userId === null ? null : storableKey(token.userId),
        address: token.address,
        data: token.signup === null ? null : JSON.stringify(token.signup),
        created_at: token.createdAt,
        expires_at: token.expiresAt,
      })
      .execute();
  }

  async take(hash: string, purpose: MailTokenPurpose): Promise<boolean> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('mail_tokens')
      .where('hash', '=', hash)
      .where('purpose', '=', purpose)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows) > 0;
  }

  async removeAllOf(userId: UserId, purpose?: MailTokenPurpose): Promise<void> {
    await this.#context.db
      .deleteFrom('mail_tokens')
      .where('user_id', '=', keyOf(userId))
      .$if(purpose !== undefined, (tokens) => tokens.where('purpose', '=', purpose ?? 'reset'))
      .execute();
  }

  async removeExpired(time: number): Promise<number> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('mail_tokens')
      .where('expires_at', '<', time)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }
}
