import { isIdText, toPinId, type PinId } from '../../../src/domain/ids/ids.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock } from '../ports/surroundings.ts';
import type { PinView, ViewerId } from '../ports/pins/views.ts';
import { canSeePin } from '../access/pin-visibility.ts';

export type ReadPinOutcome =
  | { readonly kind: 'found'; readonly pin: PinView }
  /** Missing, or not visible to the viewer. */
  | { readonly kind: 'not_found' };

/** The number of a product's pins that are tried; the first one that is visible to the viewer is shown. */
const MOST_CANDIDATES = 25;

type ReadPinDeps = { readonly store: Pick<StoreReader, 'pins'>; readonly clock: Clock };

/**
 * Reads one pin as the viewer may see it, also by the id of one of its parts or by a variant address of its product. It
 * fetches nothing from other sites.
 */
export class ReadPin {
  readonly #deps: ReadPinDeps;

  constructor(deps: ReadPinDeps) {
    this.#deps = deps;
  }

  async run(name: string, viewerId: ViewerId): Promise<ReadPinOutcome> {
    const pin = isIdText(name)
      ? ((await this.#view(toPinId(name), viewerId)) ?? (await this.#ofPart(name, viewerId)))
      : await this.#ofVariant(name, viewerId);
    return pin !== undefined && canSeePin(pin, viewerId, this.#deps.clock.now())
      ? { kind: 'found', pin }
      : { kind: 'not_found' };
  }

  async #view(id: PinId, viewerId: ViewerId): Promise<PinView | undefined> {
    const [view] = await this.#deps.store.pins.views([id], viewerId);
    return view;
  }

  async #ofPart(name: string, viewerId: ViewerId): Promise<PinView | undefined> {
    const id = await this.#deps.store.pins.findByPart(name);
    return id && this.#view(id, viewerId);
  }

  async #ofVariant(address: string, viewerId: ViewerId): Promise<PinView | undefined> {
    const { store, clock } = this.#deps;
    const ids = await store.pins.ofVariant(address, MOST_CANDIDATES);
    const views = await store.pins.views(ids, viewerId);
    return views.find((view) => canSeePin(view, viewerId, clock.now()));
  }
}
