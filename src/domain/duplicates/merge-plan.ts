import type { BoardPrivacy } from '../boards/board.ts';
import type { BoardId, PinId } from '../ids/ids.ts';
import { TEXT_FIELDS } from '../limits/text-field.ts';

/** The board of a pin, as its owner sees it. */
export type MergePlace = {
  readonly boardId: BoardId;
  readonly privacy: BoardPrivacy;
  /** Others work on the board as well, or it belongs to somebody else. */
  readonly isShared: boolean;
};

export type MergedPin = {
  readonly pinId: PinId;
  readonly place: MergePlace;
  readonly note: string | null;
  /** The person may delete the pin. */
  readonly mayDelete: boolean;
  /** The person may add pins to its board. */
  readonly mayAdd: boolean;
};

/**
 * Why a pin stays: `privacy`: the kept pin would become visible to more people. `note`: its note fits nowhere else.
 * `place`: its board does not allow the change.
 */
export type StayReason = 'privacy' | 'note' | 'place';

/** A copy of the kept pin in the place of another one. */
export type MergeCopy = {
  readonly replaces: PinId;
  readonly note: string | null;
};

export type MergePlan = {
  /** Removed pins, also those that copies replace. */
  readonly removed: readonly PinId[];
  readonly copies: readonly MergeCopy[];
  /** The note of the kept pin afterwards. */
  readonly note: string | null;
  readonly stays: readonly { readonly pinId: PinId; readonly why: StayReason }[];
};

/**
 * Merges pins of the same picture into one of them. The others are removed; each of their boards gets a copy of the kept
 * pin, unless it has one (`boardsWithKept`), so that no board loses its picture. No note is lost, and nobody gets to see
 * what they could not see before.
 */
export function mergePlan(
  kept: MergedPin,
  others: readonly MergedPin[],
  boardsWithKept: ReadonlySet<BoardId>,
): MergePlan {
  const removed: PinId[] = [];
  const copies = new Map<BoardId, MergeCopy>();
  const stays: { pinId: PinId; why: StayReason }[] = [];
  let note = kept.note;

  const reasonAgainst = (other: MergedPin): StayReason | null => {
    const { place } = other;
    if (!other.mayDelete) return 'place';
    const copy = copies.get(place.boardId);
    const isThere = place.boardId === kept.place.boardId || boardsWithKept.has(place.boardId);
    if (copy !== undefined) {
      const joined = joinedNote(copy.note, other.note);
      if (joined === undefined) return 'note';
      copies.set(place.boardId, { ...copy, note: joined });
      return null;
    }
    if (isThere) {
      const joined = mayTell(place, kept.place) ? joinedNote(note, other.note) : undefined;
      if (joined === undefined && other.note !== null) return 'note';
      note = joined ?? note;
      return null;
    }
    if (!mayShow(kept.place, place)) return 'privacy';
    if (!other.mayAdd) return 'place';
    const ofKept = mayTell(kept.place, place) ? kept.note : null;
    copies.set(place.boardId, { replaces: other.pinId, note: other.note ?? ofKept });
    if (note === null && mayTell(place, kept.place)) note = other.note;
    return null;
  };

  for (const other of others) {
    const why = reasonAgainst(other);
    if (why === null) removed.push(other.pinId);
    else stays.push({ pinId: other.pinId, why });
  }
  return { removed, copies: [...copies.values()], note, stays };
}

/** Whether a pin of one board may be copied to another one, without showing it to people who could not see it. */
export function mayShow(from: MergePlace, to: MergePlace): boolean {
  return (
    from.boardId === to.boardId || from.privacy === 'public' || (to.privacy === 'secret' && !to.isShared)
  );
}

/** Notes are seen by all who work on a board; one of a secret board stays on secret boards. */
function mayTell(from: MergePlace, to: MergePlace): boolean {
  if (from.boardId === to.boardId) return true;
  return !to.isShared && (from.privacy !== 'secret' || to.privacy === 'secret');
}

/** Undefined when both do not fit. */
function joinedNote(one: string | null, other: string | null): string | null | undefined {
  if (other === null) return one;
  if (one === null) return other;
  if (`\n${one}\n`.includes(`\n${other}\n`)) return one;
  const joined = `${one}\n${other}`;
  return joined.length <= TEXT_FIELDS.note.max ? joined : undefined;
}
