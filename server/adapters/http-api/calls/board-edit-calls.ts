import type { BoardId, PinId } from '../../../../src/domain/ids/ids.ts';
import { accept, refuse } from '../../../../src/domain/limits/checked.ts';
import { LIST_LIMITS } from '../../../../src/domain/limits/count-limits.ts';
import { timeToWire } from '../../../../wire/time.ts';
import type { UpdateBoardCommand } from '../../../application/boards/update-board.ts';
import type { OrderOutcome } from '../../../application/boards/order-boards.ts';
import type { CropRecord } from '../../../application/ports/records.ts';
import { defineResourceCall, OK, type Call } from '../core/define-call.ts';
import { bool, decimal, id, oneOf, text, textUpTo } from '../../../../wire/params/kinds.ts';
import { idList, object } from '../../../../wire/params/lists.ts';
import type { Kind, OptionsOf } from '../../../../wire/params/param.ts';
import {
  changeable,
  changeableRequired,
  labelled,
  optional,
  required,
  withDefault,
} from '../../../../wire/params/presence.ts';
import { boardToWire } from '../serialize/board-to-wire.ts';
import { sceneOf } from '../serialize/scene.ts';
import { ACTING_PROFILE } from '../../../../wire/calls/common-params.ts';
import { refuseOtherProfile } from './acting-profile.ts';
import type { CallDeps } from './call-deps.ts';
import { onlyGiven } from './only-given.ts';
import { unlessRefused } from './refusals.ts';

/** Changing, ordering, archiving and deleting boards. */
export function boardEditCalls(deps: CallDeps): readonly Call[] {
  return [updateBoard(deps), deleteBoard(deps), archiveBoard(deps), orderBoards(deps), orderPins(deps)];
}

const BOARD = { board_id: required(id<BoardId>()), ...ACTING_PROFILE };

const CHANGES = {
  name: labelled('Board name', changeableRequired(text('boardName'))),
  description: labelled('Description', changeable(text('boardDescription'))),
  category: changeable(textUpTo(100)),
  privacy: changeableRequired(oneOf(['public', 'protected', 'secret'])),
  cover_pin_id: changeable(id<PinId>()),
  cover_crop: changeable(crop()),
  allow_homefeed_recommendations: changeableRequired(bool()),
  collaborator_invites_enabled: changeableRequired(bool()),
};

function updateBoard({ updateBoard, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardResource',
    action: 'update',
    endpointName: 'board_update',
    who: 'S',
    params: { ...BOARD, ...CHANGES },
    async run(context, options) {
      refuseOtherProfile(options, context);
      const { board } = unlessRefused(
        await updateBoard.run({
          actorId: context.viewerId,
          boardId: options.board_id,
          change: changeOf(options),
        }),
      );
      return { data: boardToWire(board, sceneOf(context, writing)) };
    },
  });
}

function changeOf(options: OptionsOf<typeof CHANGES>): UpdateBoardCommand['change'] {
  return onlyGiven<UpdateBoardCommand['change']>({
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

/** `{x, y, w, h}` in fractions of the picture's sides. */
function crop(): Kind<CropRecord> {
  const fraction = decimal({ min: 0, max: 1 });
  return (raw) => {
    const fields = object()(raw);
    if (!fields.ok) return fields;
    const [x, y, w, h] = ['x', 'y', 'w', 'h'].map((name) => fraction(fields.value[name]));
    if (!x?.ok || !y?.ok || !w?.ok || !h?.ok) return refuse('bad_format');
    const isInside = w.value > 0 && h.value > 0 && x.value + w.value <= 1 && y.value + h.value <= 1;
    return isInside ? accept({ x: x.value, y: y.value, w: w.value, h: h.value }) : refuse('out_of_range');
  };
}

function deleteBoard({ endBoard }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardResource',
    action: 'delete',
    endpointName: 'board_delete',
    who: 'S',
    params: BOARD,
    async run(context, options) {
      refuseOtherProfile(options, context);
      unlessRefused(await endBoard.delete(options.board_id, context.viewerId));
      return { data: OK };
    },
  });
}

function archiveBoard({ endBoard, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardArchiveResource',
    action: 'update',
    endpointName: 'board_archive_update',
    who: 'S',
    params: { ...BOARD, archived: withDefault(bool(), true) },
    async run(context, options) {
      refuseOtherProfile(options, context);
      const { board } = unlessRefused(
        await endBoard.archive(options.board_id, context.viewerId, options.archived),
      );
      return { data: boardToWire(board, sceneOf(context, writing)) };
    },
  });
}

function orderBoards({ orderBoards }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardReorderResource',
    action: 'update',
    endpointName: 'board_reorder_update',
    who: 'S',
    params: {
      board_ids: required(idList<BoardId>({ max: LIST_LIMITS.board_ids })),
      ...ACTING_PROFILE,
    },
    async run(context, options) {
      refuseOtherProfile(options, context);
      return { data: orderAnswer(await orderBoards.run(options.board_ids, context.viewerId)) };
    },
  });
}

function orderPins({ orderBoards }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardPinReorderResource',
    action: 'update',
    endpointName: 'board_pin_reorder_update',
    who: 'S',
    params: { ...BOARD, pin_id: required(id<PinId>()), after_pin_id: optional(id<PinId>()) },
    async run(context, options) {
      refuseOtherProfile(options, context);
      const outcome = await orderBoards.placePin({
        actorId: context.viewerId,
        boardId: options.board_id,
        pinId: options.pin_id,
        afterPinId: options.after_pin_id ?? null,
      });
      return { data: orderAnswer(outcome) };
    },
  });
}

function orderAnswer(outcome: OrderOutcome) {
  return { board_order_modified_at: timeToWire(unlessRefused(outcome).modifiedAt) };
}
