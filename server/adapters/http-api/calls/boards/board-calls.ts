import { BOARD_CALLS } from '../../../../../wire/calls/boards/board.ts';
import type { OptionsOf } from '../../../../../wire/params/param.ts';
import type { CreateBoardOutcome } from '../../../../application/boards/create-board.ts';
import type { TileKind } from '../../../../application/boards/list-boards.ts';
import type { BoardName } from '../../../../application/boards/read-board.ts';
import type { BoardPrivacy } from '../../../../application/ports/records.ts';
import { CallFailure, invalidParameters } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { boardTileToWire } from '../../serialize/board-tile-to-wire.ts';
import { boardToWire } from '../../serialize/board-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';
import { callMessages } from '../messages.en.ts';
import { failureOfRefusal } from '../refusals.ts';
import { personOrSelf } from '../people/person-parameter.ts';

/** Calls to read and create boards. */
export function boardCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(BOARD_CALLS, {
    readBoard: readBoard(deps),
    createBoard: createBoard(deps),
    listBoards: listBoards(deps),
  });
}

function readBoard({ readBoard, writing }: CallDeps): Answer<typeof BOARD_CALLS.readBoard> {
  return async (context, options) => {
    const outcome = await readBoard.run(boardName(options), context.viewerId);
    if (outcome.kind === 'not_found') throw new CallFailure('board_not_found');
    return { data: boardToWire(outcome.board, serializationContext(context, writing)) };
  };
}

function boardName(options: OptionsOf<typeof BOARD_CALLS.readBoard.params>): BoardName {
  const { board_id, username, slug } = options;
  if (board_id !== undefined) return { kind: 'id', id: board_id };
  if (username && slug) return { kind: 'address', username, slug };
  const names = username ? ['slug'] : slug ? ['username'] : ['board_id'];
  throw invalidParameters(names.map((name) => ({ name, problem: 'missing' })));
}

function createBoard({ createBoard, writing }: CallDeps): Answer<typeof BOARD_CALLS.createBoard> {
  return async (context, options) => {
    const outcome = await createBoard.run({
      actorId: context.viewerId,
      name: options.name,
      description: options.description,
      category: options.category || null,
      privacy: stricterPrivacy(options.privacy, options.protected),
      layout: options.layout,
      collaboratorInvitesEnabled: options.collaborator_invites_enabled,
      returnExisting: options.return_existing,
    });
    return { data: boardToWire(createdBoard(outcome), serializationContext(context, writing)) };
  };
}

/** `protected` is an older parameter; it never weakens a stricter `privacy`. */
function stricterPrivacy(privacy: BoardPrivacy, isProtected: boolean): BoardPrivacy {
  return isProtected && privacy === 'public' ? 'protected' : privacy;
}

function createdBoard(outcome: CreateBoardOutcome) {
  switch (outcome.kind) {
    case 'created':
    case 'existing':
      return outcome.board;
    case 'too_many':
      throw failureOfRefusal('too_many_boards');
    case 'second_quick_saves':
      throw new CallFailure('conflict', { message: callMessages.secondQuickSaves });
  }
}

function listBoards({ listBoards, writing }: CallDeps): Answer<typeof BOARD_CALLS.listBoards> {
  return async (context, options) => {
    const { position, size } = context.page;
    const outcome = await listBoards.run({
      owner: personOrSelf(options, context),
      viewerId: context.viewerId,
      sort: options.sort,
      locale: context.locale,
      filter: options.board_filter,
      privacy: options.privacy_filter,
      groupByVisibility: options.group_by === 'visibility',
      includeArchived: options.include_archived,
      tiles: tilesOf(options),
      offset: position === null ? 0 : Number(position),
      limit: size,
    });
    if (outcome.kind === 'not_found') throw new CallFailure('user_not_found');
    const serialization = serializationContext(context, writing);
    return {
      data: [
        ...outcome.tiles.map((tile) => boardTileToWire(tile, serialization, context.readerLanguage)),
        ...outcome.boards.map((board) => boardToWire(board, serialization)),
      ],
      next: outcome.next === null ? null : String(outcome.next),
    };
  };
}

function tilesOf(options: OptionsOf<typeof BOARD_CALLS.listBoards.params>): readonly TileKind[] {
  return [
    ...(options.filter_all_pins ? (['all_pins'] as const) : []),
    ...(options.filter_stories ? (['story_pins'] as const) : []),
    ...(options.filter_shopping_list ? (['shopping_list'] as const) : []),
  ];
}
