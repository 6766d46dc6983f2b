import type { ReactNode } from 'react';
import type { UserShort, Viewer } from '../../../domain/users/user.ts';
import type { NavItem } from '../nav-item.ts';
import type { NavPlace } from './nav-place.ts';

/** The viewer, with what the account menu tells. */
export type AccountOwner = UserShort & Pick<Viewer, 'unreadNewsCount' | 'unreadConversationCount'>;

/** Props of header and bottom bar. */
export interface ChromeProps {
  readonly siteName: string;
  /** The items for this viewer, in order. */
  readonly items: readonly NavItem[];
  /** Null for visitors. */
  readonly viewer: AccountOwner | null;
  /** The current page, if it is one of the items. */
  readonly place: NavPlace | null;
  /** The path to return to after a log-in. */
  readonly returnTo: string | undefined;
  /** The search field of the header. */
  readonly search: ReactNode;
  /** True if the browser asks for privacy and nothing optional is enabled. */
  readonly honorsPrivacySignal: boolean;
  /** The date of the planned deletion of the viewer's account, in milliseconds since the epoch, if it must be shown. */
  readonly deleteAt: number | null;
  /** Shows the list of shortcuts. */
  readonly onShortcuts: () => void;
  readonly onLogOut: () => void;
}
