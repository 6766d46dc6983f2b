import type { BoardId, PinId } from '../../../../src/domain/ids/ids.ts';
import { LIST_LIMITS } from '../../../../src/domain/limits/count-limits.ts';
import type { BulkOutcome } from '../../../application/pins/bulk-outcome.ts';
import type { HeldIn } from '../../../application/pins/delete-pins.ts';
import type { MovePinsOutcome } from '../../../application/pins/move-pins.ts';
import { defineResourceCall, type Call } from '../core/define-call.ts';
import { id } from '../../../../wire/params/kinds.ts';
import { idList } from '../../../../wire/params/lists.ts';
import { required, withDefault } from '../../../../wire/params/presence.ts';
import { ACTING_PROFILE, SECTION_PARAM } from '../../../../wire/calls/common-params.ts';
import { refuseOtherProfile } from './acting-profile.ts';
import type { CallDeps } from './call-deps.ts';
import { bulkAnswer, unlessRefused } from './refusals.ts';

/** Many pins at once. */
export function bulkCalls({ movePins, copyPins, deletePins }: CallDeps): readonly Call[] {
  return [
    bulkCall('update', ({ pinIds, ...to }) => movePins.run({ ...to, pinIds }), formerPlaces),
    bulkCall('create', ({ pinIds, ...to }) => copyPins.run({ ...to, pinIds })),
    bulkCall('delete', ({ pinIds, ...from }) => deletePins.some(from, pinIds)),
    deleteAllPins(deletePins),
  ];
}

const pinIds = idList<PinId>({ max: LIST_LIMITS.pin_ids });

function bulkCall<Outcome extends BulkOutcome>(
  action: 'update' | 'create' | 'delete',
  run: (command: HeldIn & { readonly pinIds: readonly PinId[] }) => Promise<Outcome>,
  more: (outcome: Outcome) => object = () => ({}),
): Call {
  return defineResourceCall({
    name: 'BulkEditResource',
    action,
    endpointName: `bulk_edit_${action}`,
    who: 'S',
    bucket: 'pin_saves',
    params: {
      pin_ids: required(pinIds),
      board_id: required(id<BoardId>()),
      ...SECTION_PARAM,
      ...ACTING_PROFILE,
    },
    async run(context, options) {
      refuseOtherProfile(options, context);
      const outcome = await run({
        actorId: context.viewerId,
        pinIds: options.pin_ids,
        boardId: options.board_id,
        sectionId: options.section_id ?? null,
      });
      return { data: { ...bulkAnswer(outcome), ...more(outcome) } };
    },
  });
}

/** Where moved pins stood before, so that they can be put back. */
function formerPlaces(outcome: MovePinsOutcome) {
  return {
    moved_from: unlessRefused(outcome).movedFrom.map(({ boardId, sectionId, pinIds }) => ({
      board_id: boardId,
      section_id: sectionId,
      pin_ids: pinIds,
    })),
  };
}

function deleteAllPins(deletePins: CallDeps['deletePins']): Call {
  return defineResourceCall({
    name: 'BulkEditSelectAllResource',
    action: 'delete',
    endpointName: 'bulk_edit_select_all_delete',
    who: 'S',
    bucket: 'pin_saves',
    params: {
      board_id: required(id<BoardId>()),
      ...SECTION_PARAM,
      pin_ids: withDefault(pinIds, []),
      ...ACTING_PROFILE,
    },
    async run(context, options) {
      refuseOtherProfile(options, context);
      const from = {
        actorId: context.viewerId,
        boardId: options.board_id,
        sectionId: options.section_id ?? null,
      };
      const { count } = unlessRefused(await deletePins.all(from, options.pin_ids));
      return { data: { deleted_count: count } };
    },
  });
}
