import { sql, type Kysely } from 'kysely';
import type { Tables } from '../../schema/tables.ts';

/** Listed pins that search engines may index, with larger ids. */
export function sitemapPins(db: Kysely<Tables>, after: number) {
  return (
    db
      .selectFrom('pins')
      .innerJoin('boards', 'boards.id', 'pins.board_id')
      .innerJoin('users as owner', 'owner.id', 'boards.owner_id')
      .innerJoin('users as pinner', 'pinner.id', 'pins.pinner_id')
      .where('pins.id', '>', after)
      // A sum, so that pins are read in the order of their ids.
      .where(sql<boolean>`pins.listed + 0 = 1`)
      .where('owner.exclude_from_search', '=', 0)
      .where('pinner.exclude_from_search', '=', 0)
      .where((eb) => eb.or([eb('pins.title', '!=', ''), eb('pins.description', '!=', '')]))
      .orderBy('pins.id')
  );
}

/** Listed boards that search engines may index, with larger ids. Boards of quick saves have no page. */
export function sitemapBoards(db: Kysely<Tables>, after: number) {
  return db
    .selectFrom('boards')
    .innerJoin('users as owner', 'owner.id', 'boards.owner_id')
    .where('boards.id', '>', after)
    .where('boards.privacy', '=', 'public')
    .where('boards.is_archived', '=', 0)
    .where('boards.layout', '=', 'default')
    .where('owner.state', '=', 'active')
    .where('owner.exclude_from_search', '=', 0)
    .orderBy('boards.id');
}

/** Active people whom search engines may index, with larger ids. */
export function sitemapUsers(db: Kysely<Tables>, after: number) {
  return db
    .selectFrom('users')
    .where('users.id', '>', after)
    .where('users.state', '=', 'active')
    .where('users.exclude_from_search', '=', 0)
    .orderBy('users.id');
}
