import type { BoardId, PinId } from '../../domain/ids/ids.ts';
import type { Cancellation } from '../ports/media/upload-gateway.ts';
import type { DuplicateGateway } from '../ports/pins/duplicate-gateway.ts';
import type { Refused } from '../ports/refused.ts';

export type MergedAll = {
  readonly kind: 'merged';
  readonly removedCount: number;
  /** Pins that stay where they are. */
  readonly stayCount: number;
  /** For undo, the last one first. */
  readonly mergeIds: readonly string[];
};

/** Merges all pins that show the same picture as the best one of their group, some groups at a time. */
export class MergeSamePictures {
  readonly #deps: { readonly duplicates: Pick<DuplicateGateway, 'mergeSame'> };
  constructor(deps: { readonly duplicates: Pick<DuplicateGateway, 'mergeSame'> }) {
    this.#deps = deps;
  }

  /**
   * `onProgress` gets the number of removed pins. After a refusal in the middle, the outcome is what was done before.
   * @throws {ServiceError} when nothing was merged before
   */
  async run(
    boardId: BoardId | null,
    onProgress: (removed: number) => void,
    cancellation: Cancellation,
  ): Promise<MergedAll | Refused> {
    let removedCount = 0;
    let stayCount = 0;
    const mergeIds: string[] = [];
    const stuck = new Set<PinId>();
    for (;;) {
      const outcome = await this.#deps.duplicates.mergeSame(boardId, [...stuck]).catch((error: unknown) => {
        if (removedCount === 0) throw error;
        return null;
      });
      if (outcome?.kind === 'refused' && removedCount === 0) return outcome;
      if (outcome === null || outcome.kind === 'refused') break;
      removedCount += outcome.removed.length;
      stayCount += outcome.stays.length;
      if (outcome.mergeId !== null) mergeIds.unshift(outcome.mergeId);
      // Groups with pins that stay are in the list again.
      if (outcome.stays.length > 0) for (const id of outcome.kept) stuck.add(id);
      onProgress(removedCount);
      if (outcome.left === 0 || outcome.kept.length === 0 || cancellation.cancelled) break;
    }
    return { kind: 'merged', removedCount, stayCount, mergeIds };
  }
}
