import { toPinId, type PinId } from '../../../src/domain/ids/ids.ts';
import { canSeePin } from '../access/pin-visibility.ts';
import type { RemovedPictureList, RemovedPictures } from '../media/removed-pictures.ts';
import { madeBefore } from './made-before.ts';
import type { NotifyDeps } from '../news/notify.ts';
import { notifyPinner } from '../news/notify-pinner.ts';
import type { CreationKey } from '../ports/pins/pin-creations.ts';
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
  readonly removed: Pick<RemovedPictures, 'list'>;
};

/** The texts are validated. */
export type SavePinCommand = PlaceInput &
  CopyTexts & {
    readonly pinId: PinId;
    /** The idempotency key; null: every request makes a copy. */
    readonly creation: CreationKey | null;
  };

export type SavePinOutcome =
  | { readonly kind: 'saved'; readonly pin: PinView }
  /** The key was used with other options before. */
  | { readonly kind: 'made_before'; readonly pinId: PinId }
  | Refused;

/**
 * Saves a pin that the actor may read to a board where the actor may add pins. A repetition makes another copy,
 * unless it has the same idempotency key. Board, copy, the counters of its sources and the pinner's news are written
 * together; a save to a secret board is no news.
 */
export class SavePin {
  readonly #deps: SavePinDeps;

  constructor(deps: SavePinDeps) {
    this.#deps = deps;
  }

  async run(command: SavePinCommand): Promise<SavePinOutcome> {
    const { store, ids, clock } = this.#deps;
    const before = await madeBefore(store, command.creation, { ...command, now: clock.now() });
    if (before !== null) return before.kind === 'the_same' ? { kind: 'saved', pin: before.pin } : before;
    const fresh = { id: ids.next(), createdAt: clock.now() };
    const copyId = ids.next();
    const removed = await this.#deps.removed.list();
    const refusal = await store.transaction((tx) =>
      save(tx, this.#deps, command, { ...fresh, copyId, removed }),
    );
    if (refusal !== null) return refused(refusal);
    const [pin] = await store.pins.views([toPinId(copyId)], command.actorId);
    if (pin === undefined) throw new Error('a copy was gone as soon as it was made');
    return { kind: 'saved', pin };
  }
}

async function save(
  tx: StoreTransaction,
  deps: NotifyDeps,
  command: SavePinCommand,
  fresh: {
    readonly id: string;
    readonly copyId: string;
    readonly createdAt: number;
    readonly removed: RemovedPictureList;
  },
): Promise<RefusalReason | null> {
  const { actorId, title, description, note, creation } = command;
  const [source] = await tx.pins.views([command.pinId], actorId);
  if (source === undefined || !canSeePin(source, actorId, fresh.createdAt)) return 'pin_not_found';
  if (await fresh.removed.hasOneOf([source.pin.pictureSignature], tx.looks)) return 'picture_removed';
  const place = await savePlace(tx, command, fresh);
  if (typeof place === 'string') return place;
  const texts = { title, description, note };
  const { copyId: id, createdAt } = fresh;
  await tx.pins.insert(newCopy(source, place, { actorId, id, createdAt, texts }));
  if (creation !== null) await tx.pinCreations.keep(actorId, { ...creation, pinId: toPinId(id), createdAt });
  if (place.board.privacy === 'public')
    await notifyPinner(tx, deps, { view: source, actorId, category: 'save' });
  return null;
}
