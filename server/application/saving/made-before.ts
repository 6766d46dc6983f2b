import type { PinId, UserId } from '../../../src/domain/ids/ids.ts';
import { CREATION_KNOWN_MS, type CreationKey } from '../ports/pins/pin-creations.ts';
import type { StoreReader } from '../ports/store.ts';
import type { PinView } from '../ports/pins/views.ts';

/** What a request with the same key made before: the same pin, or, with other options, a pin that is only named. */
export type MadeBefore =
  | { readonly kind: 'the_same'; readonly pin: PinView }
  | { readonly kind: 'made_before'; readonly pinId: PinId };

/** Null without a key, and when its pin is not known any more: the request makes a pin. */
export async function madeBefore(
  store: Pick<StoreReader, 'pinCreations' | 'pins'>,
  creation: CreationKey | null,
  { actorId, now }: { readonly actorId: UserId; readonly now: number },
): Promise<MadeBefore | null> {
  if (creation === null) return null;
  const before = await store.pinCreations.find(actorId, creation.key);
  if (before === undefined || now - before.createdAt >= CREATION_KNOWN_MS) return null;
  const { body, pinId } = before;
  if (body !== creation.body) return { kind: 'made_before', pinId };
  const [pin] = await store.pins.views([pinId], actorId);
  return pin === undefined ? null : { kind: 'the_same', pin };
}
