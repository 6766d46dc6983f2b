import { PicturesBusy, type PictureProcessor, type Rendition } from '../ports/media/media.ts';
import type { Logger } from '../ports/surroundings.ts';
import type { WebFetcher } from '../ports/web/web.ts';
import { BoundedQueue } from './internal/bounded-queue.ts';

export type PreviewOutcome =
  | { readonly kind: 'picture'; readonly rendition: Rendition }
  /** The fetch failed, or the response is not a picture. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'busy' };

type PreviewSourceDeps = {
  readonly web: WebFetcher;
  readonly pictures: Pick<PictureProcessor, 'render'>;
  readonly logger: Pick<Logger, 'debug'>;
};

/** The limit keeps capacity for reading pages and saving pictures. */
const AT_ONCE = 3;
/** A page has at most a hundred pictures, and several people may use previews at once. */
const MOST_WAITING = 200;
const PREVIEW_SIZE = '474x';

/**
 * Fetches a picture of another site and makes a thumbnail; nothing is stored. The fetched bytes are never passed on
 * unchanged.
 */
export class PreviewSource {
  readonly #deps: PreviewSourceDeps;
  readonly #queue = new BoundedQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING });

  constructor(deps: PreviewSourceDeps) {
    this.#deps = deps;
  }

  async run(url: string): Promise<PreviewOutcome> {
    return (await this.#queue.run(() => this.#preview(url))) ?? { kind: 'busy' };
  }

  async #preview(url: string): Promise<PreviewOutcome> {
    const { web, pictures, logger } = this.#deps;
    const fetched = await web.fetch({ url, kind: 'image' });
    if (fetched.kind !== 'fetched') return { kind: 'nothing' };
    try {
      return {
        kind: 'picture',
        rendition: await pictures.render(fetched.answer.bytes, PREVIEW_SIZE, 'webp'),
      };
    } catch (error) {
      if (error instanceof PicturesBusy) return { kind: 'busy' };
      // The declared type of a picture from another site is not reliable.
      logger.debug('preview_refused', { error: error instanceof Error ? error : new Error(String(error)) });
      return { kind: 'nothing' };
    }
  }
}
