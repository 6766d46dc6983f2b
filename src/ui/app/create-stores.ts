import { observable } from 'mobx';
import type { ComponentType } from 'react';
import { fetchCode } from '../base/lazy/fetch-code.ts';
import { LazyModule } from '../base/lazy/lazy-module.ts';
import type { Services } from '../base/services.ts';
import { BoardStore } from '../base/stores/board-store.ts';
import { ContextStore } from '../base/stores/context-store.ts';
import { FeedStore } from '../base/stores/feed-store.ts';
import { PageDataStore } from '../base/stores/page-data-store.ts';
import { PinStore } from '../base/stores/pin-store.ts';
import { ProfileViewStore } from '../base/stores/profile-view-store.ts';
import { SectionStore } from '../base/stores/section-store.ts';
import { SessionStore } from '../base/stores/session-store.ts';
import { ShortcutStore } from '../base/stores/shortcut-store.ts';
import type { Stores } from '../base/stores/stores.ts';
import { ToastStore } from '../base/stores/toast-store.ts';
import { UserStore } from '../base/stores/user-store.ts';
import { SavingStore } from '../saving/saving-store.ts';
import { TypeaheadStore } from '../search/typeahead-store.ts';

/** Creates empty stores for a visit. */
export function createStores(services: Services): Stores {
  const pins = new PinStore();
  const pageData = new PageDataStore();
  const toasts = new ToastStore(pageData);
  const importSaving = async () => {
    const [{ savingParts }, useCases] = await Promise.all([
      fetchCode(() => import('../saving/saving-parts.tsx')),
      services.openSaving(),
    ]);
    return savingParts(useCases, stores);
  };
  const stores: Stores = {
    session: new SessionStore(),
    context: new ContextStore(),
    pins,
    boards: new BoardStore(),
    sections: new SectionStore(),
    users: new UserStore(),
    profileView: new ProfileViewStore(),
    toasts,
    pageData,
    shortcuts: new ShortcutStore(),
    typeahead: new TypeaheadStore(),
    feeds: new FeedStore(services.loadFeedPage, pins),
    saving: new SavingStore(importSaving, toasts),
    layers: observable<ComponentType>([], { deep: false }),
    cards: new LazyModule(async () =>
      (await fetchCode(() => import('../card-tools/card-tools.tsx'))).cardTools(services, stores),
    ),
  };
  return stores;
}
