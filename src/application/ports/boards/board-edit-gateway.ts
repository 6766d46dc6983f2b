import type { Board, BoardPrivacy } from '../../../domain/boards/board.ts';
import type { BoardId, PinId } from '../../../domain/ids/ids.ts';
import type { DoneOutcome } from '../done-outcome.ts';
import type { Refused } from '../refused.ts';

/** Omitted fields stay unchanged. */
export type BoardChange = {
  readonly name?: string;
  readonly description?: string;
  readonly privacy?: BoardPrivacy;
  readonly coverPinId?: PinId;
};

export type ChangeBoardOutcome = { readonly kind: 'changed'; readonly board: Board } | Refused;

/** Changes existing boards. @throws {ServiceError} */
export interface BoardEditGateway {
  /** Undefined: missing, or hidden from this viewer. */
  find(id: BoardId): Promise<Board | undefined>;
  update(id: BoardId, change: BoardChange): Promise<ChangeBoardOutcome>;
  archive(id: BoardId, archived: boolean): Promise<ChangeBoardOutcome>;
  /** Also deletes its sections and pins. */
  remove(id: BoardId): Promise<DoneOutcome>;
  /** Sets the order of the viewer's own boards. */
  reorder(ids: readonly BoardId[]): Promise<DoneOutcome>;
}
