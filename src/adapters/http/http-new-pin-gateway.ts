import type {
  CreatePinOutcome,
  NewPin,
  NewPinPicture,
  NewPinGateway,
  PinRefused,
} from '../../application/ports/new-pin-gateway.ts';
import type { Refused } from '../../application/ports/refused.ts';
import type { WireError } from '../../../wire/envelope.ts';
import { pinFromWire } from '../../../wire/pin-from-wire.ts';
import { refusedBy, type ResourceClient } from './resource-client.ts';

const FORM_NAMES = {
  alt_text: 'altText',
  board_id: 'board',
  section: 'board',
  upload_id: 'picture',
  image_url: 'picture',
} as const;

/** New pins over the resource calls. */
export class HttpNewPinGateway implements NewPinGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async create(pin: NewPin): Promise<CreatePinOutcome> {
    const options = {
      ...sourceOf(pin.picture),
      ...(pin.boardId === null ? {} : { board_id: pin.boardId }),
      ...(pin.sectionId === null ? {} : { section: pin.sectionId }),
      title: pin.title,
      description: pin.description,
      link: pin.link,
      alt_text: pin.altText,
    };
    const answer = await this.#calls.create('Pin', options, keyOf(pin.picture));
    if (answer.kind === 'ok') return { kind: 'created', pin: pinFromWire(answer.data) };
    const refused = refusedBy(answer.error, FORM_NAMES);
    return pin.picture.kind === 'remote' ? ofRemotePicture(answer.error, refused) : refused;
  }
}

/** A refusal for a picture of another site says what was wrong with that. */
function ofRemotePicture({ reason, message, extra_data }: WireError, refused: Refused): PinRefused {
  const field = { name: 'picture', problem: 'not_allowed' } as const;
  if (reason === 'fetch_failed') return { ...refused, fields: [field], trouble: extra_data.trouble };
  const isOfPicture = reason === 'bad_media' || reason === 'too_large';
  return isOfPicture ? { ...refused, fields: [{ ...field, words: message }] } : refused;
}

function sourceOf(picture: NewPinPicture) {
  return picture.kind === 'upload'
    ? { upload_id: picture.uploadId, method: 'uploaded' }
    : { image_url: picture.url, method: picture.method };
}

function keyOf(picture: NewPinPicture): string {
  return picture.kind === 'upload' ? `pin-of-upload-${picture.uploadId}` : `pin-of-${picture.key}`;
}
