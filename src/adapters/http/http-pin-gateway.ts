import type { CreatePinOutcome, NewPin, PinGateway } from '../../application/ports/pin-gateway.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { pinFromWire } from '../../../wire/pin-from-wire.ts';
import { refusedBy, type ResourceClient } from './resource-client.ts';

const FORM_NAMES = {
  alt_text: 'altText',
  board_id: 'board',
  section: 'board',
  upload_id: 'picture',
} as const;

/** Pins over the resource calls. */
export class HttpPinGateway implements PinGateway {
  readonly #calls: ResourceClient;
  constructor(calls: ResourceClient) {
    this.#calls = calls;
  }

  async find(id: string): Promise<Pin | undefined> {
    const answer = await this.#calls.get('Pin', { id });
    return answer.kind === 'ok' ? pinFromWire(answer.data) : undefined;
  }

  async create(pin: NewPin): Promise<CreatePinOutcome> {
    const options = {
      upload_id: pin.uploadId,
      ...(pin.boardId === null ? {} : { board_id: pin.boardId }),
      ...(pin.sectionId === null ? {} : { section: pin.sectionId }),
      title: pin.title,
      description: pin.description,
      link: pin.link,
      alt_text: pin.altText,
      method: 'uploaded',
    };
    const answer = await this.#calls.create('Pin', options, `pin-of-upload-${pin.uploadId}`);
    return answer.kind === 'ok'
      ? { kind: 'created', pin: pinFromWire(answer.data) }
      : refusedBy(answer.error, FORM_NAMES);
  }
}
