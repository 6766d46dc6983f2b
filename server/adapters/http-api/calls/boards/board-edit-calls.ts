import { BOARD_EDIT_CALLS, type BOARD_CHANGES } from '../../../../../wire/calls/boards/board-edit.ts';
import type { OptionsOf } from '../../../../../wire/params/param.ts';
import { timeToWire } from '../../../../../wire/time.ts';
import type { OrderOutcome } from '../../../../application/boards/order-boards.ts';
import type { UpdateBoardCommand } from '../../../../application/boards/update-board.ts';
import { implementCalls, OK, type Answer, type Call } from '../../core/call/define-call.ts';
import { boardToWire } from '../../serialize/board-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';
import { omitUndefined } from '../omit-undefined.ts';
import { unlessRefused } from '../refusals.ts';

/** Calls to change, order, archive and delete boards. */
export function boardEditCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(BOARD_EDIT_CALLS, {
    updateBoard: updateBoard(deps),
    deleteBoard: deleteBoard(deps),
    archiveBoard: archiveBoard(deps),
    orderBoards: orderBoards(deps),
    orderPins: orderPins(deps),
  });
}

function updateBoard({ updateBoard, writing }: CallDeps): Answer<typeof BOARD_EDIT_CALLS.updateBoard> {
  return async (context, options) => {
    const { board } = unlessRefused(
      await updateBoard.run({
        actorId: context.viewerId,
        boardId: options.board_id,
        change: changeOf(options),
      }),
    );
    return { data: boardToWire(board, serializationContext(context, writing)) };
  };
}

function changeOf(options: OptionsOf<typeof BOARD_CHANGES>): UpdateBoardCommand['change'] {
  return omitUndefined<UpdateBoardCommand['change']>({
    name: options.name,
    description: options.description === null ? '' : options.description,
    category: options.category,
    privacy: options.privacy,
    coverPinId: options.cover_pin_id,
    coverCrop: options.cover_crop,
    allowHomefeedRecommendations: options.allow_homefeed_recommendations,
    collaboratorInvitesEnabled: options.collaborator_invites_enabled,
  });
}

function deleteBoard({ endBoard }: CallDeps): Answer<typeof BOARD_EDIT_CALLS.deleteBoard> {
  return async (context, options) => {
    unlessRefused(await endBoard.delete(options.board_id, context.viewerId));
    return { data: OK };
  };
}

function archiveBoard({ endBoard, writing }: CallDeps): Answer<typeof BOARD_EDIT_CALLS.archiveBoard> {
  return async (context, options) => {
    const { board } = unlessRefused(
      await endBoard.archive(options.board_id, context.viewerId, options.archived),
    );
    return { data: boardToWire(board, serializationContext(context, writing)) };
  };
}

function orderBoards({ orderBoards }: CallDeps): Answer<typeof BOARD_EDIT_CALLS.orderBoards> {
  return async (context, options) => {
    return { data: orderAnswer(await orderBoards.run(options.board_ids, context.viewerId)) };
  };
}

function orderPins({ orderBoards }: CallDeps): Answer<typeof BOARD_EDIT_CALLS.orderPins> {
  return async (context, options) => {
    const outcome = await orderBoards.placePin({
      actorId: context.viewerId,
      boardId: options.board_id,
      pinId: options.pin_id,
      afterPinId: options.after_pin_id ?? null,
    });
    return { data: orderAnswer(outcome) };
  };
}

function orderAnswer(outcome: OrderOutcome) {
  return { board_order_modified_at: timeToWire(unlessRefused(outcome).modifiedAt) };
}
