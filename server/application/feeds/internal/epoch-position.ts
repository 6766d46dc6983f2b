/** How long a list of recommendations stays the same, ms. */
const EPOCH_MS = 600_000;

/** A cursor in a list of recommendations: when the list was made, and how many of its pins were looked at. */
export type EpochPosition = { readonly epoch: number; readonly offset: number };

export function beginningAt(now: number): EpochPosition {
  return { epoch: Math.floor(now / EPOCH_MS), offset: 0 };
}

export function formatEpochPosition({ epoch, offset }: EpochPosition): string {
  return `${epoch} ${offset}`;
}

/** Undefined for a malformed cursor. */
export function parseEpochPosition(text: string): EpochPosition | undefined {
  const match = /^(\d{1,9}) (\d{1,6})$/.exec(text);
  return match === null ? undefined : { epoch: Number(match[1]), offset: Number(match[2]) };
}

/** A seed that is the same for the same object and epoch. */
export function seedOf(id: string, { epoch }: EpochPosition): number {
  let hash = Math.imul(epoch, 0x9e37_79b1);
  for (let place = 0; place < id.length; place += 1) {
    hash = Math.imul(hash ^ id.charCodeAt(place), 0x0100_0193);
  }
  return hash ^ (hash >>> 15);
}
