import { toPinId, type PinId } from '../../../src/domain/ids/ids.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import type { PinView } from '../ports/pins/views.ts';
import { newCopy, type CopyTexts } from './new-copy.ts';
import { refused, type RefusalReason, type Refused } from '../access/refusal.ts';
import { savePlace, type PlaceInput } from './save-place.ts';

export type SavePinDeps = {
  readonly store: Store;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
};

/** The texts are validated. */
export type SavePinCommand = PlaceInput & CopyTexts & { readonly pinId: PinId };

export type SavePinOutcome = { readonly kind: 'saved'; readonly pin: PinView } | Refused;

/**
 * Saves a pin that the actor may read to a board where the actor may add pins. A repetition makes another copy. Board,
 * copy and the counters of its sources are written together.
 */
export class SavePin {
  readonly #deps: SavePinDeps;

  constructor(deps: SavePinDeps) {
    this.#deps = deps;
  }

  async run(command: SavePinCommand): Promise<SavePinOutcome> {
    const { store, ids, clock } = this.#deps;
    const fresh = { id: ids.next(), createdAt: clock.now() };
    const copyId = ids.next();
    const refusal = await store.transaction((tx) => save(tx, command, { ...fresh, copyId }));
    if (refusal !== null) return refused(refusal);
    const [pin] = await store.pins.views([toPinId(copyId)], command.actorId);
    if (pin === undefined) throw new Error('a copy was gone as soon as it was made');
    return { kind: 'saved', pin };
  }
}

async function save(
  tx: StoreTransaction,
  command: SavePinCommand,
  fresh: { readonly id: string; readonly copyId: string; readonly createdAt: number },
): Promise<RefusalReason | null> {
  const { actorId, title, description, note } = command;
  const [source] = await tx.pins.views([command.pinId], actorId);
  if (source === undefined || !canSeePin(source, actorId, fresh.createdAt)) return 'pin_not_found';
  const place = await savePlace(tx, command, fresh);
  if (typeof place === 'string') return place;
  const texts = { title, description, note };
  const { copyId: id, createdAt } = fresh;
  await tx.pins.insert(newCopy(source, place, { actorId, id, createdAt, texts }));
  return null;
}
