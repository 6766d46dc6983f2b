import { mergePlan, type MergedPin, type StayReason } from '../../../src/domain/duplicates/merge-plan.ts';
import { toPinId, type BoardId, type PinId, type UserId } from '../../../src/domain/ids/ids.ts';
import { mayAddPin, mayDeletePin } from '../../../src/domain/permissions/pin-access.ts';
import { pinStandingOf } from '../access/pin-visibility.ts';
import { standingOf } from '../access/viewer-standing.ts';
import { visiblePins } from '../pins/visible-pins.ts';
import type { MadeByMerge } from '../ports/pins/duplicates.ts';
import type { PinView } from '../ports/pins/views.ts';
import type { Store, StoreTransaction } from '../ports/store.ts';
import type { Clock, IdGenerator } from '../ports/surroundings.ts';
import { newCopy, TEXTS_OF_SOURCE } from '../saving/new-copy.ts';
import type { FindDuplicates } from './find-duplicates.ts';

/** How long a merge can be undone. */
const UNDO_MS = 3_600_000;

/** Groups that one request merges. */
const MOST_MERGED = 25;

export type WantedMerge = { readonly keptId: PinId; readonly pinIds: readonly PinId[] };

export type MergeOutcome = {
  readonly kind: 'merged';
  /** For `UndoMerge`; null when nothing was removed. */
  readonly mergeId: string | null;
  readonly removed: readonly PinId[];
  /** Of all groups, also those where everything stays. */
  readonly kept: readonly PinId[];
  readonly stays: readonly { readonly pinId: PinId; readonly why: StayReason }[];
};

export type MergeAllOutcome =
  | (MergeOutcome & { /** Groups that are left for another request. */ readonly left: number })
  | { readonly kind: 'comparing' }
  | { readonly kind: 'not_found' };

type MergeDeps = {
  readonly store: Store;
  readonly ids: Pick<IdGenerator, 'next'>;
  readonly clock: Clock;
  readonly findDuplicates: FindDuplicates;
};

/** Merges groups of somebody's own pins, each into the pin that is kept. The rules are in `mergePlan`. */
export class MergeDuplicates {
  readonly #deps: MergeDeps;

  constructor(deps: MergeDeps) {
    this.#deps = deps;
  }

  /** All in one transaction, which `UndoMerge` takes back as a whole. Pins that are gone are left out. */
  async run(userId: UserId, merges: readonly WantedMerge[]): Promise<MergeOutcome> {
    const { store, ids, clock } = this.#deps;
    const mergeId = ids.next();
    // A transaction may run again, and then needs the same ids.
    const copyIds = merges.flatMap(({ pinIds }) => pinIds.map(() => toPinId(ids.next())));
    return store.transaction((tx) => mergeAll(tx, { userId, merges, mergeId, copyIds, now: clock.now() }));
  }

  /** Merges the pins with the same picture as the best one of their group, up to `MOST_MERGED` groups. */
  async allSame(
    userId: UserId,
    boardId: BoardId | null,
    /** Kept pins of groups that were merged before; what stays in them is not tried again. */
    done: ReadonlySet<PinId>,
  ): Promise<MergeAllOutcome> {
    const found = await this.#deps.findDuplicates.all(userId, boardId);
    if (found.kind !== 'ready') return { kind: found.kind };
    const wanted = found.groups
      .map(({ best, others }) => ({
        keptId: best.pinId,
        pinIds: others.flatMap(({ pin, level }) => (level === 'same_picture' ? [pin.pinId] : [])),
      }))
      .filter(({ keptId, pinIds }) => pinIds.length > 0 && !done.has(keptId));
    const outcome = await this.run(userId, wanted.slice(0, MOST_MERGED));
    return { ...outcome, left: Math.max(0, wanted.length - MOST_MERGED) };
  }
}

type Merging = {
  readonly userId: UserId;
  readonly merges: readonly WantedMerge[];
  readonly mergeId: string;
  readonly copyIds: readonly PinId[];
  readonly now: number;
};

async function mergeAll(
  tx: StoreTransaction,
  { userId, merges, mergeId, copyIds, now }: Merging,
): Promise<MergeOutcome> {
  const ids = [...new Set(merges.flatMap(({ keptId, pinIds }) => [keptId, ...pinIds]))];
  const visible = await visiblePins(tx.pins, ids, { id: userId, now });
  const own = new Map([...visible].filter(([, view]) => isOwnPicture(view, userId)));
  const removed = new Set<PinId>();
  const kept: PinId[] = [];
  const stays: { pinId: PinId; why: StayReason }[] = [];
  const copies: PinId[] = [];
  const notes: MadeByMerge['notes'][number][] = [];
  const free = [...copyIds];
  for (const { keptId, pinIds } of merges) {
    const best = own.get(keptId);
    if (best === undefined || removed.has(keptId)) continue;
    const others = [...new Set(pinIds)].flatMap((id) => {
      const view = id === keptId || removed.has(id) || kept.includes(id) ? undefined : own.get(id);
      return view === undefined ? [] : [view];
    });
    if (others.length === 0) continue;
    const boards = await boardsWithKept(tx, userId, best, others);
    const plan = mergePlan(
      mergedPin(best, userId),
      others.map((view) => mergedPin(view, userId)),
      boards,
    );
    for (const { replaces, note } of plan.copies) {
      const { board, pin } = own.get(replaces)!;
      const id = free.pop()!;
      const place = { board: board.board, sectionId: pin.sectionId };
      const texts = { ...TEXTS_OF_SOURCE, note: note ?? '' };
      const copy = newCopy(best, place, { actorId: userId, id, createdAt: now, texts });
      await tx.pins.insert({ ...copy, note });
      copies.push(id);
    }
    if (plan.note !== best.pin.note) {
      notes.push({ pinId: keptId, before: best.pin.note, after: plan.note });
      await tx.pins.update(keptId, { note: plan.note });
    }
    for (const pinId of plan.removed) removed.add(pinId);
    stays.push(...plan.stays);
    kept.push(keptId);
  }
  if (removed.size === 0) return { kind: 'merged', mergeId: null, removed: [], kept, stays };
  await tx.duplicates.merge({
    id: mergeId,
    userId,
    expiresAt: now + UNDO_MS,
    removed: [...removed],
    made: { copies, notes },
  });
  return { kind: 'merged', mergeId, removed: [...removed], kept, stays };
}

/** Boards where the kept pin is saved already, in a pin that is not merged now. */
async function boardsWithKept(
  tx: StoreTransaction,
  userId: UserId,
  { pin }: PinView,
  others: readonly PinView[],
): Promise<ReadonlySet<BoardId>> {
  const rootId = pin.originalPinId ?? pin.id;
  const saves = await tx.duplicates.savesOf(userId, rootId, pin.pictureSignature);
  const merged = new Set(others.map((view) => view.pin.id));
  return new Set(saves.filter(({ pinId }) => !merged.has(pinId)).map(({ boardId }) => boardId));
}

/** Videos and pins of several pictures have more than their picture to lose. */
function isOwnPicture({ pin, video, content }: PinView, userId: UserId): boolean {
  return pin.pinnerId === userId && video === null && content === null;
}

function mergedPin(view: PinView, userId: UserId): MergedPin {
  const { pin, board } = view;
  const standing = pinStandingOf(view, userId);
  return {
    pinId: pin.id,
    place: {
      boardId: board.board.id,
      privacy: board.board.privacy,
      isShared: board.board.collaboratorCount > 0 || board.board.ownerId !== userId,
    },
    note: pin.note === '' ? null : pin.note,
    mayDelete: mayDeletePin(standing),
    mayAdd: mayAddPin(standingOf(board, userId)),
  };
}
