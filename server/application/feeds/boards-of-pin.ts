import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { ReadPin } from '../pins/read-pin.ts';
import type { DiscoveryIndex } from '../ports/discovery/discovery-index.ts';
import type { BoardShortView, ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';

type BoardsOfPinDeps = {
  readonly store: Pick<StoreReader, 'boards' | 'feeds'>;
  readonly discovery: DiscoveryIndex;
  readonly readPin: ReadPin;
};

export type BoardsOfPinOutcome =
  | { readonly kind: 'found'; readonly boards: readonly BoardShortView[] }
  /** The pin is missing, or not visible to the viewer. */
  | { readonly kind: 'not_found' };

/** As many boards are looked at for each one that is asked for: some may not be shown to the viewer. */
const LOOKED_AT = 3;

/** Public boards that people have saved a pin to, the smallest first: they say most about it. */
export class BoardsOfPin {
  readonly #deps: BoardsOfPinDeps;

  constructor(deps: BoardsOfPinDeps) {
    this.#deps = deps;
  }

  /** No boards while the index is being built. */
  async run(pinId: PinId, viewerId: ViewerId, limit: number): Promise<BoardsOfPinOutcome> {
    const { store, discovery, readPin } = this.#deps;
    const read = await readPin.run(pinId, viewerId);
    if (read.kind === 'not_found') return read;
    const document = read.pin.pin.originalPinId ?? read.pin.pin.id;
    const ids = (await discovery.ask('boardsOf', { document, limit: limit * LOOKED_AT })) ?? [];
    const shown = await store.feeds.recommendableBoards(ids, viewerId);
    return { kind: 'found', boards: await store.boards.shortViews(shown.slice(0, limit), viewerId) };
  }
}
