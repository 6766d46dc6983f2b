import { FEATURE_VALUES, WINDOW_COUNT } from '../../../src/domain/looks/picture-looks.ts';
import { likeness } from '../../../src/domain/looks/likeness.ts';
import { cropToText, isWholeCrop, type PictureCrop } from '../../../src/domain/looks/picture-crop.ts';
import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import { mediaFile } from '../media/media-file.ts';
import type { ReadPin } from '../pins/read-pin.ts';
import type { DiscoveryIndex, LooksCandidate } from '../ports/discovery/discovery-index.ts';
import type { MediaStore, PictureProcessor } from '../ports/media/media.ts';
import type { PinView, ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import { withoutReason, type FeedSlice } from './feed-item.ts';
import { FrozenLists } from './internal/frozen-lists.ts';

type VisualSearchDeps = {
  readonly store: Pick<StoreReader, 'pins' | 'pictures' | 'uploads' | 'looks' | 'hides'>;
  readonly discovery: DiscoveryIndex;
  readonly media: Pick<MediaStore, 'read'>;
  readonly pictures: Pick<PictureProcessor, 'looksOf'>;
  readonly readPin: ReadPin;
  readonly clock: Clock;
};

export type VisualQuery = {
  /** A pin, or the signature of the picture of an own upload. */
  readonly of: { readonly pinId: PinId } | { readonly signature: string };
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

/** Pictures that are less alike have nothing in common that a person would see. */
const MIN_LIKENESS = 0.35;

/** Pictures that look like a part of a picture: first by colours, then by the shapes and colours of their own parts. */
export class VisualSearch {
  readonly #deps: VisualSearchDeps;
  readonly #lists = new FrozenLists();

  constructor(deps: VisualSearchDeps) {
    this.#deps = deps;
  }

  /** @throws {PicturesBusy} */
  async run({ position, limit, ...query }: VisualQuery): Promise<VisualSearchOutcome> {
    const offset = position === null ? 0 : offsetOf(position);
    if (offset === undefined) return { kind: 'bad_position' };
    const picture = await this.#pictureOf(query);
    if (picture === undefined) return { kind: 'not_found' };
    const list = await this.#list(picture, query, offset);
    if (list === null) return { kind: 'slice', state: 'building', items: [], next: null };
    const { views, end } = await this.#visible(list, query.viewerId, offset, limit);
    return {
      kind: 'slice',
      state: 'ready',
      items: views.map(withoutReason),
      next: end < list.length ? String(end) : null,
    };
  }

  async #pictureOf({
    of,
    viewerId,
  }: Pick<VisualQuery, 'of' | 'viewerId'>): Promise<SoughtPicture | undefined> {
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
    const list = await this.#byParts(features, candidates);
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
    const area = { left: crop.x, top: crop.y, width: crop.w, height: crop.h };
    return (await pictures.looksOf(file, { area })).features;
  }

  async #fileOf(signature: string): Promise<Uint8Array | undefined> {
    const { store, media } = this.#deps;
    const large = await media.read(mediaFile('736x', signature, 'webp'));
    if (large !== undefined) return large;
    const picture = await store.pictures.find(signature);
    return picture && media.read(mediaFile('originals', signature, picture.extension));
  }

  async #byParts(sought: Int8Array, candidates: readonly LooksCandidate[]): Promise<readonly PinId[]> {
    const windows = await this.#deps.store.looks.windowsOfPins(candidates.map(({ pin }) => pin));
    return candidates
      .map(({ pin, likeness: whole }) => ({
        pin,
        score: Math.max(whole, bestPart(sought, windows.get(pin))),
      }))
      .filter(({ score }) => score >= MIN_LIKENESS)
      .sort((one, other) => other.score - one.score)
      .map(({ pin }) => pin);
  }

  async #visible(
    list: readonly PinId[],
    viewerId: ViewerId,
    offset: number,
    limit: number,
  ): Promise<{ readonly views: readonly PinView[]; readonly end: number }> {
    const { store, clock } = this.#deps;
    const isHidden = await this.#hiddenBy(viewerId);
    const views: PinView[] = [];
    let end = offset;
    while (views.length < limit && end < list.length) {
      const some = list.slice(end, end + limit - views.length);
      for (const view of await store.pins.views(some, viewerId))
        if (canSeePin(view, viewerId, clock.now()) && !isHidden(view)) views.push(view);
      end += some.length;
    }
    return { views, end };
  }

  async #hiddenBy(viewerId: ViewerId): Promise<(view: PinView) => boolean> {
    if (viewerId === null) return () => false;
    const hidden = await this.#deps.store.hides.ofUser(viewerId);
    const pins = new Set(hidden.pins.map(({ pinId }) => pinId));
    const people = new Set<UserId>(hidden.people.map(({ id }) => id));
    const boards = new Set(hidden.boards.map(({ id }) => id));
    return ({ pin, pinner, board }) =>
      pins.has(pin.id) || people.has(pinner.id) || boards.has(board.board.id);
  }
}

type SoughtPicture = { readonly signature: string; readonly document: PinId | null };

function bestPart(sought: Int8Array, windows: Int8Array | undefined): number {
  if (windows === undefined) return 0;
  let best = 0;
  for (let at = 0; at < WINDOW_COUNT; at += 1)
    best = Math.max(best, likeness(sought, windows, 0, at * FEATURE_VALUES));
  return best;
}

function offsetOf(position: string): number | undefined {
  return /^\d{1,4}$/.test(position) ? Number(position) : undefined;
}
