import { makeAutoObservable, observableRef } from 'mobx';
import { withoutField } from '../../../../application/checked-fields.ts';
import type { CreatePin } from '../../../../application/pins/create-pin.ts';
import type { Logger } from '../../../../application/ports/logger.ts';
import type { Refused } from '../../../../application/ports/refused.ts';
import { ServiceError } from '../../../../application/ports/service-error.ts';
import type { DraftValues } from '../../../../domain/drafts/draft.ts';
import type { NewPinPicture } from '../../../../domain/drafts/new-pin-content.ts';
import type { Pin } from '../../../../domain/pins/pin.ts';
import { fetchCode } from '../../../base/lazy/fetch-code.ts';
import { failureText } from '../../../base/failure-text.ts';
import type { DraftEntry } from './draft-entry.ts';
import type { FileSender } from '../pictures/picture-upload.ts';

type Place = NonNullable<DraftValues['place']>;

export type DraftPublisherDeps = {
  readonly createPin: Pick<CreatePin, 'run'>;
  readonly logger: Logger;
  readonly sender: FileSender;
  /** The place of a pin without a chosen place, or whose place no longer exists. */
  readonly placeOf: (values: DraftValues) => Promise<Place>;
  /** Called when a pin was refused because its place no longer exists. */
  readonly onPlaceGone: (refused: Refused, place: Place) => Promise<void>;
};

/** `isOutdated`: the pin was created from an earlier state of the pictures or parts. */
export type PublishedPin = { readonly pin: Pin; readonly isOutdated: boolean };

/** Publishes drafts. */
export class DraftPublisher {
  /** The progress while several drafts are published. */
  progress: { readonly at: number; readonly of: number } | null = null;
  readonly #deps: DraftPublisherDeps;
  /** Called after publishing; the draft is no longer stored. */
  readonly #onPublished: (entry: DraftEntry) => void;

  constructor(deps: DraftPublisherDeps, onPublished: (entry: DraftEntry) => void) {
    this.#deps = deps;
    this.#onPublished = onPublished;
    makeAutoObservable(this, { progress: observableRef }, { autoBind: true });
  }

  /** Publishes the drafts that are ready, one after another, and stops when the server is unreachable. */
  async publishAll(entries: readonly DraftEntry[]): Promise<readonly PublishedPin[]> {
    const pins: PublishedPin[] = [];
    if (this.progress !== null) return pins;
    for (const entry of entries) entry.refuse(null);
    for (const [index, entry] of entries.entries()) {
      this.showProgress({ at: index + 1, of: entries.length });
      // It may have been discarded meanwhile, or refused together with an earlier one.
      const isWanted = entry.isReady && entry.refused === null;
      if (!isWanted) continue;
      const pin = await this.publish(entry);
      if (pin !== undefined) pins.push(pin);
      // The error belongs to no field, so the other drafts would fail too.
      else if (entry.refused?.fields.length === 0) break;
    }
    this.showProgress(null);
    return pins;
  }

  /**
   * Undefined when the server refused the pin or did not answer; the draft then shows why. Otherwise the draft is
   * removed.
   */
  async publish(entry: DraftEntry): Promise<PublishedPin | undefined> {
    if (entry.publishing) return undefined;
    const { picture } = entry.values;
    const sent = pictureOf(entry);
    entry.begin();
    try {
      const { sendDraft } = await fetchCode(() => import('./send-draft.ts'));
      const { outcome, isOutdated, place } = await sendDraft(entry, sent, this.#deps);
      if (outcome.kind === 'refused') {
        // A missing picture is no error any more if one was chosen meanwhile.
        entry.refuse(entry.values.picture === picture ? outcome : withoutField(outcome, 'picture'));
        if (outcome.missing !== undefined) await this.#deps.onPlaceGone(outcome, place);
        return undefined;
      }
      entry.remove();
      this.#onPublished(entry);
      return { pin: outcome.pin, isOutdated };
    } catch (error) {
      entry.refuse({ kind: 'refused', message: this.#messageOf(error), fields: [] });
      return undefined;
    }
  }

  private showProgress(progress: DraftPublisher['progress']): void {
    this.progress = progress;
  }

  /** A bug must not lose what the user typed: it is logged, and the draft stays. */
  #messageOf(error: unknown): string {
    if (error instanceof ServiceError) return error.shown ?? failureText(error.kind);
    this.#deps.logger.error('publishing-failed', error);
    return failureText('unavailable');
  }
}

/** The picture of a single-picture draft; null while it is not on the server. */
function pictureOf({ upload, values }: DraftEntry): NewPinPicture | null {
  const { picture } = values;
  if (picture?.remote !== undefined) {
    const { url, method } = picture.remote;
    return { kind: 'remote', url, method };
  }
  return upload.stored === null ? null : { kind: 'upload', uploadId: upload.stored.uploadId };
}
