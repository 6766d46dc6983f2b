import { accept, type Checked } from '../../domain/limits/checked.ts';
import { checkLink } from '../../domain/limits/link-field.ts';
import { checkTextField } from '../../domain/limits/text-field.ts';
import type { PinId } from '../../domain/ids/ids.ts';
import { refusalOf } from '../checked-fields.ts';
import type { ChangeOutcome, PinChange, SaveGateway } from '../ports/save-gateway.ts';

/** Changes the texts of a pin or moves it. What breaks a rule of its field is refused before the server is asked. */
export class ChangePin {
  readonly #deps: { readonly saves: SaveGateway };
  constructor(deps: { readonly saves: SaveGateway }) {
    this.#deps = deps;
  }

  async run(pinId: PinId, change: PinChange): Promise<ChangeOutcome> {
    const { title, description, link, altText, note } = change;
    const refused = refusalOf({
      title: given(title, (text) => checkTextField('pinTitle', text)),
      description: given(description, (text) => checkTextField('pinDescription', text)),
      link: given(link, checkLink),
      altText: given(altText, (text) => checkTextField('altText', text)),
      note: given(note, (text) => checkTextField('note', text)),
    });
    return refused ?? this.#deps.saves.change(pinId, change);
  }
}

/** What is left out is not wrong. */
function given(text: string | undefined, check: (text: string) => Checked<unknown>): Checked<unknown> {
  return text === undefined ? accept(undefined) : check(text);
}
