import { accept, type Checked } from '../../domain/limits/checked.ts';
import { checkLink } from '../../domain/links/link-field.ts';
import { checkTextField } from '../../domain/limits/text-field.ts';
import { productFacts } from '../../domain/pins/product-facts.ts';
import type { ProductTexts } from '../../domain/pins/product-texts.ts';
import type { BoardId, PinId, SectionId, UserId } from '../../domain/ids/ids.ts';
import { refusalOf } from '../checked-fields.ts';
import { productFields } from '../pins/product-fields.ts';
import type { ChangeOutcome, PinChange, SaveGateway } from '../ports/save-gateway.ts';

export type ChangeCommand = Omit<PinChange, 'place' | 'product'> & {
  /** As it was typed; null, and what says nothing, takes it away. */
  readonly product?: ProductTexts | null;
  /** No board is the profile. */
  readonly place?: { readonly boardId: BoardId | null; readonly sectionId: SectionId | null };
};

type ChangePinDeps = { readonly saves: Pick<SaveGateway, 'change' | 'quickSavesBoard'> };

/** Changes the texts of a pin or moves it. What breaks a rule of its field is refused before the server is asked. */
export class ChangePin {
  readonly #deps: ChangePinDeps;
  constructor(deps: ChangePinDeps) {
    this.#deps = deps;
  }

  /**
   * @param userId who changes it
   * @throws {ServiceError}
   */
  async run(
    pinId: PinId,
    { place, product, ...texts }: ChangeCommand,
    userId: UserId,
  ): Promise<ChangeOutcome> {
    const { saves } = this.#deps;
    const { title, description, link, altText, note } = texts;
    const refused = refusalOf({
      title: given(title, (text) => checkTextField('pinTitle', text)),
      description: given(description, (text) => checkTextField('pinDescription', text)),
      link: given(link, checkLink),
      altText: given(altText, (text) => checkTextField('altText', text)),
      note: given(note, (text) => checkTextField('note', text)),
      ...(product && productFields(product)),
    });
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

/** What is left out is not wrong. */
function given(text: string | undefined, check: (text: string) => Checked<unknown>): Checked<unknown> {
  return text === undefined ? accept(undefined) : check(text);
}
