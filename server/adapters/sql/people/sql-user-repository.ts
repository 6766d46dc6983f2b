import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { UserRecord } from '../../../application/ports/records.ts';
import type { UserRepository } from '../../../application/ports/people/users.ts';
import type {
  OwnCounts,
  PersonView,
  ProfileCounts,
  ViewerId,
} from '../../../application/ports/pins/views.ts';
import { recordDiscoveryChange } from '../discovery/record-changes.ts';
import { recountMarksOf } from './internal/marks-of-person.ts';
import { caseKey, keyOf } from '../schema/keys.ts';
import { peopleByKey } from '../reading/people-views.ts';
import { relistPinsOf } from '../reading/pin-listing.ts';
import { NO_COUNTS, ownCounts, profileCountsByKey } from './internal/profile-counts.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import { userColumns, userRecord, userRow, type UserChange } from './user-rows.ts';

/** Each method is one statement, unless it says otherwise. */
export class SqlUserRepository implements UserRepository {
  readonly #context: SqlContext;

  constructor(context: SqlContext) {
    this.#context = context;
  }

  find(id: UserId): Promise<UserRecord | undefined> {
    return this.#findBy('id', keyOf(id));
  }

  findByUsername(username: string): Promise<UserRecord | undefined> {
    return this.#findBy('username_key', caseKey(username));
  }

  async findByFormerUsername(username: string): Promise<UserRecord | undefined> {
    const row = await this.#context.db
      .selectFrom('former_usernames')
      .innerJoin('users', 'users.id', 'former_usernames.user_id')
      .where('former_usernames.username_key', '=', caseKey(username))
      .selectAll('users')
      .executeTakeFirst();
    return row && userRecord(row);
  }

  findByEmail(email: string): Promise<UserRecord | undefined> {
    return this.#findBy('email_key', caseKey(email));
  }

  async isEmpty(): Promise<boolean> {
    const anybody = await this.#context.db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    return anybody === undefined;
  }

  async views(ids: readonly UserId[], viewer: ViewerId): Promise<readonly PersonView[]> {
    const keys = ids.map(keyOf);
    const people = await peopleByKey(this.#context, keys, keyOf(viewer));
    return keys
      .map((key) => people.get(key))
      .filter((person) => person !== undefined)
      .filter((person) => person.state !== 'deactivated');
  }

  async counts(id: UserId, viewer: ViewerId): Promise<ProfileCounts> {
    const [counts] = await this.countsOf([id], viewer);
    return counts ?? NO_COUNTS;
  }

  async countsOf(ids: readonly UserId[], viewer: ViewerId): Promise<readonly ProfileCounts[]> {
    const keys = ids.map(keyOf);
    const counts = await profileCountsByKey(this.#context, keys, keyOf(viewer));
    return keys.map((key) => counts.get(key) ?? NO_COUNTS);
  }

  ownCounts(id: UserId): Promise<OwnCounts> {
    return ownCounts(this.#context, keyOf(id));
  }

  async insert(user: UserRecord): Promise<void> {
    await this.#context.db.insertInto('users').values(userRow(user)).execute();
  }

  /** One statement, two more for a new name, or up to nine when the state is among the fields. */
  async update(id: UserId, change: UserChange): Promise<void> {
    const columns = userColumns(change);
    if (Object.keys(columns).length === 0) return;
    const { db } = this.#context;
    const key = keyOf(id);
    const before = change.state === undefined ? undefined : await this.#stateOf(key);
    if (change.username !== undefined) await this.#rememberName(key, change.username);
    await db.updateTable('users').set(columns).where('id', '=', key).execute();
    if (change.state === undefined || before === undefined || change.state === before) return;
    await relistPinsOf(db, key);
    await recordDiscoveryChange(db, 'user', [key]);
    await recountMarksOf(db, key, before, change.state);
  }

  /** The user's current name, if the new one differs. */
  async #rememberName(key: number, username: string): Promise<void> {
    const { db } = this.#context;
    const row = await db.selectFrom('users').select('username_key').where('id', '=', key).executeTakeFirst();
    if (row === undefined || row.username_key === caseKey(username)) return;
    const { username_key } = row;
    await db
      .insertInto('former_usernames')
      .values({ username_key, user_id: key })
      .onConflict((conflict) => conflict.column('username_key').doUpdateSet({ user_id: key }))
      .execute();
  }

  async #stateOf(key: number): Promise<UserRecord['state'] | undefined> {
    const { db } = this.#context;
    const row = await db.selectFrom('users').select('state').where('id', '=', key).executeTakeFirst();
    return row?.state;
  }

  async #findBy<Column extends 'id' | 'username_key' | 'email_key'>(
    column: Column,
    value: number | string,
  ): Promise<UserRecord | undefined> {
    const { db, prepared } = this.#context;
    const [row] = await prepared.rows(db, `user by ${column}`, { value }, ({ value }) =>
      db
        .selectFrom('users')
        .selectAll()
        .where(column, '=', value as never),
    );
    return row && userRecord(row);
  }
}
