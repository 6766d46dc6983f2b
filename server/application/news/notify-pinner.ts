import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { PinView } from '../ports/pins/views.ts';
import type { StoreTransaction } from '../ports/store.ts';
import { notify, type NotifyDeps } from './notify.ts';

/** Notifies the pinner of a public pin about what somebody did with it. Pins on secret boards cause no notifications. */
export async function notifyPinner(
  tx: Pick<StoreTransaction, 'news'>,
  deps: NotifyDeps,
  {
    view,
    actorId,
    category,
  }: {
    readonly view: Pick<PinView, 'pin' | 'board'>;
    readonly actorId: UserId;
    readonly category: 'save' | 'favorite' | 'reaction' | 'comment';
  },
): Promise<void> {
  if (view.board.board.privacy !== 'public') return;
  const about = { kind: 'pin', id: view.pin.id } as const;
  await notify(tx, deps, { userId: view.pin.pinnerId, category, about, actorId });
}
