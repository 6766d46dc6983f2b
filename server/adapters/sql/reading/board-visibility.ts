import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { BoardShortView } from '../../../application/ports/pins/views.ts';
import type { Tables } from '../schema/tables.ts';

/** Boards that are not secret can be read by everybody; secret ones by their owner and accepted collaborators. */
export function mayReadBoard({ board, owner, viewerPermissions }: BoardShortView, viewer: number): boolean {
  if (board.ownerId === String(viewer)) return true;
  if (owner.state === 'deactivated') return false;
  return board.privacy !== 'secret' || viewerPermissions !== null;
}

/** The same rule as a condition on the row of `boards`. */
export function readableBoard(viewer: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'boards'>();
  return eb.or([
    eb('boards.owner_id', '=', viewer),
    eb.and([activeOwner(), eb.or([eb('boards.privacy', '!=', 'secret'), sharedBoard(viewer)])]),
  ]);
}

/** The viewer is an accepted collaborator of the row of `boards`. */
export function sharedBoard(viewer: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'boards'>();
  return eb.exists(
    eb
      .selectFrom('board_collaborators')
      .select('board_collaborators.user_id')
      .whereRef('board_collaborators.board_id', '=', 'boards.id')
      .where('board_collaborators.user_id', '=', viewer)
      .where('board_collaborators.state', '=', 'accepted'),
  );
}

/** The owner of the row of `boards` is not deactivated. */
export function activeOwner(): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'boards'>();
  return eb.exists(
    eb
      .selectFrom('users as owner')
      .select('owner.id')
      .whereRef('owner.id', '=', 'boards.owner_id')
      .where('owner.state', '!=', 'deactivated'),
  );
}

/** A followed board that contributes to the viewer's feed: public, own or shared, and not archived. */
export function followableBoard(viewer: number): Expression<SqlBool> {
  const eb = expressionBuilder<Tables, 'boards'>();
  return eb.and([
    eb('boards.is_archived', '=', 0),
    eb.or([
      eb('boards.owner_id', '=', viewer),
      eb.and([activeOwner(), eb.or([eb('boards.privacy', '=', 'public'), sharedBoard(viewer)])]),
    ]),
  ]);
}
