import { toUserId } from '../../../../src/domain/ids/ids.ts';
import type { PersonView } from '../../../application/ports/pins/views.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { UserRow } from '../schema/tables.ts';
import type { PictureRow } from '../schema/tables-of-media.ts';

/** People as the viewer sees them, by key, deactivated ones too. One statement. */
export async function peopleByKey(
  { db, prepared }: SqlContext,
  keys: readonly number[],
  viewer: number,
): Promise<ReadonlyMap<number, PersonView>> {
  if (keys.length === 0) return new Map();
  const rows = await prepared.rows(db, 'people', { keys, viewer }, ({ keys, viewer }) =>
    db
      .selectFrom('users')
      .leftJoin('pictures', 'pictures.signature', 'users.avatar_signature')
      .leftJoin('user_follows as mine', (join) =>
        join.on('mine.follower_id', '=', viewer).onRef('mine.followed_id', '=', 'users.id'),
      )
      .leftJoin('user_follows as theirs', (join) =>
        join.onRef('theirs.follower_id', '=', 'users.id').on('theirs.followed_id', '=', viewer),
      )
      .leftJoin('user_blocks as blocks', (join) =>
        join.on('blocks.blocker_id', '=', viewer).onRef('blocks.blocked_id', '=', 'users.id'),
      )
      .where('users.id', 'in', keys)
      .select([
        'users.id',
        'users.username',
        'users.first_name',
        'users.last_name',
        'users.about',
        'users.location',
        'users.pronouns',
        'users.website_url',
        'users.account_type',
        'users.business_name',
        'users.exclude_from_search',
        'users.state',
        'users.created_at',
        'pictures.signature as avatar_signature',
        'pictures.extension as avatar_extension',
        'mine.created_at as followed_at',
        'theirs.created_at as follows_since',
        'blocks.created_at as blocked_at',
      ]),
  );
  return new Map(rows.map((row) => [row.id, personView(row)]));
}

function personView(row: PersonRow): PersonView {
  const { avatar_signature: signature, avatar_extension: extension } = row;
  return {
    id: toUserId(String(row.id)),
    username: row.username,
    firstName: row.first_name,
    lastName: row.last_name,
    about: row.about,
    location: row.location,
    pronouns: row.pronouns,
    websiteUrl: row.website_url,
    accountType: row.account_type,
    businessName: row.business_name,
    excludeFromSearch: row.exclude_from_search === 1,
    state: row.state,
    createdAt: row.created_at,
    avatar: signature === null || extension === null ? null : { signature, extension },
    followedByViewer: row.followed_at !== null,
    followsViewer: row.follows_since !== null,
    blockedByViewer: row.blocked_at !== null,
  };
}

type PersonRow = Pick<
  UserRow,
  | 'id'
  | 'username'
  | 'first_name'
  | 'last_name'
  | 'about'
  | 'location'
  | 'pronouns'
  | 'website_url'
  | 'account_type'
  | 'business_name'
  | 'exclude_from_search'
  | 'state'
  | 'created_at'
> & {
  readonly avatar_signature: string | null;
  readonly avatar_extension: PictureRow['extension'] | null;
  readonly followed_at: number | null;
  readonly follows_since: number | null;
  readonly blocked_at: number | null;
};
