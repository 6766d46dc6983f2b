import type { BoardId, PinId } from '../../../../src/domain/ids/ids.ts';
import { withoutReason } from '../../../application/feeds/feed-item.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import { id, text, textUpTo } from '../../../../wire/params/kinds.ts';
import { labelled, optional, required } from '../../../../wire/params/presence.ts';
import { boardShortToWire } from '../serialize/board-to-wire.ts';
import { pinToWire } from '../serialize/pin-to-wire.ts';
import { sceneOf } from '../serialize/scene.ts';
import { ACTING_PROFILE, SECTION_PARAM } from '../../../../wire/calls/common-params.ts';
import { refuseOtherProfile } from './acting-profile.ts';
import type { CallDeps } from './call-deps.ts';
import { unlessRefused } from './refusals.ts';

/** Saving pins, and choosing where to. */
export function savingCalls(deps: CallDeps): readonly Call[] {
  return [savePin(deps), chooseBoard(deps), suggestBoardTitles(deps)];
}

function savePin({ savePin, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'RepinResource',
    action: 'create',
    endpointName: 'repin_create',
    who: 'S',
    bucket: 'pin_saves',
    params: {
      pin_id: required(id<PinId>()),
      board_id: optional(id<BoardId>()),
      ...SECTION_PARAM,
      title: labelled('Title', optional(text('pinTitle'))),
      description: labelled('Description', optional(text('pinDescription'))),
      note: optional(text('note')),
      ...ACTING_PROFILE,
    },
    async run(context, options) {
      refuseOtherProfile(options, context);
      const { pin } = unlessRefused(
        await savePin.run({
          actorId: context.viewerId,
          pinId: options.pin_id,
          boardId: options.board_id ?? null,
          sectionId: options.section_id ?? null,
          title: options.title || null,
          description: options.description || null,
          note: options.note || null,
        }),
      );
      const place = { surface: 'saved', position: 0 };
      return { data: pinToWire(withoutReason(pin), sceneOf(context, writing), place) };
    },
  });
}

function chooseBoard({ chooseBoard, writing }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardPickerBoardsResource',
    action: 'get',
    endpointName: 'board_picker_boards_get',
    who: 'S',
    params: { pin_id: optional(id<PinId>()), filter: optional(textUpTo(100)) },
    async run(context, options) {
      const choice = unlessRefused(await chooseBoard.run(context.viewerId, options.pin_id ?? null));
      const scene = sceneOf(context, writing);
      return {
        data: {
          all_boards: choice.all.map((board) => boardShortToWire(board, scene)),
          boards_shortlist: choice.shortlist.map((board) => boardShortToWire(board, scene)),
        },
      };
    },
  });
}

function suggestBoardTitles({ chooseBoard }: CallDeps): Call {
  return defineResourceCall({
    name: 'BoardTitleSuggestionsResource',
    action: 'get',
    endpointName: 'board_title_suggestions_get',
    who: 'S',
    list: {},
    params: { pin_id: required(id<PinId>()) },
    async run(context, options) {
      const { names } = unlessRefused(await chooseBoard.suggestTitles(options.pin_id, context.viewerId));
      return { data: names.map((name) => ({ name })) };
    },
  });
}
