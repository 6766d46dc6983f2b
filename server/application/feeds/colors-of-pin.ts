import type { PinId } from '../../../src/domain/ids/ids.ts';
import type { PaletteColor } from '../../../src/domain/looks/palette.ts';
import type { ReadPin } from '../pins/read-pin.ts';
import type { ViewerId } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';

type ColorsOfPinDeps = {
  readonly store: Pick<StoreReader, 'looks'>;
  readonly readPin: ReadPin;
};

export type ColorsOfPinOutcome =
  | { readonly kind: 'found'; readonly palette: readonly PaletteColor[] }
  /** The pin is missing, or not visible to the viewer. */
  | { readonly kind: 'not_found' };

/** The main colours of the picture of a pin, the largest area first. */
export class ColorsOfPin {
  readonly #deps: ColorsOfPinDeps;

  constructor(deps: ColorsOfPinDeps) {
    this.#deps = deps;
  }

  /** No colours until the picture's looks are known. */
  async run(pinId: PinId, viewerId: ViewerId): Promise<ColorsOfPinOutcome> {
    const { store, readPin } = this.#deps;
    const read = await readPin.run(pinId, viewerId);
    if (read.kind === 'not_found') return read;
    const { pictureSignature } = read.pin.pin;
    const looks = (await store.looks.find([pictureSignature])).get(pictureSignature);
    return { kind: 'found', palette: looks?.palette ?? [] };
  }
}
