import type { BoardId, PinId, SectionId, UserId } from '../../../src/domain/ids/ids.ts';
import type { RemovedPictureList, RemovedPictures } from '../media/removed-pictures.ts';
import type { NotifyDeps } from '../news/notify.ts';
import { notifyPinner } from '../news/notify-pinner.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import { newCopy, TEXTS_OF_SOURCE } from '../saving/new-copy.ts';
import { refused } from '../access/refusal.ts';
import { givenPlace } from '../saving/save-place.ts';
import { sorted, type BulkOutcome } from './bulk-outcome.ts';
import { visiblePins } from './visible-pins.ts';

export type CopyPinsDeps = {
  readonly store: Store;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
  readonly removed: Pick<RemovedPictures, 'list'>;
};

export type CopyPinsCommand = {
  readonly actorId: UserId;
  readonly pinIds: readonly PinId[];
  readonly boardId: BoardId;
  readonly sectionId: SectionId | null;
};

/** The most pins of others of one request whose pinners are told, so that the transaction stays short. */
const MOST_TOLD = 25;

/** Saves many pins to one board in one transaction: all that the actor may read, up to the limit of the board. */
export class CopyPins {
  readonly #deps: CopyPinsDeps;

  constructor(deps: CopyPinsDeps) {
    this.#deps = deps;
  }

  async run(command: CopyPinsCommand): Promise<BulkOutcome> {
    const { store, ids, clock } = this.#deps;
    const fresh = { ids: command.pinIds.map(() => ids.next()), createdAt: clock.now() };
    const removed = await this.#deps.removed.list();
    return store.transaction((tx) => copy(tx, this.#deps, command, { ...fresh, removed }));
  }
}

async function copy(
  tx: StoreTransaction,
  deps: NotifyDeps,
  { actorId, pinIds, boardId, sectionId }: CopyPinsCommand,
  fresh: {
    readonly ids: readonly string[];
    readonly createdAt: number;
    readonly removed: RemovedPictureList;
  },
): Promise<BulkOutcome> {
  const place = await givenPlace(tx, { actorId, boardId, sectionId });
  if (typeof place === 'string') return refused(place);
  const { createdAt } = fresh;
  const views = await visiblePins(tx.pins, pinIds, { id: actorId, now: createdAt });
  const refusedIds = await fresh.removed.among(
    [...views].map(([id, { pin }]) => [id, pin.pictureSignature] as const),
    tx.looks,
  );
  let { room } = place;
  const outcome = sorted(pinIds, (id) => {
    if (!views.has(id)) return 'pin_not_found';
    if (refusedIds.has(id)) return 'picture_removed';
    room -= 1;
    return room < 0 ? 'board_full' : null;
  });
  // The first one gets the newest id, so that the copies have the same order by age and on the board.
  const newestFirst = fresh.ids.slice(0, outcome.okIds.length).toReversed();
  const copies = outcome.okIds.flatMap((sourceId, index) => {
    const [source, id] = [views.get(sourceId), newestFirst[index]];
    if (source === undefined || id === undefined) return [];
    return [newCopy(source, place, { actorId, id, createdAt, texts: TEXTS_OF_SOURCE })];
  });
  await tx.pins.insertAll(copies);
  if (place.board.privacy === 'public') {
    const others = outcome.okIds
      .flatMap((id) => views.get(id) ?? [])
      .filter(({ pin }) => pin.pinnerId !== actorId);
    for (const view of others.slice(0, MOST_TOLD)) {
      await notifyPinner(tx, deps, { view, actorId, category: 'save' });
    }
  }
  return outcome;
}
