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

/** Changes of boards that exist. @throws {ServiceError} */
export interface BoardEditGateway {
  /** Undefined: missing, or not for this viewer. */
  find(id: BoardId): Promise<Board | undefined>;
  update(id: BoardId, change: BoardChange): Promise<ChangeBoardOutcome>;
  archive(id: BoardId, archived: boolean): Promise<ChangeBoardOutcome>;
  /** Its sections and pins go with it. */
  remove(id: BoardId): Promise<DoneOutcome>;
  /** Puts the viewer's own boards into this order. */
  reorder(ids: readonly BoardId[]): Promise<DoneOutcome>;
}
