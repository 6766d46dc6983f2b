import type {
  DuplicateGateway,
  DuplicatePins,
  DuplicatesOutcome,
  MergedPins,
} from '../../../application/ports/pins/duplicate-gateway.ts';
import type { DoneOutcome } from '../../../application/ports/done-outcome.ts';
import type { Refused } from '../../../application/ports/refused.ts';
import type { StayReason } from '../../../domain/duplicates/merge-plan.ts';
import { toPinId, type BoardId, type PinId } from '../../../domain/ids/ids.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { count, listOf, objectsOf, rawObject, text, textOrNull, textsOf } from '../../../../wire/raw.ts';
import { doneOf } from '../client/done-of.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';

/** Duplicates over the resource calls. */
export class HttpDuplicateGateway implements DuplicateGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async list(boardId: BoardId | null, bookmark: string | null): Promise<DuplicatesOutcome> {
    const answer = await this.#calls.get('DuplicateGroups', {
      ...onBoard(boardId),
      ...(bookmark === null ? {} : { bookmarks: [bookmark] }),
    });
    if (answer.kind === 'failed')
      return { kind: answer.error.reason === 'invalid_bookmark' ? 'expired' : 'not-found' };
    const raw = rawObject(answer.data);
    const pins = objectsOf(raw.results, pinFromWire);
    const shown = new Set(pins.map(({ entityId }) => entityId));
    const isComparing = raw.state === 'comparing';
    return {
      kind: 'page',
      pins,
      page: {
        groups: objectsOf(raw.groups, ({ pin_ids, levels }) => groupOf(textsOf(pin_ids), textsOf(levels)))
          .map((group) => group.filter(({ pinId }) => shown.has(pinId)))
          .filter((group) => group.length > 1),
        groupCount: count(raw.group_count),
        sameCount: count(raw.same_picture_count),
        bookmark: answer.bookmark,
        comparing: isComparing ? { done: count(raw.done), total: count(raw.total) } : null,
      },
    };
  }

  async merge(keptId: PinId, others: readonly PinId[]): Promise<MergedPins | Refused> {
    const merges = [{ keep_id: keptId, pin_ids: others }];
    return mergedOf(await this.#calls.create('DuplicateMerge', { merges }));
  }

  async mergeSame(boardId: BoardId | null, without: readonly PinId[]): Promise<MergedPins | Refused> {
    return mergedOf(
      await this.#calls.create('DuplicateMergeAll', { ...onBoard(boardId), without_ids: without }),
    );
  }

  async undoMerge(mergeId: string): Promise<DoneOutcome> {
    return doneOf(await this.#calls.delete('DuplicateMerge', { merge_id: mergeId }));
  }

  async keepApart(pinIds: readonly PinId[]): ReturnType<DuplicateGateway['keepApart']> {
    const answer = await this.#calls.create('DistinctPins', { pin_ids: pinIds });
    if (answer.kind === 'failed') return refusedBy(answer.error);
    return { kind: 'apart', id: text(rawObject(answer.data).id) };
  }

  async forgetApart(id: string): Promise<DoneOutcome> {
    return doneOf(await this.#calls.delete('DistinctPins', { id }));
  }
}

function onBoard(boardId: BoardId | null) {
  return boardId === null ? {} : { board_id: boardId };
}

function groupOf(ids: readonly string[], levels: readonly string[]): DuplicatePins {
  return ids.map((id, at) => ({
    pinId: toPinId(id),
    level: levels[at] === 'same_picture' ? 'same_picture' : 'looks_same',
  }));
}

function mergedOf(answer: CallOutcome): MergedPins | Refused {
  if (answer.kind === 'failed') return refusedBy(answer.error);
  const raw = rawObject(answer.data);
  return {
    kind: 'merged',
    mergeId: textOrNull(raw.merge_id),
    removed: listOf(raw.removed_ids, text).map(toPinId),
    kept: listOf(raw.kept_ids, text).map(toPinId),
    stays: objectsOf(raw.stays, ({ pin_id, why }) => ({ pinId: toPinId(text(pin_id)), why: reasonOf(why) })),
    left: count(raw.left),
  };
}

/** A reason that this version does not know is one of the place. */
function reasonOf(why: unknown): StayReason {
  return why === 'privacy' || why === 'note' ? why : 'place';
}
