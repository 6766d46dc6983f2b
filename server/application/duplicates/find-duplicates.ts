import {
  duplicateGroups,
  type DuplicateGroup,
  type RepeatLevel,
} from '../../../src/domain/duplicates/duplicate-groups.ts';
import type { BoardId, PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { visibleBoard } from '../access/visible-board.ts';
import { visiblePins } from '../pins/visible-pins.ts';
import type { OwnPicture } from '../ports/media/looks.ts';
import type { ApartSets } from '../ports/pins/duplicates.ts';
import type { PinView } from '../ports/pins/views.ts';
import type { StoreReader } from '../ports/store.ts';
import type { Clock, Timer } from '../ports/surroundings.ts';
import { NearPictures } from './internal/near-pictures.ts';

/** The newest pins of a person are compared. */
const MOST_PINS = 20_000;

export type ShownGroup = {
  /** The one to keep comes first. */
  readonly pins: readonly { readonly view: PinView; readonly level: RepeatLevel }[];
};

export type DuplicateCounts = {
  /** Groups in all. */
  readonly groups: number;
  /** Pins that show the same picture as the best one of their group. */
  readonly samePins: number;
};

export type FindDuplicatesOutcome =
  | {
      readonly kind: 'found';
      readonly groups: readonly ShownGroup[];
      readonly counts: DuplicateCounts;
      readonly next: string | null;
    }
  /** A later request goes on with the comparison. */
  | { readonly kind: 'comparing'; readonly done: number; readonly total: number }
  | { readonly kind: 'not_found' }
  | { readonly kind: 'bad_position' };

export type AllDuplicatesOutcome =
  | { readonly kind: 'ready'; readonly groups: readonly DuplicateGroup<OwnPicture>[] }
  | Extract<FindDuplicatesOutcome, { kind: 'comparing' | 'not_found' }>;

type FindDuplicatesDeps = {
  readonly store: Pick<StoreReader, 'pins' | 'looks' | 'duplicates' | 'boards'>;
  readonly clock: Clock;
  readonly timer: Timer;
};

/** Groups of somebody's own pins that show the same picture, or pictures that look the same. */
export class FindDuplicates {
  readonly #deps: FindDuplicatesDeps;
  readonly #near: NearPictures;

  constructor(deps: FindDuplicatesDeps) {
    this.#deps = deps;
    this.#near = new NearPictures({ looks: deps.store.looks, timer: deps.timer });
  }

  /** One page: groups with the same picture first, then the newest. */
  async run({
    userId,
    boardId,
    position,
    limit,
  }: {
    readonly userId: UserId;
    /** Null: on all boards. */
    readonly boardId: BoardId | null;
    readonly position: string | null;
    readonly limit: number;
  }): Promise<FindDuplicatesOutcome> {
    const after = position === null ? null : keyFrom(position);
    if (after === undefined) return { kind: 'bad_position' };
    const all = await this.all(userId, boardId);
    if (all.kind !== 'ready') return all;
    const rest = after === null ? all.groups : all.groups.filter((group) => isAfter(group, after));
    const page = rest.slice(0, limit);
    const last = page.at(-1);
    return {
      kind: 'found',
      groups: await this.#shown(page, userId),
      counts: countsOf(all.groups),
      next: last !== undefined && rest.length > limit ? keyTo(last) : null,
    };
  }

  /** All groups in the order of the pages. */
  async all(userId: UserId, boardId: BoardId | null): Promise<AllDuplicatesOutcome> {
    const { store } = this.#deps;
    if (boardId !== null && (await visibleBoard(store.boards, boardId, userId)) === undefined)
      return { kind: 'not_found' };
    const pins = await store.looks.ofPinner(userId, { boardId, limit: MOST_PINS });
    const compared = await this.#near.of(userId, pins);
    if (compared.kind !== 'ready') return compared;
    const apart = await store.duplicates.apartSets(userId);
    const groups = duplicateGroups(pins, {
      near: compared.near,
      areApart: (one, other) => areApart(apart, one, other),
    });
    return { kind: 'ready', groups: groups.toSorted(inOrder) };
  }

  /** Pins that the person may not see any more are left out. */
  async #shown(groups: readonly DuplicateGroup[], userId: UserId): Promise<readonly ShownGroup[]> {
    const { store, clock } = this.#deps;
    const ids = groups.flatMap(({ best, others }) => [best, ...others.map(({ pin }) => pin)]);
    const views = await visiblePins(
      store.pins,
      ids.map(({ pinId }) => pinId),
      { id: userId, now: clock.now() },
    );
    return groups
      .map(({ best, others }) => {
        const all = [{ pin: best, level: 'same_picture' as const }, ...others];
        return {
          pins: all.flatMap(({ pin, level }) => {
            const view = views.get(pin.pinId);
            return view === undefined ? [] : [{ view, level }];
          }),
        };
      })
      .filter(({ pins }) => pins.length > 1);
  }
}

/** Groups with only the same picture have none that only looks the same. */
function levelOf({ others }: DuplicateGroup): RepeatLevel {
  return others.some(({ level }) => level === 'same_picture') ? 'same_picture' : 'looks_same';
}

type Key = { readonly level: RepeatLevel; readonly pinId: PinId };

function inOrder(one: DuplicateGroup, other: DuplicateGroup): number {
  return compareKeys(keyOf(one), keyOf(other));
}

function compareKeys(one: Key, other: Key): number {
  if (one.level !== other.level) return one.level === 'same_picture' ? -1 : 1;
  return other.pinId.length - one.pinId.length || (one.pinId < other.pinId ? 1 : -1);
}

function keyOf(group: DuplicateGroup): Key {
  return { level: levelOf(group), pinId: group.best.pinId };
}

function isAfter(group: DuplicateGroup, key: Key): boolean {
  return group.best.pinId !== key.pinId && compareKeys(key, keyOf(group)) < 0;
}

function keyTo(group: DuplicateGroup): string {
  const { level, pinId } = keyOf(group);
  return `${level} ${pinId}`;
}

function keyFrom(position: string): Key | undefined {
  const [, level, pinId] = /^(same_picture|looks_same) (\d{1,19})$/.exec(position) ?? [];
  return level === undefined ? undefined : ({ level, pinId } as Key);
}

function countsOf(groups: readonly DuplicateGroup[]): DuplicateCounts {
  const same = groups.flatMap(({ others }) => others).filter(({ level }) => level === 'same_picture');
  return { groups: groups.length, samePins: same.length };
}

function areApart(sets: ApartSets, one: PinId, other: PinId): boolean {
  const ofOther = sets.get(other) ?? [];
  return (sets.get(one) ?? []).some((set) => ofOther.includes(set));
}
