import type { MediaSize } from '../../../src/domain/images/image-sizes.ts';
import {
  PicturesBusy,
  type MediaStore,
  type PictureFormat,
  type PictureProcessor,
  type Rendition,
  type RenditionSize,
  type RenditionFormat,
} from '../ports/media/media.ts';
import type { PictureRecord } from '../ports/records.ts';
import { mediaFile } from './media-file.ts';
import type { RemovedPictures } from './removed-pictures.ts';

export type ServePictureQuery = {
  readonly size: MediaSize;
  /** 32 hex digits. */
  readonly signature: string;
  /** The extension of the original; the addresses of all sizes have it. */
  readonly extension: PictureRecord['extension'];
  /** Formats that the client accepts besides JPEG, PNG and GIF. */
  readonly accepts: { readonly webp: boolean; readonly avif: boolean };
};

export type ServePictureOutcome =
  | { readonly kind: 'file'; readonly format: PictureFormat; readonly bytes: Uint8Array }
  | { readonly kind: 'not_found' };

/** The limit of sizes in progress at the same time, because their originals are in memory. */
const MAX_PENDING = 32;

/** Serves a picture in one of its sizes; a size is made at the first request and stored. */
export class ServePicture {
  readonly #media: Pick<MediaStore, 'read' | 'put'>;
  readonly #pictures: Pick<PictureProcessor, 'render'>;
  /** Work in progress by size; requests for the same size share it. */
  readonly #pending = new Map<string, Promise<Rendition | undefined>>();

  readonly #removed: Pick<RemovedPictures, 'list'> | undefined;

  /** @param deps without `removed` every stored picture is served */
  constructor(deps: {
    readonly media: Pick<MediaStore, 'read' | 'put'>;
    readonly pictures: Pick<PictureProcessor, 'render'>;
    readonly removed?: Pick<RemovedPictures, 'list'>;
  }) {
    this.#media = deps.media;
    this.#removed = deps.removed;
    this.#pictures = deps.pictures;
  }

  /** @throws {PicturesBusy} when too many sizes are in progress */
  async run(query: ServePictureQuery): Promise<ServePictureOutcome> {
    const { size } = query;
    if ((await this.#removed?.list())?.has(query.signature)) return { kind: 'not_found' };
    const file = size === 'originals' ? await this.#original(query) : await this.#rendition(query, size);
    return file ? { kind: 'file', ...file } : { kind: 'not_found' };
  }

  async #original({ signature, extension }: ServePictureQuery): Promise<Rendition | undefined> {
    const bytes = await this.#media.read(mediaFile('originals', signature, extension));
    return bytes && { format: extension, bytes };
  }

  async #rendition(query: ServePictureQuery, size: RenditionSize): Promise<Rendition | undefined> {
    for (const format of formatsFor(query)) {
      const bytes = await this.#media.read(mediaFile(size, query.signature, format));
      if (bytes) return { format, bytes };
    }
    return this.#makeOnce(query, size, query.accepts.webp ? 'webp' : 'compatible');
  }

  #makeOnce(
    query: ServePictureQuery,
    size: RenditionSize,
    renditionFormat: RenditionFormat,
  ): Promise<Rendition | undefined> {
    const key = `${size} ${query.signature}.${query.extension} ${renditionFormat}`;
    const running = this.#pending.get(key);
    if (running) return running;
    if (this.#pending.size >= MAX_PENDING) return Promise.reject(new PicturesBusy());
    const making = this.#make(query, size, renditionFormat).finally(() => this.#pending.delete(key));
    this.#pending.set(key, making);
    return making;
  }

  async #make(
    query: ServePictureQuery,
    size: RenditionSize,
    renditionFormat: RenditionFormat,
  ): Promise<Rendition | undefined> {
    const original = await this.#original(query);
    if (!original) return undefined;
    const rendition = await this.#pictures.render(original.bytes, size, renditionFormat);
    await this.#media.put([
      { path: mediaFile(size, query.signature, rendition.format), bytes: rendition.bytes },
    ]);
    return rendition;
  }
}

/** The formats of a stored size, best first. AVIF is served if it exists; a request never waits for it. */
function formatsFor({ accepts, extension }: ServePictureQuery): PictureFormat[] {
  const compatible: PictureFormat[] = extension === 'jpg' ? ['jpg'] : ['jpg', 'png'];
  return [...(accepts.avif ? ['avif' as const] : []), ...(accepts.webp ? ['webp' as const] : compatible)];
}
