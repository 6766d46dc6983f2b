import type { BoardShort } from '../../../domain/boards/board.ts';
import type { BoardId, PinId, SectionId, UserId } from '../../../domain/ids/ids.ts';
import type { Pin } from '../../../domain/pins/pin.ts';
import type { TypedPinTexts } from '../../../domain/pins/pin-texts.ts';
import type { ProductFacts } from '../../../domain/pins/product-facts.ts';
import type { Refused } from '../refused.ts';

/** A new copy. */
export type NewSave = {
  readonly pinId: PinId;
  /** The viewer. */
  readonly userId: UserId;
  /** Null saves to the profile. */
  readonly boardId: BoardId | null;
  readonly sectionId: SectionId | null;
  /** The tracking parameters from the feed of the pin. */
  readonly trackingParams: string;
  /** Own texts of the copy. Default: the texts of its source. */
  readonly texts?: Pick<TypedPinTexts, 'title' | 'description' | 'note'>;
};

/** The changes of a pin; omitted fields stay unchanged. Copies keep the link of their original. */
export type PinChange = Partial<TypedPinTexts> & {
  /** The product; null removes it. Copies keep the product of their original. */
  readonly product?: ProductFacts | null;
  /** Moves the pin; the profile is a board here. Includes the section; null = in none. */
  readonly place?: { readonly boardId: BoardId; readonly sectionId: SectionId | null };
};

/** A copy to delete, with its place. */
export type CopyToDelete = {
  readonly pinId: PinId;
  readonly boardId: BoardId | null;
  readonly trackingParams: string;
};

/** The quick saves board, which is shown as the profile. */
export type QuickSavesBoard = { readonly kind: 'board'; readonly boardId: BoardId };

export type SaveOutcome = { readonly kind: 'saved'; readonly copy: Pin } | Refused;
export type ChangeOutcome = { readonly kind: 'changed'; readonly pin: Pin } | Refused;
export type DeleteOutcome = { readonly kind: 'deleted' } | Refused;

/** The places for saving. */
export type SaveBoards = {
  /** All boards to which the viewer may add pins, last used first. */
  readonly all: readonly BoardShort[];
  /** The best boards for the pin. */
  readonly suggested: readonly BoardShort[];
};

/** Saved pins and the places for them. @throws {ServiceError} */
export interface SaveGateway {
  /** Creates a copy. Repeating it creates another copy, unless the answer of the first call was lost. */
  save(save: NewSave): Promise<SaveOutcome>;
  change(pinId: PinId, change: PinChange): Promise<ChangeOutcome>;
  /** The board for quick saves without a chosen board; it is created when missing. */
  quickSavesBoard(userId: UserId): Promise<QuickSavesBoard | Refused>;
  /** Succeeds also when the pin is already deleted. */
  delete(copy: CopyToDelete): Promise<DeleteOutcome>;
  /** `pinId` is the pin to save, if there is one. */
  boards(pinId: PinId | null): Promise<SaveBoards>;
}
