import type { UserId } from '../../../../../src/domain/ids/ids.ts';
import { BULK_CALLS } from '../../../../../wire/calls/pins/bulk.ts';
import type { OptionsOf } from '../../../../../wire/params/param.ts';
import type { MovePinsOutcome } from '../../../../application/pins/move-pins.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import type { CallDeps } from '../call-deps.ts';
import { bulkAnswer, unlessRefused } from '../refusals.ts';

/** Calls that change many pins at once. */
export function bulkCalls(deps: CallDeps): readonly Call[] {
  return implementCalls(BULK_CALLS, {
    movePins: movePins(deps),
    copyPins: copyPins(deps),
    deletePins: deletePins(deps),
    deleteAllPins: deleteAllPins(deps),
  });
}

function movePins({ movePins }: CallDeps): Answer<typeof BULK_CALLS.movePins> {
  return async (context, options) => {
    const outcome = await movePins.run(commandOf(options, context.viewerId));
    return { data: { ...bulkAnswer(outcome, context.readerLanguage), moved_from: formerPlaces(outcome) } };
  };
}

function copyPins({ copyPins }: CallDeps): Answer<typeof BULK_CALLS.copyPins> {
  return async (context, options) => {
    const outcome = await copyPins.run(commandOf(options, context.viewerId));
    return { data: bulkAnswer(outcome, context.readerLanguage) };
  };
}

function deletePins({ deletePins }: CallDeps): Answer<typeof BULK_CALLS.deletePins> {
  return async (context, options) => {
    const { pinIds, ...from } = commandOf(options, context.viewerId);
    return { data: bulkAnswer(await deletePins.some(from, pinIds), context.readerLanguage) };
  };
}

function deleteAllPins({ deletePins }: CallDeps): Answer<typeof BULK_CALLS.deleteAllPins> {
  return async (context, options) => {
    const { pinIds, ...from } = commandOf(options, context.viewerId);
    const { count } = unlessRefused(await deletePins.all(from, pinIds));
    return { data: { deleted_count: count } };
  };
}

function commandOf(options: OptionsOf<typeof BULK_CALLS.movePins.params>, actorId: UserId) {
  const { pin_ids: pinIds, board_id: boardId, section_id: sectionId = null } = options;
  return { actorId, pinIds, boardId, sectionId };
}

/** The previous places of moved pins, for undo. */
function formerPlaces(outcome: MovePinsOutcome) {
  return unlessRefused(outcome).movedFrom.map(({ boardId, sectionId, pinIds }) => ({
    board_id: boardId,
    section_id: sectionId,
    pin_ids: pinIds,
  }));
}
