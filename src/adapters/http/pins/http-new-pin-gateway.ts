import type {
  CreatePinOutcome,
  NewPin,
  NewPinGateway,
  PinRefused,
} from '../../../application/ports/pins/new-pin-gateway.ts';
import type { Refused } from '../../../application/ports/refused.ts';
import type { WireError } from '../../../../wire/envelope.ts';
import { pinFromWire } from '../../../../wire/pin-from-wire.ts';
import { NAMES_OF_WIRE_TEXTS } from '../../../../wire/pin-text-names.ts';
import { madePinOptions, newPinOptions, newStoryOptions } from './new-pin-options.ts';
import { PRODUCT_NAMES } from './product-options.ts';
import { refusedBy, type CallOutcome, type ResourceClient } from '../client/resource-client.ts';

const FORM_NAMES: Readonly<Record<string, string>> = {
  ...NAMES_OF_WIRE_TEXTS,
  board_id: 'board',
  section: 'board',
  sponsor_username: 'sponsor',
  upload_id: 'picture',
  image_url: 'picture',
  carousel_slots: 'parts',
  collection_pin_ids: 'parts',
  collage_items: 'parts',
  'story_pin.pages': 'parts',
  'story_pin.metadata.pin_image_signature': 'cover',
  'story_pin.metadata.pin_title': 'title',
  ...PRODUCT_NAMES,
};

/** New pins over the resource calls. */
export class HttpNewPinGateway implements NewPinGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async create(pin: NewPin): Promise<CreatePinOutcome> {
    const answer = await this.#create(pin, pin.key);
    const made = answer.kind === 'failed' ? answer.error.extra_data.made : undefined;
    if (made === undefined) return outcomeOf(answer, pin);
    const changed = await this.#calls.update('Pin', madePinOptions(pin, made));
    // The pin was deleted meanwhile.
    if (changed.kind === 'failed' && changed.error.reason === 'pin_not_found')
      return outcomeOf(await this.#create(pin, `${pin.key}-anew`), pin);
    return { ...outcomeOf(changed, pin), was: 'made' };
  }

  #create(pin: NewPin, key: string): Promise<CallOutcome> {
    const { content } = pin;
    return content.kind === 'story'
      ? this.#calls.create('StoryPin', newStoryOptions(pin, content), key)
      : this.#calls.create('Pin', newPinOptions(pin, content), key);
  }
}

function outcomeOf(answer: CallOutcome, { content }: NewPin): CreatePinOutcome {
  if (answer.kind === 'ok') return { kind: 'created', pin: pinFromWire(answer.data) };
  const refused = inNamesOfTheForm(refusedBy(answer.error));
  // Only the message says why.
  if (answer.error.reason === 'forbidden')
    return { ...refused, fields: refused.fields.map((field) => ({ ...field, words: refused.message })) };
  return content.kind === 'remote' ? ofRemotePicture(answer.error, refused) : refused;
}

const PART = /^(?:carousel_slots|collage_items|collection_pin_ids|story_pin\.pages)\[(\d+)\](?:\.(\w+))?/;
const PART_FIELDS: Readonly<Record<string, string>> = { title: 'title', details: 'text', link: 'link' };

function inNamesOfTheForm(refused: Refused): Refused {
  return { ...refused, fields: refused.fields.map((field) => ({ ...field, name: formName(field.name) })) };
}

function formName(name: string): string {
  const [, index, field] = PART.exec(name) ?? [];
  if (index === undefined) return FORM_NAMES[name] ?? name;
  return `parts[${index}].${PART_FIELDS[field ?? ''] ?? (name.startsWith('story') ? 'text' : 'picture')}`;
}

/** A refusal with the problem of the picture's address, when the picture is on another site. */
function ofRemotePicture({ reason, message, extra_data }: WireError, refused: Refused): PinRefused {
  const field = { name: 'picture', problem: 'not_allowed' } as const;
  if (reason === 'fetch_failed') return { ...refused, fields: [field], trouble: extra_data.trouble };
  const isOfPicture = reason === 'bad_media' || reason === 'too_large';
  return isOfPicture ? { ...refused, fields: [{ ...field, words: message }] } : refused;
}
