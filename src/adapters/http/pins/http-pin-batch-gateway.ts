import type { DoneOutcome } from '../../../application/ports/done-outcome.ts';
import type {
  BatchOutcome,
  MovedPins,
  PinBatchGateway,
  PinTarget,
} from '../../../application/ports/pins/pin-batch-gateway.ts';
import { toBoardId, toPinId, toSectionId, type BoardId, type PinId } from '../../../domain/ids/ids.ts';
import { listOf, objectsOf, rawObject, text, textOrNull, textsOf, type Raw } from '../../../../wire/raw.ts';
import { doneOf } from '../client/done-of.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';

/** Many pins at once over the resource calls. */
export class HttpPinBatchGateway implements PinBatchGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async move(pinIds: readonly PinId[], to: PinTarget): Promise<BatchOutcome> {
    const answer = await this.#calls.update('BulkEdit', { pin_ids: pinIds, ...target(to) });
    const outcome = batchOf(answer);
    if (answer.kind === 'failed' || outcome.kind === 'refused') return outcome;
    return { ...outcome, movedFrom: objectsOf(rawObject(answer.data).moved_from, movedPins) };
  }

  async copy(pinIds: readonly PinId[], to: PinTarget): Promise<BatchOutcome> {
    return batchOf(await this.#calls.create('BulkEdit', { pin_ids: pinIds, ...target(to) }));
  }

  async remove(pinIds: readonly PinId[], from: PinTarget): Promise<BatchOutcome> {
    return batchOf(await this.#calls.delete('BulkEdit', { pin_ids: pinIds, ...target(from) }));
  }

  async removeAllBut(keep: readonly PinId[], from: PinTarget): Promise<DoneOutcome> {
    return doneOf(await this.#calls.delete('BulkEditSelectAll', { pin_ids: keep, ...target(from) }));
  }

  async removeOne(pinId: PinId, trackingParams: string): Promise<DoneOutcome> {
    const answer = await this.#calls.delete('Pin', { id: pinId, client_tracking_params: trackingParams });
    // Another request was faster: the pins are gone, as requested.
    if (answer.kind === 'failed' && answer.error.reason === 'pin_not_found') return { kind: 'done' };
    return doneOf(answer);
  }

  async reorder(boardId: BoardId, pinId: PinId, after: PinId | null): Promise<DoneOutcome> {
    const behind = after === null ? {} : { after_pin_id: after };
    return doneOf(
      await this.#calls.update('BoardPinReorder', { board_id: boardId, pin_id: pinId, ...behind }),
    );
  }
}

function movedPins({ board_id, section_id, pin_ids }: Raw): MovedPins {
  const sectionId = textOrNull(section_id);
  return {
    from: {
      boardId: toBoardId(text(board_id)),
      sectionId: sectionId === null ? null : toSectionId(sectionId),
    },
    pinIds: textsOf(pin_ids).map(toPinId),
  };
}

function target({ boardId, sectionId }: PinTarget) {
  return sectionId === null ? { board_id: boardId } : { board_id: boardId, section_id: sectionId };
}

function batchOf(answer: CallOutcome): BatchOutcome {
  if (answer.kind === 'failed') return refusedBy(answer.error);
  const { ok_ids, failed } = rawObject(answer.data);
  return {
    kind: 'done',
    ok: listOf(ok_ids, text).map(toPinId),
    failed: objectsOf(failed, ({ id }) => toPinId(text(id))),
  };
}
