import { SAVING_CALLS } from '../../../../../wire/calls/pins/saving.ts';
import { withoutReason } from '../../../../application/feeds/feed-item.ts';
import { alreadyCreated } from '../../core/call/idempotency.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { boardShortToWire } from '../../serialize/board-to-wire.ts';
import { pinToWire } from '../../serialize/pin-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';
import { unlessRefused } from '../refusals.ts';

/** Calls to save pins, and to list the places to save to. */
export function savingCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(SAVING_CALLS, {
    savePin: savePin(deps),
    chooseBoard: chooseBoard(deps),
    suggestBoardTitles: suggestBoardTitles(deps),
  });
}

function savePin({ savePin, writing }: CallDeps): Answer<typeof SAVING_CALLS.savePin> {
  return async (context, options) => {
    const saved = unlessRefused(
      await savePin.run({
        actorId: context.viewerId,
        pinId: options.pin_id,
        boardId: options.board_id ?? null,
        sectionId: options.section_id ?? null,
        title: options.title || null,
        description: options.description || null,
        note: options.note || null,
        creation: context.creation,
      }),
    );
    if (saved.kind === 'made_before') throw alreadyCreated(saved.pinId);
    const place = { surface: 'saved', position: 0 };
    return {
      data: pinToWire(withoutReason(saved.pin), serializationContext(context, writing), place),
      made: saved.pin.pin.id,
    };
  };
}

function chooseBoard({ chooseBoard, writing }: CallDeps): Answer<typeof SAVING_CALLS.chooseBoard> {
  return async (context, options) => {
    const choice = unlessRefused(await chooseBoard.run(context.viewerId, options.pin_id ?? null));
    const serialization = serializationContext(context, writing);
    return {
      data: {
        all_boards: choice.all.map((board) => boardShortToWire(board, serialization)),
        boards_shortlist: choice.shortlist.map((board) => boardShortToWire(board, serialization)),
      },
    };
  };
}

function suggestBoardTitles({ chooseBoard }: CallDeps): Answer<typeof SAVING_CALLS.suggestBoardTitles> {
  return async (context, options) => {
    const { names } = unlessRefused(await chooseBoard.suggestTitles(options.pin_id, context.viewerId));
    return { data: names.map((name) => ({ name })) };
  };
}
