import type { PinId } from '../../../../../src/domain/ids/ids.ts';
import {
  DUPLICATE_CALLS,
  type WireDuplicates,
  type WireMerge,
} from '../../../../../wire/calls/pins/duplicates.ts';
import type { MergeOutcome } from '../../../../application/duplicates/merge-duplicates.ts';
import { withoutReason } from '../../../../application/feeds/feed-item.ts';
import { CallFailure } from '../../core/call/call-failure.ts';
import { implementCalls, type Answer, type Call } from '../../core/call/define-call.ts';
import { pinToWire } from '../../serialize/pin-to-wire.ts';
import { serializationContext } from '../../serialize/serialization-context.ts';
import type { CallDeps } from '../call-deps.ts';
import { pageOrFailure } from '../refusals.ts';

/** Calls about the caller's pins that show the same picture. */
export function duplicateCalls(deps: CallDeps): readonly Call[] {
  const { mergeDuplicates, undoMerge, keepApart } = deps;
  return implementCalls(DUPLICATE_CALLS, {
    listDuplicates: listDuplicates(deps),
    mergePins: async ({ viewerId }, { merges }) => {
      const wanted = merges.map(({ keep_id: keptId, pin_ids: pinIds }) => ({ keptId, pinIds }));
      return { data: mergeToWire(await mergeDuplicates.run(viewerId, wanted), 0) };
    },
    mergeAllPins: async ({ viewerId }, { board_id = null, without_ids }) => {
      const outcome = await mergeDuplicates.allSame(viewerId, board_id, new Set<PinId>(without_ids));
      // The list is read before, so all pictures have been compared.
      if (outcome.kind === 'comparing') throw new CallFailure('unavailable');
      if (outcome.kind === 'not_found') throw new CallFailure('board_not_found');
      return { data: mergeToWire(outcome, outcome.left) };
    },
    undoMerge: async ({ viewerId }, { merge_id }) => {
      const outcome = await undoMerge.run(viewerId, merge_id);
      if (outcome.kind === 'not_found') throw new CallFailure('object_not_found');
      return { data: { restored_ids: outcome.restored } };
    },
    keepApart: async ({ viewerId }, { pin_ids }) => {
      const id = await keepApart.run(viewerId, pin_ids);
      if (id === null) throw new CallFailure('pin_not_found');
      return { data: { id } };
    },
    forgetApart: async ({ viewerId }, { id }) => {
      if (!(await keepApart.forget(viewerId, id))) throw new CallFailure('object_not_found');
      return { data: { ok: true } };
    },
  });
}

function listDuplicates({
  findDuplicates,
  writing,
}: CallDeps): Answer<typeof DUPLICATE_CALLS.listDuplicates> {
  return async (context, { board_id = null }) => {
    const { position, size } = context.page;
    const outcome = pageOrFailure(
      await findDuplicates.run({ userId: context.viewerId, boardId: board_id, position, limit: size }),
      'board_not_found',
    );
    const counts = { group_count: 0, same_picture_count: 0, done: 0, total: 0 };
    if (outcome.kind === 'comparing') {
      const { done, total } = outcome;
      return {
        data: { ...counts, results: [], groups: [], state: 'comparing', done, total },
        next: null,
      };
    }
    const serialization = serializationContext(context, writing);
    const groups: WireDuplicates['groups'] = outcome.groups.map(({ pins }) => ({
      pin_ids: pins.map(({ view }) => view.pin.id),
      levels: pins.map(({ level }) => level),
    }));
    const results = outcome.groups
      .flatMap(({ pins }) => pins)
      .map(({ view }, at) =>
        pinToWire(withoutReason(view), serialization, { surface: 'duplicates', position: at }),
      );
    return {
      data: {
        ...counts,
        results,
        groups,
        group_count: outcome.counts.groups,
        same_picture_count: outcome.counts.samePins,
        state: 'found',
      },
      next: outcome.next,
    };
  };
}

function mergeToWire({ mergeId, removed, kept, stays }: MergeOutcome, left: number): WireMerge {
  return {
    merge_id: mergeId,
    removed_ids: removed,
    kept_ids: kept,
    stays: stays.map(({ pinId, why }) => ({ pin_id: pinId, why })),
    left,
  };
}
