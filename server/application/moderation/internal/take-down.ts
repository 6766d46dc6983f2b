import type { UserId } from '../../../../src/domain/ids/ids.ts';
import type { DecisionRecord, PinOfPicture } from '../../ports/moderation/moderation.ts';
import type { StoreTransaction } from '../../ports/store.ts';
import type { ReportedThing } from './reported-thing.ts';

/** Copies of a picture that are removed together. */
const PINS_AT_ONCE = 500;

/** Whether operators can remove a thing: people are restricted, not removed, and quick-saves boards always stay. */
export function isRemovable(thing: ReportedThing | undefined): boolean {
  if (thing?.kind === 'board') return thing.board.layout !== 'quick_saves';
  return thing?.kind !== 'user';
}

/**
 * Removes a thing; one that is gone already needs nothing. With `blocksPicture` all pins of the same picture go as well,
 * and the picture may not come back. Call it after the decision was stored.
 * @returns the other pins of the picture that went as well
 */
export async function takeDown(
  tx: StoreTransaction,
  thing: ReportedThing | undefined,
  { id, createdAt }: Pick<DecisionRecord, 'id' | 'createdAt'>,
  { blocksPicture }: { readonly blocksPicture: boolean },
): Promise<readonly PinOfPicture[]> {
  if (thing?.kind === 'board') await tx.boards.remove(thing.board.id);
  if (thing?.kind === 'message') await tx.moderation.removeMessage(id, thing.message.id);
  if (thing?.kind !== 'pin') return [];
  const { pin } = thing;
  await tx.moderation.removePins(id, [pin.id]);
  if (!blocksPicture) return [];
  const signature = pin.pictureSignature;
  await tx.moderation.blockPicture(signature, id, createdAt);
  const all: PinOfPicture[] = [];
  for (;;) {
    const copies = await tx.moderation.pinsOfPicture(signature, PINS_AT_ONCE);
    await tx.moderation.removePins(
      id,
      copies.map((copy) => copy.id),
    );
    all.push(...copies);
    if (copies.length < PINS_AT_ONCE) return all;
  }
}

/** Suspends an account: its owner reads, appeals and exports, but changes nothing more. Operators are never suspended. */
export async function suspend(tx: StoreTransaction, userId: UserId | null): Promise<boolean> {
  const user = userId === null ? undefined : await tx.users.find(userId);
  if (user === undefined || user.isOperator || user.state === 'deactivated') return false;
  await tx.users.update(user.id, { state: 'suspended' });
  return true;
}

/** Ends a suspension. */
export async function reinstate(tx: StoreTransaction, userId: UserId): Promise<void> {
  const user = await tx.users.find(userId);
  if (user?.state === 'suspended') await tx.users.update(userId, { state: 'active' });
}
