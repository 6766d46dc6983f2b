import { accept, refuse } from '../../domain/limits/checked.ts';
import { checkContent } from '../../domain/drafts/new-pin-content.ts';
import { checkPinTexts } from '../../domain/pins/pin-texts.ts';
import { productFacts } from '../../domain/pins/product-facts.ts';
import type { ProductTexts } from '../../domain/pins/product-texts.ts';
import { refusalOf } from '../checked-fields.ts';
import type { CreatePinOutcome, NewPin, NewPinGateway } from '../ports/pins/new-pin-gateway.ts';
import { productFields } from './product-fields.ts';

/** The fields of the form; the picture may still be missing or uploading. */
export type PinDraft = Omit<NewPin, 'content' | 'product'> & {
  readonly content: NewPin['content'] | null;
  /** Null without typed product fields. */
  readonly product: ProductTexts | null;
};

/** Creates a pin from its texts and from pictures that were uploaded or are on other sites. */
export class CreatePin {
  readonly #deps: { readonly pins: NewPinGateway };
  constructor(deps: { readonly pins: NewPinGateway }) {
    this.#deps = deps;
  }

  async run(draft: PinDraft): Promise<CreatePinOutcome> {
    const { content, product } = draft;
    const refused = refusalOf({
      picture: content === null ? refuse('missing') : accept(content),
      ...(content === null ? {} : checkContent(content)),
      ...checkPinTexts(draft),
      ...(product === null ? {} : productFields(product)),
    });
    if (refused !== undefined || content === null)
      return refused ?? { kind: 'refused', message: '', fields: [] };
    return this.#deps.pins.create({ ...draft, content, product: product && productFacts(product) });
  }
}
