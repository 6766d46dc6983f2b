import type { Kysely } from 'kysely';
import { notBlocked } from '../../reading/blocked-people.ts';
import { readableBoard } from '../../reading/board-visibility.ts';
import { notHidden } from '../../reading/hidden-things.ts';
import { unindexed } from '../../reading/unindexed.ts';
import type { Tables } from '../../schema/tables.ts';
import { foreignBoard, findablePerson } from './beginnings-queries.ts';

export type TextsArguments = { readonly viewer: number; readonly before: number; readonly limit: number };

/** Listed pins that the viewer has not excluded. */
export function textsOfListedPinsQuery(db: Kysely<Tables>, { viewer, before, limit }: TextsArguments) {
  return (
    db
      .selectFrom('pins')
      .innerJoin('boards', 'boards.id', 'pins.board_id')
      .select(['pins.id', 'pins.title', 'pins.description', 'pins.alt_text', 'pins.link'])
      .select('boards.name as board_name')
      // Read in the order of the ids: the index on what is listed has another one, and all pins would be sorted.
      .where(unindexed('pins.listed'), '=', 1)
      .where('pins.id', '<', before)
      .where(notHidden(viewer))
      .where(notBlocked(viewer, 'pins.pinner_id'))
      .orderBy('pins.id', 'desc')
      .limit(limit)
  );
}

/** Pins of the viewer on boards that the viewer may read. */
export function textsOfOwnPinsQuery(db: Kysely<Tables>, { viewer, before, limit }: TextsArguments) {
  return db
    .selectFrom('pins')
    .innerJoin('boards', 'boards.id', 'pins.board_id')
    .select(['pins.id', 'pins.title', 'pins.description', 'pins.alt_text', 'pins.link', 'pins.note'])
    .select('boards.name as board_name')
    .where('pins.pinner_id', '=', viewer)
    .where('pins.id', '<', before)
    .where(readableBoard(viewer))
    .orderBy('pins.id', 'desc')
    .limit(limit);
}

/** Public boards of active people, and all of the viewer's own. */
export function textsOfBoardsQuery(db: Kysely<Tables>, { viewer, before, limit }: TextsArguments) {
  return db
    .selectFrom('boards')
    .innerJoin('users as owner', 'owner.id', 'boards.owner_id')
    .select(['boards.id', 'boards.name', 'boards.description'])
    .where('boards.id', '<', before)
    .where('boards.layout', '=', 'default')
    .where((eb) =>
      eb.or([
        eb('boards.owner_id', '=', viewer),
        eb.and([foreignBoard(viewer), eb('boards.is_archived', '=', 0)]),
      ]),
    )
    .orderBy('boards.id', 'desc')
    .limit(limit);
}

export function textsOfPeopleQuery(db: Kysely<Tables>, { viewer, before, limit }: TextsArguments) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.username', 'users.first_name', 'users.last_name', 'users.business_name'])
    .where('users.id', '<', before)
    .where(findablePerson(viewer))
    .orderBy('users.id', 'desc')
    .limit(limit);
}
