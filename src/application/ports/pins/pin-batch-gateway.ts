import type { BoardId, PinId, SectionId } from '../../../domain/ids/ids.ts';
import type { DoneOutcome } from '../done-outcome.ts';
import type { Refused } from '../refused.ts';

/** The target of pins: a board, optionally with a section. */
export type PinTarget = { readonly boardId: BoardId; readonly sectionId: SectionId | null };

/** Pins with a common place before they were moved. */
export type MovedPins = { readonly from: PinTarget; readonly pinIds: readonly PinId[] };

/** The result of each pin in a batch; a failed pin is unchanged. */
export type BatchOutcome =
  | {
      readonly kind: 'done';
      readonly ok: readonly PinId[];
      readonly failed: readonly PinId[];
      /** The former places of moved pins, as far as the server returns them. */
      readonly movedFrom?: readonly MovedPins[];
    }
  /** All of them failed. */
  | Refused;

/** Actions on many pins, at most `LIST_LIMITS.pin_ids` per call. @throws {ServiceError} */
export interface PinBatchGateway {
  move(pinIds: readonly PinId[], to: PinTarget): Promise<BatchOutcome>;
  copy(pinIds: readonly PinId[], to: PinTarget): Promise<BatchOutcome>;
  remove(pinIds: readonly PinId[], from: PinTarget): Promise<BatchOutcome>;
  /** Deletes everything in the board or section except `keep`, all or nothing. */
  removeAllBut(keep: readonly PinId[], from: PinTarget): Promise<DoneOutcome>;
  /** Deletes one pin. `trackingParams` are those from its feed. */
  removeOne(pinId: PinId, trackingParams: string): Promise<DoneOutcome>;
  /** Moves a pin behind another one of its board, null = first. */
  reorder(boardId: BoardId, pinId: PinId, after: PinId | null): Promise<DoneOutcome>;
}
