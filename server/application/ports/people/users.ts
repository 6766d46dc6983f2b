import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { OwnCounts, PersonView, ProfileCounts, ViewerId } from '../pins/views.ts';
import type { UserRecord } from '../records.ts';

export interface UserReader {
  find(id: UserId): Promise<UserRecord | undefined>;
  /** Ignores case. */
  findByUsername(username: string): Promise<UserRecord | undefined>;
  /** The user who had this name last and has changed it since. Ignores case. */
  findByFormerUsername(username: string): Promise<UserRecord | undefined>;
  /** Ignores case. */
  findByEmail(email: string): Promise<UserRecord | undefined>;
  /** True while there is no account. */
  isEmpty(): Promise<boolean>;
  /** In the order of `ids`, as the viewer sees them; unknown and deactivated ones are left out. */
  views(ids: readonly UserId[], viewer: ViewerId): Promise<readonly PersonView[]>;
  /**
   * The user's counts as the viewer may see them. For others, they contain public boards that are not archived, and the
   * user's pins on these boards. Deactivated followers and followed people are not counted.
   */
  counts(id: UserId, viewer: ViewerId): Promise<ProfileCounts>;
  /** The counts of many users, in the order of `ids`. */
  countsOf(ids: readonly UserId[], viewer: ViewerId): Promise<readonly ProfileCounts[]>;
  /** The user's counts as the user sees them, and what only they see. */
  ownCounts(id: UserId): Promise<OwnCounts>;
}

export interface UserRepository extends UserReader {
  /** @throws {NotUnique} `username` or `email` */
  insert(user: UserRecord): Promise<void>;
  /**
   * Changes the named fields. An unknown id is fine: nothing happens. Deactivating a user removes their pins and boards
   * from all lists; reactivating restores them. @throws {NotUnique}
   */
  update(id: UserId, change: Partial<Omit<UserRecord, 'id' | 'createdAt'>>): Promise<void>;
}
