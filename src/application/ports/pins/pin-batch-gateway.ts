import type { BoardId, PinId, SectionId } from '../../../domain/ids/ids.ts';
import type { DoneOutcome } from '../done-outcome.ts';
import type { Refused } from '../refused.ts';

/** Where pins go: a board, and perhaps a section of it. */
export type PinTarget = { readonly boardId: BoardId; readonly sectionId: SectionId | null };

/** Pins that stood together before they were moved. */
export type MovedPins = { readonly from: PinTarget; readonly pinIds: readonly PinId[] };

/** How each pin of a batch fared; a pin that failed is as it was. */
export type BatchOutcome =
  | {
      readonly kind: 'done';
      readonly ok: readonly PinId[];
      readonly failed: readonly PinId[];
      /** Where moved pins were, as far as the server tells. */
      readonly movedFrom?: readonly MovedPins[];
    }
  /** Not one of them worked. */
  | Refused;

/** Many pins at once, at most `LIST_LIMITS.pin_ids` in one call. @throws {ServiceError} */
export interface PinBatchGateway {
  move(pinIds: readonly PinId[], to: PinTarget): Promise<BatchOutcome>;
  copy(pinIds: readonly PinId[], to: PinTarget): Promise<BatchOutcome>;
  remove(pinIds: readonly PinId[], from: PinTarget): Promise<BatchOutcome>;
  /** Deletes everything in the board or section except `keep`, all or nothing. */
  removeAllBut(keep: readonly PinId[], from: PinTarget): Promise<DoneOutcome>;
  /** Deletes one pin. `trackingParams` are those that came with it. */
  removeOne(pinId: PinId, trackingParams: string): Promise<DoneOutcome>;
  /** Puts a pin behind another one of its board, null = first. */
  reorder(boardId: BoardId, pinId: PinId, after: PinId | null): Promise<DoneOutcome>;
}
