import { accept, refuse } from '../../domain/limits/checked.ts';
import { checkLink } from '../../domain/limits/link-field.ts';
import { checkTextField } from '../../domain/limits/text-field.ts';
import { refusalOf } from '../checked-fields.ts';
import type { CreatePinOutcome, NewPin, PinGateway } from '../ports/pin-gateway.ts';

/** What a person has filled in; the picture may not have been chosen or sent yet. */
export type PinDraft = Omit<NewPin, 'uploadId'> & { readonly uploadId: NewPin['uploadId'] | null };

/** Makes a pin from an uploaded picture and its texts. */
export class CreatePin {
  readonly #deps: { readonly pins: PinGateway };
  constructor(deps: { readonly pins: PinGateway }) {
    this.#deps = deps;
  }

  async run(draft: PinDraft): Promise<CreatePinOutcome> {
    const { uploadId } = draft;
    const refused = refusalOf({
      picture: uploadId === null ? refuse('missing') : accept(uploadId),
      title: checkTextField('pinTitle', draft.title),
      description: checkTextField('pinDescription', draft.description),
      link: checkLink(draft.link),
      altText: checkTextField('altText', draft.altText),
    });
    if (refused !== undefined || uploadId === null)
      return refused ?? { kind: 'refused', message: '', fields: [] };
    return this.#deps.pins.create({ ...draft, uploadId });
  }
}
