import type { BoardId } from '../ids/ids.ts';
import type { Pin } from '../pins/pin.ts';

/** State that a card passes to the closeup that it opens. */
export interface CloseupState {
  /** The tracking parameters from the feed of the card, sent back with actions on the pin. */
  readonly trackingParams: string;
  /** The board that the pin is saved to; omitted without one. */
  readonly board?: BoardId;
  /** True only on the cards of grids that set it. */
  readonly fromEggsBoard: boolean;
}

export function closeupState(
  { trackingParams, savedInfo }: Pick<Pin, 'trackingParams' | 'savedInfo'>,
  fromEggsBoard = false,
): CloseupState {
  return { trackingParams, fromEggsBoard, ...(savedInfo === null ? {} : { board: savedInfo.boardId }) };
}
