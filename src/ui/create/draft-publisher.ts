import type { CreatePin } from '../../application/pins/create-pin.ts';
import type { Logger } from '../../application/ports/logger.ts';
import type { NewPinPicture } from '../../application/ports/pin-gateway.ts';
import { ServiceError } from '../../application/ports/service-error.ts';
import type { DraftValues } from '../../domain/drafts/draft.ts';
import type { Pin } from '../../domain/pins/pin.ts';
import { failureText } from '../status/failure-text.ts';
import type { DraftEntry } from './draft-entry.ts';

export type DraftPublisherDeps = {
  readonly createPin: CreatePin;
  readonly logger: Logger;
  /** The place of a pin for which none was chosen, or one that is not there any more. */
  readonly placeOf: (values: DraftValues) => Promise<NonNullable<DraftValues['place']>>;
};

function pictureOf({ upload, values }: DraftEntry): NewPinPicture | null {
  const { picture } = values;
  if (picture?.remote !== undefined) {
    const { url, method } = picture.remote;
    return { kind: 'remote', url, method, key: picture.id };
  }
  return upload.stored === null ? null : { kind: 'upload', uploadId: upload.stored.uploadId };
}

/** Makes pins of drafts. */
export class DraftPublisher {
  readonly #deps: DraftPublisherDeps;
  constructor(deps: DraftPublisherDeps) {
    this.#deps = deps;
  }

  /** Undefined when it was refused or did not get through, which then stands in the draft; else the draft is removed. */
  async publish(entry: DraftEntry): Promise<Pin | undefined> {
    if (entry.publishing) return undefined;
    entry.begin();
    try {
      const { values } = entry;
      const { boardId, sectionId } = await this.#deps.placeOf(values);
      const { title, description, link, altText } = values;
      const outcome = await this.#deps.createPin.run({
        title,
        description,
        link,
        altText,
        picture: pictureOf(entry),
        boardId,
        sectionId,
      });
      if (outcome.kind === 'refused') {
        entry.refuse(outcome);
        return undefined;
      }
      entry.remove();
      return outcome.pin;
    } catch (error) {
      entry.refuse({ kind: 'refused', message: this.#messageOf(error), fields: [] });
      return undefined;
    }
  }

  /** A bug must not cost what was typed: it is logged, and the draft stays. */
  #messageOf(error: unknown): string {
    if (error instanceof ServiceError) return error.shown ?? failureText(error.kind);
    this.#deps.logger.error('publishing-failed', error);
    return failureText('unavailable');
  }
}
