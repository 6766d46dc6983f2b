import { accept, refuse } from '../../domain/limits/checked.ts';
import { checkLink } from '../../domain/limits/link-field.ts';
import { checkTextField } from '../../domain/limits/text-field.ts';
import { refusalOf } from '../checked-fields.ts';
import type { CreatePinOutcome, NewPin, NewPinGateway } from '../ports/new-pin-gateway.ts';

/** What a person has filled in; the picture may not have been chosen or sent yet. */
export type PinDraft = Omit<NewPin, 'picture'> & { readonly picture: NewPin['picture'] | null };

/** Makes a pin from a picture that was uploaded or stands on another site, and its texts. */
export class CreatePin {
  readonly #deps: { readonly pins: NewPinGateway };
  constructor(deps: { readonly pins: NewPinGateway }) {
    this.#deps = deps;
  }

  async run(draft: PinDraft): Promise<CreatePinOutcome> {
    const { picture } = draft;
    const refused = refusalOf({
      picture: picture === null ? refuse('missing') : accept(picture),
      title: checkTextField('pinTitle', draft.title),
      description: checkTextField('pinDescription', draft.description),
      link: checkLink(draft.link),
      altText: checkTextField('altText', draft.altText),
    });
    if (refused !== undefined || picture === null)
      return refused ?? { kind: 'refused', message: '', fields: [] };
    return this.#deps.pins.create({ ...draft, picture });
  }
}
