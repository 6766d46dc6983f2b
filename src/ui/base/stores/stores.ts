import type { ComponentType } from 'react';
import type { BoardStore } from './board-store.ts';
import type { ContextStore } from './context-store.ts';
import type { FeedStore } from './feed-store.ts';
import type { PageDataStore } from './page-data-store.ts';
import type { PinStore } from './pin-store.ts';
import type { ProfileViewStore } from './profile-view-store.ts';
import type { SectionStore } from './section-store.ts';
import type { SessionStore } from './session-store.ts';
import type { ShortcutStore } from './shortcut-store.ts';
import type { ToastStore } from './toast-store.ts';
import type { UserStore } from './user-store.ts';

/**
 * The state of the app; one set for each app and each rendered request. Features add their stores to this interface
 * where they define them; `src/ui/app/create-stores.ts` creates all of them.
 */
export interface Stores {
  readonly session: SessionStore;
  readonly context: ContextStore;
  readonly pins: PinStore;
  readonly boards: BoardStore;
  readonly sections: SectionStore;
  readonly users: UserStore;
  readonly profileView: ProfileViewStore;
  readonly feeds: FeedStore;
  readonly toasts: ToastStore;
  readonly pageData: PageDataStore;
  readonly shortcuts: ShortcutStore;
  /** Shown beside the page; chunks add theirs once they are loaded. */
  readonly layers: ComponentType[];
}
