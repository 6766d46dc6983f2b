import type { UserId } from '../../../src/domain/ids/ids.ts';
import type { PinView } from '../ports/pins/views.ts';
import type { StoreTransaction } from '../ports/store.ts';
import { tellNews, type TellNewsDeps } from './tell-news.ts';

/** Tells the pinner of a public pin that somebody did something with it. Nobody is told about pins on secret boards. */
export async function tellPinner(
  tx: Pick<StoreTransaction, 'news'>,
  deps: TellNewsDeps,
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
  await tellNews(tx, deps, { userId: view.pin.pinnerId, category, about, actorId });
}
