import { toUserId, type UserId } from '../../../../src/domain/ids/ids.ts';
import type { SessionRecord, UserRecord } from '../../../application/ports/records.ts';
import type { SessionRepository } from '../../../application/ports/people/sessions.ts';
import { keyOf, storableKey } from '../schema/keys.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import { userRecord } from './user-rows.ts';

/** Each method is one statement. */
export class SqlSessionRepository implements SessionRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  async findByTokenHash(
    tokenHash: string,
  ): Promise<{ session: SessionRecord; user: UserRecord } | undefined> {
    const { db, prepared } = this.#context;
    const [row] = await prepared.rows(db, 'session', { tokenHash }, ({ tokenHash }) =>
      db
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'sessions.user_id')
        .selectAll('users')
        .select([
          'sessions.id as session_id',
          'sessions.type as session_type',
          'sessions.remember',
          'sessions.created_at as session_created_at',
          'sessions.last_seen_at',
          'sessions.expires_at',
          'sessions.user_agent',
          'sessions.address_hint',
        ])
        .where('sessions.token_hash', '=', tokenHash),
    );
    if (row === undefined) return undefined;
    const session = {
      id: row.session_id,
      tokenHash,
      userId: toUserId(String(row.id)),
      type: row.session_type,
      remember: row.remember === 1,
      createdAt: row.session_created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
      userAgent: row.user_agent,
      addressHint: row.address_hint,
    };
    return { session, user: userRecord(row) };
  }

  async listOf(userId: UserId, time: number): Promise<readonly SessionRecord[]> {
    const rows = await this.#context.db
      .selectFrom('sessions')
      .selectAll()
      .where('user_id', '=', keyOf(userId))
      .where('expires_at', '>', time)
      .orderBy('last_seen_at', 'desc')
      .orderBy('id', 'desc')
      .execute();
    return rows.map((row) => ({
      id: row.id,
      tokenHash: row.token_hash,
      userId,
      type: row.type,
      remember: row.remember === 1,
      createdAt: row.created_at,
      lastSeenAt: row.last_seen_at,
      expiresAt: row.expires_at,
      userAgent: row.user_agent,
      addressHint: row.address_hint,
    }));
  }

  async hasLoggedIn(userId: UserId, places: readonly string[]): Promise<boolean> {
    const row = await this.#context.db
      .selectFrom('login_places')
      .select('seen_at')
      .where('user_id', '=', keyOf(userId))
      .where('place', 'in', places)
      .executeTakeFirst();
    return row !== undefined;
  }

  async noteLogin(userId: UserId, place: string, time: number): Promise<void> {
    await this.#context.db
      .insertInto('login_places')
      .values({ user_id: storableKey(userId), place, seen_at: time })
      .onConflict((conflict) => conflict.columns(['user_id', 'place']).doUpdateSet({ seen_at: time }))
      .execute();
  }

  async forgetPlacesBefore(time: number): Promise<void> {
    await this.#context.db.deleteFrom('login_places').where('seen_at', '<', time).execute();
  }

  async insert(session: SessionRecord): Promise<void> {
    await this.#context.db
      .insertInto('sessions')
      .values({
        id: session.id,
        token_hash: session.tokenHash,
        user_id: storableKey(session.userId),
        type: session.type,
        remember: session.remember ? 1 : 0,
        created_at: session.createdAt,
        last_seen_at: session.lastSeenAt,
        expires_at: session.expiresAt,
        user_agent: session.userAgent,
        address_hint: session.addressHint,
      })
      .execute();
  }

  async renew(id: string, times: { lastSeenAt: number; expiresAt: number }): Promise<void> {
    await this.#context.db
      .updateTable('sessions')
      .set({ last_seen_at: times.lastSeenAt, expires_at: times.expiresAt })
      .where('id', '=', id)
      .execute();
  }

  async remove(id: string): Promise<void> {
    await this.#context.db.deleteFrom('sessions').where('id', '=', id).execute();
  }

  async removeOf(userId: UserId, id: string): Promise<boolean> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('sessions')
      .where('id', '=', id)
      .where('user_id', '=', keyOf(userId))
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows) > 0;
  }

  async removeAllOf(userId: UserId, except?: string): Promise<void> {
    await this.#context.db
      .deleteFrom('sessions')
      .where('user_id', '=', keyOf(userId))
      .$if(except !== undefined, (sessions) => sessions.where('id', '!=', except ?? ''))
      .execute();
  }

  async removeExpired(time: number): Promise<number> {
    const { numDeletedRows } = await this.#context.db
      .deleteFrom('sessions')
      .where('expires_at', '<', time)
      .executeTakeFirstOrThrow();
    return Number(numDeletedRows);
  }
}
