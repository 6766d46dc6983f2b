import type { BoardPrivacy } from '../boards/board.ts';
import type { BoardId, PinId } from '../ids/ids.ts';
import type { DuplicateLevel } from '../looks/duplicate-level.ts';

/** One of somebody's pins, with what decides which one of several is kept. */
export type ComparedPin = {
  readonly pinId: PinId;
  readonly boardId: BoardId;
  readonly privacy: BoardPrivacy;
  /** The original, or the pin itself. */
  readonly rootId: PinId;
  /** Of the picture: pins of the same bytes have the same one. */
  readonly signature: string;
  /** Width times height. */
  readonly pixels: number;
  readonly hasLink: boolean;
  readonly createdAt: number;
};

export type RepeatLevel = Exclude<DuplicateLevel, 'different'>;

/** A pin and others that show the same, each compared with that pin alone. */
export type DuplicateGroup<P extends ComparedPin = ComparedPin> = {
  /** The one to keep, unless a person chooses another. */
  readonly best: P;
  readonly others: readonly { readonly pin: P; readonly level: RepeatLevel }[];
};

/** More pins of a picture form another group: looking the same is not transitive, and a person checks them all. */
export const MOST_IN_GROUP = 12;

export type GroupingRules = {
  /** Levels of pictures that are repeats of one, by their signatures; without itself. */
  readonly near: (signature: string) => ReadonlyMap<string, RepeatLevel>;
  /** The person has said that these are no duplicates. */
  readonly areApart: (one: PinId, other: PinId) => boolean;
};

/** Groups of at least two pins. A pin that was saved to several boards is no duplicate of itself. */
export function duplicateGroups<P extends ComparedPin>(
  pins: readonly P[],
  { near, areApart }: GroupingRules,
): readonly DuplicateGroup<P>[] {
  const groups: { best: P; others: { pin: P; level: RepeatLevel }[] }[] = [];
  const bySignature = new Map<string, (typeof groups)[number][]>();
  for (const pin of pins.toSorted(byWorth)) {
    const candidates: [string, RepeatLevel][] = [[pin.signature, 'same_picture'], ...near(pin.signature)];
    const found = candidates
      .toSorted(([, one], [, other]) => RANK[one] - RANK[other])
      .flatMap(([signature, level]) => (bySignature.get(signature) ?? []).map((group) => ({ group, level })))
      .find(({ group }) => group.others.length < MOST_IN_GROUP - 1 && !areApart(group.best.pinId, pin.pinId));
    if (found !== undefined) {
      found.group.others.push({ pin, level: found.level });
      continue;
    }
    const group = { best: pin, others: [] };
    groups.push(group);
    bySignature.set(pin.signature, [...(bySignature.get(pin.signature) ?? []), group]);
  }
  return groups.map(withoutPlainSaves).filter(({ others }) => others.length > 0);
}

const RANK: Readonly<Record<RepeatLevel, number>> = { same_picture: 0, looks_same: 1 };

const OPENNESS: Readonly<Record<BoardPrivacy, number>> = { public: 2, protected: 1, secret: 0 };

/**
 * The one to keep first: one that may be copied to the boards of the others before a secret one, then the largest
 * picture, then one with a link, then the oldest.
 */
export function byWorth(one: ComparedPin, other: ComparedPin): number {
  return (
    OPENNESS[other.privacy] - OPENNESS[one.privacy] ||
    other.pixels - one.pixels ||
    Number(other.hasLink) - Number(one.hasLink) ||
    one.createdAt - other.createdAt ||
    (one.pinId < other.pinId ? -1 : 1)
  );
}

/** Leaves out copies of the best pin on boards of their own, where they are what a merge would make. */
function withoutPlainSaves<P extends ComparedPin>({ best, others }: DuplicateGroup<P>): DuplicateGroup<P> {
  const boards = new Set([best.boardId]);
  return {
    best,
    others: others.filter(({ pin }) => {
      const isPlain =
        pin.rootId === best.rootId && pin.signature === best.signature && !boards.has(pin.boardId);
      if (isPlain) boards.add(pin.boardId);
      return !isPlain;
    }),
  };
}
