import { checkPinTexts } from '../../domain/pins/pin-texts.ts';
import { productFacts } from '../../domain/pins/product-facts.ts';
import type { ProductTexts } from '../../domain/pins/product-texts.ts';
import type { BoardId, PinId, SectionId, UserId } from '../../domain/ids/ids.ts';
import { refusalOf } from '../checked-fields.ts';
import { productFields } from '../pins/product-fields.ts';
import type { ChangeOutcome, PinChange, SaveGateway } from '../ports/pins/save-gateway.ts';

export type ChangeCommand = Omit<PinChange, 'place' | 'product'> & {
  /** The typed fields; null or all empty removes the product. */
  readonly product?: ProductTexts | null;
  /** Without a board: the profile. */
  readonly place?: { readonly boardId: BoardId | null; readonly sectionId: SectionId | null };
};

type ChangePinDeps = { readonly saves: Pick<SaveGateway, 'change' | 'quickSavesBoard'> };

/** Changes the texts of a pin or moves it. Invalid fields are refused without a request. */
export class ChangePin {
  readonly #deps: ChangePinDeps;
  constructor(deps: ChangePinDeps) {
    this.#deps = deps;
  }

  /**
   * @param userId the viewer
   * @throws {ServiceError}
   */
  async run(
    pinId: PinId,
    { place, product, ...texts }: ChangeCommand,
    userId: UserId,
  ): Promise<ChangeOutcome> {
    const { saves } = this.#deps;
    const refused = refusalOf({ ...checkPinTexts(texts), ...(product && productFields(product)) });
    if (refused !== undefined) return refused;
    const change = product === undefined ? texts : { ...texts, product: product && productFacts(product) };
    if (place === undefined) return saves.change(pinId, change);
    const { boardId, sectionId } = place;
    const board =
      boardId === null ? await saves.quickSavesBoard(userId) : { kind: 'board' as const, boardId };
    return board.kind === 'refused'
      ? board
      : saves.change(pinId, { ...change, place: { boardId: board.boardId, sectionId } });
  }
}
