import type { RepeatLevel } from '../../../domain/duplicates/duplicate-groups.ts';
import type { StayReason } from '../../../domain/duplicates/merge-plan.ts';
import type { BoardId, PinId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { DoneOutcome } from '../done-outcome.ts';
import type { Refused } from '../refused.ts';

/** Own pins that show the same. The one to keep comes first, unless the viewer chooses another. */
export type DuplicatePins = readonly { readonly pinId: PinId; readonly level: RepeatLevel }[];

export type DuplicatePage = {
  readonly groups: readonly DuplicatePins[];
  /** Groups in all. */
  readonly groupCount: number;
  /** Pins that show the same picture as the first one of their group. */
  readonly sameCount: number;
  readonly bookmark: string | null;
  /** Set while pictures are being compared; there are no groups yet, and the same call goes on. */
  readonly comparing: { readonly done: number; readonly total: number } | null;
};

export type DuplicatesOutcome =
  | { readonly kind: 'page'; readonly page: DuplicatePage; readonly pins: readonly Pin[] }
  /** The list has changed too much since its first page. */
  | { readonly kind: 'expired' }
  | { readonly kind: 'not-found' };

export type MergedPins = {
  readonly kind: 'merged';
  /** For `undoMerge`; null when nothing was removed. */
  readonly mergeId: string | null;
  readonly removed: readonly PinId[];
  readonly kept: readonly PinId[];
  readonly stays: readonly { readonly pinId: PinId; readonly why: StayReason }[];
  /** Groups that are left for another call. */
  readonly left: number;
};

/** The viewer's own pins that show the same picture. @throws {ServiceError} */
export interface DuplicateGateway {
  /** On one board, or on all with null. */
  list(boardId: BoardId | null, bookmark: string | null): Promise<DuplicatesOutcome>;
  /** Removes the others, and saves the kept pin to their boards. */
  merge(keptId: PinId, others: readonly PinId[]): Promise<MergedPins | Refused>;
  /** Merges what shows the same picture in some groups of the list, without those of the kept pins `without`. */
  mergeSame(boardId: BoardId | null, without: readonly PinId[]): Promise<MergedPins | Refused>;
  undoMerge(mergeId: string): Promise<DoneOutcome>;
  /** Remembers that pins are no duplicates of each other. */
  keepApart(pinIds: readonly PinId[]): Promise<{ readonly kind: 'apart'; readonly id: string } | Refused>;
  forgetApart(id: string): Promise<DoneOutcome>;
}
