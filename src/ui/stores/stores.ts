import { fetchCode } from '../app/fetch-code.ts';
import { LateParts } from '../app/late-parts.ts';
import type { Services } from '../app/services.ts';
import type { CardTools } from '../card-tools/card-tools.tsx';
import { SavingStore } from '../saving/saving-store.ts';
import { BoardStore } from './board-store.ts';
import { FeedStore } from './feed-store.ts';
import { KeptStore } from './kept-store.ts';
import { PinStore } from './pin-store.ts';
import { ProfileViewStore } from './profile-view-store.ts';
import { SectionStore } from './section-store.ts';
import { SessionStore } from './session-store.ts';
import { ShortcutStore } from './shortcut-store.ts';
import { ToastStore } from './toast-store.ts';
import { UserStore } from './user-store.ts';

/** What the app knows by now; one set for each app and each rendered request. */
export type Stores = {
  readonly session: SessionStore;
  readonly pins: PinStore;
  readonly boards: BoardStore;
  readonly sections: SectionStore;
  readonly users: UserStore;
  readonly profileView: ProfileViewStore;
  readonly feeds: FeedStore;
  readonly toasts: ToastStore;
  readonly saving: SavingStore;
  /** What can be done with a card besides saving it. */
  readonly cards: LateParts<CardTools>;
  readonly kept: KeptStore;
  readonly shortcuts: ShortcutStore;
};

export function createStores(services: Services): Stores {
  const pins = new PinStore();
  const kept = new KeptStore();
  const toasts = new ToastStore(kept);
  const openParts = async () => {
    const [{ savingParts }, useCases] = await Promise.all([
      fetchCode(() => import('../saving/saving-parts.tsx')),
      services.openSaving(),
    ]);
    return savingParts(useCases, stores);
  };
  const stores: Stores = {
    session: new SessionStore(),
    pins,
    boards: new BoardStore(),
    sections: new SectionStore(),
    users: new UserStore(),
    profileView: new ProfileViewStore(),
    toasts,
    kept,
    shortcuts: new ShortcutStore(),
    feeds: new FeedStore(services.loadFeedPage, pins),
    saving: new SavingStore(openParts, toasts),
    cards: new LateParts(async () =>
      (await fetchCode(() => import('../card-tools/card-tools.tsx'))).cardTools(services, stores),
    ),
  };
  return stores;
}
