import { soughtColor } from '../../../src/domain/looks/palette.ts';
import { cropToText, isWholeCrop, type PictureCrop } from '../../../src/domain/looks/picture-crop.ts';
import type { PinId } from '../../../src/domain/ids/ids.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import { mediaFile } from '../media/media-file.ts';
import type { ReadPin } from '../pins/read-pin.ts';
import type { DiscoveryIndex } from '../ports/discovery/discovery-index.ts';
import { EmbedderUnavailable, type Embedding, type PictureEmbedder } from '../ports/media/embeddings.ts';
import type { MediaStore, PictureArea, PictureProcessor } from '../ports/media/media.ts';
import type { PinView, ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { withoutReason, type FeedSlice } from './feed-item.ts';
import { byParts } from './internal/by-parts.ts';
import { joinedRanks } from './internal/joined-ranks.ts';
import { FrozenLists } from './internal/frozen-lists.ts';

type VisualSearchDeps = {
  readonly store: Pick<StoreReader, 'pins' | 'pictures' | 'uploads' | 'looks' | 'embeddings' | 'search'>;
  readonly discovery: DiscoveryIndex;
  readonly media: Pick<MediaStore, 'read'>;
  readonly pictures: Pick<PictureProcessor, 'looksOf'>;
  /** Null without an operator's model. */
  readonly embedder: Pick<PictureEmbedder, 'model' | 'embed'> | null;
  readonly readPin: ReadPin;
  readonly clock: Clock;
};

export type VisualQuery = {
  /** A pin, the signature of the picture of an own upload, or a colour: a group, or `#rrggbb`. */
  readonly of: { readonly pinId: PinId } | { readonly signature: string } | { readonly color: string };
  readonly crop: PictureCrop;
  readonly productsOnly: boolean;
  readonly viewerId: ViewerId;
  readonly position: string | null;
  readonly limit: number;
};

export type VisualSearchOutcome =
  | ({ readonly kind: 'slice'; readonly state: 'ready' | 'building' } & FeedSlice)
  /** The pin or picture is missing, or not visible to the viewer. */
  | { readonly kind: 'not_found' }
  | { readonly kind: 'bad_position' };

/** Documents with the colours of the crop that are compared by their parts. */
const CANDIDATES = 400;

/** The most pictures that are found by an operator's model. */
const BY_EMBEDDING = 200;
/** How much a list counts when they are joined. */
const WEIGHTS = { looks: 0.5, embedding: 1 } as const;

/** The longest list of pictures with a colour. */
const COLORED_MAX = 1_000;

/**
 * Pictures that look like a part of a picture: first by colours, then by the shapes and colours of their own parts. Also
 * pictures with large areas of a colour. With an operator's model, what it finds is one more list.
 */
export class VisualSearch {
  readonly #deps: VisualSearchDeps;
  readonly #lists = new FrozenLists<readonly PinId[]>();

  constructor(deps: VisualSearchDeps) {
    this.#deps = deps;
  }

  /** @throws {PicturesBusy} */
  async run({ position, limit, ...query }: VisualQuery): Promise<VisualSearchOutcome> {
    const offset = position === null ? 0 : offsetOf(position);
    if (offset === undefined) return { kind: 'bad_position' };
    const list =
      'color' in query.of
        ? await this.#colored(query.of.color, query.productsOnly)
        : await this.#likePicture({ ...query, of: query.of }, offset);
    if (list === undefined) return { kind: 'not_found' };
    if (list === null) return { kind: 'slice', state: 'building', items: [], next: null };
    const { views, end } = await this.#visible(list, query.viewerId, offset, limit);
    return {
      kind: 'slice',
      state: 'ready',
      items: views.map(withoutReason),
      next: end < list.length ? String(end) : null,
    };
  }

  /** Null while the index is being built. */
  async #colored(color: string, productsOnly: boolean): Promise<readonly PinId[] | null | undefined> {
    const sought = soughtColor(color);
    if (sought === null) return undefined;
    return this.#deps.discovery.ask('byColor', { color: sought, productsOnly, limit: COLORED_MAX });
  }

  /** Undefined: no such picture. */
  async #likePicture(query: LikePicture, offset: number): Promise<readonly PinId[] | null | undefined> {
    const picture = await this.#pictureOf(query);
    return picture && this.#list(picture, query, offset);
  }

  async #pictureOf({
    of,
    viewerId,
  }: Pick<LikePicture, 'of' | 'viewerId'>): Promise<SoughtPicture | undefined> {
    const { store, readPin } = this.#deps;
    if ('pinId' in of) {
      const read = await readPin.run(of.pinId, viewerId);
      if (read.kind === 'not_found') return undefined;
      const { pin } = read.pin;
      return { signature: pin.pictureSignature, document: pin.originalPinId ?? pin.id };
    }
    const mayUse = viewerId !== null && (await store.uploads.mayUse(of.signature, viewerId));
    return mayUse ? { signature: of.signature, document: null } : undefined;
  }

  /** Null while the index is being built. The first page makes the list anew. */
  async #list(
    { signature, document }: SoughtPicture,
    { crop, productsOnly }: Pick<VisualQuery, 'crop' | 'productsOnly'>,
    offset: number,
  ): Promise<readonly PinId[] | null> {
    const key = [signature, document, cropToText(crop), productsOnly].join(' ');
    const frozen = offset === 0 ? undefined : this.#lists.find(key);
    if (frozen !== undefined) return frozen;
    const features = await this.#featuresOf(signature, crop);
    if (features === undefined) return [];
    const candidates = await this.#deps.discovery.ask('withColorsOf', {
      features,
      without: document,
      productsOnly,
      limit: CANDIDATES,
    });
    if (candidates === null) return null;
    const byLooks = await byParts(this.#deps.store.looks, features, candidates);
    const byEmbedding = await this.#byEmbedding({ signature, document }, { crop, productsOnly });
    const list =
      byEmbedding.length === 0
        ? byLooks
        : joinedRanks([
            { weight: WEIGHTS.looks, items: byLooks },
            { weight: WEIGHTS.embedding, items: byEmbedding },
          ]);
    this.#lists.put(key, list);
    return list;
  }

  async #featuresOf(signature: string, crop: PictureCrop): Promise<Int8Array | undefined> {
    const { store, pictures } = this.#deps;
    if (isWholeCrop(crop)) {
      const known = (await store.looks.find([signature])).get(signature);
      if (known !== undefined) return known.features;
    }
    const file = await this.#fileOf(signature);
    if (file === undefined) return undefined;
    return (await pictures.looksOf(file, { area: areaOf(crop) })).features;
  }

  /** Empty without a model, and while it cannot be used. */
  async #byEmbedding(
    { signature, document }: SoughtPicture,
    { crop, productsOnly }: Pick<VisualQuery, 'crop' | 'productsOnly'>,
  ): Promise<readonly PinId[]> {
    const embedding = await this.#embeddingOf(signature, crop);
    if (embedding === null) return [];
    const query = { embedding, without: document, productsOnly, limit: BY_EMBEDDING };
    return (await this.#deps.discovery.ask('nearEmbedding', query)) ?? [];
  }

  async #embeddingOf(signature: string, crop: PictureCrop): Promise<Embedding | null> {
    const { store, embedder } = this.#deps;
    if (embedder === null) return null;
    if (isWholeCrop(crop)) {
      const known = (await store.embeddings.find(embedder.model, [signature])).get(signature);
      if (known !== undefined) return known;
    }
    const file = await this.#fileOf(signature);
    if (file === undefined) return null;
    return embedder.embed(file, areaOf(crop)).catch((error: unknown) => {
      if (error instanceof EmbedderUnavailable) return null;
      throw error;
    });
  }

  async #fileOf(signature: string): Promise<Uint8Array | undefined> {
    const { store, media } = this.#deps;
    const large = await media.read(mediaFile('736x', signature, 'webp'));
    if (large !== undefined) return large;
    const picture = await store.pictures.find(signature);
    return picture && media.read(mediaFile('originals', signature, picture.extension));
  }

  async #visible(
    list: readonly PinId[],
    viewerId: ViewerId,
    offset: number,
    limit: number,
  ): Promise<{ readonly views: readonly PinView[]; readonly end: number }> {
    const { store, clock } = this.#deps;
    const views: PinView[] = [];
    let end = offset;
    while (views.length < limit && end < list.length) {
      const some = list.slice(end, end + limit - views.length);
      const ids = await store.search.findable(some, viewerId);
      for (const view of await store.pins.views(ids, viewerId))
        if (canSeePin(view, viewerId, clock.now())) views.push(view);
      end += some.length;
    }
    return { views, end };
  }
}

type LikePicture = Pick<VisualQuery, 'crop' | 'productsOnly' | 'viewerId'> & {
  readonly of: Exclude<VisualQuery['of'], { readonly color: string }>;
};
type SoughtPicture = { readonly signature: string; readonly document: PinId | null };

function areaOf({ x, y, w, h }: PictureCrop): PictureArea {
  return { left: x, top: y, width: w, height: h };
}

function offsetOf(position: string): number | undefined {
  return /^\d{1,4}$/.test(position) ? Number(position) : undefined;
}
