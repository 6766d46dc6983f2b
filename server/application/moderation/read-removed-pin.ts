import { toPinId } from '../../../src/domain/ids/ids.ts';
import type { PictureFormat } from '../ports/media/media.ts';
import type { RemovedPin } from '../ports/moderation/moderation.ts';
import type { ServePicture } from '../media/serve-picture.ts';
import type { StoreReader } from '../ports/store.ts';

type ReadRemovedPinDeps = {
  readonly store: Pick<StoreReader, 'moderation'>;
  /** Serves removed pictures, too. */
  readonly pictures: Pick<ServePicture, 'run'>;
};

/** What an operator sees of a removed pin; the picture is null when it cannot be read. */
export type SeenRemovedPin = Pick<RemovedPin, 'title' | 'description' | 'link'> & {
  readonly picture: { readonly format: PictureFormat; readonly bytes: Uint8Array } | null;
};

/** Reads the pin that a decision has removed, so that operators see what an appeal is about. */
export class ReadRemovedPin {
  readonly #deps: ReadRemovedPinDeps;

  constructor(deps: ReadRemovedPinDeps) {
    this.#deps = deps;
  }

  /** Null when the decision removed no pin, or the pin is no longer stored or was put back. */
  async run(decisionId: string): Promise<SeenRemovedPin | null> {
    const { store, pictures } = this.#deps;
    const decision = await store.moderation.findDecision(decisionId);
    if (decision === undefined || decision.action !== 'remove' || decision.objectType !== 'pin') return null;
    const pin = await store.moderation.removedPin(toPinId(decision.objectId));
    if (pin === undefined) return null;
    const { title, description, link, picture } = pin;
    const accepts = { webp: true, avif: false };
    const served = picture === null ? null : await pictures.run({ size: '474x', ...picture, accepts });
    return { title, description, link, picture: served?.kind === 'file' ? served : null };
  }
}
