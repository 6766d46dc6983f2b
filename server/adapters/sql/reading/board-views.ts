import { toPinId } from '../../../../src/domain/ids/ids.ts';
import type { BoardShortView, BoardView, PersonView } from '../../../application/ports/pins/views.ts';
import { boardRecord } from './board-rows.ts';
import { JOINED_PICTURE_COLUMNS, joinedPicture, type JoinedPicture } from './picture-rows.ts';
import type { SqlContext } from '../schema/prepared-queries.ts';
import type { BoardRow } from '../schema/tables.ts';

/** The number of pictures on a board's tile. */
const COVER_PICTURES = 5;

type NoPicture = { [Column in keyof JoinedPicture]: null };

/** A board's row with the viewer's relation to it, and the picture of its cover. */
export type BoardWithCover = BoardRow & {
  readonly followed_at: number | null;
  readonly viewer_permissions: string | null;
} & (JoinedPicture | NoPicture);

/** Boards by key. One statement. */
export async function boardsByKey(
  { db, prepared }: SqlContext,
  keys: readonly number[],
  viewer: number,
): Promise<ReadonlyMap<number, BoardWithCover>> {
  if (keys.length === 0) return new Map();
  const rows = await prepared.rows(db, 'boards', { keys, viewer }, ({ keys, viewer }) =>
    boardsWithCover(db, viewer).where('boards.id', 'in', keys).$castTo<BoardWithCover>(),
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** Own and shared boards that are not archived, last used first. One statement. */
export async function boardsWithinReach(
  { db, prepared }: SqlContext,
  user: number,
): Promise<readonly BoardWithCover[]> {
  return await prepared.rows(db, 'boards within reach', { user }, ({ user }) =>
    boardsWithCover(db, user)
      .where(
        'boards.id',
        'in',
        db
          .selectFrom('boards as own')
          .select('own.id')
          .where('own.owner_id', '=', user)
          .union(
            db
              .selectFrom('board_collaborators as shared')
              .select('shared.board_id as id')
              .where('shared.user_id', '=', user)
              .where('shared.state', '=', 'accepted'),
          ),
      )
      .where('boards.is_archived', '=', 0)
      .orderBy((eb) => eb.fn.coalesce('boards.last_pinned_at', 'boards.created_at'), 'desc')
      .orderBy('boards.id', 'desc')
      .$castTo<BoardWithCover>(),
  );
}

function boardsWithCover(db: SqlContext['db'], viewer: number) {
  return db
    .selectFrom('boards')
    .leftJoin('board_follows', (join) =>
      join.on('board_follows.follower_id', '=', viewer).onRef('board_follows.board_id', '=', 'boards.id'),
    )
    .leftJoin('board_collaborators', (join) =>
      join
        .onRef('board_collaborators.board_id', '=', 'boards.id')
        .on('board_collaborators.user_id', '=', viewer)
        .on('board_collaborators.state', '=', 'accepted'),
    )
    .leftJoin('pins as cover', (join) =>
      join.on('cover.id', '=', ({ fn, selectFrom }) =>
        fn.coalesce(
          selectFrom('pins')
            .select('pins.id')
            .whereRef('pins.id', '=', 'boards.cover_pin_id')
            .whereRef('pins.board_id', '=', 'boards.id')
            .where('pins.shown', '=', 1),
          selectFrom('pins')
            .select((eb) => eb.fn.max('pins.id').as('newest'))
            .whereRef('pins.board_id', '=', 'boards.id')
            .where('pins.shown', '=', 1),
        ),
      ),
    )
    .leftJoin('pictures', 'pictures.signature', 'cover.picture_signature')
    .selectAll('boards')
    .select([
      'board_follows.created_at as followed_at',
      'board_collaborators.permissions as viewer_permissions',
    ])
    .select(JOINED_PICTURE_COLUMNS);
}

/** The short form; undefined when the owner is not among `people`. */
export function boardShortView(
  row: BoardWithCover | undefined,
  people: ReadonlyMap<number, PersonView>,
): BoardShortView | undefined {
  const owner = row && people.get(row.owner_id);
  if (row === undefined || owner === undefined) return undefined;
  return {
    board: boardRecord(row),
    owner,
    followedByViewer: row.followed_at !== null,
    viewerPermissions: permissionsIn(row.viewer_permissions),
    cover: row.picture_signature === null ? null : joinedPicture(row),
  };
}

export function permissionsIn(json: string | null): readonly string[] | null {
  return json === null ? null : (JSON.parse(json) as string[]);
}

/** The pictures of each board: its chosen cover first, then newest first. One statement. */
export async function coverPictures(
  { db, prepared }: SqlContext,
  keys: readonly number[],
): Promise<ReadonlyMap<number, BoardView['coverPictures']>> {
  if (keys.length === 0) return new Map();
  const rows = await prepared.rows(db, 'cover pictures', { keys }, ({ keys }) =>
    db
      .selectFrom('boards')
      .innerJoin('pins', 'pins.board_id', 'boards.id')
      .innerJoin('pictures', 'pictures.signature', 'pins.picture_signature')
      .where('boards.id', 'in', keys)
      .where('pins.shown', '=', 1)
      .where((eb) =>
        eb.or([
          eb('pins.id', '=', eb.ref('boards.cover_pin_id')),
          eb('pins.id', '>=', (inner) =>
            inner.fn.coalesce(
              inner
                .selectFrom('pins as newest')
                .select('newest.id')
                .whereRef('newest.board_id', '=', 'boards.id')
                .where('newest.shown', '=', 1)
                .orderBy('newest.id', 'desc')
                .limit(1)
                .offset(COVER_PICTURES - 1),
              inner.lit(0),
            ),
          ),
        ]),
      )
      .orderBy('pins.id', 'desc')
      .select(['boards.id as board_id', 'boards.cover_pin_id', 'pins.id as pin_id'])
      .select(JOINED_PICTURE_COLUMNS),
  );
  const pictures = new Map<number, BoardView['coverPictures'][number][]>();
  for (const row of rows) {
    const ofBoard = pictures.get(row.board_id) ?? [];
    pictures.set(row.board_id, ofBoard);
    const one = { pinId: toPinId(String(row.pin_id)), picture: joinedPicture(row) };
    if (row.pin_id === row.cover_pin_id) ofBoard.unshift(one);
    else ofBoard.push(one);
  }
  return new Map([...pictures].map(([key, ofBoard]) => [key, ofBoard.slice(0, COVER_PICTURES)]));
}
